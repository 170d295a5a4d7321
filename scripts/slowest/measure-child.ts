// The process that times requests: all the planning of one request, and the time of each part.

import { plan } from '../../src/engine/index.ts';
import { reuseOffcuts } from '../../src/engine/offcuts.ts';
import { floorOf } from '../../src/engine/room.ts';
import { goodStartFor, startFor } from '../../src/engine/starts.ts';
import { answerRequest } from '../../src/service/index.ts';
import { type AcceptedRequest, isAboutStart, readBodyText } from '../../src/wire/index.ts';
import { loadServiceWords } from '../../src/words/service.ts';
import { answerQuestions } from '../../test/services/watched-child.ts';
import { Stopwatch } from '../../test/support/stopwatch.ts';

export interface MeasureQuestion {
  readonly body: string;
  /** Requests that are faster than this in the first run are not timed again. */
  readonly worthMs: number;
  readonly withParts: boolean;
}

export interface Measure {
  /** `planned`, the code of a refusal, `unreadable`, or the error that was thrown. */
  readonly outcome: string;
  /** Reading, planning, reuse, better starts and the answer; the minimum of several runs. */
  readonly ms: number;
  readonly parts: Parts | undefined;
}

/** Milliseconds. */
export interface Parts {
  readonly floor: number;
  /** Includes the floor. */
  readonly plan: number;
  readonly reuse: number;
  /** Better starts for the warnings. */
  readonly goodStart: number;
  readonly bestStart: number;
}

const TIMES = 3;
/** A slower request is slow enough even on a busy machine, so it is not timed again. */
const SURELY_SLOW_MS = 1000;
const PUBLIC_URL = 'https://tiles.example';
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

/** Answers a request like a planning thread. */
function answerOnce(body: string): Omit<Measure, 'parts'> {
  const watch = new Stopwatch();
  const read = readOf(body);
  if (!read) return { outcome: 'unreadable', ms: watch.ms };
  try {
    const answered = answerRequest({ read, where: 'body', publicUrl: PUBLIC_URL });
    return { outcome: answered.ok ? 'planned' : answered.mistakes[0].code, ms: watch.ms };
  } catch (error) {
    return { outcome: `thrown: ${error}`, ms: watch.ms };
  }
}

function partsOf(body: string): Parts | undefined {
  const read = readOf(body);
  if (!read) return undefined;
  const { request, startWord, options } = read;
  const findBest = () => startFor(request, 'best', { withReuse: options.buyWithReuse });
  const bestStart = startWord ? leastTime(findBest) : 0;
  const settled = startWord ? { ...request, start: findBest().start } : request;
  const planned = plan(settled);
  const { warnings } = planned;
  return {
    floor: leastTime(() => floorOf(request.room)),
    plan: leastTime(() => plan(settled)),
    reuse: leastTime(() => reuseOffcuts(planned)),
    goodStart: warnings.some(isAboutStart) ? leastTime(() => goodStartFor(planned)) : 0,
    bestStart,
  };
}

loadServiceWords();
for (let times = 0; times < TIMES; times += 1) answerOnce(WARM_UP);

answerQuestions(({ body, worthMs, withParts }: MeasureQuestion): Measure => {
  let best = answerOnce(body);
  for (let times = 1; times < TIMES && best.ms > worthMs && best.ms < SURELY_SLOW_MS; times += 1) {
    const again = answerOnce(body);
    if (again.ms < best.ms) best = again;
  }
  return { ...best, parts: withParts && best.outcome === 'planned' ? partsOf(body) : undefined };
});
