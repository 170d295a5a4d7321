// Pools of offcuts of the engine in the numbers of `listTiles`.

import { type Plan, tilePlaceOf } from '../../../../src/engine/index.ts';
import { numberTiles, type PooledReuse } from '../../../../src/engine/offcuts.ts';

/** The public form of a pool of plans. */
export function publicPool(laid: readonly Plan[], { groups, ...figures }: PooledReuse) {
  const numbers = laid.map(numbersOf);
  const sharedTiles = groups.map(({ pieces }) => ({
    pieces: pieces.map(({ surface, cut, ...piece }) => ({ surface, tile: numbers[surface][cut], ...piece })),
  }));
  return { ...figures, sharedTiles };
}

/** The numbers of the cut tiles of a plan. */
export function numbersOf({ layout, parameters }: Plan): ArrayLike<number> {
  const places = Array.from({ length: layout.cuts.count }, (_, i) => tilePlaceOf(layout.cuts, i));
  return numberTiles(layout, Number(parameters.rotation), places).numbers;
}
