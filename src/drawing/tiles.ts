// The tiles of a plan as shapes: whole ones as stamps along their runs, cut ones piece by piece, slivers apart.

import type { Layout, Plan } from '../engine/index.ts';
import { grainsOf, outlineOf } from './grain.ts';
import type { DrawingColor } from './options.ts';
import type { Palette } from './palette.ts';
import type { Areas, Role, Stamp, Stamps, Stroke } from './scene.ts';

/** Whole tiles, one item a colour. */
export function wholeTiles({ layout }: Plan, grain: number, { tiles }: Palette, seam: Stroke | null): Stamps[] {
  const stamps = layout.frame.shapes.map((_, motif) => stampOf(layout, motif, grain));
  return colorsOf(tiles).flatMap(({ fill, motifs }) => {
    const laid = motifs.map((motif) => stamps[motif]).filter(({ at }) => at.length > 0);
    return laid.length > 0 ? [{ kind: 'stamps' as const, role: 'tile whole' as const, fill, stamps: laid, seam }] : [];
  });
}

/** Cut tiles that are no slivers, one item a colour. */
export function cutTiles(plan: Plan, grain: number, { tiles }: Palette, seam: Stroke | null): Areas[] {
  const isSliver = sliverTest(plan);
  const { cuts } = plan.layout;
  return colorsOf(tiles).flatMap(({ fill, motifs }) =>
    areasOf(plan.layout, grain, 'tile cut', fill, seam, (i) => !isSliver(i) && motifs.includes(cuts.tiles[3 * i])),
  );
}

/** Slivers, in the signal colour. */
export function sliverTiles(plan: Plan, grain: number, { signal }: Palette): Areas[] {
  return areasOf(plan.layout, grain, 'tile sliver', signal, null, sliverTest(plan));
}

/** Tells slivers by their place among the cut tiles: they are the `sliverCount` smallest, by what a sliver is. */
export function sliverTest({ layout: { cuts }, tiles }: Plan): (index: number) => boolean {
  if (tiles.sliverCount === 0) return () => false;
  const largest = cuts.coveredMm2.toSorted()[tiles.sliverCount - 1];
  return (index) => cuts.coveredMm2[index] <= largest;
}

/** Motif tiles by colour, so that tiles of one colour become one path. */
function colorsOf(tiles: readonly DrawingColor[]): { fill: DrawingColor; motifs: number[] }[] {
  const found: { fill: DrawingColor; motifs: number[] }[] = [];
  tiles.forEach((fill, motif) => {
    const same = found.find((other) => other.fill === fill);
    if (same) same.motifs.push(motif);
    else found.push({ fill, motifs: [motif] });
  });
  return found;
}

/** Every whole tile of one motif tile. Each is placed by its own rounding, so that errors do not add up along a row. */
function stampOf({ frame, runs }: Layout, motif: number, grain: number): Stamp {
  const shape = frame.shapes[motif];
  let count = 0;
  for (let i = 0; i < runs.length; i += 4) if (runs[i] === motif) count += runs[i + 3];
  const at = new Int32Array(2 * count);
  let size = 0;
  for (let i = 0; i < runs.length; i += 4) {
    if (runs[i] !== motif) continue;
    const row = runs[i + 1];
    const x = shape.centreX + row * frame.rowX + shape.cornerX[0];
    const y = shape.centreY + row * frame.rowY + shape.cornerY[0];
    for (let place = runs[i + 2]; place < runs[i + 2] + runs[i + 3]; place++) {
      at[size++] = Math.round((x + place * frame.stepX) / grain);
      at[size++] = Math.round((y + place * frame.stepY) / grain);
    }
  }
  return { outline: grainsOf(outlineOf(shape), grain), at };
}

/** The chosen cut tiles as areas; no item when none is chosen. */
function areasOf(
  { frame, cuts }: Layout,
  grain: number,
  role: Role,
  fill: DrawingColor,
  seam: Stroke | null,
  isChosen: (index: number) => boolean,
): Areas[] {
  const xy: number[] = [];
  const ringEnds: number[] = [];
  const shapeEnds: number[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (!isChosen(i)) continue;
    const [motif, place, row] = [cuts.tiles[3 * i], cuts.tiles[3 * i + 1], cuts.tiles[3 * i + 2]];
    const x = frame.shapes[motif].centreX + place * frame.stepX + row * frame.rowX;
    const y = frame.shapes[motif].centreY + place * frame.stepY + row * frame.rowY;
    for (let ring = i === 0 ? 0 : cuts.tileEnds[i - 1]; ring < cuts.tileEnds[i]; ring++) {
      for (let k = ring === 0 ? 0 : cuts.ringEnds[ring - 1]; k < cuts.ringEnds[ring]; k++) {
        xy.push(Math.round((x + cuts.points[2 * k]) / grain), Math.round((y + cuts.points[2 * k + 1]) / grain));
      }
      ringEnds.push(xy.length / 2);
    }
    shapeEnds.push(ringEnds.length);
  }
  if (shapeEnds.length === 0) return [];
  return [
    {
      kind: 'areas',
      role,
      fill,
      xy: Int32Array.from(xy),
      ringEnds: Int32Array.from(ringEnds),
      shapeEnds: Int32Array.from(shapeEnds),
      seam,
    },
  ];
}
