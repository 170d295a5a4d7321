// The materials of a job: surfaces that are laid with the same tiles, and what is bought of each.

import { kindNamesOf, type Plan } from '../../engine/index.ts';
import { haveSameTiles, keptApart, type PooledReuse, poolOffcuts } from '../../engine/offcuts.ts';
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
  const materials: PlannedSurface[][] = [];
  for (const surface of surfaces) {
    const known = materials.find(([first]) => isOneMaterial(first, surface));
    if (known) known.push(surface);
    else materials.push([surface]);
  }
  return materials.map((members) => ({ tile: members[0].surface.tile, surfaces: members }));
}

function isOneMaterial(one: PlannedSurface, other: PlannedSurface): boolean {
  if (one.surface.tile !== other.surface.tile || !haveSameTiles(one.planned.plan, other.planned.plan)) return false;
  // What looks alike is often made for floors or for walls alone: only its name says that it is made for both.
  if (kindOf(one) !== kindOf(other) && one.surface.tile === '') return false;
  return colorsOf(one) === colorsOf(other);
}

function kindOf({ planned: { plan } }: PlannedSurface) {
  return plan.room.kind;
}

/** The colours of the kinds of its tiles, as a text. */
function colorsOf({ planned: { plan, read } }: PlannedSurface): string {
  const { color, colors }: AnswerOptions = read.options;
  const names = plan.pattern.kinds ? [...kindNamesOf(plan.pattern)].sort() : [''];
  return JSON.stringify(names.map((kind) => [kind, colors.find((one) => one.kind === kind)?.color ?? color]));
}

/** How the offcuts of a material are reused. */
export function poolOf({ surfaces }: Material, reuse: JobReuse): PooledReuse {
  const plans = surfaces.map(({ planned }) => planned.plan);
  const alone = surfaces.map(({ planned }) => packedAlone(planned));
  if (reuse === 'job') return poolOffcuts(plans, alone);
  return keptApart(plans, reuse === 'surface' ? alone : plans.map(withoutReuse));
}

function packedAlone({ bought, reuse }: Planned) {
  if (bought === undefined || reuse?.reuse === undefined) throw new Error('The offcuts of a surface were not packed.');
  return { groups: bought, atLeast: reuse.reuse.atLeast };
}

/** A tile for each place, none of which is cut for another. */
function withoutReuse({ layout, tiles }: Plan) {
  const groups = Array.from({ length: layout.cuts.count }, (_, cut) => ({
    pieces: [{ cut, piece: 0, turnDeg: 0, shift: { x: 0, y: 0 } }],
    elsewhere: [],
  }));
  return { groups, atLeast: tiles.total };
}
