// Fuzzes the built server: npm run fuzz -- <requests> [seed] [number of the first request]. A leading word selects a
// run over tangled rooms: `tangles` sends them to the built server, `tangle-floors` computes their floors with the
// engine only. Prints progress every ten seconds and a summary; exits with 1 if an answer breaks a law.

import { fuzz, type Report } from '../test/fuzz/report.ts';
import { fuzzFloors } from '../test/fuzz/tangle-floors.ts';
import { fuzzTangles } from '../test/fuzz/tangle-server.ts';
import type { TangleRun } from '../test/fuzz/tangle-tally.ts';
import { seedOf } from '../test/support/seed.ts';

const PROGRESS_MS = 10_000;

interface Run {
  readonly what: string;
  readonly count: number;
  readonly run: (options: TangleRun) => Promise<Report>;
}

const RUNS: Readonly<Record<string, Run>> = {
  tangles: { what: 'tangles to the server', count: 20_000, run: fuzzTangles },
  'tangle-floors': { what: 'floors of tangles', count: 100_000, run: fuzzFloors },
};
const REQUESTS: Run = {
  what: 'requests',
  count: 20_000,
  run: (options) => fuzz({ ...options, timesSlowest: true }),
};

function wholeNumber(text: string | undefined, byDefault: number, name: string): number {
  if (text === undefined) return byDefault;
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a whole number, not ${JSON.stringify(text)}.\n`);
  return process.exit(2);
}

const [word, ...rest] = process.argv.slice(2);
const chosen = word === undefined ? undefined : RUNS[word];
const { what, run, count: byDefault } = chosen ?? REQUESTS;
const [countText, seedText, firstText] = chosen ? rest : [word, ...rest];
const count = wholeNumber(countText, byDefault, `The number of ${what}`);
const seed = wholeNumber(seedText, seedOf(process.env), 'The seed');
const first = wholeNumber(firstText, 0, 'The number of the first one');
process.stdout.write(`${count} ${what}, seed ${seed}\n`);

let reportedAt = performance.now();
const { faults, lines } = await run({
  seed,
  count,
  first,
  onProgress: (done) => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    process.stdout.write(`${done} of ${count}\n`);
  },
});
process.stdout.write(`${[...faults, ...lines].join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
