// The only ways by which values become SVG text: numbers, colours and words. What passes here cannot break the markup.

import type { DrawingColor } from './options.ts';

/** A number with at most so many decimals, never in exponents; one that is not finite is a fault and throws. */
export function decimal(value: number, decimals: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) throw new Error(`The number ${value} cannot be drawn.`);
  const fixed = value.toFixed(decimals);
  const short = decimals > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return short === '-0' ? '0' : short;
}

/** A whole number, as paths on grains have them. */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${value} is not whole.`);
  return String(value);
}

/** `#rrggbb`, made anew from numbers, whatever text a colour once was. */
export function hex({ r, g, b }: DrawingColor): string {
  const parts = [r, g, b].map((part) => {
    if (!(Number.isInteger(part) && part >= 0 && part <= 255)) throw new Error(`rgb(${r}, ${g}, ${b}) is no colour.`);
    return part.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for content and for quoted attributes. Characters that XML cannot hold become the replacement character. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter]);
}
