// Entity tags: strong, made from what an answer is made of, one for each encoding, since the bytes differ.

import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** 22 characters that stand for a text. */
export function digestOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The header's value for a tag: `"tag"`, or `"tag.br"` for the same content compressed. */
export function tagFor(tag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${tag}"` : `"${tag}.${encoding}"`;
}

/** The tag in an If-None-Match that names this content in any encoding, with its quotes; undefined when none does. */
export function matchOf(ifNoneMatch: string | undefined, tag: string): string | undefined {
  if (ifNoneMatch === undefined || !ifNoneMatch.includes(tag)) return undefined;
  // What most callers send: the one tag that we gave them.
  if (ifNoneMatch === `"${tag}"`) return ifNoneMatch;
  for (const part of ifNoneMatch.split(',')) {
    const entry = part.trim();
    // Proxies that recompress make a tag weak; whether a copy is still good does not depend on it.
    const strong = entry.startsWith('W/') ? entry.slice(2) : entry;
    if (strong === `"${tag}"` || strong === `"${tag}.br"` || strong === `"${tag}.gzip"`) return strong;
  }
  return undefined;
}
