// The shifts that rows of boards have on a laid floor, for methods that lay every tile by its repeats from the start.

import { centreOf, type Plan, type Point, shiftOf } from '../../src/engine/index.ts';

/** How a tile is moved, and cut: a board belongs to a part of its row, and is on no floor of another. */
export interface PlacedTile {
  readonly shift: Point;
  readonly cut: (corners: readonly Point[]) => readonly Point[];
}

export interface RowShifts {
  /** The tile that lies `a` first and `b` second repeats from the start; corners are in the caller's frame, mm. */
  readonly at: (a: number, b: number) => PlacedTile;
  /** No tile is moved farther, mm. */
  readonly most: number;
}

const UNMOVED: PlacedTile = { shift: { x: 0, y: 0 }, cut: (corners) => corners };

/** Returns how the tiles of a plan are moved; none is if its rows have no shifts. */
export function rowShiftsOf({ layout, lattice, floor, start }: Plan): RowShifts {
  const { shifts, along, origin, rowX, rowY, stepX, stepY } = layout.frame;
  if (!shifts) return { at: () => UNMOVED, most: 0 };
  const first = centreOf({ frame: { ...layout.frame, shifts: undefined } }, { motif: 0, place: 0, row: 0 });
  const [u, v] = lattice.repeat;
  const corners = lattice.motif[0];
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const corner = { x: floor.originUm.x / 1000, y: floor.originUm.y / 1000 };
  const alongOf = ({ x, y }: Point) => (x - corner.x - origin.x) * along.x + (y - corner.y - origin.y) * along.y;
  return {
    at: (a, b) => {
      const x = start.x - corner.x + middle.x + a * u.x + b * v.x - first.x;
      const y = start.y - corner.y + middle.y + a * u.y + b * v.y - first.y;
      const cell = stepX * rowY - stepY * rowX;
      const place = Math.round((x * rowY - y * rowX) / cell);
      const row = Math.round((stepX * y - stepY * x) / cell);
      const mm = shiftOf(layout.frame, row, place);
      const at = row - shifts.first;
      if (at < 0 || at >= shifts.ends.length) return UNMOVED;
      const parts = range(at === 0 ? 0 : shifts.ends[at - 1], shifts.ends[at]);
      const part = parts.findLast((i) => i === parts[0] || shifts.places[i] <= place) ?? -1;
      const [from, to] = [shifts.from[part] ?? -Infinity, parts.includes(part + 1) ? shifts.from[part + 1] : Infinity];
      return {
        shift: { x: mm * along.x, y: mm * along.y },
        cut: (tile) =>
          cutOff(
            cutOff(tile, (point) => alongOf(point) - from),
            (point) => to - alongOf(point),
          ),
      };
    },
    most: Math.max(0, ...shifts.mm.map(Math.abs)),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Clips a convex outline to where `depthOf` is not negative. */
function cutOff(corners: readonly Point[], depthOf: (point: Point) => number): readonly Point[] {
  return corners.flatMap((to, i) => {
    const from = corners[(i + corners.length - 1) % corners.length];
    const [d0, d1] = [depthOf(from), depthOf(to)];
    if (d0 >= 0 && d1 >= 0) return [to];
    if (d0 < 0 && d1 < 0) return [];
    const share = d0 / (d0 - d1);
    const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    return d1 < 0 ? [crossing] : [crossing, to];
  });
}
