// The words of PDF files with their places, as poppler finds them, and the sizes of all texts, as qpdf unpacks them.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demand, type Package } from '../services/programs.ts';
import { temporaryDirectory } from '../services/temporary.ts';

/** A word and the box around its letters, points from the upper left corner. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The height of poppler's boxes in ems of our fonts; the part of it above the letters, and that below them. */
const BOX_EMS = 1.362;
const ABOVE = 0.24;
const BELOW = 0.06;
/** The height of a box of the smallest texts, points. */
const LEAST_BOX = 7 * 1.2;

function run(name: Package, program: string, bytes: Uint8Array, argumentsFor: (file: string) => string[]): string {
  const { path, remove } = temporaryDirectory('pdf');
  try {
    const file = join(path, 'plan.pdf');
    writeFileSync(file, bytes);
    const options = { encoding: 'latin1', maxBuffer: 1e9, timeout: 120_000 } as const;
    return execFileSync(demand(name, program), argumentsFor(file), options);
  } finally {
    remove();
  }
}

/** The words of a page, and its width in points. */
export interface WordPage {
  readonly width: number;
  readonly words: readonly Word[];
}

/** The level and upright words of each page. Of slanted words poppler gives boxes that are not those of their letters. */
export function readWords(bytes: Uint8Array): WordPage[] {
  const html = Buffer.from(
    run('poppler-utils', 'pdftotext', bytes, (file) => ['-bbox', file, '-']),
    'latin1',
  ).toString();
  return html
    .split('<page ')
    .slice(1)
    .map((page) => ({
      width: Number(/width="(.*?)"/.exec(page)?.[1]),
      words: [...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].flatMap(
        ([, ...found]) => letters(found.slice(0, 4).map(Number), found[4]),
      ),
    }));
}

/**
 * The widths of the characters of numbers in our regular and bold fonts, as shares of the height of a box. The arrow
 * between pairs is of another font, whose boxes are higher.
 */
const NUMBER_WIDTHS: readonly Readonly<Record<string, number>>[] = [
  { digit: 0.42, '/': 0.273, '′': 0.17, '″': 0.3, ':': 0.197, '.': 0.197, ',': 0.197 },
  { digit: 0.42, '/': 0.305, '′': 0.222, '″': 0.385, ':': 0.209, '.': 0.209, ',': 0.209 },
  { digit: 0.395, '↔': 0.691 },
];
/** Of an upright 12′ the box is nearly as wide as that of a level one. */
const TOLERANCE = 0.015;

function letters([left, top, right, bottom]: readonly number[], text: string): Word[] {
  const [width, height] = [right - left, bottom - top];
  const count = Array.from(text).length;
  // All digits are equally wide, so a number tells which way it is written.
  const isNumber = /^[↔/′″:.,\d]*\d[↔/′″:.,\d]*$/.test(text);
  const widths = NUMBER_WIDTHS.map((known) =>
    Array.from(text).reduce((sum, character) => sum + (known[character] ?? known.digit), 0),
  );
  const isAlong = (length: number, high: number, least: number) =>
    high >= LEAST_BOX &&
    (isNumber
      ? widths.some((width) => Math.abs(length / (width * high) - 1) < TOLERANCE)
      : length >= least * count * (high / BOX_EMS));
  if (isAlong(width, height, 0.2))
    return [{ text, left, right, top: top + ABOVE * height, bottom: bottom - BELOW * height }];
  // Read from the right: what is above the letters is on their left.
  if (isAlong(height, width, 0.5))
    return [{ text, left: left + ABOVE * width, right: right - BELOW * width, top, bottom }];
  return [];
}

/** The size of the smallest text, points: the font's, scaled by the matrices of the text and of all that is around it. */
export function smallestText(bytes: Uint8Array): number {
  const pdf = run('qpdf', 'qpdf', bytes, (file) => ['--qdf', '--object-streams=disable', file, '-']);
  const streams = [...pdf.matchAll(/\nstream\n([\s\S]*?)\nendstream/g)].map(([, stream]) => stream);
  const contents = streams.filter((stream) => / Tf /.test(stream) && /\bBT\b/.test(stream));
  return Math.min(...contents.flatMap(sizesIn));
}

function sizesIn(content: string): number[] {
  const sizes: number[] = [];
  const scales: number[] = [];
  let [scale, matrix, size] = [1, 1, 0];
  const operands: number[] = [];
  const scaleOf = () => {
    const [a, b, c, d] = operands.slice(-6);
    return Math.sqrt(Math.abs(a * d - b * c));
  };
  for (const token of content.split(/\s+/)) {
    const value = Number(token);
    if (token !== '' && Number.isFinite(value)) {
      operands.push(value);
      continue;
    }
    if (token === 'q') scales.push(scale);
    else if (token === 'Q') scale = scales.pop() ?? 1;
    else if (token === 'cm') scale *= scaleOf();
    else if (token === 'Tm') matrix = scaleOf();
    else if (token === 'Tf') size = operands.at(-1) ?? 0;
    else if (token === 'Tj' || token === 'TJ') sizes.push(size * matrix * scale);
    if (!token.startsWith('/') && !token.startsWith('<')) operands.length = 0;
  }
  return sizes;
}

/** The space between the edge of the paper and what is printed, and the least width of a column; points. */
const MARGIN = 10 * (72 / 25.4);
const COLUMN = 90 * (72 / 25.4);
/** From one line of a list to the next, at most. */
const PITCH = 11;
/** The names of pieces on a word of a list, which ends with a comma unless it is the last one. */
const NAMES = /^([\d/+–]+)(,?)$/;

/** The names of pieces in the lists that begin with a label, such as "Tile no.", as they go on in columns and on pages. */
export function piecesOfPlan(pages: readonly WordPage[], label: string): string[] {
  const [first, ...others] = label.split(' ');
  return pages.flatMap(({ words }, page) =>
    words
      .filter((word) => word.text === first && others.every((other, i) => lineFrom(words, word)[i + 1]?.text === other))
      .flatMap((begin) => namesFrom(pages, page, begin)),
  );
}

/** The words from a word on, to its right, up to the next column. Fonts of two scripts have boxes of other heights. */
function lineFrom(words: readonly Word[], begin: Word): Word[] {
  const line = words
    .filter(({ left, bottom }) => Math.abs(bottom - begin.bottom) < 2.5 && left >= begin.left)
    .sort((a, b) => a.left - b.left);
  // Words of a line are a space apart.
  const end = line.findIndex((word, i) => i > 0 && word.left - line[i - 1].right >= 6);
  return end < 0 ? line : line.slice(0, end);
}

/** The names in the lines of a list that begins with a word. */
function namesFrom(pages: readonly WordPage[], page: number, begin: Word): string[] {
  const { words } = pages[page];
  const below = words.filter(({ left, bottom }) => Math.abs(left - begin.left) < 0.5 && bottom >= begin.bottom);
  const names: string[] = [];
  let [last, goesOn] = [begin, true];
  for (const word of below.sort((a, b) => a.bottom - b.bottom)) {
    if (!goesOn || word.bottom > last.bottom + PITCH) break;
    last = word;
    for (const { text } of lineFrom(words, word)) {
      const [, found, comma] = NAMES.exec(text) ?? [];
      if (found === undefined) continue;
      names.push(...found.split('+').flatMap(spanOf));
      goesOn = comma !== '';
    }
  }
  const next = goesOn ? nextColumn(pages, page, begin.left) : undefined;
  return next ? [...names, ...namesFrom(pages, next.page, next.word)] : names;
}

/** Where a list goes on whose lines begin at `left`: at the top of the next column, or of the next page. */
function nextColumn(pages: readonly WordPage[], page: number, left: number) {
  const inner = pages[page].width - 2 * MARGIN;
  const count = Math.floor(inner / COLUMN);
  const isLast = left + inner / count > pages[page].width - MARGIN;
  const at = isLast
    ? { page: page + 1, left: left - (count - 1) * (inner / count) }
    : { page, left: left + inner / count };
  const tops = pages[at.page]?.words
    .filter((word) => NAMES.test(word.text) && Math.abs(word.left - at.left) < 0.5)
    .sort((a, b) => a.top - b.top);
  return tops?.[0] && { page: at.page, word: tops[0] };
}

function spanOf(name: string): string[] {
  const [from, to = from] = name.split('–');
  if (from === to) return [name];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${Number(from) + i}`);
}
