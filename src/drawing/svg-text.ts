// The only ways by which values become SVG text: numbers, colours and words. What passes here cannot break the markup.

import type { DrawingColor } from './options.ts';

/** Up to so many decimals a rounded number is written short by itself; with more, small ones would get exponents. */
const PLAIN_DECIMALS = 6;

/** A number with at most so many decimals, never in exponents; one that is not finite is a fault and throws. */
export function decimal(value: number, decimals: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) throw new Error(`The number ${value} cannot be drawn.`);
  if (decimals <= PLAIN_DECIMALS && Math.abs(value) < 1e9) {
    const parts = 10 ** decimals;
    return String(Math.round(value * parts) / parts);
  }
  const fixed = value.toFixed(decimals);
  const short = decimals > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return short === '-0' ? '0' : short;
}

/** A whole number, as paths on grains have them. */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${value} is not whole.`);
  return String(value);
}

/** `#rrggbb`, made from numbers, whatever text a colour once was. */
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

const REPLACEMENT = 0xfffd;

/**
 * Text for content and for quoted attributes, in ASCII alone: a drawing survives whatever encoding a page or a file is
 * taken for, and a long one is not kept and sent as wide characters for the sake of its title. Characters that XML cannot
 * hold become the replacement character.
 */
export function escaped(text: string): string {
  let safe = '';
  // Letter by letter: what is replaced within a text of wide characters stays wide.
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? REPLACEMENT;
    if (!isHeldByXml(code)) safe += `&#${REPLACEMENT};`;
    else safe += ENTITIES[letter] ?? (code < 0x80 ? letter : `&#${code};`);
  }
  return safe;
}

function isHeldByXml(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
