// Everything that an answer is made of, once its request is planned.

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
  /** The request with the start that was found, where the best was asked for: addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined where no sentence would name them. */
  readonly betterStarts: BetterStarts | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly reuse: ReuseFigures | undefined;
}

/** The answer with all figures, its warnings with the starts that were found for them. */
export function answerPlanned({ read, plan, betterStarts, reuse }: Planned, links: AnswerLinks): PlanAnswer {
  return answerOf(plan, read.options, links, adviceFor(betterStarts), reuse);
}
