// Which pieces need a drawing. Boards in rows are mostly cut across, so a length along the row describes them.

import { type CutList, shapeOfPiece } from './cut-list.ts';
import type { CutGroup } from './grouping.ts';
import type { LaidTiles } from './laid.ts';

/** Whether the tiles of a plan are boards in rows. */
export function isOfBoards({ lattice }: Pick<LaidTiles, 'lattice'>): boolean {
  return lattice.rows !== undefined;
}

/** The pieces that need a drawing: of boards, those that a length along their row does not describe. */
export function drawnGroups(laid: Pick<LaidTiles, 'lattice'>, list: CutList): readonly CutGroup[] {
  return isOfBoards(laid) ? list.groups.filter((group) => shapeOfPiece(list, group).kind !== 'rectangle') : list.groups;
}
