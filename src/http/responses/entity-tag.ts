// Strong entity tags, derived from the input of an answer. Each encoding has its own tag, because the bytes differ.

import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** A hash of 22 characters. */
export function digestOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The value of the ETag header: `"tag"`, or `"tag.br"` for compressed content. */
export function tagFor(tag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${tag}"` : `"${tag}.${encoding}"`;
}

/**
 * Returns the If-None-Match entry that matches this tag in any encoding, with its quotes; undefined if none does. It may
 * be asked before there is an answer, so `*`, which matches any that exists, is left to `serve`.
 */
export function matchOf(ifNoneMatch: string | undefined, tag: string): string | undefined {
  if (ifNoneMatch === undefined || !ifNoneMatch.includes(tag)) return undefined;
  // The common case: the caller sends back the one tag it got.
  if (ifNoneMatch === `"${tag}"`) return ifNoneMatch;
  for (const part of ifNoneMatch.split(',')) {
    const entry = part.trim();
    // Proxies that recompress make a tag weak; a weak tag matches as well.
    const strong = entry.startsWith('W/') ? entry.slice(2) : entry;
    if (strong === `"${tag}"` || strong === `"${tag}.br"` || strong === `"${tag}.gzip"`) return strong;
  }
  return undefined;
}
