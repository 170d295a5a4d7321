// The stylesheet of all pages. Its address contains a hash of its text, so it can be cached forever.

import { COLORS } from './colors.ts';
import { COMPONENTS } from './components.ts';
import { FRAMED } from './framed.ts';
import { LAYOUT } from './layout.ts';

const TEXT = [COLORS, LAYOUT, COMPONENTS, FRAMED].join('\n');

export const STYLESHEET: { readonly path: string; readonly text: string } = {
  path: `/assets/pages-${fingerprintOf(TEXT)}.css`,
  text: TEXT,
};

/**
 * A hash of 16 hex digits: two 32-bit FNV-1a sums with different seeds. It only has to distinguish versions of one file,
 * and Node's hashes are not available in this folder.
 */
export function fingerprintOf(text: string): string {
  const sumFrom = (begin: number) => {
    let sum = begin;
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return sumFrom(0x811c9dc5) + sumFrom(0x9e3779b9);
}
