// The materials of a job: surfaces that are laid with the same tiles, and what is bought of each.

import { kindNamesOf } from '../../engine/index.ts';
import { materialsOf as materialPlacesOf, type PooledReuse, reusedIn } from '../../engine/offcuts.ts';
import type { AcceptedSurface, AnswerOptions, JobReuse } from '../../wire/index.ts';
import type { Planned } from '../planned.ts';

/** A surface with its plan. */
export interface PlannedSurface {
  readonly surface: AcceptedSurface;
  /** Its place in the job, from 0. */
  readonly index: number;
  readonly planned: Planned;
}

/** Surfaces that are laid with the same tiles, in the order of the job. */
export interface Material {
  readonly tile: string;
  readonly surfaces: readonly PlannedSurface[];
}

/** The materials of surfaces, in the order of their first ones. */
export function materialsOf(surfaces: readonly PlannedSurface[]): Material[] {
  const laid = surfaces.map((one) => ({ plan: one.planned.plan, tile: one.surface.tile, colors: colorsOf(one) }));
  return materialPlacesOf(laid).map((places) => {
    const members = places.map((place) => surfaces[place]);
    return { tile: members[0].surface.tile, surfaces: members };
  });
}

/** The colours of the kinds of its tiles, as a text. */
function colorsOf({ planned: { plan, read } }: PlannedSurface): string {
  const { color, colors }: AnswerOptions = read.options;
  const names = plan.pattern.kinds ? [...kindNamesOf(plan.pattern)].sort() : [''];
  return JSON.stringify(names.map((kind) => [kind, colors.find((one) => one.kind === kind)?.color ?? color]));
}

/** How the offcuts of a material are reused. */
export function poolOf({ surfaces }: Material, reuse: JobReuse): PooledReuse {
  return reusedIn(
    reuse,
    surfaces.map(({ planned }) => planned.plan),
    surfaces.map(({ planned }) => packedAlone(planned)),
  );
}

function packedAlone({ bought, reuse }: Planned) {
  if (bought === undefined || reuse?.reuse === undefined) throw new Error('The offcuts of a surface were not packed.');
  return { groups: bought, atLeast: reuse.reuse.atLeast };
}
