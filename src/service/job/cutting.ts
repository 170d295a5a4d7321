// How the tiles of a job are cut up: the sheets of each material, whose surfaces share their offcuts.

import {
  cutListOf,
  laidTilesOf,
  type PooledCutting,
  type PooledSurface,
  pooledCuttingOf,
} from '../../cutlist/index.ts';
import type { PooledTile } from '../../engine/offcuts.ts';
import { sheetCountOf } from '../../paper/index.ts';
import type { PlannedSurface } from './materials.ts';
import type { PooledMaterial } from './plan-job.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of each surface, by its place in the job. */
export function letterOf({ index }: PlannedSurface): string {
  return LETTERS.charAt(index);
}

/** Surfaces that are cut by one saw, with the sheets of their tiles. */
export interface SawnSurfaces {
  readonly surfaces: readonly PlannedSurface[];
  /** The same surfaces. */
  readonly pooled: readonly PooledSurface[];
  readonly cutting: PooledCutting;
}

interface Sawing {
  /** Settings of the fence that differ by less are one, mm. */
  readonly step: number;
  /** The sheets before these. */
  readonly before: number;
  /** Whether boards that a length describes have sheets too. */
  readonly isComplete?: boolean;
}

/** The cutting sheets of a material, one set for each width of the saw. */
export function pooledCuttings({ surfaces, pool }: PooledMaterial, { before, ...sawing }: Sawing): SawnSurfaces[] {
  const kerfs = [...new Set(surfaces.map(({ planned }) => planned.plan.kerf))];
  let count = before;
  return kerfs.map((kerf) => {
    const places = [...surfaces.keys()].filter((place) => surfaces[place].planned.plan.kerf === kerf);
    const pooled = places.map((place) => pooledSurface(surfaces[place]));
    const within = (piece: { readonly surface: number }) => places.indexOf(piece.surface);
    const bought = pool.groups.filter(({ pieces: [first] }) => within(first) >= 0).map((tile) => movedTo(tile, within));
    const cutting = pooledCuttingOf({ surfaces: pooled, bought, before: count, ...sawing });
    count += sheetCountOf(cutting.cutting);
    return { surfaces: places.map((place) => surfaces[place]), pooled, cutting };
  });
}

/** Every piece of a tile is cut by the same saw. */
function movedTo(
  { pieces, elsewhere }: PooledTile,
  within: (piece: { readonly surface: number }) => number,
): PooledTile {
  const moved = <Piece extends { readonly surface: number }>(piece: Piece) => ({ ...piece, surface: within(piece) });
  return { pieces: pieces.map(moved), elsewhere: elsewhere.map(moved) };
}

function pooledSurface(surface: PlannedSurface): PooledSurface {
  const { plan } = surface.planned;
  const laid = laidTilesOf(plan);
  const list = cutListOf(laid, plan.pattern, plan.parameters);
  return { letter: letterOf(surface), plan, laid, list };
}
