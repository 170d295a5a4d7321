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

/** The level and upright words of each page. Of slanted words poppler gives boxes that are not those of their letters. */
export function readWords(bytes: Uint8Array): Word[][] {
  const html = Buffer.from(
    run('poppler-utils', 'pdftotext', bytes, (file) => ['-bbox', file, '-']),
    'latin1',
  ).toString();
  return html
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].flatMap(
        ([, ...found]) => letters(found.slice(0, 4).map(Number), found[4]),
      ),
    );
}

function letters([left, top, right, bottom]: readonly number[], text: string): Word[] {
  const [width, height] = [right - left, bottom - top];
  const count = Array.from(text).length;
  const isLevel = height >= LEAST_BOX && width >= 0.2 * count * (height / BOX_EMS);
  const isUpright = width >= LEAST_BOX && height >= 0.5 * count * (width / BOX_EMS);
  if (isLevel) return [{ text, left, right, top: top + ABOVE * height, bottom: bottom - BELOW * height }];
  // Read from the right: what is above the letters is on their left.
  if (isUpright) return [{ text, left: left + ABOVE * width, right: right - BELOW * width, top, bottom }];
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

/** The names of pieces in the lists that begin with a label, such as "Tile no.", one list below each other line. */
export function piecesOfPlan(words: readonly Word[], label: string): string[] {
  const [first, ...others] = label.split(' ');
  /** The words from a word on, to its right. Fonts of two scripts have boxes of other heights. */
  const lineFrom = (begin: Word) =>
    words
      .filter(({ left, bottom }) => Math.abs(bottom - begin.bottom) < 2.5 && left >= begin.left)
      .sort((a, b) => a.left - b.left);
  const begins = words.filter(
    (word) => word.text === first && others.every((other, i) => lineFrom(word)[i + 1]?.text === other),
  );
  return begins.flatMap((begin) => {
    const names: string[] = [];
    let last = begin;
    const below = words.filter(({ left, bottom }) => Math.abs(left - begin.left) < 0.5 && bottom >= begin.bottom);
    for (const word of below.sort((a, b) => a.bottom - b.bottom)) {
      if (word.bottom > last.bottom + 11) break;
      last = word;
      const line = lineFrom(word);
      // Up to the next column: words of a line are a space apart.
      for (let i = 0; i < line.length && (i === 0 || line[i].left - line[i - 1].right < 6); i++) {
        const name = /^[\d/+–]+(?=,?$)/.exec(line[i].text)?.[0];
        if (name) names.push(...name.split('+').flatMap(spanOf));
      }
    }
    return names;
  });
}

function spanOf(name: string): string[] {
  const [from, to = from] = name.split('–');
  if (from === to) return [name];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${Number(from) + i}`);
}
