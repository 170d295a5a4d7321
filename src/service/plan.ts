// Plans a request: finds the best start if requested, plans from there, and computes the reuse of offcuts and better
// starts for the warnings.

import { type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { bestStartFor, findBetterStarts } from '../engine/starts.ts';
import { type AcceptedRequest, isAboutStart, reuseFigures } from '../wire/index.ts';
import { OUTPUT_FORMATS } from './formats.ts';
import type { Planned } from './planned.ts';
import { type Measure, unmeasured } from './stages.ts';

export interface PlanTools {
  /** The engine by default; tests replace it. */
  readonly planner?: ((request: PlanRequest) => Plan) | undefined;
  readonly measure?: Measure | undefined;
}

/** Plans a request. Throws a PlanError if it cannot be planned. */
export function planRequest(read: AcceptedRequest, { planner = plan, measure = unmeasured }: PlanTools = {}): Planned {
  const settled = read.wantsBestStart
    ? withStart(read, measure('starts', () => bestStartFor(read.request)).start)
    : read;
  const planned = measure('plan', () => planner(settled.request));
  const made = { read: settled, plan: planned };
  const { format, lang } = read.options;
  if (!OUTPUT_FORMATS[format].hasFigures) return { ...made, betterStarts: undefined, reuse: undefined };
  const reuse = measure('reuse', () => reuseFigures(planned, reuseOffcuts(planned), lang));
  const betterStarts = planned.warnings.some(isAboutStart)
    ? measure('starts', () => findBetterStarts(planned))
    : undefined;
  return { ...made, betterStarts, reuse };
}

/** Replaces the request for the best start with a start. */
function withStart({ wantsBestStart, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...rest, request: { ...request, start } };
}
