// Reads PDF files with programs of others: qpdf checks them, poppler extracts texts, fonts and paths.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demand, type Package } from '../services/programs.ts';
import { temporaryDirectory } from '../services/temporary.ts';

export interface PdfReading {
  /** What qpdf says of it. */
  readonly check: string;
  /** The text of each page. */
  readonly pages: readonly string[];
  /** One line for each font: name, type, encoding, embedded, subset, Unicode. */
  readonly fonts: readonly string[];
  /** Closed paths of the first page that are filled with a colour, in points from the upper left corner. */
  ringsFilled(color: string): (readonly (readonly [x: number, y: number])[])[];
  /** How many straight lines of the first page are stroked with a colour. */
  linesStroked(color: string): number;
  /** Lengths of all stroked level lines of the first page, in points. */
  levelLines(): number[];
}

/** Reads the bytes of a PDF file. */
export function readPdf(bytes: Uint8Array): PdfReading {
  const { path, remove } = temporaryDirectory('pdf');
  try {
    const file = join(path, 'plan.pdf');
    writeFileSync(file, bytes);
    const run = (name: Package, program: string, ...args: readonly string[]) =>
      execFileSync(demand(name, program), args, { encoding: 'utf8', maxBuffer: 1e9, timeout: 120_000 });
    const svg = run('poppler-utils', 'pdftocairo', '-svg', '-noshrink', '-f', '1', '-l', '1', file, '-');
    return {
      check: run('qpdf', 'qpdf', '--check', file),
      pages: run('poppler-utils', 'pdftotext', '-layout', file, '-').split('\f').slice(0, -1),
      fonts: run('poppler-utils', 'pdffonts', file).trim().split('\n').slice(2),
      ringsFilled: (color) => pathsOf(svg, (style) => paints(style, 'fill', color)).map(cornersOf),
      linesStroked: (color) =>
        pathsOf(svg, (style) => paints(style, 'stroke', color)).filter((path) => cornersOf(path).length === 2).length,
      levelLines: () =>
        pathsOf(svg, (style) => style.includes('fill:none'))
          .map(cornersOf)
          .filter((corners) => corners.length === 2 && Math.abs(corners[0][1] - corners[1][1]) < 0.01)
          .map(([[from], [to]]) => Math.abs(to - from)),
    };
  } finally {
    remove();
  }
}

/** All paths of some styles, moved by their matrices. */
function pathsOf(svg: string, isWanted: (style: string) => boolean): string[] {
  const paths = [...svg.matchAll(/<path style="([^"]*)" d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/g)];
  return paths
    .filter(([, style]) => isWanted(style))
    .flatMap(([, , d, matrix]) => moved(d, matrix?.split(',').map(Number) ?? [1, 0, 0, 1, 0, 0]).split(/(?=M)/));
}

function moved(d: string, [a, b, c, e, f, g]: readonly number[]): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${a * x + c * y + f} ${b * x + e * y + g}`);
}

function cornersOf(d: string): (readonly [number, number])[] {
  const corners = [...d.matchAll(/[ML] (-?[\d.e-]+) (-?[\d.e-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [first, last] = [corners[0], corners.at(-1)];
  // Closed paths end where they begin.
  const isClosed = corners.length > 2 && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-3;
  return isClosed ? corners.slice(0, -1) : corners;
}

/** Whether a style paints with a colour such as `#ece8e0`, which poppler rounds. */
function paints(style: string, how: 'fill' | 'stroke', color: string): boolean {
  const found = new RegExp(`${how}:rgb\\(([\\d.]+)%,([\\d.]+)%,([\\d.]+)%\\)`).exec(style)?.slice(1).map(Number);
  const parts = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 2.55);
  return found?.every((part, i) => Math.abs(part - parts[i]) < 0.1) ?? false;
}

/** The first page as a PNG picture. */
export function pictureOfPdf(bytes: Uint8Array): Buffer {
  const { path, remove } = temporaryDirectory('pdf');
  try {
    const file = join(path, 'plan.pdf');
    writeFileSync(file, bytes);
    const options = ['-png', '-singlefile', '-f', '1', '-l', '1', '-r', '150', file, join(path, 'page')];
    execFileSync(demand('poppler-utils', 'pdftocairo'), options, { timeout: 120_000 });
    return readFileSync(join(path, 'page.png'));
  } finally {
    remove();
  }
}
