// Times the jobs with two versions of the engine, alternating: npm run bench -- versions <another checkout>. Run
// `npx tsc -p tsconfig.bench.json` there first.
// Prints the ratio of this version to the other; only the ratio is meaningful.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { plan } from '../src/engine/index.ts';
import { readJobs } from './jobs.ts';
import { conclude, median, verdict } from './timing.ts';

const ROUNDS = 400;
const WARM_UP = 40;
const MOST_TIMES_AS_LONG = 1.05;

async function planOf(checkout: string): Promise<typeof plan> {
  const engine = await import(pathToFileURL(resolve(checkout, 'dist-bench/src/engine/index.js')).href);
  return engine.plan;
}

function timeOf(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

const [other] = process.argv.slice(2);
if (!other) {
  console.error('Pass the checkout to compare with: npm run bench -- versions <checkout>');
  process.exit(2);
}
const [ours, theirs] = [await planOf('.'), await planOf(other)];
for (const { id, request } of readJobs()) {
  const ratios: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const pair = [0, 0];
    // Alternate the order, because garbage of one version slows down the next run.
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      pair[which] = timeOf(() => (which === 0 ? ours : theirs)(request));
    }
    if (round < 0) continue;
    times[0].push(pair[0]);
    times[1].push(pair[1]);
    ratios.push(pair[0] / pair[1]);
  }
  const ratio = median(ratios);
  console.log(
    `job ${id}: ${median(times[0]).toFixed(3)} ms, ${median(times[1]).toFixed(3)} ms there: ${ratio.toFixed(3)} x, bar ${MOST_TIMES_AS_LONG}: ${verdict(ratio <= MOST_TIMES_AS_LONG)}`,
  );
}
conclude();
