// Reads the pages of setting out in a PDF file with programs of others: texts, words with their places, chalk lines, tiles.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demand } from '../services/programs.ts';
import { temporaryDirectory } from '../services/temporary.ts';

export type Place = readonly [x: number, y: number];

/** A word and the box around it, in points from the upper left corner of the page. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SettingPage {
  /** The text in reading order. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Chalk lines from end to end, and the outlines of tiles; mm of the room, from the upper left corner of its box. */
  readonly chalk: readonly (readonly [Place, Place])[];
  readonly tiles: readonly (readonly Place[])[];
}

const SIGNAL = '#c0394b';

/** Reads one page, from 1. */
export function readSettingPage(bytes: Uint8Array, page: number): SettingPage {
  const { path, remove } = temporaryDirectory('setting-out');
  try {
    const file = join(path, 'plan.pdf');
    writeFileSync(file, bytes);
    const run = (program: string, ...args: readonly string[]) =>
      execFileSync(demand('poppler-utils', program), ['-f', `${page}`, '-l', `${page}`, ...args], {
        ...{ encoding: 'utf8', maxBuffer: 1e9, timeout: 120_000 },
      });
    // The figure is written in mm of the room, under a matrix; poppler keeps both apart.
    const paths = [...run('pdftocairo', '-svg', '-noshrink', file, '-').matchAll(/<path style="([^"]*)" d="([^"]*)"/g)];
    const box = run('pdftotext', '-bbox', file, '-');
    const chalk = paths.filter(([, style]) => isColored(style, 'stroke', SIGNAL) && /stroke-dasharray:\d/.test(style));
    const tiles = paths.filter(([, style]) => isColored(style, 'fill', '#ffffff') && /stroke-width:[^0]/.test(style));
    return {
      // Lines of Chinese are broken anywhere.
      text: columnsIn(box)
        .map((column) => run('pdftotext', '-layout', '-r', '72', ...column, file, '-'))
        .join(' ')
        .replace(/\s+/g, ' ')
        .replace(/(?<=[\u2e80-\uffef]) (?=[\u2e80-\uffef])/g, ''),
      words: wordsIn(box),
      chalk: chalk.flatMap(([, , d]) => partsOf(d).map(([from, to]) => [from, to] as const)),
      tiles: tiles.flatMap(([, , d]) => partsOf(d)).filter((ring) => ring.length > 2),
    };
  } finally {
    remove();
  }
}

/** Below the head of a page, and the margin around it; in points. */
const TOP = 74;
const MARGIN = 10 * (72 / 25.4);

/**
 * Where columns of text are, so that their lines stay together: one on the right in landscape, in portrait two below the
 * figure, which leaves the margin free.
 */
function columnsIn(html: string): string[][] {
  const [, width = 0, height = 0] = (/<page width="([\d.]+)" height="([\d.]+)"/.exec(html) ?? []).map(Number);
  const isWide = width > height;
  const atMargin = wordsIn(html).filter(({ left, top }) => top > TOP && Math.abs(left - MARGIN) < 0.5);
  const top = isWide ? TOP : Math.min(...atMargin.map((word) => word.top)) - 2;
  const cuts = isWide ? [width - 283] : [20, 288];
  return cuts.map((x) => [
    '-x',
    `${Math.round(x)}`,
    '-y',
    `${Math.round(top)}`,
    '-W',
    '268',
    '-H',
    `${Math.round(height)}`,
  ]);
}

/** The parts of a path without curves. */
function partsOf(d: string): Place[][] {
  return d
    .split(/(?=M)/)
    .map((part) =>
      Array.from(part.matchAll(/[ML] (-?[\d.e-]+) (-?[\d.e-]+)/g), ([, x, y]): Place => [Number(x), Number(y)]),
    )
    .filter((corners) => corners.length > 1);
}

function wordsIn(html: string): Word[] {
  const found = html.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g);
  return Array.from(found, ([, left, top, right, bottom, text]) => ({
    ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));
}

/** Whether a style paints with a colour, which poppler rounds. */
function isColored(style: string, what: 'fill' | 'stroke', color: string): boolean {
  const found = new RegExp(`(?:^|;)${what}:rgb\\(([\\d.]+)%,\\s*([\\d.]+)%,\\s*([\\d.]+)%\\)`).exec(style)?.slice(1);
  const parts = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 2.55);
  return found?.map(Number).every((part, i) => Math.abs(part - parts[i]) < 0.1) ?? false;
}

/** Lengths in a text, mm: decimals of any language, or feet and inches. */
export function lengthsIn(text: string, units: 'metric' | 'imperial'): number[] {
  if (units === 'metric')
    return [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => Number(figure.replace(',', '.')));
  const length = /(?:(\d+)′\s?)?(?:(?:(\d+)\s)?(\d+)\/(\d+)″|(\d+)″)?/g;
  return [...text.matchAll(length)]
    .filter(([all]) => all !== '')
    .map(([, feet = 0, whole = 0, part = 0, of = 1, inches = 0]) => {
      return 25.4 * (12 * Number(feet) + Number(whole) + Number(part) / Number(of) + Number(inches));
    });
}
