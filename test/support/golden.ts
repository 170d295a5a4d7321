// Golden cases: folders with a request as it would stand behind the question mark of a URL, the answer it must get, and
// its drawing as data.

import { readdirSync, readFileSync } from 'node:fs';
import { answerPlanned, planRequest } from '../../src/service/index.ts';
import { readQuery } from '../../src/wire/index.ts';

const FOLDER = new URL('../golden/', import.meta.url);

/** Names of all cases. */
export function goldenCases(): string[] {
  return readdirSync(FOLDER).sort();
}

type GoldenFile = 'request.txt' | 'plan.json' | 'drawing-shapes.json' | 'drawing-style.json';

/** Where a file of a case lies. */
export function goldenFile(name: string, file: GoldenFile): URL {
  return new URL(`${name}/${file}`, FOLDER);
}

/** The request of a case. */
export function goldenRequest(name: string) {
  const read = readQuery(readFileSync(goldenFile(name, 'request.txt'), 'utf8').trim());
  if (!read.ok) throw new Error(`${name}: ${read.mistakes[0].message}`);
  return read;
}

/** The answer of a case as it comes out today, as the text of its file. */
export function goldenAnswer(name: string): string {
  const planned = planRequest(goldenRequest(name));
  return `${JSON.stringify(answerPlanned(planned, { svgUrl: null, plannerUrl: null }), null, 2)}\n`;
}
