// Lists a plan's layout tile by tile, named by the pattern's repeats, for comparison with other layouts.

import { signedArea } from '../../src/engine/geometry/point.ts';
import { areaOfTiles, centreOf, type Plan, type Point, piecesOf, shiftOf } from '../../src/engine/index.ts';
import { wholeCountsOf } from '../../src/engine/layout/index.ts';

export interface LaidTile {
  readonly motif: number;
  readonly a: number;
  readonly b: number;
  readonly coveredMm2: number;
  readonly pieces: number;
  readonly verdict: 'whole' | 'cut';
}

/** Every tile of a plan. */
export function laidTiles(plan: Plan): LaidTile[] {
  const { layout, lattice } = plan;
  const tiles: LaidTile[] = [];
  for (let i = 0; i < layout.runs.length; i += 4) {
    const [motif, row, first, count] = layout.runs.subarray(i, i + 4);
    for (let place = first; place < first + count; place++) {
      tiles.push({
        motif,
        ...repeatsOf(plan, motif, place, row),
        coveredMm2: signedArea(lattice.motif[motif]),
        pieces: 1,
        verdict: 'whole',
      });
    }
  }
  for (let i = 0; i < layout.cuts.count; i++) {
    const [motif, place, row] = layout.cuts.tiles.subarray(3 * i, 3 * i + 3);
    tiles.push({
      motif,
      ...repeatsOf(plan, motif, place, row),
      coveredMm2: layout.cuts.coveredMm2[i],
      pieces: piecesOf(layout.cuts, i).length,
      verdict: 'cut',
    });
  }
  return tiles;
}

/** The repeats of a tile from the start, from the position of its centre. */
function repeatsOf(
  { layout, lattice, floor, start }: Plan,
  motif: number,
  place: number,
  row: number,
): { a: number; b: number } {
  const centre = centreOf(layout, { motif, place, row });
  const home = middleOf(lattice.motif[motif]);
  const { along } = layout.frame;
  const shift = shiftOf(layout.frame, row, place);
  const x = centre.x + floor.originUm.x / 1000 - start.x - home.x - shift * along.x;
  const y = centre.y + floor.originUm.y / 1000 - start.y - home.y - shift * along.y;
  const [u, v] = lattice.repeat;
  const cell = u.x * v.y - u.y * v.x;
  return { a: Math.round((x * v.y - y * v.x) / cell) + 0, b: Math.round((u.x * y - u.y * x) / cell) + 0 };
}

function middleOf(outline: readonly Point[]): Point {
  const x = outline.reduce((sum, corner) => sum + corner.x, 0) / outline.length;
  const y = outline.reduce((sum, corner) => sum + corner.y, 0) / outline.length;
  return { x, y };
}

/** The most area, mm², that strips too narrow to exist can have along the walls of a plan. */
export function mostThinMm2({ floor: { xs, ys, ringEnds } }: Plan): number {
  let length = 0;
  let first = 0;
  for (const end of ringEnds) {
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : first;
      length += Math.hypot(xs[next] - xs[i], ys[next] - ys[i]);
    }
    first = end;
  }
  return 0.1 * length;
}

/** Whether a plan has strips that are too narrow to exist: the laid area is not that of its whole and cut tiles. */
export function hasThinStrips({ tiles, layout, lattice }: Plan): boolean {
  let tilesMm2 = areaOfTiles(lattice, wholeCountsOf(layout));
  for (const coveredMm2 of layout.cuts.coveredMm2) tilesMm2 += coveredMm2;
  // The tip of a tile behind a wall may be smaller than a thousandth of a square millimetre; adding up leaves less.
  return Math.abs(tilesMm2 - tiles.laidAreaMm2) > 1e-12 * (1 + tilesMm2);
}
