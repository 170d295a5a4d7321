// What is wrong with a draft, in a file of its own, so that the first plan does not wait for it.

import { type CutoutSource, checkPlan, PlanError, type PlanRequest } from '../../engine/index.ts';
import { mistakeOf } from '../../service/index.ts';
import { readBody } from '../../wire/index.ts';
import type { Draft } from '../state/draft.ts';
import type { DraftMistake, PlanOutcome } from '../state/messages.ts';

export { readBody };

/** The mistakes of a draft that cannot be read, with their repairs. */
export function unreadable(draft: Draft): PlanOutcome {
  const read = readBody(draft);
  if (read.ok) throw new Error('a draft was refused that is a good body');
  return read;
}

/** What the error means for the draft it comes from. */
export function refusalOf(error: PlanError, draft: Draft): DraftMistake {
  const read = readBody(draft);
  if (!read.ok) throw new Error('a draft was planned that is no good body');
  const mistake = mistakeOf(error, read, 'body');
  const { room } = read.request;
  // A room that is large enough without its cutouts is not the mistake.
  if (!isWithoutFloor(error) || hasNoFloor(read.request, {})) return mistake;
  const { holes, rectangles, circles = [] } = room;
  const each = Object.entries({ holes, rectangles, circles }) as [CutoutSource, readonly unknown[]][];
  const covering = each.flatMap(([source, all]) =>
    all.flatMap((one, index) => (hasNoFloor(read.request, { [source]: [one] }) ? [{ source, index }] : [])),
  );
  return { ...mistake, code: 'floor-empty', cutout: covering[0] ?? null };
}

/** Whether these cutouts alone leave no floor. */
function hasNoFloor(request: PlanRequest, cutouts: Partial<PlanRequest['room']>): boolean {
  try {
    checkPlan({ ...request, room: { ...request.room, holes: [], rectangles: [], circles: [], ...cutouts } });
    return false;
  } catch (error) {
    return isWithoutFloor(error);
  }
}

function isWithoutFloor(error: unknown): boolean {
  return error instanceof PlanError && (error.code === 'floor-empty' || error.code === 'floor-too-small');
}
