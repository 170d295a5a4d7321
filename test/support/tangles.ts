// Tangled rooms, generated from a seed and a number alone: many cutouts that overlap each other and the walls in every
// way that is difficult for overlays. All rings are simple, since the engine refuses others.

import { LIMITS, type Point, type Room } from '../../src/engine/index.ts';
import { type Random, randomAt } from '../fuzz/random.ts';
import * as coarse from './tangles/coarse.ts';
import * as combs from './tangles/combs.ts';
import * as fine from './tangles/fine.ts';
import { nestedFrames } from './tangles/frames.ts';
import { isSimple, type Sketch } from './tangles/sketch.ts';

export interface Tangle {
  readonly kind: string;
  /** In mm, for the engine. */
  readonly room: Room;
  /** For tangles on a coarse grid: the same room in whole steps of the grid, and the length of a step in mm. */
  readonly grid?: { readonly room: Room; readonly step: number };
}

/** Makes a room on a square grid of `cells` cells. */
type CoarseKind = (random: Random, cells: number) => Sketch;

/** Kinds on coarse grids, and how far their corners reach, in cells of the room. */
const COARSE: readonly (readonly [weight: number, kind: CoarseKind, reach: number])[] = [
  [8, coarse.triangles, 1],
  [3, coarse.sharedCorners, 1],
  [4, coarse.polygons, 1],
  [2, coarse.stars, 1.25],
  [3, coarse.collinear, 1],
  [3, coarse.acrossWalls, 2],
  [2, coarse.covered, 1],
  [2, coarse.checkers, 1.5],
  [3, nestedFrames, 1],
];

/** Kinds on arbitrary micrometres. */
const FINE: readonly (readonly [weight: number, kind: (random: Random) => Sketch])[] = [
  [4, fine.anyTriangles],
  [3, fine.needles],
  [3, fine.flatCrossings],
  [4, fine.nearMisses],
  [2, fine.wildStars],
  [2, fine.roundHoles],
  [2, fine.farAway],
  [2, fine.thinGaps],
  [2, combs.combs],
  [1, combs.denseCombs],
  [1, combs.combRoom],
];

const COARSE_SHARE = 0.55;

/** The tangle of a number: the same one for the same seed. */
export function tangleOf(seed: number, number: number): Tangle {
  const random = randomAt(seed, number);
  return random.chance(COARSE_SHARE) ? coarseTangle(random) : fineTangle(random);
}

/** Steps of grids, mm. */
const STEPS = [10, 50, 100, 300, 300, 700, 1000, 3000, 5000];

/**
 * With corners on a grid of n cells, two different crossings of walls are at least a step / 4n⁴ apart. Steps are long
 * enough that this is three micrometres or more: then no overlay on whole micrometres may close a gap or open one.
 */
function isClear(cells: number, reach: number, step: number): boolean {
  return (step * 1000) / (4 * (cells * reach) ** 4) >= 3 && cells * step <= LIMITS.roomSide;
}

function coarseTangle(random: Random): Tangle {
  const [kind, reach] = random.weighted(COARSE.map(([weight, kind, reach]) => [weight, [kind, reach]] as const));
  const cells = random.pick([3, 4, 5, 6, 7, 8, 8, 8, 10, 12]);
  const step = random.pick(STEPS.filter((length) => isClear(cells, reach, length)));
  const away = random.chance(0.2) ? { x: random.between(-9e6, 9e6), y: random.between(-9e6, 9e6) } : { x: 0, y: 0 };
  const sketch = allowed(kind(random, cells));
  return { kind: kind.name, room: roomFrom(sketch, (steps) => steps * step, away), grid: { room: sketch, step } };
}

function fineTangle(random: Random): Tangle {
  const kind = random.weighted(FINE);
  return { kind: kind.name, room: roomFrom(allowed(kind(random)), (um) => um / 1000) };
}

/** The sketch without cutouts that the engine would refuse: invalid rings, rectangles without area, too many. */
function allowed({ outer, holes, rectangles }: Sketch): Sketch {
  if (!isSimple(outer)) throw new Error('the outer ring of a tangle meets itself');
  return {
    outer,
    holes: holes.filter((ring) => ring.length <= LIMITS.ringCorners.max && isSimple(ring)).slice(0, LIMITS.holes),
    rectangles: rectangles.filter(({ width, height }) => width > 0 && height > 0).slice(0, LIMITS.rectangles),
  };
}

/** A sketch in mm, shifted by `away`; `length` converts its units. */
function roomFrom(
  { outer, holes, rectangles }: Sketch,
  length: (units: number) => number,
  away: Point = { x: 0, y: 0 },
): Room {
  const place = ({ x, y }: Point) => ({ x: away.x + length(x), y: away.y + length(y) });
  return {
    outer: outer.map(place),
    holes: holes.map((ring) => ring.map(place)),
    rectangles: rectangles.map(({ x, y, width, height }) => ({
      ...place({ x, y }),
      width: length(width),
      height: length(height),
    })),
  };
}
