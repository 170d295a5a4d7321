// What the cut list needs of a laid floor. A plan has it, and so does the copy of a plan that a page keeps.

import { type Lattice, type Layout, type Plan, sliversOf } from '../engine/index.ts';

export interface LaidTiles {
  readonly layout: Layout;
  readonly lattice: Pick<Lattice, 'tileAreasMm2' | 'rows'>;
  /** For each cut tile, 1 if it is a sliver. */
  readonly slivers: Uint8Array;
}

/** The laid tiles of a plan. */
export function laidTilesOf({ layout, lattice }: Pick<Plan, 'layout' | 'lattice'>): LaidTiles & Pick<Plan, 'lattice'> {
  const slivers = new Uint8Array(layout.cuts.count);
  for (const index of sliversOf(layout, lattice)) slivers[index] = 1;
  return { layout, lattice, slivers };
}
