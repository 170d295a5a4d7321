// Materials of a job: plans that are laid with the same tiles, and where the offcuts of a material are reused.

import type { Plan } from '../plan-types.ts';
import { haveSameTiles } from './kinds.ts';
import { keptApart, type PackedAlone, type PooledReuse, poolOffcuts } from './pool.ts';
import { NO_SHIFT } from './reuse.ts';

/** Where offcuts are reused: in all plans of a material, in the plan where they are cut, or nowhere. */
export type ReusedIn = 'job' | 'surface' | 'none';

interface Laid {
  readonly plan: Plan;
  /** The name of its tiles; empty if they have none. */
  readonly tile: string;
  /** What else tells tiles apart, such as their colours. */
  readonly colors?: string;
}

/** The materials of plans, each as the places of its plans in the list, in the order of their first ones. */
export function materialsOf(laid: readonly Laid[]): number[][] {
  const materials: number[][] = [];
  laid.forEach((one, place) => {
    const known = materials.find(([first]) => isOneMaterial(laid[first], one));
    if (known) known.push(place);
    else materials.push([place]);
  });
  return materials;
}

function isOneMaterial(one: Laid, other: Laid): boolean {
  if (one.tile !== other.tile || one.colors !== other.colors) return false;
  // What looks alike is often made for floors or for walls alone: only its name says that it is made for both.
  const isOneKind = one.plan.room.kind === other.plan.room.kind || one.tile !== '';
  return isOneKind && haveSameTiles(one.plan, other.plan);
}

/** The offcuts of a material, reused as asked; `alone` is the reuse within each plan. */
export function reusedIn(where: ReusedIn, plans: readonly Plan[], alone: readonly PackedAlone[]): PooledReuse {
  if (where === 'job') return poolOffcuts(plans, alone);
  return keptApart(plans, where === 'surface' ? alone : plans.map(withoutReuse));
}

/** A tile for each place, none of which is cut for another. */
function withoutReuse({ layout, tiles }: Plan): PackedAlone {
  const groups = Array.from({ length: layout.cuts.count }, (_, cut) => ({
    pieces: [{ cut, piece: 0, turnDeg: 0, shift: NO_SHIFT }],
    elsewhere: [],
  }));
  return { groups, atLeast: tiles.total };
}
