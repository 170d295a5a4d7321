// The one stylesheet of the pages, under an address that changes with its text, so that it can be cached for ever.

import { COLORS } from './colors.ts';
import { COMPONENTS } from './components.ts';
import { LAYOUT } from './layout.ts';

const TEXT = [COLORS, LAYOUT, COMPONENTS].join('\n');

export const STYLESHEET: { readonly path: string; readonly text: string } = {
  path: `/assets/pages-${fingerprintOf(TEXT)}.css`,
  text: TEXT,
};

/**
 * Sixteen hex digits that follow from a text: two 32-bit FNV-1a sums from different beginnings. It tells versions of our
 * own file apart and guards nothing, and this folder knows no Node whose digests it could use.
 */
export function fingerprintOf(text: string): string {
  const sumFrom = (begin: number) => {
    let sum = begin;
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return sumFrom(0x811c9dc5) + sumFrom(0x9e3779b9);
}
