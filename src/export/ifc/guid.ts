// Identifiers of things in an IFC file: 128 bits as 22 characters (buildingSMART's base 64). They are hashes of what a thing
// is, so the same plan has the same ones on every day, and a changed plan replaces its things in a building model.

import { createHash } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** Gives identifiers to the things of one model, which its seed tells apart from those of other models. */
export function guidsOf(seed: string): (thing: string) => string {
  const root = createHash('sha256').update(seed).digest();
  return (thing) => compressed(createHash('sha256').update(root).update(thing).digest());
}

/** The first 128 bits, six for each character; the first character has two. */
function compressed(bytes: Uint8Array): string {
  let text = DIGITS[bytes[0] >> 6] + DIGITS[bytes[0] & 63];
  for (let i = 1; i < 16; i += 3) {
    const bits = (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2];
    text += DIGITS[bits >> 18] + DIGITS[(bits >> 12) & 63] + DIGITS[(bits >> 6) & 63] + DIGITS[bits & 63];
  }
  return text;
}
