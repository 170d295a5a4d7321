// The obvious way to lay a floor: the boolean library clips every tile against the whole floor. It is slow but
// independent of the engine's kernel, so the engine is compared with it. The library is sometimes wrong about tiles
// whose sides are vertical except for rounding, so each of its areas is checked by clipping the rings at the tile's
// lines.

import library from 'polygon-clipping';
import { signedArea } from '../../src/engine/geometry/point.ts';
import {
  completeParameters,
  latticeOf,
  type Plan,
  type PlanRequest,
  type Point,
  patternByName,
  plan,
  type Rectangle,
  type Ring,
} from '../../src/engine/index.ts';
import { type RowShifts, rowShiftsOf } from './row-shifts.ts';

/** Share of a tile that counts as rounding (the rule of counting). */
const NOTHING = 1e-7;

/** A strip that is nowhere wider does not exist, mm (the rule of counting); one half as wide surely does not. */
const THIN = 0.1;

/** Share of a tile below which the missing parts may all be thin strips. */
const SMALL = 0.02;

interface BruteTile {
  readonly motif: number;
  /** The number of repeats from the start, along the lattice's two repeats. */
  readonly a: number;
  readonly b: number;
  /** The whole tile, where it lies. */
  readonly outline: readonly library.Pair[];
  readonly coveredMm2: number;
  /** Area of the whole tile. */
  readonly tileAreaMm2: number;
  /** Undefined if the library has no correct answer for this tile. */
  readonly pieces: number | undefined;
  /** Points where pieces touch or nearly touch; rounding decides whether they connect there. */
  readonly pinches: number;
  readonly verdict: 'whole' | 'cut' | 'nothing';
  /** Whether a strip is so close to the limit that both verdicts are right. */
  readonly isUnsure: boolean;
}

interface BruteLayout {
  readonly tiles: BruteTile[];
  /** Whether a tile has or lacks a speck: too little area to look at its width, but more than rounding. */
  readonly hasSpecks: boolean;
  readonly floor: library.MultiPolygon;
}

/** Room minus cutouts, computed by the library, with corners on whole micrometres as in the engine. */
function bruteFloor({ room }: PlanRequest): library.MultiPolygon {
  const rectangles = room.rectangles.map(ringAround);
  const cutouts = [...(room.flat ?? room).holes, ...rectangles].map((ring) => [closed(ring)]);
  const rooms = room.flat
    ? [...room.flat.rooms.map(({ outer }) => outer), ...room.flat.doorways.map(ringAround)]
    : [room.outer];
  let reason: unknown;
  // The library fails in a few rooms, but succeeds with their mirror images.
  for (const view of VIEWS) {
    // Mirroring reverses rings.
    const back = (ring: library.Ring) => (view === VIEWS[0] ? ring : ring.map(view).reverse());
    try {
      const seen = (ring: library.Ring): library.Polygon => [ring.map(view)];
      const [first, ...others] = rooms.map((ring) => seen(closed(ring)));
      const united = others.length > 0 ? library.union(first, ...others) : [first];
      return library.difference(united, ...cutouts.map(([ring]) => seen(ring))).map((part) => part.map(back));
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

export function ringAround({ x, y, width, height }: Rectangle): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Reflections of the plane; each is its own inverse. */
const VIEWS: readonly ((pair: library.Pair) => library.Pair)[] = [
  (pair) => pair,
  ([x, y]) => [y, x],
  ([x, y]) => [-x, y],
  ([x, y]) => [-y, -x],
];

export function closed(ring: Ring): library.Ring {
  const pairs = ring.map(({ x, y }): library.Pair => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
  return [...pairs, pairs[0]];
}

/**
 * Lays every tile near the floor. Strips between `unsure.from` and `unsure.to`, mm, are too close to the limit to tell.
 * Shifts of rows are those of `planned`, the engine's plan: other tests are about how it chooses them.
 */
export function bruteLayout(
  request: PlanRequest,
  unsure = { from: 0.45 * THIN, to: 1.001 * THIN },
  planned?: Plan,
): BruteLayout {
  const pattern = patternByName(request.pattern);
  if (!pattern) throw new Error(`no pattern ${request.pattern}`);
  const values = completeParameters(pattern, request.parameters);
  const { motif, repeat, rows } = latticeOf(
    pattern.tiling(values, request.joint ?? pattern.defaultJoint),
    Number(values.rotation),
  );
  const floor = bruteFloor(request);
  const start = request.start ?? { x: 0, y: 0 };
  const shifts: RowShifts | undefined = rows && rowShiftsOf(planned ?? plan(request));
  const tiles: BruteTile[] = [];
  let hasSpecks = false;
  for (const { a, b } of repeatsNear(floor, motif.flat(), repeat, start, shifts?.most)) {
    const placed = shifts?.at(a, b);
    const shift = placed?.shift ?? { x: 0, y: 0 };
    motif.forEach((outline, m) => {
      const corners = outline.map(({ x, y }) => ({
        x: start.x + x + a * repeat[0].x + b * repeat[1].x + shift.x,
        y: start.y + y + a * repeat[0].y + b * repeat[1].y + shift.y,
      }));
      const tile = (placed?.cut(corners) ?? corners).map(({ x, y }): library.Pair => [x, y]);
      if (tile.length === 0) return;
      const tileAreaMm2 = signedArea(outline);
      const coveredMm2 = halfPlaneArea(tile, floor);
      if (isSpeckOf(Math.min(coveredMm2, tileAreaMm2 - coveredMm2), tileAreaMm2)) hasSpecks = true;
      if (coveredMm2 <= NOTHING * tileAreaMm2) return;
      const clipped = clip([...tile, tile[0]], floor, coveredMm2, tileAreaMm2);
      // Specks are rounding, unless there is nothing else.
      const real = clipped?.filter((piece) => areaOf([piece]) > NOTHING * tileAreaMm2);
      const pieces = real?.length === 0 ? clipped : real;
      const isSpeck = tileAreaMm2 - coveredMm2 <= NOTHING * tileAreaMm2;
      const verdict = isSpeck ? 'whole' : seenIn(tile, floor, unsure.from, tileAreaMm2);
      const isUnsure =
        verdict === 'cut' &&
        (seenIn(tile, floor, unsure.to, tileAreaMm2) !== 'cut' ||
          !pieces?.some(isWide) ||
          (tileAreaMm2 - coveredMm2 < SMALL * tileAreaMm2 && !missing([...tile, tile[0]], floor).some(isWide)));
      const pinches = pinchesOf(pieces ?? []);
      tiles.push({
        motif: m,
        a,
        b,
        outline: tile,
        coveredMm2,
        tileAreaMm2,
        pieces: pieces?.length,
        pinches,
        verdict,
        isUnsure,
      });
    });
  }
  return { tiles, hasSpecks, floor };
}

function isSpeckOf(areaMm2: number, tileAreaMm2: number): boolean {
  return areaMm2 > 1e-10 * tileAreaMm2 && areaMm2 <= 2 * NOTHING * tileAreaMm2;
}

/** What the floor covers of a tile less a border of some width: all of it, some, or nothing. */
function seenIn(
  tile: readonly library.Pair[],
  floor: library.MultiPolygon,
  border: number,
  tileAreaMm2: number,
): BruteTile['verdict'] {
  const inner = tile.reduce((corners: library.Pair[], [ax, ay], k) => {
    const [bx, by] = tile[(k + 1) % tile.length];
    const length = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(-border * (by - ay)) / length, (border * (bx - ax)) / length];
    return leftOf(corners, [ax + dx, ay + dy], [bx + dx, by + dy]);
  }, tile.slice());
  const seenMm2 = halfPlaneArea(inner, floor);
  const allMm2 = Math.abs(ringArea([...inner, inner[0]]));
  // Rounding alone: a tip that just reaches in has a tiny area.
  const roundingMm2 = 1e-9 * tileAreaMm2;
  if (seenMm2 <= roundingMm2) return 'nothing';
  return allMm2 - seenMm2 <= roundingMm2 ? 'whole' : 'cut';
}

/** The parts of a tile that are not on the floor. */
function missing(tile: library.Ring, floor: library.MultiPolygon): library.MultiPolygon {
  try {
    return library.difference([tile], floor);
  } catch {
    // The library throws for some tiles: then nothing is known of the parts.
    return [];
  }
}

/** Whether a piece is no thin strip: every two parallel lines that contain it are farther apart. */
function isWide([outer]: library.Polygon): boolean {
  const corners = outer.slice(1);
  return corners.every(([ax, ay], i) =>
    corners.slice(i + 1).every(([bx, by]) => {
      const length = Math.hypot(bx - ax, by - ay);
      if (length === 0) return true;
      const sides = corners.map(([x, y]) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
      return Math.max(...sides) - Math.min(...sides) > THIN;
    }),
  );
}

/** The library's pieces, unrounded or on a grid of 1e-6 mm; undefined if their area is wrong in both. */
function clip(
  tile: library.Ring,
  floor: library.MultiPolygon,
  coveredMm2: number,
  tileAreaMm2: number,
): library.MultiPolygon | undefined {
  const gridded = (ring: library.Ring) =>
    ring.map(([x, y]): library.Pair => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6]);
  const tries = [
    () => library.intersection([tile], floor),
    () =>
      library.intersection(
        [gridded(tile)],
        floor.map((polygon) => polygon.map(gridded)),
      ),
  ];
  for (const attempt of tries) {
    try {
      const pieces = attempt();
      if (Math.abs(areaOf(pieces) - coveredMm2) <= 1e-6 * tileAreaMm2) return pieces;
    } catch {
      // The library throws ("Unable to complete output ring", "Unable to find segment"): the next try is coarser.
    }
  }
  return undefined;
}

/** Area of the floor in a convex tile: each ring is cut at the tile's lines. Needs no ordering and no topology. */
export function halfPlaneArea(tile: readonly library.Pair[], floor: library.MultiPolygon): number {
  let area = 0;
  for (const polygon of floor) {
    polygon.forEach((ring, i) => {
      let corners: library.Pair[] = ring.slice(1);
      tile.forEach((from, k) => {
        corners = leftOf(corners, from, tile[(k + 1) % tile.length]);
      });
      if (corners.length > 2) area += (i === 0 ? 1 : -1) * Math.abs(ringArea([...corners, corners[0]]));
    });
  }
  return area;
}

function leftOf(corners: readonly library.Pair[], [ax, ay]: library.Pair, [bx, by]: library.Pair): library.Pair[] {
  const length = Math.hypot(bx - ax, by - ay);
  const depth = ([x, y]: library.Pair) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
  return corners.flatMap((to, i) => {
    const from = corners[(i + corners.length - 1) % corners.length];
    const d0 = depth(from);
    const d1 = depth(to);
    const share = d0 / (d0 - d1);
    const crossing: library.Pair[] =
      d0 < 0 === d1 < 0 ? [] : [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]];
    return d1 < 0 ? crossing : [...crossing, to];
  });
}

/** Area of polygons without their holes. */
export function areaOf(polygons: library.MultiPolygon): number {
  let area = 0;
  for (const polygon of polygons) {
    polygon.forEach((ring, i) => {
      area += (i === 0 ? 1 : -1) * Math.abs(ringArea(ring));
    });
  }
  return area;
}

function ringArea(ring: library.Ring): number {
  const [x0, y0] = ring[0];
  let twice = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    twice += (ring[i][0] - x0) * (ring[i + 1][1] - y0) - (ring[i][1] - y0) * (ring[i + 1][0] - x0);
  }
  return twice / 2;
}

/** Corners that lie within the border tolerance of a side they do not belong to. */
function pinchesOf(polygons: library.MultiPolygon): number {
  const sides = polygons.flat().flatMap((ring) => ring.slice(1).map((to, i) => ({ from: ring[i], to })));
  let pinches = 0;
  for (const { from: corner } of sides) {
    for (const { from, to } of sides) {
      if (from !== corner && !isAt(to, corner) && !isAt(from, corner) && distanceTo(corner, from, to) <= PINCH)
        pinches++;
      else if (from !== corner && isAt(from, corner)) pinches++;
    }
  }
  return pinches;
}

const PINCH = 1e-5;

function isAt([x, y]: library.Pair, [cx, cy]: library.Pair): boolean {
  return x === cx && y === cy;
}

function distanceTo([x, y]: library.Pair, [ax, ay]: library.Pair, [bx, by]: library.Pair): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function repeatsNear(
  floor: library.MultiPolygon,
  motif: Ring,
  [u, v]: readonly [Point, Point],
  start: Point,
  moved = 0,
): { a: number; b: number }[] {
  const cell = u.x * v.y - u.y * v.x;
  const reach = moved + Math.max(...motif.map(({ x, y }) => Math.hypot(x, y)));
  const xs = floor.flat(2).map(([x]) => x - start.x);
  const ys = floor.flat(2).map(([, y]) => y - start.y);
  const corners = [Math.min(...xs) - reach, Math.max(...xs) + reach].flatMap((x) =>
    [Math.min(...ys) - reach, Math.max(...ys) + reach].map((y) => ({ x, y })),
  );
  const as = corners.map(({ x, y }) => (x * v.y - y * v.x) / cell);
  const bs = corners.map(({ x, y }) => (u.x * y - u.y * x) / cell);
  const repeats: { a: number; b: number }[] = [];
  for (let a = Math.floor(Math.min(...as)); a <= Math.max(...as); a++) {
    for (let b = Math.floor(Math.min(...bs)); b <= Math.max(...bs); b++) repeats.push({ a, b });
  }
  return repeats;
}
