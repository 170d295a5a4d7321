// A job as it is put on paper. It needs no fonts, so that the planner prints with it too.

import { type Cutting, isOfBoards, type SharedTile, type SharedTiles } from '../../cutlist/index.ts';
import { paletteOf } from '../../drawing/index.ts';
import {
  type CuttingSubject,
  type JobSubject,
  type MaterialOnPaper,
  type PaperSubject,
  settingStep,
  sheetCountOf,
} from '../../paper/index.ts';
import { type MaterialAnswer, orderCells, orderCost } from '../../wire/index.ts';
import { say } from '../../words/index.ts';
import { plannerUrlOf } from '../links.ts';
import { subjectOf } from '../paper-subject.ts';
import { surfaceIdOf } from '../surface-ids.ts';
import { letterOf, pooledCuttings, type SawnSurfaces } from './cutting.ts';
import type { PlannedSurface } from './materials.ts';
import type { PlannedJob, PooledMaterial } from './plan-job.ts';

/** Where a job is found. */
export interface Home {
  /** The address of the service, without a trailing slash. */
  readonly publicUrl: string;
  /** The id of a stored job; absent for one that nothing leads to. */
  readonly id?: string | undefined;
}

/** The pool cuts its pieces, not the surface. */
const NOT_CUT_HERE: Cutting = { groups: [], kerf: 0, tiles: 0, cuts: 0, length: 0 };

/** A job as it is put on paper. */
export function jobSubject(job: PlannedJob, home: Home): JobSubject {
  const { publicUrl, id } = home;
  const { read, surfaces, order } = job;
  const { options } = read;
  const shared = sharedBySurface(job);
  const plannerUrl = id && plannerUrlOf(publicUrl, id, options);
  return {
    title: read.name || surfaces.map(({ surface: { name } }) => name).join(', '),
    notation: options,
    surfaces: surfaces.map((surface) => ({
      letter: letterOf(surface),
      name: surface.surface.name,
      subject: surfaceSubject(job, surface, shared.get(surface.surface.name) ?? new Map(), home),
    })),
    materials: materialsOnPaper(job),
    cost: (order && orderCost(options.lang, order)) ?? '',
    address: plannerUrl ?? publicUrl,
    link: plannerUrl ?? `${publicUrl}/`,
    code: plannerUrl ?? '',
  };
}

/** A surface as its own plan has it; what is bought and cut is that of the job. */
function surfaceSubject(
  { read }: PlannedJob,
  surface: PlannedSurface,
  shared: SharedTiles,
  { publicUrl, id }: Home,
): PaperSubject {
  const { planned, index } = surface;
  const plannerUrl = id && plannerUrlOf(publicUrl, surfaceIdOf(id, index), read.options);
  const subject = subjectOf({ ...planned, bought: [], plannerUrl }, publicUrl);
  return {
    ...subject,
    shared,
    cutting: NOT_CUT_HERE,
    figures: { ...subject.figures, isInJob: true },
    name: [read.name, letterOf(surface), surface.surface.name].filter(Boolean).join(' · '),
    // The code is that of the job, on the overview.
    code: '',
  };
}

/** The shared tiles of each surface, by its name; the places in other surfaces have their letters. */
function sharedBySurface({ surfaces, materials }: PlannedJob): ReadonlyMap<string, SharedTiles> {
  const letters = new Map(surfaces.map((surface) => [surface.surface.name, letterOf(surface)]));
  const found = new Map<string, Map<number, SharedTile>>(surfaces.map(({ surface: { name } }) => [name, new Map()]));
  const lists = materials.flatMap(({ answer }) => answer.sharedTiles);
  for (const [i, places] of lists.entries()) {
    for (const name of new Set(places.map(({ surface }) => surface))) {
      const tiles = places.filter(({ surface }) => surface === name).map(({ tile }) => tile);
      const others = places.filter(({ surface }) => surface !== name);
      const elsewhere = others.map(({ surface, tile }) => `${letters.get(surface)}${tile}`);
      for (const tile of tiles) found.get(name)?.set(tile, { pair: i + 1, tiles, elsewhere });
    }
  }
  return found;
}

function materialsOnPaper({ read, materials, order }: PlannedJob): MaterialOnPaper[] {
  const { lang } = read.options;
  let before = 0;
  return materials.map((material, i) => {
    const { label, answer, surfaces } = material;
    const { total, tilesWithReuse, wastePercentWithReuse } = answer;
    const cutting = cuttingOfMaterial(material, read.options, before);
    before += cutting.reduce((sum, one) => sum + sheetCountOf(one.cutting), 0);
    return {
      ...{ label, letters: surfaces.map(letterOf), total, tilesWithReuse, wastePercentWithReuse, cutting },
      order: order ? orderCells(lang, order.materials[i], hasStock(answer)) : [],
    };
  });
}

function hasStock({ stock }: MaterialAnswer): boolean {
  return stock !== undefined;
}

/** The cutting sheets of a material, one set for each width of the saw; `before` sheets come before them. */
function cuttingOfMaterial(
  material: PooledMaterial,
  notation: PlannedJob['read']['options'],
  before: number,
): CuttingSubject[] {
  return pooledCuttings(material, { step: settingStep(notation.units), before }).map((sawn) =>
    cuttingSubject(sawn, notation),
  );
}

function cuttingSubject(
  { pooled, surfaces, cutting: { cutting, templates, ownerOf } }: SawnSurfaces,
  notation: PlannedJob['read']['options'],
): CuttingSubject {
  const owners = templates.map((_, motif) => ownerOf(motif));
  const palettes = surfaces.map(({ surface: { read }, planned: { plan } }) => paletteOf(plan, read.options));
  const colorsOf = (part: 'tiles' | 'hatches') => owners.map(({ surface, motif }) => palettes[surface][part][motif]);
  const [{ laid }] = pooled;
  const areOfBoards = pooled.every((one) => isOfBoards(one.laid));
  return {
    cutting,
    notation,
    colors: { ...palettes[0], tiles: colorsOf('tiles'), hatches: colorsOf('hatches') },
    laid: areOfBoards ? laid : { lattice: { tileAreasMm2: laid.lattice.tileAreasMm2 } },
    list: {
      templates,
      articles: pooled.flatMap(({ list }) => list.articles),
      kindOf: (motif, lang) => pooled[owners[motif].surface].list.kindOf(owners[motif].motif, lang),
    },
    key: pooled
      .map(({ letter }, i) => say(notation.lang, 'page.labelled', { name: letter, value: surfaces[i].surface.name }))
      .join(' · '),
  };
}
