// From a request to everything that its answer is made of: the start that was asked for, the plan from there, the reuse of
// its offcuts, and better starts for its warnings to name; and the answer itself.

import { type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { type BetterStarts, bestStartFor, findBetterStarts } from '../engine/starts.ts';
import { type AnswerLinks, answerOf, type PlanAnswer, type ReuseFigures } from '../wire/write/answer.ts';
import { adviceFor } from '../wire/write/better-start-text.ts';
import type { AcceptedRequest } from '../wire/write/canonical-plan.ts';
import { reuseFigures } from '../wire/write/reuse-answer.ts';
import { isAboutStart } from '../wire/write/warning-text.ts';

/** What an answer is made of. */
export interface Planned {
  /** The request with the start that was found, where the best was asked for: addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined where no sentence would name them. */
  readonly betterStarts: BetterStarts | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly reuse: ReuseFigures | undefined;
}

/** Plans a request as it is answered. Throws a PlanError for one that cannot be planned. */
export function planRequest(read: AcceptedRequest, planner: (request: PlanRequest) => Plan = plan): Planned {
  const settled = read.wantsBestStart ? withStart(read, bestStartFor(read.request).start) : read;
  const planned = planner(settled.request);
  const made = { read: settled, plan: planned };
  const { format, lang } = read.options;
  if (format !== 'json') return { ...made, betterStarts: undefined, reuse: undefined };
  const reuse = reuseFigures(planned, reuseOffcuts(planned), lang);
  const betterStarts = planned.warnings.some(isAboutStart) ? findBetterStarts(planned) : undefined;
  return { ...made, betterStarts, reuse };
}

/** The answer with all figures, its warnings with the starts that were found for them. */
export function answerPlanned({ read, plan, betterStarts, reuse }: Planned, links: AnswerLinks): PlanAnswer {
  return answerOf(plan, read.options, links, adviceFor(betterStarts), reuse);
}

/** The request with a start in place of the wish for the best. */
function withStart({ wantsBestStart, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...rest, request: { ...request, start } };
}
