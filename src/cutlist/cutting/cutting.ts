// The cutting sheets of a plan, grouped by the setting of the fence.

import { type KeptRectangle, KeptRectangles, type SharedTile } from '../../engine/offcuts.ts';
import type { CutList } from '../cut-list.ts';
import { drawnGroups } from '../drawn.ts';
import type { LaidTiles } from '../laid.ts';
import { turned } from '../templates.ts';
import { settingsFor } from './fences.ts';
import type { Cutting, CuttingSheet, FenceGroup, FenceMeasure } from './model.ts';
import { type AlikeTiles, alikeTiles } from './placed.ts';
import { EDGES, Saw } from './saw.ts';

export interface CuttingTask {
  readonly laid: LaidTiles;
  readonly list: CutList;
  /** The tiles that are cut up. */
  readonly bought: readonly SharedTile[];
  readonly kerf: number;
  /** Settings of the fence that differ by less are one, mm. */
  readonly step: number;
}

/** The cutting sheets of a plan. Settings of the fence rise; tiles that have none come last. */
export function cuttingOf({ laid, list, bought, kerf, step }: CuttingTask): Cutting {
  const drawn = cutsToDraw(laid, list);
  const alike = alikeTiles(
    laid,
    list,
    bought.filter(({ pieces }) => pieces.some(({ cut }) => drawn.has(cut))),
  );
  const outlines = alike.map(({ motif }) => list.templates[motif].outline);
  const rests = new KeptRectangles({ ...laid, kerf });
  const keptOf = alike.map(({ first }) => rests.leftOf(first));
  const keptIn = (i: number, way: number): KeptRectangle | null => {
    const kept = keptOf[i];
    return kept ? { ...kept, corners: turned(kept.corners, alike[i].turns[way]) } : null;
  };
  const keyOf = ({ distance }: FenceMeasure) => Math.round(distance / step);
  const sawFor = (i: number, way: number) => {
    const { ways, tiles } = alike[i];
    return new Saw(outlines[i], { pieces: ways[way], names: tiles[0], kept: keptIn(i, way) }, kerf);
  };
  const settings = settingsFor(
    alike.map(({ tiles }, i) => ({ keys: sawFor(i, 0).firstFences().map(keyOf), count: tiles.length })),
  );
  const byKey = new Map<number | null, Omit<CuttingSheet, 'number'>[]>();
  alike.forEach((one, i) => {
    const key = settings[i];
    const isFirst = (fence: FenceMeasure) => keyOf(fence) === key;
    const way = key === null ? 0 : levelWay(one, (index) => sawFor(i, index).firstFences().filter(isFirst));
    const cuts = sawFor(i, way).run(isFirst);
    const { motif, ways } = one;
    const tiles = one.tiles.toSorted((a, b) => Number.parseInt(a[0], 10) - Number.parseInt(b[0], 10));
    const sheet = { motif, outline: outlines[i], pieces: ways[way], tiles, cuts, kept: keptIn(i, way) };
    const sheets = byKey.get(key);
    if (sheets) sheets.push(sheet);
    else byKey.set(key, [sheet]);
  });
  const groups = numbered(byKey, step);
  const all = groups.flatMap(({ sheets }) => sheets);
  const sum = (figure: (sheet: CuttingSheet) => number) =>
    all.reduce((total, sheet) => total + sheet.tiles.length * figure(sheet), 0);
  return {
    groups,
    kerf,
    tiles: sum(() => 1),
    cuts: sum(({ cuts }) => cuts.length),
    length: sum(({ cuts }) => cuts.reduce((total, { length }) => total + length, 0)),
  };
}

function cutsToDraw(laid: LaidTiles, list: CutList): Set<number> {
  return new Set(drawnGroups(laid, list).flatMap(({ tiles }) => tiles.map(({ cut }) => cut)));
}

/** The turn of the tile in which its first cut is measured from the left, or else from the top. */
function levelWay({ ways }: AlikeTiles, fencesIn: (way: number) => readonly FenceMeasure[]): number {
  const ranks = ways.map((_, way) => Math.min(...fencesIn(way).map(({ edge }) => EDGES.indexOf(edge))));
  return ranks.indexOf(Math.min(...ranks));
}

/** Groups by rising settings; in a group, sheets whose further cuts are alike follow each other. */
function numbered(byKey: ReadonlyMap<number | null, Omit<CuttingSheet, 'number'>[]>, step: number): FenceGroup[] {
  const rank = (key: number | null) => key ?? Infinity;
  let number = 0;
  return [...byKey.keys()]
    .sort((a, b) => rank(a) - rank(b) || 0)
    .map((key) => ({
      setting: key === null ? null : key * step,
      sheets: (byKey.get(key) ?? []).toSorted(compareSheets).map((sheet) => ({ ...sheet, number: ++number })),
    }));
}

function compareSheets(a: Omit<CuttingSheet, 'number'>, b: Omit<CuttingSheet, 'number'>): number {
  const most = Math.max(a.cuts.length, b.cuts.length);
  for (let i = 0; i < most; i++) {
    const [one, other] = [a, b].map(({ cuts }) => cuts[i]?.fence?.distance ?? (cuts[i] ? 1e6 : -1));
    if (Math.abs(one - other) > 0.05) return one - other;
  }
  return b.tiles.length - a.tiles.length;
}
