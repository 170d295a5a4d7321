// The tiles of a plan as shapes: whole tiles as stamps along their runs, cut tiles piece by piece, slivers separately.

import { centreOf, type Layout, type Plan, type Point, sliversOf } from '../../engine/index.ts';
import type { Box } from './box.ts';
import { grainsOf, newGrains, outlineOf } from './grain.ts';
import type { Areas, DrawingColor, Stamp, Stamps, Stroke } from './items.ts';

/** Which tiles are drawn, and how exactly. */
export interface TileView {
  /** Corners are rounded to it, mm. */
  readonly grain: number;
  /** Only tiles that reach into it, mm; null for all. */
  readonly seen: Box | null;
}

/** Returns the whole tiles, one item per colour. */
export function wholeTiles(
  { layout }: Pick<Plan, 'layout'>,
  tiles: readonly DrawingColor[],
  view: TileView,
  seamOf: (fill: DrawingColor) => Stroke | null,
): Stamps[] {
  const stamps = layout.frame.shapes.map((_, motif) => stampOf(layout, motif, view));
  return colorsOf(tiles).flatMap(({ fill, motifs }): Stamps[] => {
    const laid = motifs.map((motif) => stamps[motif]).filter(({ at }) => at.length > 0);
    const seam = seamOf(fill);
    return laid.length > 0 ? [{ kind: 'stamps', role: 'tile whole', grain: view.grain, fill, stamps: laid, seam }] : [];
  });
}

/** Indices of the cut tiles, divided into slivers and others. */
export interface CutKinds {
  readonly slivers: readonly number[];
  readonly others: readonly number[];
}

/** Divides the cut tiles into slivers and others. */
export function splitCuts({ layout, lattice }: Pick<Plan, 'layout' | 'lattice'>): CutKinds {
  const slivers = sliversOf(layout, lattice);
  const isSliver = new Set(slivers);
  const all = Array.from({ length: layout.cuts.count }, (_, index) => index);
  return { slivers, others: all.filter((index) => !isSliver.has(index)) };
}

/** All cut tiles alike. */
export function unsortedCuts({ layout }: Pick<Plan, 'layout'>): CutKinds {
  return { slivers: [], others: Array.from({ length: layout.cuts.count }, (_, index) => index) };
}

/** Returns the cut tiles that are not slivers, one item per colour. */
export function cutTiles(
  { layout }: Pick<Plan, 'layout'>,
  others: readonly number[],
  tiles: readonly DrawingColor[],
  view: TileView,
  seamOf: (fill: DrawingColor) => Stroke | null,
): Areas[] {
  const { cuts } = layout;
  return colorsOf(tiles).flatMap(({ fill, motifs }) => {
    const chosen = motifs.length === tiles.length ? others : others.filter((i) => motifs.includes(cuts.tiles[3 * i]));
    return areasOf(layout, chosen, view, { role: 'tile cut', fill, seam: seamOf(fill), rim: null });
  });
}

/** Groups motif tiles by colour, so that tiles of one colour become one path. */
function colorsOf(tiles: readonly DrawingColor[]): { fill: DrawingColor; motifs: number[] }[] {
  const found: { fill: DrawingColor; motifs: number[] }[] = [];
  tiles.forEach((fill, motif) => {
    const same = found.find((other) => other.fill === fill);
    if (same) same.motifs.push(motif);
    else found.push({ fill, motifs: [motif] });
  });
  return found;
}

/** All whole tiles of one motif tile. Each place is rounded on its own, so that errors do not add up along a row. */
function stampOf({ frame, runs }: Layout, motif: number, { grain, seen }: TileView): Stamp {
  const shape = frame.shapes[motif];
  const isSeen = seen && within(seen, reachOf(shape));
  let count = 0;
  for (let i = 0; i < runs.length; i += 4) if (runs[i] === motif) count += runs[i + 3];
  const at = newGrains(2 * count, grain);
  const [stepX, stepY] = [frame.stepX / grain, frame.stepY / grain];
  let size = 0;
  for (let i = 0; i < runs.length; i += 4) {
    if (runs[i] !== motif) continue;
    const row = runs[i + 1];
    const centre = centreOfRun(frame, motif, row, runs[i + 2]);
    const x = (centre.x + shape.cornerX[0]) / grain;
    const y = (centre.y + shape.cornerY[0]) / grain;
    for (let place = runs[i + 2]; place < runs[i + 2] + runs[i + 3]; place++) {
      if (isSeen && !isSeen(centre.x + place * frame.stepX, centre.y + place * frame.stepY)) continue;
      at[size++] = Math.round(x + place * stepX);
      at[size++] = Math.round(y + place * stepY);
    }
  }
  return { outline: grainsOf(outlineOf(shape), grain), at: at.subarray(0, size) };
}

/** Where the place 0 is in the row of a run, which boards of another part of the row do not continue. */
function centreOfRun(frame: Layout['frame'], motif: number, row: number, first: number): Point {
  if (!frame.shifts) return centreOf({ frame }, { motif, place: 0, row });
  const { x, y } = centreOf({ frame }, { motif, place: first, row });
  return { x: x - first * frame.stepX, y: y - first * frame.stepY };
}

function reachOf({ cornerX, cornerY }: Layout['frame']['shapes'][number]): number {
  return Math.max(...Array.from(cornerX, (x, k) => Math.hypot(x, cornerY[k])));
}

/** Tells whether a tile that reaches this far from its centre may be seen in a box. */
function within({ left, top, width, height }: Box, reach: number): (x: number, y: number) => boolean {
  const [right, bottom] = [left + width + reach, top + height + reach];
  return (x, y) => x >= left - reach && x <= right && y >= top - reach && y <= bottom;
}

/** The chosen cut tiles as areas; empty when none of them is seen. */
export function areasOf(
  layout: Layout,
  all: readonly number[],
  { grain, seen }: TileView,
  style: Pick<Areas, 'role' | 'fill' | 'seam' | 'rim'>,
): Areas[] {
  const chosen = seen ? seenAmong(all, layout, seen) : all;
  if (chosen.length === 0) return [];
  const { tileEnds, ringEnds } = layout.cuts;
  let [rings, corners] = [0, 0];
  for (const i of chosen) {
    const first = i === 0 ? 0 : tileEnds[i - 1];
    rings += tileEnds[i] - first;
    corners += ringEnds[tileEnds[i] - 1] - (first === 0 ? 0 : ringEnds[first - 1]);
  }
  const areas = {
    xy: newGrains(2 * corners, grain),
    ringEnds: new Int32Array(rings),
    shapeEnds: new Int32Array(chosen.length),
  };
  fillIn(areas, layout, chosen, grain);
  return [{ kind: 'areas', grain, ...style, ...areas }];
}

function seenAmong(cutTiles: readonly number[], { frame, cuts }: Layout, seen: Box): number[] {
  const isSeen = frame.shapes.map((shape) => within(seen, reachOf(shape)));
  return cutTiles.filter((i) => {
    const { x, y } = centreOfCut({ frame, cuts }, i);
    return isSeen[cuts.tiles[3 * i]](x, y);
  });
}

function centreOfCut({ frame, cuts }: Pick<Layout, 'frame' | 'cuts'>, i: number): Point {
  return centreOf({ frame }, { motif: cuts.tiles[3 * i], place: cuts.tiles[3 * i + 1], row: cuts.tiles[3 * i + 2] });
}

/** Rounds the corners of the chosen tiles to grains, ring by ring. */
function fillIn(
  { xy, ringEnds, shapeEnds }: Pick<Areas, 'xy' | 'ringEnds' | 'shapeEnds'>,
  { frame, cuts }: Layout,
  chosen: readonly number[],
  grain: number,
): void {
  let [size, rings] = [0, 0];
  chosen.forEach((i, shape) => {
    const { x, y } = centreOfCut({ frame, cuts }, i);
    for (let ring = i === 0 ? 0 : cuts.tileEnds[i - 1]; ring < cuts.tileEnds[i]; ring++) {
      for (let k = ring === 0 ? 0 : cuts.ringEnds[ring - 1]; k < cuts.ringEnds[ring]; k++) {
        xy[size++] = Math.round((x + cuts.points[2 * k]) / grain);
        xy[size++] = Math.round((y + cuts.points[2 * k + 1]) / grain);
      }
      ringEnds[rings++] = size / 2;
    }
    shapeEnds[shape] = rings;
  });
}
