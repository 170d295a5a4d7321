// The cut tiles that are packed together: those of one plan, or of several.

import type { Cuts } from '../layout/index.ts';
import type { LaidPlan, MotifTiles } from './kinds.ts';
import { Neighbours } from './neighbours.ts';

export interface CutTiles extends MotifTiles {
  readonly kerf: number;
  readonly lattice: { readonly tileAreasMm2: readonly number[] };
  readonly layout: MotifTiles['layout'] & { readonly cuts: Cuts };
  readonly neighbours: Pick<Neighbours, 'isFaced'>;
}

/** The cut tiles of one plan. */
export function cutTilesOf({ pattern, parameters, joint, kerf, lattice, layout }: LaidPlan): CutTiles {
  return { pattern, parameters, joint, kerf, lattice, layout, neighbours: new Neighbours(layout, joint) };
}
