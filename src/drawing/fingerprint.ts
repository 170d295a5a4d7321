// A short name for a drawing, made of all that goes into it.

import type { Plan } from '../engine/index.ts';
import type { DrawingOptions } from './options.ts';

/** Letters and digits that are the same for the same drawing, and different for others but for chance. */
export function fingerprintOf({ room, pattern, parameters, joint, start }: Plan, options: DrawingOptions): string {
  const { widthPx, walls, credit, color, gapColor, lang } = options;
  return hash(
    JSON.stringify([room, pattern.id, parameters, joint, start, widthPx, walls, credit, color, gapColor, lang]),
  );
}

/** Two sums of 32 bits over the text (multiplied and mixed as Fowler, Noll and Vo do), in letters. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code ^ (a >>> 15), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
