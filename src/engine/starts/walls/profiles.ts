// Profiles: what moving the start does along the walls, without examining any start.
//
// Away from the corners of the room, a tile at a wall is whole, cut or a sliver by its distance from the wall alone. So
// the counts along all walls of one direction depend only on how far the start moves across them: they are a step
// function, known from one list of distances. The sum over all directions is a good guess of the counts from any start;
// only the tiles in the corners are not right.

import type { Point } from '../../geometry/point.ts';
import type { Frame, Shape } from '../../layout/index.ts';
import type { Lattice } from '../../patterns/lattice.ts';
import type { Floor } from '../../room.ts';
import { roughMarksOf, type WallMarks } from './wall-marks.ts';

/** One step of a profile: between two distances, the counts are the same. */
export interface Step {
  readonly from: number;
  readonly to: number;
  /** The counts in one number, lower is better; except for slivers, only differences have a meaning. */
  readonly worth: number;
}

/** The profile of all parallel walls. */
export interface Profile {
  /** Unit vector across the walls; the start's distance is measured along it, mm. */
  readonly normal: Point;
  /** Length of all these walls, mm. */
  readonly length: number;
  readonly steps: readonly Step[];
}

/** Weights of the counts in one number: each exceeds all differences of the next. */
const WORTH = { sliver: 1e9, tile: 1e6, trim: 1e3, cut: 1 };

/** The slivers in a sum of worths. */
export function sliversIn(worth: number): number {
  return Math.round(worth / WORTH.sliver);
}

/** The tiles to buy in a sum of worths, in mean tiles; only differences have a meaning. */
export function tilesIn(worth: number): number {
  return (worth - sliversIn(worth) * WORTH.sliver) / WORTH.tile;
}

/** Walls whose directions differ by less than this sine are parallel: over 5 m they part by a tenth of a millimetre. */
const PARALLEL = 2e-5;

/** Distances are told apart by micrometres. */
const GRAIN = 1e-3;

/** A row that moves less than this towards a wall, mm per tile, runs along it. */
const ALONG = 1e-9;

interface Wall {
  readonly x: number;
  readonly y: number;
  readonly along: Point;
  readonly length: number;
  /** 1 if the floor is on the side of the profile's normal, -1 if it is on the other. */
  readonly side: number;
}

interface Direction {
  readonly normal: Point;
  readonly walls: Wall[];
  length: number;
}

/**
 * Returns the profiles of a floor, longest walls first. `frame` is the lattice laid from the default start. Walls of one
 * direction with more than `most` different distances from tiles are left out: tiles pass them one by one, and no start
 * is much better than another. Pieces narrower than `stripLimits`, by motif tile, count like slivers.
 */
export function profilesOf(
  floor: Floor,
  lattice: Lattice,
  frame: Frame,
  most: number,
  stripLimits?: readonly number[],
): Profile[] {
  const profiles: Profile[] = [];
  for (const direction of directionsOf(floor)) {
    const steps = stepsOf(direction, lattice, frame, most, stripLimits);
    if (steps) profiles.push({ normal: direction.normal, length: direction.length, steps });
  }
  return profiles.sort((a, b) => b.length - a.length);
}

/** How far a start within one repeat of the default start may move along a unit vector, mm. */
export function reachAlong({ stepX, stepY, rowX, rowY }: Frame, { x, y }: Point): number {
  return (Math.abs(stepX * x + stepY * y) + Math.abs(rowX * x + rowY * y)) / 2;
}

/** Returns the index of the step at a distance along the profile's normal. */
export function stepAt({ steps }: Profile, distance: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle].to < distance) low = middle + 1;
    else high = middle;
  }
  return low;
}

function directionsOf({ xs, ys, ringEnds }: Floor): Direction[] {
  const directions: Direction[] = [];
  let first = 0;
  for (const end of ringEnds) {
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : first;
      const length = Math.hypot(xs[next] - xs[i], ys[next] - ys[i]);
      const along = { x: (xs[next] - xs[i]) / length, y: (ys[next] - ys[i]) / length };
      addWall(directions, { x: xs[i], y: ys[i], along, length, side: 1 });
    }
    first = end;
  }
  return directions;
}

function addWall(directions: Direction[], wall: Wall): void {
  const { along, length } = wall;
  // Rings run so that the floor is on this side of their walls.
  const inwards = { x: -along.y, y: along.x };
  const parallel = directions.find(({ normal }) => Math.abs(normal.x * along.x + normal.y * along.y) < PARALLEL);
  if (!parallel) {
    directions.push({ normal: inwards, walls: [wall], length });
    return;
  }
  const side = parallel.normal.x * inwards.x + parallel.normal.y * inwards.y > 0 ? 1 : -1;
  parallel.walls.push({ ...wall, side });
  parallel.length += length;
}

/** Adds up the changes of all walls of a direction; undefined if there are too many. */
function stepsOf(
  { normal, walls }: Direction,
  lattice: Lattice,
  frame: Frame,
  most: number,
  stripLimits: readonly number[] = [],
): Step[] | undefined {
  const reach = reachAlong(frame, normal);
  const changes = new Map<number, number>();
  const add = (place: number, change: number) => {
    const grain = Math.round(place / GRAIN);
    changes.set(grain, (changes.get(grain) ?? 0) + change);
  };
  const distances = new Map<number, number>();
  let known = 0;
  let slope = 0;
  for (const [motif, shape] of frame.shapes.entries()) {
    // Of tiles of different sizes, the area is bought.
    const size = lattice.tileAreasMm2[motif] / lattice.tileAreaMm2;
    const marks = roughMarksOf(shape, normal, stripLimits[motif]);
    for (const side of [1, -1]) {
      distances.clear();
      for (const wall of walls) {
        if (wall.side !== side) continue;
        slope += side * size * wall.length;
        collectDistances(wall, shape, frame, marks.half + reach, distances);
        if (known + distances.size > most) return undefined;
      }
      known += distances.size;
      for (const [grain, times] of distances) addChanges(marks, size, grain * GRAIN, side, times, add);
    }
  }
  return summedUp(changes, reach, (WORTH.tile * slope) / lattice.cellAreaMm2);
}

/** Collects the distances from a wall of the tiles beside it, up to `most`, and how often each occurs. */
function collectDistances(wall: Wall, shape: Shape, frame: Frame, most: number, into: Map<number, number>): void {
  const { along, length } = wall;
  const { stepX, stepY, rowX, rowY, rowPitch } = frame;
  const across = { x: -along.y, y: along.x };
  const x0 = shape.centreX - wall.x;
  const y0 = shape.centreY - wall.y;
  // From row to row, t grows by `rowPitch`; along a row it is the same.
  const tOf = (x: number, y: number) => y * frame.along.x - x * frame.along.y;
  const reachT = Math.abs(tOf(across.x, across.y)) * most;
  const endT = tOf(along.x, along.y) * length;
  const baseT = tOf(x0, y0);
  const firstRow = Math.ceil((Math.min(0, endT) - reachT - baseT) / rowPitch);
  const lastRow = Math.floor((Math.max(0, endT) + reachT - baseT) / rowPitch);
  const stepAlong = stepX * along.x + stepY * along.y;
  const stepAcross = stepX * across.x + stepY * across.y;
  for (let row = firstRow; row <= lastRow; row++) {
    const x = x0 + row * rowX;
    const y = y0 + row * rowY;
    const [s, d] = [x * along.x + y * along.y, x * across.x + y * across.y];
    const [fromS, toS] = placesWithin(s, stepAlong, 0, length);
    const [fromD, toD] = placesWithin(d, stepAcross, -most, most);
    const first = Math.max(fromS, fromD);
    const last = Math.min(toS, toD);
    if (last < first) continue;
    if (Math.abs(stepAcross) < ALONG) {
      const grain = Math.round(d / GRAIN);
      into.set(grain, (into.get(grain) ?? 0) + last - first + 1);
      continue;
    }
    for (let place = first; place <= last; place++) {
      const grain = Math.round((d + place * stepAcross) / GRAIN);
      into.set(grain, (into.get(grain) ?? 0) + 1);
    }
  }
}

/** The first and the last place at which `base + place * step` is within two limits. */
function placesWithin(base: number, step: number, low: number, high: number): [number, number] {
  if (Math.abs(step) < ALONG) return base >= low && base < high ? [-Infinity, Infinity] : [1, 0];
  const [a, b] = [(low - base) / step, (high - base) / step];
  return [Math.ceil(Math.min(a, b)), Math.floor(Math.max(a, b))];
}

/** Adds the changes of tiles at one distance as the start moves along the normal, away from or towards the wall. */
function addChanges(
  marks: WallMarks,
  size: number,
  distance: number,
  side: number,
  times: number,
  add: (place: number, change: number) => void,
): void {
  const begin = (mark: number, worth: number) => add(side * (mark - distance), side * times * worth);
  begin(marks.laid, size * WORTH.tile + WORTH.cut + WORTH.sliver);
  begin(marks.sliver, -WORTH.sliver);
  begin(marks.trim, WORTH.trim);
  begin(marks.whole, -WORTH.cut - WORTH.trim);
}

/** Sums changes up to steps between -reach and reach, without the part that grows evenly along the normal. */
function summedUp(changes: ReadonlyMap<number, number>, reach: number, slope: number): Step[] {
  const grains = new Float64Array(changes.size);
  let count = 0;
  for (const grain of changes.keys()) grains[count++] = grain;
  grains.sort();
  const steps: Step[] = [];
  let worth = 0;
  let from = -reach;
  for (const grain of grains) {
    const place = grain * GRAIN;
    if (place > reach) break;
    if (place > from) {
      steps.push({ from, to: place, worth: worth - (slope * (from + place)) / 2 });
      from = place;
    }
    worth += changes.get(grain) ?? 0;
  }
  steps.push({ from, to: reach, worth: worth - (slope * (from + reach)) / 2 });
  return steps;
}
