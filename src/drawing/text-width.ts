// How wide a text will be, without asking a browser: an upper estimate over the fonts of the stack, so that what is
// placed by it does not touch when another font is used.

/** Letters by their width in ems, each as wide as in the widest font of the stack and of those that stand in for it. */
const LETTERS: readonly (readonly [ems: number, letters: string])[] = [
  [0.29, "ijlíł'|!"],
  [0.34, ' .,:;I·'],
  [0.42, 'frt()/²'],
  [0.5, '-–°"'],
  [0.56, 'scśćzżźJ'],
  [0.6, 'kvxy'],
  [0.65, '0123456789'],
  [0.69, 'EFLPSTZÉŚŻŹ'],
  [0.74, 'ABCKRVXYÁĄĆ'],
  [0.8, 'DGHNOQUÑÓŃÚÜ'],
  [0.84, 'w×+='],
  [0.9, 'M'],
  [1, 'mW%@'],
];
const EMS = new Map(LETTERS.flatMap(([ems, letters]) => Array.from(letters, (letter) => [letter, ems] as const)));
/** Any other letter of our languages: a, e, n and their like. */
const SMALL_LETTER = 0.65;
/** Chinese characters and what is set among them fill a square; from here on Unicode has hardly anything else. */
const SQUARES_FROM = 0x2e80;
const BOLD = 1.07;

/** Width of a line of text at a size, in the unit of the size. */
export function widthOf(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) ems += EMS.get(letter) ?? (letter.charCodeAt(0) >= SQUARES_FROM ? 1 : SMALL_LETTER);
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
