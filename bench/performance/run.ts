// How long answers take in one thread, from a query that was read to the bytes: `npm run bench -- performance`. With
// `--write` the figures become those of docs/performance.md.

import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { answerRequest } from '../../src/service/index.ts';
import { readQuery } from '../../src/wire/index.ts';
import { loadServiceWords } from '../../src/words/service.ts';
import { hotTime, timed } from '../timing.ts';
import { ANSWERS, FIGURES, type Figures, PERFORMANCE_HEADING, performanceRows, ROOMS } from './table.ts';

/** Milliseconds to run an answer before timing it, and to time it. */
const WARM_UP = 1000;
const TIMED = 2000;

/** Answers a query as a planning thread does. */
function answer(query: string): void {
  const read = readQuery(`${query}&link=false`);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  const task = { read, where: 'query', publicUrl: 'http://localhost:3000' } as const;
  const outcome = answerRequest(task, { writers: ALL_WRITERS });
  if (!outcome.ok) throw new Error(`${query}: ${outcome.mistakes[0].message}`);
}

/** Each room a tenth of a millimetre longer than the one before. */
const STEP_CM = 0.01;

let rooms = 0;

/** Milliseconds that nine of ten runs take at least: other load on the machine only adds to them. */
function fast(roomOf: (more: number) => string, options: string): number {
  const run = () => answer(`${roomOf(Number((++rooms * STEP_CM).toFixed(2)))}&${options}`);
  hotTime(run, WARM_UP);
  const times: number[] = [];
  const end = performance.now() + TIMED;
  do times.push(timed(run));
  while (performance.now() < end);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)];
}

loadServiceWords();
const ms = Object.fromEntries(
  Object.entries(ROOMS).map(([room, roomOf]) => [
    room,
    Object.fromEntries(
      Object.entries(ANSWERS).map(([name, options]) => [name, Number(fast(roomOf, options).toPrecision(3))]),
    ),
  ]),
);
const figures: Figures = { machine: `${cpus()[0].model}, ${cpus().length} cores`, ms };
for (const row of [PERFORMANCE_HEADING, ...performanceRows(figures)])
  console.log(row.map((cell) => cell.padEnd(32)).join(''));
if (process.argv.includes('--write')) writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
