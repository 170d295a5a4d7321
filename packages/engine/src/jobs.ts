// Several surfaces that are bought together.

import { LIMITS } from '../../../src/engine/index.ts';
import { materialsOf, type ReusedIn, reusedIn, reuseOffcuts } from '../../../src/engine/offcuts.ts';
import { MOST_SURFACES } from '../../../src/wire/index.ts';
import { PlanError } from './errors.ts';
import { enginePlanOf } from './internal/engine-plans.ts';
import { publicPool } from './internal/pools.ts';
import { refusing } from './internal/refusals.ts';
import type { PooledReuse } from './offcuts.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';

/** A surface of a job: what one plan covers. */
export interface JobSurface extends PlanRequest {
  /** Its name, another one than those of the other surfaces; its number from 1 when left out. */
  readonly name?: string;
  /** What is laid, in the words of the shop. Surfaces with equal tiles and the same words, or all without any, are one material; a floor and a wall only with words. */
  readonly tile?: string;
}

/** Several surfaces that are bought together. */
export interface JobRequest {
  /** 1 to 24 surfaces, with at most 20,000 tiles together. */
  readonly surfaces: readonly JobSurface[];
  /** Where offcuts are reused: in the whole job, in the surface where they are cut, or nowhere; in the job when left out. */
  readonly reuse?: 'job' | 'surface' | 'none';
}

/** A surface with its plan, which is the one of `plan`. */
export interface PlannedSurface {
  readonly name: string;
  readonly plan: Plan;
}

/** Surfaces that are laid with the same tiles, and what to buy for them. */
export interface JobMaterial extends PooledReuse {
  /** What is laid, as it was passed; undefined if it has no name. */
  readonly tile: string | undefined;
  /** The places of its surfaces in the job, ascending. */
  readonly surfaces: readonly number[];
  /** Tiles to buy without reuse of offcuts. */
  readonly total: number;
}

/** A planned job. */
export interface Job {
  /** In the order of the request. */
  readonly surfaces: readonly PlannedSurface[];
  /** In the order of their first surfaces. The `surface` of a piece is its place in `surfaces` of the job. */
  readonly materials: readonly JobMaterial[];
}

const REUSES: readonly ReusedIn[] = ['job', 'surface', 'none'];

/**
 * Plans several surfaces and pools the offcuts of those that are laid with the same tiles. Each surface has the plan that it
 * has alone; a job of one surface needs what its plan needs, and a shared pool never needs more than the plans one by one.
 *
 * @throws {@link PlanError} if a surface cannot be planned; the message names it.
 *
 * @example
 * ```ts
 * const { materials } = planJob({
 *   surfaces: [
 *     { name: 'hall', room: roomFromOutline('E410 S155 W410 N155'), pattern: 'squares' },
 *     { name: 'bath', room: roomFromOutline('E185 S240 W185 N240'), pattern: 'squares' },
 *   ],
 * });
 * const tiles = materials.map(({ tilesWithReuse }) => tilesWithReuse);
 * ```
 */
export function planJob(job: JobRequest): Job {
  const { surfaces, reuse = 'job' } = job ?? {};
  if (!Array.isArray(surfaces) || surfaces.length < 1 || surfaces.length > MOST_SURFACES) {
    throw new PlanError('surfaces-invalid', `surfaces must be a list of 1 to ${MOST_SURFACES} surfaces.`, 'surfaces');
  }
  if (!REUSES.includes(reuse)) {
    throw new PlanError('option-invalid', `reuse is ${JSON.stringify(reuse)}; pass job, surface or none.`, 'reuse');
  }
  const planned = plannedSurfaces(surfaces);
  return { surfaces: planned, materials: refusing(() => pooledMaterials(surfaces, planned, reuse)) };
}

function plannedSurfaces(surfaces: readonly JobSurface[]): PlannedSurface[] {
  const planned: PlannedSurface[] = [];
  let tiles = 0;
  for (const [place, surface] of surfaces.entries()) {
    const name = nameOf(surface, place);
    if (planned.some((one) => one.name === name)) {
      const message = `Two surfaces are called ${JSON.stringify(name)}; give each a name of its own.`;
      throw new PlanError('surface-name-twice', message, 'name');
    }
    const laid = inSurface(name, () => plan(surface));
    tiles += laid.tiles.total;
    // The rest is not planned in vain.
    if (tiles > LIMITS.tiles) {
      const message = `The first ${place + 1} surfaces have ${tiles} tiles together, and at most ${LIMITS.tiles} are possible; pass larger tiles, or several jobs.`;
      throw new PlanError('too-many-tiles', message, 'surfaces');
    }
    planned.push({ name, plan: laid });
  }
  return planned;
}

function nameOf(surface: JobSurface, place: number): string {
  const { name, tile } = surface ?? {};
  for (const [field, text] of Object.entries({ name, tile })) {
    if (text === undefined || typeof text === 'string') continue;
    const message = `surfaces[${place}].${field} is ${JSON.stringify(text)}; pass a text, or leave it out.`;
    throw new PlanError('request-invalid', message, field);
  }
  return name || String(place + 1);
}

/** Plans a surface; what is wrong with it names it. */
function inSurface(name: string, work: () => Plan): Plan {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    throw new PlanError(error.code, `Surface ${JSON.stringify(name)}: ${error.message}`, error.param);
  }
}

function pooledMaterials(
  surfaces: readonly JobSurface[],
  planned: readonly PlannedSurface[],
  reuse: ReusedIn,
): JobMaterial[] {
  const laid = planned.map((one, place) => ({ plan: enginePlanOf(one.plan), tile: surfaces[place].tile ?? '' }));
  return materialsOf(laid).map((places) => {
    const plans = places.map((place) => laid[place].plan);
    const { sharedTiles, ...figures } = publicPool(plans, reusedIn(reuse, plans, plans.map(reuseOffcuts)));
    return {
      tile: surfaces[places[0]].tile || undefined,
      surfaces: places,
      total: plans.reduce((sum, { tiles }) => sum + tiles.total, 0),
      ...figures,
      sharedTiles: sharedTiles.map(({ pieces }) => ({
        pieces: pieces.map((piece) => ({ ...piece, surface: places[piece.surface] })),
      })),
    };
  });
}
