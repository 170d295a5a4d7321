// The area that the rule of counting ignores: a tile that covers almost nothing does not count, and one that lacks
// almost nothing is whole. Computed by clipping every tile of the lattice with straight lines, without the engine's
// kernel.

import { boxOf, signedArea } from '../../src/engine/geometry/point.ts';
import type { Plan, Point, Ring } from '../../src/engine/index.ts';
import { ringsOf } from '../../src/engine/room.ts';
import { laidTiles } from './laid-tiles.ts';
import { rowShiftsOf } from './row-shifts.ts';

/** Floor under tiles that are not counted, minus floor missing under tiles that count as whole; mm². */
export function specksMm2(plan: Plan): number {
  const rings = ringsOf(plan.floor);
  const verdicts = new Map(laidTiles(plan).map(({ motif, a, b, verdict }) => [`${motif} ${a} ${b}`, verdict]));
  const { motif, repeat } = plan.lattice;
  const start = {
    x: plan.start.x - plan.floor.originUm.x / 1000,
    y: plan.start.y - plan.floor.originUm.y / 1000,
  };
  const shifts = rowShiftsOf(plan);
  const corner = { x: plan.floor.originUm.x / 1000, y: plan.floor.originUm.y / 1000 };
  let specks = 0;
  for (const { a, b } of repeatsOver(rings, motif.flat(), repeat, start, shifts.most)) {
    const { shift, cut } = shifts.at(a, b);
    motif.forEach((outline, m) => {
      const tileAreaMm2 = signedArea(outline);
      const verdict = verdicts.get(`${m} ${a} ${b}`);
      if (verdict === 'cut') return;
      const x = start.x + a * repeat[0].x + b * repeat[1].x + shift.x;
      const y = start.y + a * repeat[0].y + b * repeat[1].y + shift.y;
      const tile = cut(outline.map((point) => ({ x: point.x + x + corner.x, y: point.y + y + corner.y })));
      const covered = coveredMm2(
        tile.map((point) => ({ x: point.x - corner.x, y: point.y - corner.y })),
        rings,
      );
      const speck = covered - (verdict === 'whole' ? tileAreaMm2 : 0);
      // Thin strips are larger. They do not count as tiles either, but their area counts.
      if (Math.abs(speck) <= 1e-7 * tileAreaMm2) specks += speck;
    });
  }
  return specks;
}

/** All repeats whose tiles can reach the floor, and some more. */
function repeatsOver(
  rings: readonly Ring[],
  motif: Ring,
  [u, v]: readonly [Point, Point],
  start: Point,
  moved: number,
): { a: number; b: number }[] {
  const reach = moved + Math.max(...motif.map(({ x, y }) => Math.hypot(x, y)));
  const { minX, minY, maxX, maxY } = boxOf(rings.flat());
  const cell = u.x * v.y - u.y * v.x;
  const corners = [minX - reach, maxX + reach].flatMap((x) =>
    [minY - reach, maxY + reach].map((y) => ({ x: x - start.x, y: y - start.y })),
  );
  const as = corners.map(({ x, y }) => (x * v.y - y * v.x) / cell);
  const bs = corners.map(({ x, y }) => (u.x * y - u.y * x) / cell);
  const repeats: { a: number; b: number }[] = [];
  for (let a = Math.floor(Math.min(...as)); a <= Math.max(...as); a++) {
    for (let b = Math.floor(Math.min(...bs)); b <= Math.max(...bs); b++) repeats.push({ a, b });
  }
  return repeats;
}

/** Area of the floor in a convex tile: its rings, holes negative, cut at each of the tile's lines. */
function coveredMm2(tile: Ring, rings: readonly Ring[]): number {
  let area = 0;
  for (const ring of rings) {
    let corners = ring;
    tile.forEach((from, k) => {
      corners = leftOf(corners, from, tile[(k + 1) % tile.length]);
    });
    area += signedArea(corners);
  }
  return area;
}

function leftOf(corners: Ring, a: Point, b: Point): Ring {
  const depth = ({ x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  return corners.flatMap((to, i) => {
    const from = corners[(i + corners.length - 1) % corners.length];
    const d0 = depth(from);
    const d1 = depth(to);
    const share = d0 / (d0 - d1);
    const crossing =
      d0 < 0 === d1 < 0 ? [] : [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
    return d1 < 0 ? crossing : [...crossing, to];
  });
}
