// A planned request with everything that its answer needs.

import type { Plan } from '../engine/index.ts';
import type { BetterStarts } from '../engine/starts.ts';
import {
  type AcceptedRequest,
  type AnswerLinks,
  adviceFor,
  answerOf,
  type PlanAnswer,
  type ReuseFigures,
} from '../wire/index.ts';

export interface Planned {
  /** The request; for `start=best` with the start that was found. Addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined if no warning would mention them. */
  readonly betterStarts: BetterStarts | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly reuse: ReuseFigures | undefined;
}

/** Builds the answer, with the better starts in its warnings. */
export function answerPlanned({ read, plan, betterStarts, reuse }: Planned, links: AnswerLinks): PlanAnswer {
  return answerOf(plan, read.options, links, adviceFor(betterStarts), reuse);
}
