// Plans a job: each surface as a plan of its own, then the offcuts of each material, and the order.

import { materialText } from '../../drawing/index.ts';
import { LIMITS, PlanError } from '../../engine/index.ts';
import type { PooledReuse } from '../../engine/offcuts.ts';
import {
  type AcceptedJob,
  grouped,
  type JobOrderAnswer,
  type MaterialAnswer,
  type Mistake,
  materialFigures,
  mistake,
  mistakeInJob,
  neededTiles,
} from '../../wire/index.ts';
import { FormatRefusal } from '../format-refusal.ts';
import { FORMATS } from '../formats.ts';
import { type PlanTools, planRequest } from '../plan.ts';
import { mistakeOf } from '../repairs/repairs.ts';
import { unmeasured } from '../stages.ts';
import { planBegun } from './begun.ts';
import { type Material, materialsOf, type PlannedSurface, poolOf } from './materials.ts';
import { type BoughtMaterial, buyMaterial, isOrdered, jobOrder } from './order.ts';

/** A material with how its offcuts are reused. */
export interface PooledMaterial extends Material {
  readonly pool: PooledReuse;
  readonly answer: MaterialAnswer;
  /** What people call it: its name, or the size of its tiles. */
  readonly label: string;
  /** What is bought of it; undefined if no order is asked for. */
  readonly bought: BoughtMaterial | undefined;
}

export interface PlannedJob {
  readonly read: AcceptedJob;
  readonly surfaces: readonly PlannedSurface[];
  /** Empty for formats without figures. */
  readonly materials: readonly PooledMaterial[];
  /** What to buy; undefined if no order is asked for. */
  readonly order: JobOrderAnswer | undefined;
}

/** The mistakes of a job that cannot be planned. */
export class JobRefusal extends Error {
  override readonly name = 'JobRefusal';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes[0]?.message);
    this.mistakes = mistakes;
  }
}

/** Turns what a caller can change into a refusal; rethrows every other error. */
export function refusalOfJob(error: unknown): { readonly ok: false; readonly mistakes: readonly Mistake[] } {
  if (error instanceof JobRefusal) return { ok: false, mistakes: error.mistakes };
  if (error instanceof FormatRefusal) return { ok: false, mistakes: [error.mistake] };
  throw error;
}

/** Plans a job. Throws a JobRefusal, or a FormatRefusal if its tiles cannot be ordered. */
export function planJob(read: AcceptedJob, tools: PlanTools = {}): PlannedJob {
  const { measure = unmeasured } = tools;
  const surfaces = planSurfaces(read, tools);
  if (!FORMATS[read.options.format].hasFigures) return { read, surfaces, materials: [], order: undefined };
  const { lang } = read.options;
  const hasOrder = isOrdered(read);
  const pooled = materialsOf(surfaces).map((material) => {
    const pool = measure('reuse', () => poolOf(material, read.reuse));
    const laid = material.surfaces.map(({ surface: { name }, planned: { plan } }) => ({ name, plan }));
    const bought = hasOrder ? buyMaterial(read, material, neededTiles(laid, pool, lang)) : undefined;
    const tile = material.tile || null;
    const label = material.tile || materialText(read.options, laid[0].plan);
    const { stock } = bought ?? {};
    const answer = { tile, ...materialFigures(laid, pool, lang), ...(stock && { stock }) };
    return { ...material, pool, label, answer, bought };
  });
  const orders = pooled.flatMap(({ label, answer: { tile }, bought }) =>
    bought ? [{ label, tile, order: bought.order }] : [],
  );
  return { read, surfaces, materials: pooled, order: hasOrder ? jobOrder(read, orders) : undefined };
}

/** Plans the surfaces one by one, each after the one that it begins with; their tiles are bounded together. */
function planSurfaces(read: AcceptedJob, tools: PlanTools): PlannedSurface[] {
  const planned = new Map<number, PlannedSurface>();
  const mistakes: Mistake[] = [];
  let tiles = 0;
  for (const index of inOrder(read.surfaces)) {
    const surface = read.surfaces[index];
    const { beginning } = surface;
    const first = beginning && planned.get(beginning.surface);
    // What is wrong with the surface that it begins with is enough.
    if (beginning && !first) continue;
    const options = { ...surface.read.options, format: read.options.format, order: null };
    try {
      const plain = { ...surface.read, options };
      const found = beginning && first ? planBegun(plain, beginning, first, tools) : planRequest(plain, tools);
      tiles += found.plan.tiles.total;
      planned.set(index, { surface, index, planned: found });
    } catch (error) {
      mistakes.push(mistakeInJob(read, index, surfaceMistake(error, read, index)));
    }
    // The rest is not planned in vain.
    if (tiles > LIMITS.tiles) throw new JobRefusal([...mistakes, tooManyTiles(read, planned.size, tiles)]);
  }
  if (mistakes.length > 0) throw new JobRefusal(mistakes);
  return read.surfaces.map((_, index) => planned.get(index) as PlannedSurface);
}

/** The places of the surfaces, each after that of the surface that it begins with. */
function inOrder(surfaces: AcceptedJob['surfaces']): number[] {
  const order = new Set<number>();
  const add = (index: number) => {
    const { beginning } = surfaces[index];
    if (beginning && !order.has(beginning.surface)) add(beginning.surface);
    order.add(index);
  };
  surfaces.forEach((_, index) => {
    add(index);
  });
  return [...order];
}

function surfaceMistake(error: unknown, { surfaces }: AcceptedJob, index: number): Mistake {
  if (error instanceof PlanError) return mistakeOf(error, surfaces[index].read, 'body');
  if (error instanceof FormatRefusal) return error.mistake;
  throw error;
}

function tooManyTiles({ surfaces }: AcceptedJob, count: number, tiles: number): Mistake {
  const upTo = count < surfaces.length ? `${count} of its ${surfaces.length} surfaces have` : 'its surfaces have';
  const message = `The job has too many tiles: ${upTo} ${grouped(tiles)} together, and at most ${grouped(LIMITS.tiles)} are possible; send larger tiles, or several jobs.`;
  return mistake({ code: 'too-many-tiles', param: 'surfaces', message });
}
