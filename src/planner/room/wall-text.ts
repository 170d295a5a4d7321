// Walls as people type them: with units, signs for feet and inches, decimal commas and spaces; or a rectangle as its
// width × length.

import { lengthFromText, tokenOf } from '../../wire/index.ts';
import { inGrammar, TYPED_LENGTH } from '../fields/lengths.ts';

/** One wall, which may contain spaces, or any other word; commas and semicolons separate too. */
const WORD = new RegExp(
  `(?:([eswn])\\s*(${TYPED_LENGTH})|a\\s*(\\d+(?:[.,]\\d+)?)\\s*°?\\s*:\\s*(${TYPED_LENGTH}))(?=[\\s,;]|$)|[^\\s,;]+`,
  'gi',
);
/** The Cyrillic letter is on many keyboards where the Latin one would be. */
const RECTANGLE = new RegExp(`^\\s*(${TYPED_LENGTH})\\s*[xх×✕*]\\s*(${TYPED_LENGTH})\\s*$`, 'i');
const UNIT = /[a-z]+$/;

/**
 * A typed room as a walk in the grammar of requests. Words that are not walls stay as they are, for a message that names
 * them. Lengths without a unit are centimetres.
 *
 * `E3,2 m S 240` is `E3.2m S240`; `4,2 × 3,5 m` is `E420 S350 W420 N350`.
 */
export function walkFromTyped(text: string): string {
  const rectangle = rectangleFromTyped(text);
  if (rectangle) return walkAround(rectangle);
  return Array.from(text.matchAll(WORD), wallFromWord).join(' ');
}

/** The typed text in parts for marking: words and the spaces between them, in order. */
export function partsOf(text: string): { readonly text: string; readonly walk: string }[] {
  if (rectangleFromTyped(text)) return [{ text, walk: '' }];
  const parts: { text: string; walk: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    parts.push({ text: text.slice(end, match.index), walk: '' }, { text: match[0], walk: wallFromWord(match) });
    end = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(end), walk: '' }];
}

function wallFromWord([word, letter, length, bearing, angledLength]: RegExpMatchArray): string {
  if (letter !== undefined) return letter.toUpperCase() + inGrammar(length);
  return bearing === undefined ? word : `A${bearing.replace(',', '.')}:${inGrammar(angledLength)}`;
}

/** Width and length in cm of `420 x 350`, `10' x 12'6"` or `4,2 × 3,5 m`, whose unit is that of both. */
function rectangleFromTyped(text: string): readonly [widthCm: number, lengthCm: number] | undefined {
  const [matched, width, length] = RECTANGLE.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const [first, second] = [inGrammar(width), inGrammar(length)];
  const unit = UNIT.test(first) ? '' : (UNIT.exec(second)?.[0] ?? '');
  const [w, l] = [lengthFromText(first + unit, 'cm') ?? 0, lengthFromText(second, 'cm') ?? 0];
  return w > 0 && l > 0 ? [w, l] : undefined;
}

function walkAround(sides: readonly [number, number]): string {
  return [0, 1, 2, 3].map((quarter) => tokenOf({ bearingDeg: 90 * quarter, lengthCm: sides[quarter % 2] })).join(' ');
}
