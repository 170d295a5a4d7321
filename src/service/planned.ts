// A planned request with everything that its answer needs.

import type { Plan } from '../engine/index.ts';
import {
  type AcceptedRequest,
  type AnswerLinks,
  answerOf,
  type OrderAnswer,
  type PlanAnswer,
  piecesAnswer,
  type QuantitiesAnswer,
  type ReuseFigures,
  type StartAdvice,
} from '../wire/index.ts';

export interface Planned {
  /** The request, with the start that was found for a word such as `best`. Addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Undefined if no warning is about the start, and for formats without warnings. */
  readonly advice: StartAdvice | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly reuse: ReuseFigures | undefined;
  /** What to buy; undefined if no order is asked for. */
  readonly order: OrderAnswer | undefined;
  /** Grout and adhesive; undefined if they are not asked for. */
  readonly quantities: QuantitiesAnswer | undefined;
}

/** Builds the answer, with the advice in its warnings. */
export function answerPlanned(planned: Planned, links: AnswerLinks): PlanAnswer {
  const { read, plan, advice, reuse, order, quantities } = planned;
  const pieces = read.options.pieces && { pieces: piecesAnswer(plan, reuse?.reuse?.sharedTiles) };
  return answerOf(plan, read.options, { ...links, order, quantities, ...pieces }, advice, reuse);
}
