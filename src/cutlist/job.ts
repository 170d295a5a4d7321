// The cut lists of a job: those of its surfaces one below the other, each row with the surface that it belongs to.

import { type Lang, type Notation, say } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import { DEFAULT_ORDER } from './rows.ts';
import {
  layoutRows,
  orderRows,
  type PlanFigures,
  quantityRows,
  reuseRows,
  type SummaryFacts,
  type SummaryRow,
  totalRows,
} from './summary.ts';
import { type Cell, type SharedTexts, type Table, tableOf } from './table.ts';

/** A piece of a job: the number of its tile is unique within its surface. */
export interface JobPlace {
  readonly surface: string;
  readonly tile: number;
}

/** Tiles that are cut for several places. */
export type JobSharedTiles = readonly (readonly JobPlace[])[];

export interface SurfaceCuts {
  readonly name: string;
  readonly list: CutList;
}

/** What is known of the tiles of a material. */
export interface MaterialFigures {
  readonly surfaces: readonly string[];
  readonly total: number;
  readonly tilesWithReuse: number;
  readonly atLeast: number;
  readonly wastePercentWithReuse: number;
  readonly kinds: readonly {
    readonly kind?: string;
    readonly name?: string;
    readonly total: number;
    readonly sizeMm: { readonly width: number; readonly height: number };
  }[];
  readonly stock?: PlanFigures['stock'];
}

export interface JobFacts {
  /** The job's name; empty if it has none. */
  readonly name: string;
  readonly surfaces: readonly (Pick<SummaryFacts, 'pattern' | 'kind' | 'figures'> & { readonly name: string })[];
  readonly materials: readonly {
    /** What people call its tiles. */
    readonly label: string;
    readonly figures: MaterialFigures;
    readonly order?: PlanFigures['order'];
  }[];
  /** Of all materials; undefined if no order is asked for. */
  readonly order?: { readonly cost: number | null; readonly currency: string | null } | undefined;
  /** The address of the service. */
  readonly address: string;
}

/** What a row says about the whole job is beside no surface. */
const NO_SURFACE = '';
const NAME_WIDTH = 20;

/** The cut lists of the surfaces; the rows of a surface are those of its own plan if nothing is shared with others. */
export function jobTable(surfaces: readonly SurfaceCuts[], shared: JobSharedTiles, notation: Notation): Table {
  const tables = surfaces.map(({ name, list }) =>
    tableOf(list, sharedTextsIn(name, shared, notation.lang), notation, DEFAULT_ORDER),
  );
  const column = { heading: say(notation.lang, 'job.surface'), width: NAME_WIDTH };
  return {
    columns: [column, ...tables[0].columns],
    rows: tables.flatMap(({ rows }, i) => rows.map((cells) => [surfaces[i].name, ...cells])),
  };
}

/** The shared tiles of a surface; the places in other surfaces are named, such as "12+hall: 3". */
function sharedTextsIn(name: string, shared: JobSharedTiles, lang: Lang): SharedTexts {
  const texts = shared.flatMap((places) => {
    const own = places.filter(({ surface }) => surface === name);
    if (own.length === 0) return [];
    const text = places.map((place) => placeText(place, name, lang)).join('+');
    return own.map(({ tile }) => [tile, text] as const);
  });
  return new Map(texts);
}

/** A place as it is called in a surface. */
export function placeText({ surface, tile }: JobPlace, within: string, lang: Lang): string {
  return surface === within ? `${tile}` : say(lang, 'page.labelled', { name: surface, value: `${tile}` });
}

/** The summary of a job: surface, label, value and unit of each figure. What is bought comes first. */
export function jobSummaryOf(facts: JobFacts, notation: Notation): readonly (readonly Cell[])[] {
  const { lang } = notation;
  const { name, surfaces, materials, order, address } = facts;
  const cost = order?.cost ?? null;
  const ofJob: readonly SummaryRow[] = [
    ...(name === '' ? [] : [[say(lang, 'job.job'), name, ''] as const]),
    ...materials.flatMap((material) => materialRows(material, notation)),
    ...(cost === null ? [] : [[say(lang, 'job.cost'), cost, order?.currency ?? ''] as const]),
  ];
  return [
    ...ofJob.map((row) => [NO_SURFACE, ...row]),
    ...surfaces.flatMap(({ name, ...surface }) =>
      [...layoutRows(surface, notation), ...quantityRows(surface.figures, notation)].map((row) => [name, ...row]),
    ),
    [NO_SURFACE, say(lang, 'ui.credit'), address, ''],
  ];
}

function materialRows(
  { label, figures, order }: JobFacts['materials'][number],
  notation: Notation,
): readonly SummaryRow[] {
  const { lang } = notation;
  const { surfaces, total, stock } = figures;
  const kinds = figures.kinds.flatMap(({ kind, name, ...one }) =>
    kind === undefined || name === undefined ? [] : [{ ...one, kind, name }],
  );
  return [
    [say(lang, 'job.material'), label, ''],
    [say(lang, 'job.surfaces'), surfaces.join(', '), ''],
    ...totalRows({ total, kinds }, notation),
    ...reuseRows(figures, notation),
    ...orderRows({ ...(order && { order }), ...(stock && { stock }), tiles: { kinds } }, notation),
  ];
}
