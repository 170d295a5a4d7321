// How long answers take, as recorded in figures.json by `npm run bench -- performance --write`. docs/performance.md shows
// the table, and `npm run check:docs` compares them.

import { readFileSync } from 'node:fs';

/**
 * The rooms that are measured, by the name of their column, longer by some cm: a thread keeps what it searched, so every run
 * is about a room of its own.
 */
export const ROOMS: Readonly<Record<string, (more: number) => string>> = {
  'Bathroom, 4 m²': (more) => `outline=E180+S${240 + more}+W180+N${240 + more}&subtract=140,0,40,60`,
  'Kitchen, 13 m², herringbone': (more) =>
    `outline=E440+S180+W160+S${180 + more}+W280+N${360 + more}&pattern=herringbone&tileWidth=100&tileHeight=400`,
  'Hall, 1,200 m²': (more) => `outline=E4000+S${3000 + more}+W4000+N${3000 + more}&joint=2`,
};

/** What is measured, by the name of its row. */
export const ANSWERS: Readonly<Record<string, string>> = {
  'Plan, `format=json`': 'format=json',
  'The best start, `start=best`': 'start=best',
  'A few starts, `choices=true`': 'choices=true',
  'Drawing, `format=svg`': 'format=svg',
  'Picture, `format=png`': 'format=png',
  'Paper, `format=pdf`': 'format=pdf',
  'Cut list, `format=csv`': 'format=csv',
  'Cut list, `format=xlsx`': 'format=xlsx',
  'CAD file, `format=dxf`': 'format=dxf',
};

/** Milliseconds by room and answer. */
export interface Figures {
  readonly machine: string;
  readonly ms: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const FIGURES = 'bench/performance/figures.json';

export function recordedFigures(): Figures {
  return JSON.parse(readFileSync(FIGURES, 'utf8'));
}

export const PERFORMANCE_HEADING = ['Answer', ...Object.keys(ROOMS)];

/** One row for each answer, two digits that count. */
export function performanceRows({ ms }: Figures): string[][] {
  return Object.keys(ANSWERS).map((answer) => [
    answer,
    ...Object.keys(ROOMS).map((room) => `${Number(ms[room][answer].toPrecision(2)).toLocaleString('en')} ms`),
  ]);
}
