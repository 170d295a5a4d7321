// A planned request with everything that its answer needs.

import type { Plan } from '../engine/index.ts';
import type { SharedTile } from '../engine/offcuts.ts';
import type { SetOut } from '../engine/setting-out.ts';
import type { StartWhy } from '../engine/starts.ts';
import {
  type AcceptedRequest,
  type AnswerLinks,
  answerOf,
  notesOn,
  type OffcutsAnswer,
  type OrderAnswer,
  type PlanAnswer,
  piecesAnswer,
  type QuantitiesAnswer,
  type ReuseFigures,
  type SkirtingAnswer,
  type StartAdvice,
  type StockAnswer,
  settingOutAnswer,
  startWhyText,
} from '../wire/index.ts';
import { type Recount, recountText } from '../words/index.ts';
import type { LaidChoice } from './choices.ts';
import { planSummary } from './summary/index.ts';

export interface Planned {
  /** The request, with the start that was found for a word such as `best`. Addresses and projects are written from it. */
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  /** Why the start was chosen; undefined if it was sent. */
  readonly why: StartWhy | undefined;
  /** Undefined if no warning is about the start, and for formats without warnings. */
  readonly advice: StartAdvice | undefined;
  /** Kinds of tile and the reuse of offcuts; undefined for drawings, which do not show them. */
  readonly reuse: ReuseFigures | undefined;
  /** The tiles that are cut up, for formats that show how. */
  readonly bought?: readonly SharedTile[] | undefined;
  /** What to buy; undefined if no order is asked for. */
  readonly order: OrderAnswer | undefined;
  /** Whether the tiles that one has are enough; undefined if none were sent, and for drawings. */
  readonly stock?: StockAnswer | undefined;
  /** The offcuts worth keeping; undefined if they are not asked for. */
  readonly offcuts?: OffcutsAnswer | undefined;
  /** A skirting from offcuts; undefined if none is asked for. */
  readonly skirting?: SkirtingAnswer | undefined;
  /** Grout and adhesive; undefined if they are not asked for. */
  readonly quantities: QuantitiesAnswer | undefined;
  /** How it is set out; undefined if nobody asks. */
  readonly setOut: SetOut | undefined;
  /** The starts to choose from; undefined if they are not asked for. */
  readonly choices: readonly LaidChoice[] | undefined;
  /** What was corrected since the plan was stored; absent if nothing was, or if it is a new plan. */
  readonly recount?: Recount | null;
  /** The link of the stored plan, if it is one. */
  readonly plannerUrl?: string | undefined;
}

/** Builds the answer, with the advice in its warnings, and in its notes what else there is to say. */
export function answerPlanned(planned: Planned, links: AnswerLinks): PlanAnswer {
  const { read, plan, why, advice, reuse, order, stock, quantities, offcuts, skirting, setOut, recount } = planned;
  const startWhy = why && { startWhy: startWhyText(read.options.lang, plan, why) };
  const pieces = read.options.pieces && { pieces: piecesAnswer(plan, reuse?.reuse?.sharedTiles) };
  const settingOut = setOut && read.options.settingOut && { settingOut: settingOutAnswer(read.options, plan, setOut) };
  const parts = { ...links, order, stock, quantities, offcuts, skirting, ...startWhy, ...pieces, ...settingOut };
  const answer = answerOf(plan, read.options, { ...parts, summary: planSummary(planned) }, advice, reuse);
  // The figures of an answer are always metric.
  const corrections = recount ? [recountText({ lang: read.options.lang }, recount)] : [];
  return { ...answer, notes: [...answer.notes, ...notesOn(read, plan), ...corrections] };
}
