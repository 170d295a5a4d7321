// The reuse of offcuts.

import * as engine from '../../../src/engine/offcuts.ts';
import { enginePlanOf } from './internal/engine-plans.ts';
import { numbersOf, publicPool } from './internal/pools.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';
import type { Point } from './request.ts';

/** A piece as it is cut from a shared tile. */
export interface SharedPiece {
  /** The number of the cut tile that it belongs to, as in `listTiles`. */
  readonly tile: number;
  /** Its index in the `pieces` of that tile. */
  readonly piece: number;
  /** Clockwise turn about the tile's centre from where the piece is laid to where it is cut, 0 to 360 degrees. */
  readonly turnDeg: number;
  /** How far the piece is moved after that, in mm. Only pieces between two walls move. */
  readonly shift: Point;
}

/** One tile to cut up. It lies as the cut tile of its first piece, which is not turned. */
export interface SharedTile {
  readonly pieces: readonly SharedPiece[];
}

/** Tiles of one kind, for patterns that need different tiles. */
export interface KindFigures {
  /** As in the `motif` of `listTiles`. */
  readonly kind: string;
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly tilesWithReuse: number;
}

/** What to buy if offcuts are reused. */
export interface Reuse {
  /** Tiles to buy: the whole ones, and those in `sharedTiles`. */
  readonly tilesWithReuse: number;
  /** A proven lower bound: no plan of this layout needs fewer tiles. */
  readonly atLeast: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with the pieces that come out of it. */
  readonly sharedTiles: readonly SharedTile[];
  /** Counts by kind; empty for a pattern of equal tiles. */
  readonly kinds: readonly KindFigures[];
}

/**
 * Finds which cut pieces can come out of one tile: a factory edge faces the field, tiles are turned but never mirrored,
 * and a cut takes the plan's `kerf` between two pieces. The same plan always gives the same result.
 *
 * @example
 * ```ts
 * const { tilesWithReuse } = reuseOffcuts(plan(request));
 * ```
 */
export function reuseOffcuts(plan: Plan): Reuse {
  return refusing(() => {
    const laid = enginePlanOf(plan);
    const { tilesWithReuse, atLeast, wastePercentWithReuse, groups } = engine.reuseOffcuts(laid);
    const numbers = numbersOf(laid);
    const sharedTiles = groups.map(({ pieces }) => ({
      pieces: pieces.map(({ cut, ...piece }) => ({ tile: numbers[cut], ...piece })),
    }));
    return { tilesWithReuse, atLeast, wastePercentWithReuse, sharedTiles, kinds: engine.kindsOf(laid, groups) };
  });
}

/** A piece that is cut from a tile which several plans share. */
export interface PooledPiece extends SharedPiece {
  /** The index of the plan that it is laid in. */
  readonly surface: number;
}

/** One tile to cut up. It lies as the cut tile of its first piece, which is not turned. */
export interface PooledTile {
  readonly pieces: readonly PooledPiece[];
}

/** What to buy for several plans if they share offcuts. */
export interface PooledReuse {
  /** Tiles to buy for all plans; never more than the plans need one by one. */
  readonly tilesWithReuse: number;
  /** A proven lower bound: no plans of these layouts need fewer tiles. */
  readonly atLeast: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with the pieces that come out of it. */
  readonly sharedTiles: readonly PooledTile[];
}

/**
 * Finds which cut pieces of several plans can come out of one tile, by the rule of `reuseOffcuts`. Pass plans whose tiles
 * are one material: tiles of equal kind and outline replace each other. With one plan it gives its own reuse.
 *
 * @example
 * ```ts
 * const { tilesWithReuse } = poolOffcuts([plan(request), plan(request)]);
 * ```
 */
export function poolOffcuts(plans: readonly Plan[]): PooledReuse {
  return refusing(() => {
    const laid = plans.map(enginePlanOf);
    return publicPool(laid, engine.poolOffcuts(laid, laid.map(engine.reuseOffcuts)));
  });
}
