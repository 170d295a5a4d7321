// The tiles of a plan as shapes: whole tiles as stamps along their runs, cut tiles piece by piece, slivers separately.

import { centreOf, type Layout, type Plan, sliversOf } from '../engine/index.ts';
import { grainsOf, outlineOf } from './grain.ts';
import type { DrawingColor } from './options.ts';
import type { Palette } from './palette.ts';
import type { Areas, Stamp, Stamps, Stroke } from './scene.ts';
import type { Seam } from './seam.ts';

function strokeOf(seam: Seam | null, fill: DrawingColor): Stroke | null {
  return seam && { color: seam.color ?? fill, width: seam.width };
}

/** Returns the whole tiles, one item per colour. */
export function wholeTiles({ layout }: Plan, grain: number, { tiles }: Palette, seam: Seam | null): Stamps[] {
  const stamps = layout.frame.shapes.map((_, motif) => stampOf(layout, motif, grain));
  return colorsOf(tiles).flatMap(({ fill, motifs }) => {
    const laid = motifs.map((motif) => stamps[motif]).filter(({ at }) => at.length > 0);
    return laid.length > 0
      ? [{ kind: 'stamps' as const, role: 'tile whole' as const, fill, stamps: laid, seam: strokeOf(seam, fill) }]
      : [];
  });
}

/** Indices of the cut tiles, divided into slivers and others. */
export interface CutKinds {
  readonly slivers: readonly number[];
  readonly others: readonly number[];
}

/** Divides the cut tiles into slivers and others. */
export function splitCuts({ layout, lattice }: Plan): CutKinds {
  const slivers = sliversOf(layout, lattice);
  const isSliver = new Set(slivers);
  const all = Array.from({ length: layout.cuts.count }, (_, index) => index);
  return { slivers, others: all.filter((index) => !isSliver.has(index)) };
}

/** Returns the cut tiles that are not slivers, one item per colour. */
export function cutTiles(
  { layout }: Plan,
  others: readonly number[],
  grain: number,
  { tiles }: Palette,
  seam: Seam | null,
): Areas[] {
  const { cuts } = layout;
  return colorsOf(tiles).flatMap(({ fill, motifs }) => {
    const chosen = motifs.length === tiles.length ? others : others.filter((i) => motifs.includes(cuts.tiles[3 * i]));
    return areasOf(layout, chosen, grain, { role: 'tile cut', fill, seam: strokeOf(seam, fill), rim: null });
  });
}

/** Returns the slivers, in the signal colour with a rim. */
export function sliverTiles(
  { layout }: Plan,
  slivers: readonly number[],
  grain: number,
  { signal }: Palette,
  rim: Stroke,
): Areas[] {
  return areasOf(layout, slivers, grain, { role: 'tile sliver', fill: signal, seam: null, rim });
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
function stampOf({ frame, runs }: Layout, motif: number, grain: number): Stamp {
  const shape = frame.shapes[motif];
  let count = 0;
  for (let i = 0; i < runs.length; i += 4) if (runs[i] === motif) count += runs[i + 3];
  const at = new Int32Array(2 * count);
  const [stepX, stepY] = [frame.stepX / grain, frame.stepY / grain];
  let size = 0;
  for (let i = 0; i < runs.length; i += 4) {
    if (runs[i] !== motif) continue;
    const row = runs[i + 1];
    const centre = centreOf({ frame }, { motif, place: 0, row });
    const x = (centre.x + shape.cornerX[0]) / grain;
    const y = (centre.y + shape.cornerY[0]) / grain;
    for (let place = runs[i + 2]; place < runs[i + 2] + runs[i + 3]; place++) {
      at[size++] = Math.round(x + place * stepX);
      at[size++] = Math.round(y + place * stepY);
    }
  }
  return { outline: grainsOf(outlineOf(shape), grain), at };
}

/** The chosen cut tiles as areas; empty when none is chosen. */
function areasOf(
  layout: Layout,
  chosen: readonly number[],
  grain: number,
  style: Pick<Areas, 'role' | 'fill' | 'seam' | 'rim'>,
): Areas[] {
  if (chosen.length === 0) return [];
  const { tileEnds, ringEnds } = layout.cuts;
  let [rings, corners] = [0, 0];
  for (const i of chosen) {
    const first = i === 0 ? 0 : tileEnds[i - 1];
    rings += tileEnds[i] - first;
    corners += ringEnds[tileEnds[i] - 1] - (first === 0 ? 0 : ringEnds[first - 1]);
  }
  const areas = {
    xy: new Int32Array(2 * corners),
    ringEnds: new Int32Array(rings),
    shapeEnds: new Int32Array(chosen.length),
  };
  fillIn(areas, layout, chosen, grain);
  return [{ kind: 'areas', ...style, ...areas }];
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
    const [motif, place, row] = [cuts.tiles[3 * i], cuts.tiles[3 * i + 1], cuts.tiles[3 * i + 2]];
    const { x, y } = centreOf({ frame }, { motif, place, row });
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
