// Golden cases: folders with a query, its expected answer, and for many its drawing as data.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { answerPlanned, planRequest } from '../../src/service/index.ts';
import { readQuery } from '../../src/wire/index.ts';

const FOLDER = new URL('../golden/', import.meta.url);

/** Names of all cases. */
export function goldenCases(): string[] {
  return readdirSync(FOLDER).sort();
}

/** Names of the cases that record their drawing. */
export function drawnCases(): string[] {
  return goldenCases().filter((name) => existsSync(goldenFile(name, 'drawing-shapes.json')));
}

type GoldenFile = 'request.txt' | 'plan.json' | 'drawing-shapes.json' | 'drawing-style.json';

/** The URL of a file of a case. */
export function goldenFile(name: string, file: GoldenFile): URL {
  return new URL(`${name}/${file}`, FOLDER);
}

/** The request of a case. */
export function goldenRequest(name: string) {
  const read = readQuery(readFileSync(goldenFile(name, 'request.txt'), 'utf8').trim());
  if (!read.ok) throw new Error(`${name}: ${read.mistakes[0].message}`);
  return read;
}

/** The current answer of a case, as the text of its file. */
export function goldenAnswer(name: string): string {
  const planned = planRequest(goldenRequest(name));
  return `${JSON.stringify(answerPlanned(planned, { svgUrl: null, plannerUrl: null }), null, 2)}\n`;
}
