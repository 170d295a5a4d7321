// The only functions that turn values into SVG text: numbers and strings. Their output never breaks markup.

/** Up to this many decimals, `String` writes a rounded number short. With more, small numbers would get exponents. */
const PLAIN_DECIMALS = 6;

/** Formats a number with at most `decimals` decimals and no exponent. Throws unless it is finite and below 1e15. */
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

/** Formats a whole number, as in paths on grains. Throws for any other number. */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${value} is not whole.`);
  return String(value);
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
 * Escapes text for content and for quoted attributes, in ASCII only. So a drawing survives a wrong encoding of its page
 * or file, and its title does not make a long string take two bytes per character. Characters that XML does not allow
 * become the replacement character.
 */
export function escaped(text: string): string {
  let safe = '';
  // Builds a new string, since replacing within a two-byte string gives a two-byte string again.
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
