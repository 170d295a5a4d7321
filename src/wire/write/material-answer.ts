// Surfaces that are laid with the same tiles: their tiles by kind, and the places that are cut from one tile.

import { kindTilesOf, type Plan, tilePlaceOf } from '../../engine/index.ts';
import { numberTiles, type PooledReuse } from '../../engine/offcuts.ts';
import { tileInBoxes } from '../../order/index.ts';
import type { Lang } from '../../words/index.ts';
import type { MaterialAnswer } from '../answers/job.ts';
import { rounded } from '../values/rounding.ts';
import { kindName } from './kind-lines.ts';
import type { NeededTiles } from './order-answer.ts';

export interface LaidSurface {
  readonly name: string;
  readonly plan: Plan;
}

type MaterialFigures = Omit<MaterialAnswer, 'tile' | 'stock'>;

/** The figures of a material; the pool has the surfaces by their places in the list. */
export function materialFigures(surfaces: readonly LaidSurface[], pool: PooledReuse, lang: Lang): MaterialFigures {
  const kinds = kindsIn(surfaces, pool, lang);
  return {
    surfaces: surfaces.map(({ name }) => name),
    kinds: kinds.map(({ kind, name, size, total, whole, cut, wastePercent, tilesWithReuse }) => ({
      ...(kind !== '' && { kind, name }),
      sizeMm: { width: rounded(size.width, 2), height: rounded(size.height, 2) },
      total,
      whole,
      cut,
      wastePercent: rounded(wastePercent, 2),
      tilesWithReuse,
    })),
    total: kinds.reduce((sum, { total }) => sum + total, 0),
    tilesWithReuse: pool.tilesWithReuse,
    atLeast: pool.atLeast,
    wastePercentWithReuse: rounded(pool.wastePercentWithReuse, 2),
    sharedTiles: sharedPlaces(surfaces, pool),
  };
}

/** The tiles of a material to buy, by kind. */
export function neededTiles(surfaces: readonly LaidSurface[], pool: PooledReuse, lang: Lang): NeededTiles[] {
  return kindsIn(surfaces, pool, lang).map(({ kind, name, total, tilesWithReuse, inBoxes }) => ({
    kind,
    name,
    total,
    tilesWithReuse,
    inBoxes,
  }));
}

/** The kinds of the tiles of all surfaces, in the order of the motif of the first. */
function kindsIn(surfaces: readonly LaidSurface[], { groups }: PooledReuse, lang: Lang) {
  const laid = surfaces.map(({ plan }) => kindTilesOf(plan));
  const [{ plan: first }] = surfaces;
  const motifOf = ({ surface, cut }: { readonly surface: number; readonly cut: number }) =>
    surfaces[surface].plan.layout.cuts.tiles[3 * cut];
  return laid[0].map(({ kind, width, height, box }) => {
    const parts = laid.map((kinds) => kinds.find((one) => one.kind === kind));
    const sum = (figure: 'total' | 'whole' | 'cut' | 'laidMm2') =>
      parts.reduce((total, part) => total + (part?.[figure] ?? 0), 0);
    const cutUp = groups.filter(({ pieces: [piece] }) => parts[piece.surface]?.motif.includes(motifOf(piece))).length;
    const [total, whole, cut] = [sum('total'), sum('whole'), sum('cut')];
    return {
      ...{ kind, total, whole, cut },
      name: kind === '' ? '' : kindName(first.pattern, kind, lang),
      size: { width, height },
      inBoxes: tileInBoxes(box, first.joint),
      wastePercent: total === 0 ? 0 : Math.max(0, 100 * (1 - sum('laidMm2') / (total * box.areaMm2))),
      tilesWithReuse: whole + cutUp,
    };
  });
}

/** The tiles that are bought for several places, each as the numbers of those in their surfaces. */
function sharedPlaces(surfaces: readonly LaidSurface[], { groups }: PooledReuse): MaterialFigures['sharedTiles'] {
  const shared = groups.map(placesOf).filter((places) => places.length > 1);
  const cutsIn: number[][] = surfaces.map(() => []);
  for (const places of shared) for (const { surface, cut } of places) cutsIn[surface].push(cut);
  const numbers = surfaces.map(({ plan: { layout, parameters } }, surface) => {
    const cuts = cutsIn[surface];
    if (cuts.length === 0) return new Map<number, number>();
    const places = cuts.map((cut) => tilePlaceOf(layout.cuts, cut));
    const found = numberTiles(layout, Number(parameters.rotation), places);
    return new Map(cuts.map((cut, i) => [cut, found.numbers[i]]));
  });
  const byPlace = (a: Place, b: Place) => a.surface - b.surface || a.tile - b.tile;
  return shared
    .map((places) =>
      places.map(({ surface, cut }) => ({ surface, tile: numbers[surface].get(cut) as number })).sort(byPlace),
    )
    .sort(([a], [b]) => byPlace(a, b))
    .map((places) => places.map(({ surface, tile }) => ({ surface: surfaces[surface].name, tile })));
}

interface Place {
  readonly surface: number;
  readonly tile: number;
}

/** The places of a shared tile: one for each cut tile that belongs to it. */
function placesOf({ pieces, elsewhere }: PooledReuse['groups'][number]): CutPlace[] {
  const isElsewhere = (piece: CutPlace) => elsewhere.some((other) => isSamePlace(other, piece));
  const own = pieces.filter((piece) => !isElsewhere(piece));
  return own.filter((piece, i) => own.findIndex((other) => isSamePlace(other, piece)) === i);
}

interface CutPlace {
  readonly surface: number;
  readonly cut: number;
}

function isSamePlace(a: CutPlace, b: CutPlace): boolean {
  return a.surface === b.surface && a.cut === b.cut;
}
