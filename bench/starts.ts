// The cost of searching for a start. `npm run bench -- starts`; exits 1 if a bar is missed. Compares one examination
// with one plan, alternating over new starts; times a whole search; and compares a plan that names a better start with
// the same plan without, in the engine and as an answer.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { Examiner } from '../src/engine/starts/examination.ts';
import { type BestStart, bestStart, findBetterStarts } from '../src/engine/starts.ts';
import { answerPlanned, planRequest } from '../src/service/index.ts';
import { answerOf, readBody } from '../src/wire/index.ts';
import { type Job, readJobBodies, readJobs } from './jobs.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 400);
const SEARCHES = 3;

/** The minimum number of starts that a search examines, by job. */
const LEAST_EXAMINED: Readonly<Record<string, number>> = { A: 200, B: 200, C: 500 };
const MOST_OF_A_PLAN = 0.6;
const MOST_PLANS_TO_LOOK = 25;

let missed = 0;

function verdict(met: boolean): string {
  if (!met) missed++;
  return met ? 'met' : 'MISSED';
}

/** The 20th percentile: the time on an otherwise idle machine, for short and long runs alike. */
function quietTime(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)];
}

function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/** Requests of one job, with a new start each time. */
function* requestsOf({ request }: Job): Generator<Required<Pick<PlanRequest, 'start'>> & PlanRequest> {
  const { x = 0, y = 0 } = request.start ?? {};
  for (let i = 0; ; i++) yield { ...request, start: { x: x + 1.37 * i, y: y + 0.77 * i } };
}

function compare(job: Job): void {
  const planMs: number[] = [];
  const examineMs: number[] = [];
  const lookMs: number[] = [];
  const examiner = new Examiner(job.floor, job.lattice, job.start);
  let round = 0;
  for (const request of requestsOf(job)) {
    if (++round > ROUNDS) break;
    const { floor, lattice, start, tiles } = plan(request);
    planMs.push(timed(() => plan(request)));
    examineMs.push(timed(() => examiner.examine(request.start)));
    // Searching around a start costs many plans, so it is done less often.
    if (round % 10 === 0) lookMs.push(timed(() => findBetterStarts({ floor, lattice, start, tiles })));
  }
  const ratio = quietTime(examineMs) / quietTime(planMs);
  const plans = 1 + quietTime(lookMs) / quietTime(planMs);
  console.log(
    `  one plan ${quietTime(planMs).toFixed(3)} ms, one start examined ${quietTime(examineMs).toFixed(3)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(2)}, bar ${MOST_OF_A_PLAN}: ${verdict(ratio <= MOST_OF_A_PLAN)}`);
  const judged = `bar ${MOST_PLANS_TO_LOOK}: ${verdict(plans <= MOST_PLANS_TO_LOOK)}`;
  console.log(`  a plan that names a better start costs ${plans.toFixed(1)} plans, ${judged}`);
  const unitUs = (1000 * examineMs.reduce((sum, ms) => sum + ms, 0)) / examiner.work;
  console.log(`  a unit of work takes ${unitUs.toFixed(2)} µs`);
}

const NO_LINKS = { svgUrl: null, plannerUrl: null };
/** Answers compared per job. */
const ANSWERS = 60;

/** Answers the same request with and without a search, for starts that cause a warning. */
function compareAnswers(body: Readonly<Record<string, unknown>>): void {
  const lookedMs: number[] = [];
  const plainMs: number[] = [];
  for (let i = 0; i < 20 * ANSWERS && lookedMs.length < ANSWERS; i++) {
    const read = readBody({ ...body, start: { x: 1.37 * i, y: 0.77 * i } });
    if (!read.ok) throw new Error(read.mistakes[0].message);
    // Skip starts without a warning.
    if (planRequest(read).betterStarts === undefined) continue;
    plainMs.push(timed(() => JSON.stringify(answerOf(plan(read.request), read.options, NO_LINKS))));
    lookedMs.push(timed(() => JSON.stringify(answerPlanned(planRequest(read), NO_LINKS))));
  }
  if (lookedMs.length === 0) {
    console.log('  no start of this job has a warning about it');
    return;
  }
  const ratio = quietTime(lookedMs) / quietTime(plainMs);
  const judged = `bar ${MOST_PLANS_TO_LOOK}: ${verdict(ratio <= MOST_PLANS_TO_LOOK)}`;
  console.log(
    `  an answer takes ${quietTime(plainMs).toFixed(2)} ms, one that names a better start ${quietTime(lookedMs).toFixed(2)} ms`,
  );
  console.log(`  ratio ${ratio.toFixed(1)} over ${lookedMs.length} starts, ${judged}`);
}

function search({ id, floor, lattice, request }: Job): void {
  let found: BestStart | undefined;
  const times = Array.from({ length: SEARCHES }, () =>
    timed(() => {
      found = bestStart(floor, lattice, request.start ?? { x: 0, y: 0 });
    }),
  );
  if (found === undefined) throw new Error('nothing was searched');
  const { tiles, examined, isExact } = found;
  const figures = `${tiles.sliverCount} slivers, ${tiles.wastePercent.toFixed(2)} % waste`;
  const ms = Math.min(...times).toFixed(0);
  console.log(`  search: ${examined} starts${isExact ? ', all critical ones' : ''}, ${ms} ms, ${figures}`);
  console.log(`  at least ${LEAST_EXAMINED[id]} starts: ${verdict(examined >= LEAST_EXAMINED[id])}`);
}

for (const job of readJobs()) {
  console.log(`\nJob ${job.id}: ${job.about}`);
  compare(job);
  compareAnswers(readJobBodies()[job.id]);
  search(job);
}
console.log('\nA bathroom with a shaft, a very small room');
compareAnswers({ outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] });
console.log('\nThe same in hexagons');
compareAnswers({ outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], pattern: 'hexagons' });
console.log(missed === 0 ? '\nall bars are met' : `\n${missed} bars are missed`);
process.exitCode = missed === 0 ? 0 : 1;
