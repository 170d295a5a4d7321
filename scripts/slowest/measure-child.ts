// The process in which requests are timed: all the planning that one request causes, and where the time goes.

import { atOnce, PlanError, plan } from '../../src/engine/index.ts';
import { reuseOffcuts } from '../../src/engine/offcuts.ts';
import { floorOf } from '../../src/engine/room.ts';
import { findCures, searchRequest } from '../../src/engine/starts.ts';
import {
  type AcceptedRequest,
  answerPlanned,
  isAboutStart,
  mistakeOf,
  planInSteps,
  readBodyText,
} from '../../src/wire/index.ts';
import { answerQuestions } from '../../test/services/watched-child.ts';
import { Stopwatch } from '../../test/support/stopwatch.ts';

export interface MeasureQuestion {
  readonly body: string;
  /** A request that is faster than this at first is not timed again. */
  readonly worthMs: number;
  readonly withParts: boolean;
}

export interface Measure {
  /** `planned`, the code of a refusal, `unreadable`, or what was thrown. */
  readonly outcome: string;
  /** Reading, planning, reuse, better starts, the answer; the best of some times. */
  readonly ms: number;
  /** The longest part of it that a server cannot interrupt. */
  readonly longestStepMs: number;
  readonly parts: Parts | undefined;
}

/** Milliseconds. */
export interface Parts {
  readonly floor: number;
  /** The floor included. */
  readonly plan: number;
  readonly reuse: number;
  /** Better starts for warnings to name. */
  readonly cures: number;
  readonly bestStart: number;
}

const TIMES = 3;
/** A request that takes so long is slow enough, however busy the machine. */
const SURELY_SLOW_MS = 1000;
const LINKS = { svgUrl: null, plannerUrl: null };
const WARM_UP = '{"outline":"E700 S300 W700 N300","parameters":{"tileSize":90,"rotation":7},"start":"best"}';

function timeOf(work: () => unknown): number {
  const watch = new Stopwatch();
  work();
  return watch.ms;
}

function leastTime(work: () => unknown): number {
  let least = timeOf(work);
  for (let times = 1; times < TIMES && least < SURELY_SLOW_MS; times += 1) least = Math.min(least, timeOf(work));
  return least;
}

function readOf(body: string): AcceptedRequest | undefined {
  const read = readBodyText(body);
  return read.ok ? read : undefined;
}

/** Answers a request as the server does, but for sending it. */
function answerOnce(body: string): Omit<Measure, 'parts'> {
  const watch = new Stopwatch();
  let longestStepMs = 0;
  const read = readOf(body);
  const end = (outcome: string) => ({ outcome, ms: watch.ms, longestStepMs });
  if (!read) return end('unreadable');
  try {
    const work = planInSteps(read);
    for (;;) {
      const stepWatch = new Stopwatch();
      const step = work.next();
      longestStepMs = Math.max(longestStepMs, stepWatch.ms);
      if (!step.done) continue;
      JSON.stringify(answerPlanned(step.value, LINKS));
      return end('planned');
    }
  } catch (error) {
    if (!(error instanceof PlanError)) return end(`thrown: ${error}`);
    // What to send instead is planned before it is proposed.
    mistakeOf(error, read, 'body');
    return end(error.code);
  }
}

function partsOf(body: string): Parts | undefined {
  const read = readOf(body);
  if (!read) return undefined;
  const { request, wantsBestStart } = read;
  const bestStart = wantsBestStart ? leastTime(() => atOnce(searchRequest(request))) : 0;
  const settled = wantsBestStart ? { ...request, start: atOnce(searchRequest(request)).start } : request;
  const planned = plan(settled);
  const { floor, lattice, start, tiles, warnings } = planned;
  return {
    floor: leastTime(() => floorOf(request.room)),
    plan: leastTime(() => plan(settled)),
    reuse: leastTime(() => reuseOffcuts(planned)),
    cures: warnings.some(isAboutStart) ? leastTime(() => findCures(floor, lattice, start, tiles)) : 0,
    bestStart,
  };
}

for (let times = 0; times < TIMES; times += 1) answerOnce(WARM_UP);

answerQuestions(({ body, worthMs, withParts }: MeasureQuestion): Measure => {
  let best = answerOnce(body);
  for (let times = 1; times < TIMES && best.ms > worthMs && best.ms < SURELY_SLOW_MS; times += 1) {
    const again = answerOnce(body);
    if (again.ms < best.ms) best = again;
  }
  return { ...best, parts: withParts && best.outcome === 'planned' ? partsOf(body) : undefined };
});
