// Estimates the width of texts without a browser. The estimate is an upper bound over the fonts of the stack, so that
// placed texts do not touch in another font.

/** Letters by their width in ems: the largest in any font of the stack or its common substitutes. */
const LETTERS: readonly (readonly [ems: number, letters: string])[] = [
  [0.29, "ijlíł'|!"],
  [0.34, ' \u00a0.,:;I·′'],
  [0.42, 'frt()/²'],
  [0.5, '-–°"″'],
  [0.56, 'scśćzżźJ'],
  [0.6, 'kvxy'],
  [0.65, '0123456789'],
  [0.69, 'EFLPSTZÉŚŻŹ'],
  [0.74, 'ABCKRVXYÁĄĆ'],
  [0.8, 'DGHNOQUÑÓŃÚÜØ'],
  [0.84, 'w×+='],
  [0.9, 'M'],
  [1, 'mW%@'],
];
const EMS = new Map(LETTERS.flatMap(([ems, letters]) => Array.from(letters, (letter) => [letter, ems] as const)));
/** Any other letter of the supported languages, such as a, e and n. */
const SMALL_LETTER = 0.65;
/** Chinese characters and their punctuation fill a square. From this code point on, Unicode has little else. */
const SQUARES_FROM = 0x2e80;
const BOLD = 1.07;

/** Returns the estimated width of a line of text, in the unit of `size`. */
export function widthOf(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) ems += EMS.get(letter) ?? (letter.charCodeAt(0) >= SQUARES_FROM ? 1 : SMALL_LETTER);
  return ems * size * (bold ? BOLD : 1);
}

/**
 * Joins parts with dots and wraps them into lines no wider than `width`. A part too long for a line wraps between its
 * words. A word that does not fit on a line is left out, since smaller or clipped text is of no use.
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

/** Wraps a text into lines no wider than `width`, at spaces and between Chinese characters. */
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
