// A comparison of 24 variants beside 24 single answers of a server: `npm run bench -- compare`; exits 1 if the bar is
// missed. Every round has a room of its own, so nothing is kept from one round to the next.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLoadedServer } from './load/processes.ts';
import { conclude, median, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 24);

/** Eight patterns with three joints each. */
const PATTERNS = 'squares bricks vertical-bricks hexagons flat-top-hexagons diamonds herringbone chevron'.split(' ');
const VARIANTS = PATTERNS.flatMap((pattern) => [1, 2, 3].map((gapMm) => ({ pattern, gapMm })));

const home = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const server = await startLoadedServer('.', { DATA_DIR: home, RATE_LIMIT_PER_MINUTE: '0', PLANNING_THREADS: '2' });

/** An L-shaped room whose last walls grow by a millimetre with each round. */
function outlineOf(round: number): string {
  const extra = round / 10;
  return `E420 S180 W160 S${170 + extra} W260 N${350 + extra}`;
}

async function asked(address: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(`${server.base}${address}`, init);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function singleAnswers(round: number): Promise<void> {
  for (const { pattern, gapMm } of VARIANTS) {
    const fields = { outline: outlineOf(round), pattern, joint: String(gapMm), link: 'false' };
    await asked(`/api/plan?${new URLSearchParams(fields)}`);
  }
}

async function comparison(round: number): Promise<void> {
  const body = JSON.stringify({ outline: outlineOf(round), variants: VARIANTS });
  await asked('/api/compare', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function timed(run: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

const singleMs: number[] = [];
const comparedMs: number[] = [];
try {
  for (let round = 0; round < ROUNDS; round++) {
    singleMs.push(await timed(() => singleAnswers(2 * round)));
    comparedMs.push(await timed(() => comparison(2 * round + 1)));
  }
} finally {
  await server.stop();
  rmSync(home, { recursive: true });
}
// The first rounds are for the compiler.
const [single, compared] = [singleMs, comparedMs].map((times) => median(times.slice(ROUNDS / 3)));
console.log(`${VARIANTS.length} fresh answers, one after the other: ${single.toFixed(1)} ms`);
console.log(`one comparison of the same ${VARIANTS.length} variants: ${compared.toFixed(1)} ms`);
console.log(`${(compared / single).toFixed(2)} of the single answers, bar 1: ${verdict(compared <= single)}`);
conclude();
