// From a request to everything that its answer is made of, in steps: the start that was asked for, the plan from there, what
// its offcuts are good for, and better starts for its warnings to name; and the answer itself. Servers take the steps in
// turns with other work.

import { atOnce, type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { reuseInSteps } from '../engine/offcuts.ts';
import { type Cures, searchCures, searchRequest } from '../engine/starts.ts';
import { type AnswerLinks, answerOf, type MoreFigures, type PlanAnswer } from './answer.ts';
import type { AcceptedRequest } from './canonical-plan.ts';
import { tellingCures } from './cure-text.ts';
import { reuseFigures } from './reuse-answer.ts';
import { isAboutStart } from './warning-text.ts';

/** Plans of fewer tiles are finished without a rest in between. */
const MANY_TILES = 1000;

/** What an answer is made of. */
export interface Planned {
  /** The request with the start that was found, where the best was asked for: addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined where no sentence would name them. */
  readonly cures: Cures | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly more: MoreFigures | undefined;
}

/** Plans a request as it is answered, in steps of some 5 ms. Throws a PlanError for one that cannot be planned. */
export function* planInSteps(
  read: AcceptedRequest,
  planner: (request: PlanRequest) => Plan = plan,
): Generator<void, Planned> {
  const settled = read.wantsBestStart ? withStart(read, (yield* searchRequest(read.request)).start) : read;
  const planned = planner(settled.request);
  const made = { read: settled, plan: planned };
  const { format, lang } = read.options;
  if (format !== 'json') return { ...made, cures: undefined, more: undefined };
  if (planned.tiles.total > MANY_TILES) yield;
  const reuse = yield* reuseInSteps(planned);
  const telling = reuseFigures(planned, reuse, lang);
  const more = planned.tiles.total > MANY_TILES ? yield* telling : atOnce(telling);
  if (!planned.warnings.some(isAboutStart)) return { ...made, cures: undefined, more };
  yield;
  return { ...made, cures: yield* searchCures(planned), more };
}

/** Plans a request as it is answered, at once. */
export function planAtOnce(read: AcceptedRequest): Planned {
  return atOnce(planInSteps(read));
}

/** The answer with all figures, its warnings with the starts that were found for them. */
export function answerPlanned({ read, plan, cures, more }: Planned, links: AnswerLinks): PlanAnswer {
  return answerOf(plan, read.options, links, tellingCures(cures), more);
}

/** The request with a start in place of the wish for the best. */
function withStart({ wantsBestStart, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...rest, request: { ...request, start } };
}
