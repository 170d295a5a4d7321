// Plans a request: finds the start if a word requests one, plans from there, and computes the reuse of offcuts and a good
// start for the warnings.

import { type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { bestStartFor, centredStartFor, type FoundStart, goodStartFor } from '../engine/starts.ts';
import {
  type AcceptedRequest,
  isAboutStart,
  quantitiesAnswer,
  reuseFigures,
  type StartAdvice,
  type StartWord,
} from '../wire/index.ts';
import { FORMATS, type Writers } from './formats.ts';
import { orderFor } from './order.ts';
import type { Planned } from './planned.ts';
import { type Measure, unmeasured } from './stages.ts';
import { StartCache } from './start-cache.ts';

export interface PlanTools {
  /** The engine by default; tests replace it. */
  readonly planner?: ((request: PlanRequest) => Plan) | undefined;
  readonly measure?: Measure | undefined;
  /** By default those that a page has itself. */
  readonly writers?: Writers | undefined;
  /** What was searched before; by default one cache for all requests. */
  readonly starts?: Starts | undefined;
}

type Starts = StartCache<FoundStart | undefined>;

const keptStarts: Starts = new StartCache();

/** Plans a request. Throws a PlanError if it cannot be planned, a FormatRefusal if its tiles cannot be ordered. */
export function planRequest(read: AcceptedRequest, tools: PlanTools = {}): Planned {
  const { planner = plan, measure = unmeasured, starts = keptStarts } = tools;
  const { startWord, options } = read;
  const settled = startWord ? withStart(read, measure('starts', () => startFor(read, startWord, starts)).start) : read;
  const planned = measure('plan', () => planner(settled.request));
  const { hasFigures, hasAdvice } = FORMATS[options.format];
  const reuse = hasFigures
    ? measure('reuse', () => reuseFigures(planned, reuseOffcuts(planned), options.lang))
    : undefined;
  const order = orderFor(planned, options, reuse);
  const advice = hasAdvice ? adviceFor(read, planned, measure, starts) : undefined;
  const quantities = quantitiesAnswer(planned, options);
  return { read: settled, plan: planned, advice, reuse, order, quantities };
}

/** The start that a word requests. */
function startFor(
  { request, options: { buyWithReuse } }: AcceptedRequest,
  word: StartWord,
  starts: Starts,
): FoundStart {
  const comparison = { withReuse: buyWithReuse };
  const find = word === 'best' ? bestStartFor : centredStartFor;
  return starts.find(request, `${word} ${buyWithReuse}`, () => find(request, comparison)) as FoundStart;
}

/** Advice for the warnings of a plan; undefined if none of them is about the start. */
function adviceFor(read: AcceptedRequest, planned: Plan, measure: Measure, starts: Starts): StartAdvice | undefined {
  if (!planned.warnings.some(isAboutStart)) return undefined;
  if (read.startWord === 'best') return { isBest: true };
  const withReuse = read.options.buyWithReuse;
  const find = () => starts.find(read.request, `good ${withReuse}`, () => goodStartFor(planned, { withReuse }));
  return { isBest: false, found: measure('starts', find) };
}

/** Replaces the word for a start with the start. */
function withStart({ startWord, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...rest, request: { ...request, start } };
}
