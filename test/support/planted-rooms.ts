// Planted rooms: the tiles of a floor that repeats are cut by saw cuts one kerf wide, and what is left is the room. So it is
// known which pieces come out of one tile: those of tiles that lie a repeat apart.

import { centreOf, type Plan, type Point, tilePlaceOf } from '../../src/engine/index.ts';
import { areaOf, piecesIn } from './laid-pieces.ts';
import { areApart, type Cut, cutsOf } from './shared-tiles.ts';

/** The cut tiles of a plan that come out of one, if tiles that lie a repeat of `period` apart are the same. */
export function plantedTiles(plan: Plan, period: Point): Cut[][] {
  const tiles = new Map<string, Cut[]>();
  cutsOf(plan).forEach((pieces, cut) => {
    const { x, y } = centreOf(plan.layout, tilePlaceOf(plan.layout.cuts, cut));
    const name = `${pieces[0].motif} ${withinRepeat(x, period.x)} ${withinRepeat(y, period.y)}`;
    tiles.set(name, [...(tiles.get(name) ?? []), ...pieces]);
  });
  return [...tiles.values()];
}

/** A place within its repeat, so that places which differ by rounding have the same name. */
function withinRepeat(place: number, period: number): number {
  const steps = Math.round(period * 100);
  return (((Math.round(place * 100) % steps) + steps) % steps) % steps;
}

/** Whether the pieces of one tile can be sawn from it as they are laid. */
export function canBeSawn({ kerf }: Plan, pieces: readonly Cut[]): boolean {
  return pieces.every((a, i) =>
    pieces.slice(0, i).every((b) => a.cut === b.cut || (!a.large && !b.large && areApart(a.piece, b.piece, kerf))),
  );
}

/** How many tiles the laid area of each kind of tile needs. */
export function tilesForArea(plan: Plan): number {
  const { lattice, layout, pattern, parameters } = plan;
  const kinds = pattern.kinds?.(parameters);
  const laid = new Map<string, number>();
  const add = (motif: number, tiles: number) => {
    const kind = `${kinds?.[motif]}`;
    laid.set(kind, (laid.get(kind) ?? 0) + tiles);
  };
  for (let i = 0; i < layout.runs.length; i += 4) add(layout.runs[i], layout.runs[i + 3]);
  piecesIn(plan).forEach((pieces, cut) => {
    const motif = layout.cuts.tiles[3 * cut];
    for (const piece of pieces) add(motif, areaOf(piece) / lattice.tileAreasMm2[motif]);
  });
  return [...laid.values()].reduce((sum, tiles) => sum + Math.ceil(tiles - 1e-6), 0);
}
