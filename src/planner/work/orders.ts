// Runs the page's orders. Does not depend on a worker's scope, so tests call it directly.

import { type Lattice, type Layout, noticesOf, type Plan, PlanError, plan, sliversOf } from '../../engine/index.ts';
import { planFigures, readDraft } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import { loadWords } from '../../words/planner/load.ts';
import type { Draft } from '../state/draft.ts';
import type { LaidFloor, Order, Outcome, PlanOrder, PlanOutcome } from '../state/messages.ts';

export interface Finished<Result = Outcome> {
  readonly result: Result;
  /** Buffers to transfer with the result. */
  readonly transfer: readonly ArrayBufferLike[];
}

/** Runs an order. Throws for internal errors only. */
export function runOrder(order: PlanOrder): Promise<Finished<PlanOutcome>>;
export function runOrder(order: Order): Promise<Finished>;
export async function runOrder(order: Order): Promise<Finished> {
  await loadWords(order.lang);
  if (order.task === 'plan') return planDraft(order);
  if (order.task === 'drawing') return { result: await (await import('./drawing.ts')).readFile(order), transfer: [] };
  if (order.task !== 'answer') return { result: await (await import('./job.ts')).answerJobBody(order), transfer: [] };
  // Search, reuse and drawing are in a separate file, so that the first plan does not wait for them.
  const { answerBody } = await import('./answer.ts');
  return { result: await answerBody(order), transfer: [] };
}

async function planDraft({ draft, lang }: PlanOrder): Promise<Finished<PlanOutcome>> {
  const read = isOfOneFloor(draft) ? readDraft(draft) : (await import('./refusal.ts')).readBody(draft);
  // A first plan is hardly ever refused, so what the mistakes mean is loaded when there are some.
  if (!read.ok) return { result: (await import('./refusal.ts')).unreadable(draft), transfer: [] };
  if (read.startWord) throw new Error('a draft has a start of its own or none');
  try {
    const made = plan(read.request);
    return { result: outcomeOf(made, lang), transfer: buffersOf(made) };
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    // People see what they changed; only programs need a proposed room.
    const { refusalOf } = await import('./refusal.ts');
    return { result: { ok: false, mistakes: [refusalOf(error, draft)] }, transfer: [] };
  }
}

/** Whether a draft is the floor of one room, as nearly all are; only for the others all fields are read. */
function isOfOneFloor({ kind, rooms }: Draft): boolean {
  return kind !== 'wall' && rooms === undefined;
}

function outcomeOf(made: Plan, lang: Lang): PlanOutcome {
  return {
    ok: true,
    answer: planFigures(made, { lang, skirting: 'walls' }),
    laid: laidOf(made),
    findings: made.warnings,
    notices: noticesOf(made),
  };
}

function laidOf({ floor, lattice, layout, room, start, joint, kerf }: Plan): LaidFloor {
  return {
    floor,
    lattice,
    layout,
    room,
    start,
    joint,
    kerf,
    slivers: sliversAmong(layout, lattice),
  };
}

function sliversAmong(layout: Layout, lattice: Lattice): Uint8Array {
  const slivers = new Uint8Array(layout.cuts.count);
  for (const index of sliversOf(layout, lattice)) slivers[index] = 1;
  return slivers;
}

function buffersOf({ layout: { runs, cuts } }: Plan): ArrayBufferLike[] {
  const lists = [runs, cuts.tiles, cuts.coveredMm2, cuts.tileEnds, cuts.ringEnds, cuts.ringKinds, cuts.points];
  return [...new Set(lists.map(({ buffer }) => buffer))];
}
