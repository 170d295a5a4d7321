// Notes from the trade. Unlike a warning, a note does not depend on the start.

import type { PlanAnswer } from '../../wire/index.ts';
import type { WordKey } from '../../words/index.ts';

/** Tiles longer than 15 inches are bowed: offset by more than a third, their edges do not line up. */
const LONG_TILE_MM = 381;
const THIRD_PERCENT = 34;
const LEAST_JOINT_MM = 1.5;

/** The keys of the notes that apply to a plan. */
export function notesOn({ id, parameters, jointMm }: PlanAnswer['pattern']): readonly WordKey[] {
  const { offset, tileWidth, tileHeight } = parameters;
  const pushed = id.startsWith('vertical') ? tileHeight : tileWidth;
  const notes: WordKey[] = [];
  if (offset !== undefined && Number(offset) > THIRD_PERCENT && Number(pushed) > LONG_TILE_MM)
    notes.push('note.offset');
  // Boards without a joint lock into each other.
  if (jointMm < LEAST_JOINT_MM && id !== 'planks-pattern') notes.push('note.jointZero');
  return notes;
}
