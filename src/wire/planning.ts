// From a request to everything that its answer is made of, in steps: the start that was asked for, the plan from there, what
// its offcuts are good for, and better starts for its warnings to name; and the answer itself. Servers take the steps in
// turns with other work.

import { type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { type Reuse, reuseInSteps } from '../engine/offcuts.ts';
import { atOnce, type Cures, searchCures, searchRequest } from '../engine/starts.ts';
import { type AnswerLinks, answerOf, type PlanAnswer } from './answer.ts';
import type { AcceptedRequest } from './canonical-plan.ts';
import { tellingCures } from './cure-text.ts';
import { reuseFigures } from './reuse-answer.ts';
import { isAboutStart } from './warning-text.ts';

/** What an answer is made of. */
export interface Planned {
  /** The request with the start that was found, where the best was asked for: addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined where no sentence would name them. */
  readonly cures: Cures | undefined;
  /** Undefined for drawings, which do not show it. */
  readonly reuse: Reuse | undefined;
}

/** Plans a request as it is answered, in steps of some 5 ms. Throws a PlanError for one that cannot be planned. */
export function* planInSteps(
  read: AcceptedRequest,
  planner: (request: PlanRequest) => Plan = plan,
): Generator<void, Planned> {
  const settled = read.wantsBestStart ? withStart(read, (yield* searchRequest(read.request)).start) : read;
  const planned = planner(settled.request);
  const made = { read: settled, plan: planned };
  if (read.options.format !== 'json') return { ...made, cures: undefined, reuse: undefined };
  const reuse = yield* reuseInSteps(planned);
  if (!planned.warnings.some(isAboutStart)) return { ...made, cures: undefined, reuse };
  yield;
  return { ...made, cures: yield* searchCures(planned), reuse };
}

/** Plans a request as it is answered, at once. */
export function planAtOnce(read: AcceptedRequest): Planned {
  return atOnce(planInSteps(read));
}

/** The answer with all figures, its warnings with the starts that were found for them. */
export function answerPlanned({ read, plan, cures, reuse }: Planned, links: AnswerLinks): PlanAnswer {
  const { lang } = read.options;
  return answerOf(plan, read.options, links, tellingCures(cures), reuse && reuseFigures(plan, reuse, lang));
}

/** The request with a start in place of the wish for the best. */
function withStart({ wantsBestStart, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...rest, request: { ...request, start } };
}
