// A ruler for PDF files: the lines and outlines on each page, in mm of paper. It reads the PDFs of the browser: pages
// with one compressed stream each, and paths of straight lines under matrices.

import { inflateSync } from 'node:zlib';
import type { Place } from './hands.ts';

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  /** The corners of each painted line or outline; a closed one does not repeat its first corner. */
  readonly paths: readonly (readonly Place[])[];
}

const MM = 25.4 / 72;

/** The pages of a file in their order. */
export function readPages(file: Buffer): PaperPage[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?endobj/g)].map(([page]) => {
    const [width, height] = numbersAfter('/MediaBox', page).slice(2);
    const [contents] = numbersAfter('/Contents', page);
    return { width: width * MM, height: height * MM, paths: pathsOf(streamOf(file, text, contents)) };
  });
}

function numbersAfter(name: string, dictionary: string): number[] {
  const [, found] = new RegExp(`${name} \\[?([\\d. ]+)`).exec(dictionary) ?? [];
  if (found === undefined) throw new Error(`The page has no ${name}.`);
  return found.trim().split(' ').map(Number);
}

function streamOf(file: Buffer, text: string, object: number): string {
  const begin = text.indexOf(`\n${object} 0 obj`) + 1;
  const data = text.indexOf('stream\n', begin) + 'stream\n'.length;
  const [length] = numbersAfter('/Length', text.slice(begin, data));
  return inflateSync(file.subarray(data, data + length)).toString('latin1');
}

/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function pathsOf(stream: string): Place[][] {
  const pages: Place[][] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [MM, 0, 0, MM, 0, 0];
  let drawn: Place[][] = [];
  let given: number[] = [];
  const put = (x: number, y: number): Place => {
    const [a, b, c, d, e, f] = matrix;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  };
  const operators: Readonly<Record<string, () => void>> = {
    q: () => kept.push(matrix),
    Q: () => {
      matrix = kept.pop() ?? matrix;
    },
    cm: () => {
      matrix = joined(matrix, given);
    },
    m: () => drawn.push([put(given[0], given[1])]),
    l: () => drawn.at(-1)?.push(put(given[0], given[1])),
    re: () => {
      const [x, y, w, h] = given;
      drawn.push([put(x, y), put(x + w, y), put(x + w, y + h), put(x, y + h)]);
    },
    // Clipping paths are invisible.
    n: () => {
      drawn = [];
    },
  };
  const paint = () => {
    pages.push(...drawn.map(withoutReturn));
    drawn = [];
  };
  for (const [word] of stream.matchAll(/<[^>]*>|[^\s<]+/g)) {
    const number = Number(word);
    if (!Number.isNaN(number)) {
      given.push(number);
      continue;
    }
    if (/^(?:[fFBbS]\*?|s)$/.test(word)) paint();
    else operators[word]?.();
    given = [];
  }
  return pages;
}

function joined([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: readonly number[]): Matrix {
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}

function withoutReturn(path: Place[]): Place[] {
  const [first, last] = [path[0], path[path.length - 1]];
  return path.length > 2 && Math.hypot(last.x - first.x, last.y - first.y) < 1e-3 ? path.slice(0, -1) : path;
}

/** Lengths of the sides of an outline, from its first corner on. */
export function sidesOf(path: readonly Place[]): number[] {
  return path.map(({ x, y }, i) => {
    const next = path[(i + 1) % path.length];
    return Math.hypot(next.x - x, next.y - y);
  });
}
