// The cutting sheets of a plan, grouped by the setting of the fence.

import type { Plan } from '../../engine/index.ts';
import {
  type JoinedLayout,
  joinedLayout,
  type KeptRectangle,
  KeptRectangles,
  type PooledTile,
  type SharedTile,
} from '../../engine/offcuts.ts';
import type { CutList } from '../cut-list.ts';
import { drawnGroups } from '../drawn.ts';
import type { LaidTiles } from '../laid.ts';
import { type Template, templatesOf, turned } from '../templates.ts';
import { settingsFor } from './fences.ts';
import type { Cutting, CuttingSheet, FenceGroup, FenceMeasure } from './model.ts';
import { type AlikeTiles, alikeTiles, type CutTiles } from './placed.ts';
import { EDGES, Saw } from './saw.ts';

export interface CuttingTask {
  readonly laid: LaidTiles;
  readonly list: CutList;
  /** The tiles that are cut up. */
  readonly bought: readonly SharedTile[];
  readonly kerf: number;
  /** Settings of the fence that differ by less are one, mm. */
  readonly step: number;
  /** Whether boards that a length describes have sheets too. */
  readonly isComplete?: boolean;
}

/** The cutting sheets of a plan. */
export function cuttingOf({ laid, list, bought, kerf, step, isComplete = false }: CuttingTask): Cutting {
  const drawn = cutsToDraw(laid, list);
  const shown = bought.filter(({ pieces }) => isComplete || pieces.some(({ cut }) => drawn.has(cut)));
  return sheetsOf({ laid, templates: list.templates, names: namesOf(list) }, shown, { kerf, step, before: 0 });
}

/** A surface of a pool, whose pieces are called by its letter and their number. */
export interface PooledSurface {
  readonly letter: string;
  readonly plan: Plan;
  readonly laid: LaidTiles;
  readonly list: CutList;
}

export interface PooledCuttingTask {
  /** All of one kerf. */
  readonly surfaces: readonly PooledSurface[];
  /** The tiles that are cut up; `surface` of a piece is its place in the list. */
  readonly bought: readonly PooledTile[];
  readonly step: number;
  /** The sheets before these; 0 if there are none. */
  readonly before?: number;
  /** Whether boards that a length describes have sheets too. */
  readonly isComplete?: boolean;
}

/** Cutting sheets of several surfaces. */
export interface PooledCutting {
  readonly cutting: Cutting;
  /** Of the motif tiles of all surfaces. */
  readonly templates: readonly Template[];
  /** The place of a surface that has a motif tile, and the motif tile in it. */
  ownerOf(motif: number): { readonly surface: number; readonly motif: number };
}

/** The cutting sheets of several surfaces that share offcuts. */
export function pooledCuttingOf(task: PooledCuttingTask): PooledCutting {
  const { surfaces, bought, step, before = 0, isComplete = false } = task;
  const { kinds, lattice, layout, firsts: motifs } = joinedLayout(surfaces.map(({ plan }) => plan));
  const laid = { lattice, layout, slivers: Uint8Array.from(surfaces.flatMap((one) => [...one.laid.slivers])) };
  const templates = templatesOf(laid, kinds);
  const names = surfaces.flatMap(({ letter, list }) => namesOf(list).map((name) => letter + name));
  let count = 0;
  const firsts = surfaces.map((one) => {
    count += one.laid.layout.cuts.count;
    return count - one.laid.layout.cuts.count;
  });
  const joined = (place: { readonly surface: number; readonly cut: number }) => firsts[place.surface] + place.cut;
  const drawn = new Set(
    surfaces.flatMap(({ laid, list }, i) => [...cutsToDraw(laid, list)].map((cut) => firsts[i] + cut)),
  );
  const shown = bought
    .map(({ pieces, elsewhere }) => ({
      pieces: pieces.map((piece) => ({ ...piece, cut: joined(piece) })),
      elsewhere: elsewhere.map(joined),
    }))
    .filter(({ pieces }) => isComplete || pieces.some(({ cut }) => drawn.has(cut)));
  const cutting = sheetsOf({ laid, templates, names }, shown, { kerf: surfaces[0].plan.kerf, step, before });
  const ownerOf = (motif: number) => {
    const first = Math.max(...motifs.filter((one) => one <= motif));
    return { surface: motifs.indexOf(first), motif: motif - first };
  };
  return { cutting, templates, ownerOf };
}

/** The numbers of the cut tiles. */
function namesOf({ tiles }: CutList): string[] {
  const names: string[] = [];
  for (const { cut, number } of tiles) if (cut >= 0) names[cut] = `${number}`;
  return names;
}

interface LaidCuts extends CutTiles {
  readonly laid: CutTiles['laid'] & Pick<JoinedLayout, 'lattice' | 'layout'>;
}

type SheetOptions = Pick<CuttingTask, 'kerf' | 'step'> & { readonly before: number };

/** The sheets of cut tiles. Settings of the fence rise; tiles that have none come last. */
function sheetsOf(cut: LaidCuts, bought: readonly SharedTile[], { kerf, step, before }: SheetOptions): Cutting {
  const { laid, templates } = cut;
  const alike = alikeTiles(cut, bought);
  const outlines = alike.map(({ motif }) => templates[motif].outline);
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
    const tiles = one.tiles.toSorted(([a], [b]) => compareNames(a, b));
    const sheet = { motif, outline: outlines[i], pieces: ways[way], tiles, cuts, kept: keptIn(i, way) };
    const sheets = byKey.get(key);
    if (sheets) sheets.push(sheet);
    else byKey.set(key, [sheet]);
  });
  const groups = numbered(byKey, step, before);
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

/** By the letter of the surface, then by the number. */
function compareNames(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => /^(\D*)(\d+)/.exec(name) as RegExpExecArray);
  return one[1] === other[1] ? Number(one[2]) - Number(other[2]) : one[1] < other[1] ? -1 : 1;
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
function numbered(
  byKey: ReadonlyMap<number | null, Omit<CuttingSheet, 'number'>[]>,
  step: number,
  before: number,
): FenceGroup[] {
  const rank = (key: number | null) => key ?? Infinity;
  let number = before;
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
