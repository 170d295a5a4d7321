// A short identifier for a drawing, derived from all of its inputs.

import type { Plan } from '../../engine/index.ts';
import type { DrawingOptions } from './options.ts';

/** Returns letters and digits: the same for the same drawing and, barring collisions, different for others. */
export function fingerprintOf({ room, pattern, parameters, joint, start }: Plan, options: DrawingOptions): string {
  const { widthPx, walls, credit, color, colors = [], gapColor, lang, units = 'metric', chalk, look, title } = options;
  const inputs = [room, pattern.id, parameters, joint, start, widthPx, walls, credit, color, gapColor, lang];
  const further = [...(units === 'metric' ? [] : [units]), ...(colors.length > 0 ? [colors] : [])];
  const shown = [...(chalk ? ['chalk'] : []), ...(look === 'clean' ? [look] : []), ...(title ? ['title', title] : [])];
  return hashOf(JSON.stringify([...inputs, ...further, ...shown]));
}

/** Two 32-bit hashes of the text, mixed as in FNV (Fowler, Noll and Vo), in base 36. */
export function hashOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code ^ (a >>> 15), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
