// What the search for a start costs: `tsc -p tsconfig.bench.json && node dist-bench/bench/starts.js`. One examination against
// one plan, taking turns over ever other starts; a whole search and its slices; a plan that names a cure against the same
// plan without, in the engine and as an answer. Exits 1 if a bar is missed.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { Examiner } from '../src/engine/starts/examination.ts';
import {
  BEST_START_BUDGET,
  type BestStart,
  findCures,
  resultOf,
  SLICE_OF_WORK,
  StartSearch,
} from '../src/engine/starts.ts';
import { answerOf, answerPlanned, planAtOnce, readBody } from '../src/wire/index.ts';
import { type Job, readJobBodies, readJobs } from './jobs.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 400);
const SEARCHES = 3;

/** Of each job: starts that a search examines at least. */
const LEAST_EXAMINED: Readonly<Record<string, number>> = { A: 200, B: 200, C: 500 };
const MOST_OF_A_PLAN = 0.6;
const MOST_PLANS_FOR_CURES = 25;
const LONGEST_SLICE_MS = 50;

let missed = 0;

function verdict(met: boolean): string {
  if (!met) missed++;
  return met ? 'met' : 'MISSED';
}

/** A time that one in five runs keeps below: of long runs and short ones alike what it takes when nothing else is going on. */
function quietTime(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)];
}

function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/** Requests of one job from ever other starts. */
function* requestsOf({ request }: Job): Generator<Required<Pick<PlanRequest, 'start'>> & PlanRequest> {
  const { x = 0, y = 0 } = request.start ?? {};
  for (let i = 0; ; i++) yield { ...request, start: { x: x + 1.37 * i, y: y + 0.77 * i } };
}

function compare(job: Job): void {
  const planMs: number[] = [];
  const examineMs: number[] = [];
  const cureMs: number[] = [];
  const examiner = new Examiner(job.floor, job.lattice, job.start);
  let round = 0;
  for (const request of requestsOf(job)) {
    if (++round > ROUNDS) break;
    const { floor, lattice, start, tiles } = plan(request);
    planMs.push(timed(() => plan(request)));
    examineMs.push(timed(() => examiner.examine(request.start)));
    // Cures cost many plans, so they get fewer turns.
    if (round % 10 === 0) cureMs.push(timed(() => findCures(floor, lattice, start, tiles)));
  }
  const ratio = quietTime(examineMs) / quietTime(planMs);
  const plans = 1 + quietTime(cureMs) / quietTime(planMs);
  console.log(
    `  one plan ${quietTime(planMs).toFixed(3)} ms, one start examined ${quietTime(examineMs).toFixed(3)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(2)}, bar ${MOST_OF_A_PLAN}: ${verdict(ratio <= MOST_OF_A_PLAN)}`);
  const judged = `bar ${MOST_PLANS_FOR_CURES}: ${verdict(plans <= MOST_PLANS_FOR_CURES)}`;
  console.log(`  a plan that names cures costs ${plans.toFixed(1)} plans, ${judged}`);
  const unitUs = (1000 * examineMs.reduce((sum, ms) => sum + ms, 0)) / examiner.work;
  console.log(`  a unit of work takes ${unitUs.toFixed(2)} µs`);
}

const NO_LINKS = { svgUrl: null, plannerUrl: null };
/** Answers compared for each job. */
const ANSWERS = 60;

/** The same request answered with and without a search, from starts at which a warning has something to name. */
function compareAnswers(body: Readonly<Record<string, unknown>>): void {
  const curedMs: number[] = [];
  const plainMs: number[] = [];
  for (let i = 0; i < 20 * ANSWERS && curedMs.length < ANSWERS; i++) {
    const read = readBody({ ...body, start: { x: 1.37 * i, y: 0.77 * i } });
    if (!read.ok) throw new Error(read.mistakes[0].message);
    // This also tells whether there is anything to compare.
    if (planAtOnce(read).cures === undefined) continue;
    plainMs.push(timed(() => JSON.stringify(answerOf(plan(read.request), read.options, NO_LINKS))));
    curedMs.push(timed(() => JSON.stringify(answerPlanned(planAtOnce(read), NO_LINKS))));
  }
  if (curedMs.length === 0) {
    console.log('  no start of this job has a warning to mend');
    return;
  }
  const ratio = quietTime(curedMs) / quietTime(plainMs);
  const judged = `bar ${MOST_PLANS_FOR_CURES}: ${verdict(ratio <= MOST_PLANS_FOR_CURES)}`;
  console.log(
    `  an answer takes ${quietTime(plainMs).toFixed(2)} ms, one that names a cure ${quietTime(curedMs).toFixed(2)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(1)} over ${curedMs.length} starts, ${judged}`);
}

/** One search in slices: what it found and how long each slice took. */
function searchInSlices({ floor, lattice, request }: Job): { found: BestStart; slices: number[] } {
  const search = new StartSearch(floor, lattice, request.start ?? { x: 0, y: 0 }, BEST_START_BUDGET, true);
  const slices: number[] = [];
  for (let done = false; !done; ) {
    slices.push(
      timed(() => {
        done = search.advance(SLICE_OF_WORK);
      }),
    );
  }
  return { found: resultOf(search), slices };
}

function search(job: Job): void {
  const runs = Array.from({ length: SEARCHES }, () => searchInSlices(job));
  const { tiles, examined, isExact } = runs[0].found;
  const all = Math.min(...runs.map(({ slices }) => slices.reduce((sum, ms) => sum + ms, 0)));
  // Whatever else the machine does makes one slice or another long, but not the same in every run.
  const longest = Math.min(...runs.map(({ slices }) => Math.max(...slices)));
  const figures = `${tiles.sliverCount} slivers, ${tiles.wastePercent.toFixed(2)} % waste`;
  console.log(`  search: ${examined} starts${isExact ? ', all critical ones' : ''}, ${all.toFixed(0)} ms, ${figures}`);
  console.log(`  at least ${LEAST_EXAMINED[job.id]} starts: ${verdict(examined >= LEAST_EXAMINED[job.id])}`);
  const judged = `bar ${LONGEST_SLICE_MS}: ${verdict(longest <= LONGEST_SLICE_MS)}`;
  console.log(`  ${runs[0].slices.length} slices, the longest ${longest.toFixed(1)} ms, ${judged}`);
}

for (const job of readJobs()) {
  console.log(`\nJob ${job.id}: ${job.about}`);
  compare(job);
  compareAnswers(readJobBodies()[job.id]);
  search(job);
}
console.log('\nA bathroom with a shaft, as small as rooms are');
compareAnswers({ outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] });
console.log('\nThe same in hexagons');
compareAnswers({ outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], pattern: 'hexagons' });
console.log(missed === 0 ? '\nevery bar is met' : `\n${missed} bars are missed`);
process.exitCode = missed === 0 ? 0 : 1;
