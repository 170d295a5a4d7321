// How wide a text will be, without asking a browser: an upper estimate over the fonts of the stack, so that what is
// placed by it does not touch when another font is used.

/** Widths in ems, widest letters first; what is in none of the lists is an ordinary small letter. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/, 1],
  [/[MWmw%@]/, 0.95],
  [/[A-ZĄĆĘŁŃÓŚŹŻÁÉÍÑÚÜ]/, 0.76],
  [/[×+=]/, 0.84],
  [/[0-9]/, 0.66],
  [/[fjrt()/°²"-]/, 0.46],
  [/[ ilI.,:;|!'·í]/, 0.34],
];
const SMALL_LETTER = 0.64;
const BOLD = 1.1;

/** Width of a line of text at a size, in the unit of the size. */
export function widthOf(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) ems += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? SMALL_LETTER;
  return ems * size * (bold ? BOLD : 1);
}

/**
 * Parts joined by a dot between them, broken into lines no wider than `width`; a part too long for a line is broken
 * between its words. What cannot be broken and does not fit is left out: smaller or clipped text helps nobody.
 */
export function wrapParts(parts: readonly string[], size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines[lines.length - 1]} · ${part}` : part;
    if (lines.length > 0 && widthOf(joined, size, bold) <= width) lines[lines.length - 1] = joined;
    else lines.push(...wrapWords(part, size, width, bold));
  }
  return lines;
}

/** A text broken into lines no wider than `width`, at its spaces and between Chinese characters. */
export function wrapWords(text: string, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[\u2e80-\u9fff\uff00-\uffef] *|[^ \u2e80-\u9fff\uff00-\uffef]+ */g) ?? []) {
    if (widthOf((line + word).trimEnd(), size, bold) <= width) {
      line += word;
    } else {
      if (line !== '') lines.push(line.trimEnd());
      line = widthOf(word.trimEnd(), size, bold) <= width ? word : '';
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
