// A layout does not depend on the position, orientation or scale of the room: room, start and pattern moved, turned or
// scaled together give the same plan.

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { boxOf } from '../../src/engine/geometry/point.ts';
import {
  LIMITS,
  latticeOf,
  type Plan,
  type Point,
  parametersOf,
  patternByName,
  problemOfValue,
} from '../../src/engine/index.ts';
import { awkwardRequests, FIXED_PATTERNS } from '../support/awkward-rooms.ts';
import { hasThinStrips } from '../support/laid-tiles.ts';
import { expectAlike, expectSameBits, holds, laidExactly } from '../support/laws.ts';
import {
  type GridMap,
  gridded,
  moved,
  plus,
  ringOfRectangle,
  type StartedRequest,
  scaled,
  startOf,
  turnedPattern,
} from '../support/moved-requests.ts';

const whole = (limit: number) => fc.integer({ min: -limit, max: limit });
const vectors = (coordinate: fc.Arbitrary<number>): fc.Arbitrary<Point> => fc.record({ x: coordinate, y: coordinate });

/** Shifts in µm: whole millimetres, any micrometre, and as far as the limit of 10 km allows. */
const shifts: fc.Arbitrary<Point> = fc.oneof(
  vectors(whole(5000).map((n) => 1000 * n)),
  vectors(whole(5_000_000)),
  vectors(fc.oneof(whole(5_000_000), whole(9_980_000_000), fc.constantFrom(9_980_000_000, -9_980_000_000))),
);
const by =
  (shift: Point): GridMap =>
  (point) =>
    plus(point, shift);

/** Whether all coordinates lie within 10 km. */
function isWithinReach({ room: { outer, holes, rectangles }, start }: StartedRequest): boolean {
  const points = [...outer, ...holes.flat(), ...rectangles.flatMap(ringOfRectangle), start];
  return points.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= LIMITS.coordinate);
}

describe('room and start moved by one vector', () => {
  it('are the same plan to the last bit if everything lies on micrometres', () => {
    holds(
      1000,
      fc.record({ request: awkwardRequests().map(gridded), shift: shifts }),
      ({ request, shift }, planned) => {
        const far = moved(request, by(shift));
        fc.pre(isWithinReach(far));
        expectSameBits(laidExactly(far), planned);
      },
    );
  });

  it('are the same plan to the last bit with the default start', () => {
    const cases = fc.record({ request: awkwardRequests().map(gridded), shift: shifts });
    holds(500, cases, ({ request, shift }) => {
      const far = moved(request, by(shift));
      fc.pre(isWithinReach(far));
      expectSameBits(laidExactly({ ...far, start: undefined }), laidExactly({ ...request, start: undefined }));
    });
  });

  // Ten kilometres away a start is only accurate to 2e-9 mm.
  it('are the same plan except for rounding if the start is any number', () => {
    holds(500, fc.record({ request: awkwardRequests(), shift: shifts }), ({ request, shift }, planned) => {
      const far = moved(request, by(shift));
      fc.pre(isWithinReach(far));
      expectAlike(planned, laidExactly(far), { named: (tile) => tile });
    });
  });
});

describe('a start moved by repeats of the lattice', () => {
  it.each([
    ['a few', 500, whole(3)],
    ['a thousand', 500, fc.oneof(whole(1000), fc.constantFrom(-1000, 1000))],
  ])('%s of them is the same layout', (_, runs, repeats) => {
    holds(runs, fc.record({ request: awkwardRequests(), a: repeats, b: repeats }), ({ request, a, b }, planned) => {
      const away = { ...request, start: plus(startOf(request), repeated(planned, a, b)) };
      fc.pre(isWithinReach(away));
      expectAlike(planned, laidExactly(away), {
        named: ({ motif, ...tile }) => ({ motif, a: tile.a + a, b: tile.b + b }),
      });
    });
  });
});

function repeated({ pattern, parameters, joint }: Plan, a: number, b: number): Point {
  const [u, v] = latticeOf(pattern.tiling(parameters, joint), Number(parameters.rotation)).repeat;
  return { x: a * u.x + b * v.x, y: a * u.y + b * v.y };
}

describe('room, start and pattern turned together', () => {
  it.each<[number, GridMap]>([
    [90, ({ x, y }) => ({ x: -y, y: x })],
    [180, ({ x, y }) => ({ x: -x, y: -y })],
    [-90, ({ x, y }) => ({ x: y, y: -x })],
  ])('by %i degrees are the same layout', (degrees, turn) => {
    holds(500, fc.record({ request: awkwardRequests() }), ({ request }, planned) => {
      expectAlike(planned, laidExactly(turnedPattern(moved(request, turn), degrees)), { named: (tile) => tile });
    });
  });
});

describe('room, start, tiles and joint scaled together', () => {
  it.each([2, 3, 4])('by %i are the same layout, with areas scaled by the square', (scale) => {
    // The shortest board and the kerf do not scale.
    const requests = awkwardRequests(FIXED_PATTERNS).map(gridded);
    holds(500, fc.record({ request: requests }), ({ request }, planned) => {
      const larger = scaled(request, scale);
      fc.pre(isWithinRange(larger));
      // The width of a strip that does not exist does not scale.
      const enlarged = laidExactly(larger);
      fc.pre(!hasThinStrips(planned) && !hasThinStrips(enlarged));
      // A line across a piece within 1e-6 mm of a side does not count as a width, and that tolerance does not scale. It
      // only affects pieces with sides below a micrometre, the grid of the room.
      expectAlike(planned, enlarged, { scale, named: (tile) => tile, width: 1e-3 });
    });
  });
});

/** Whether tiles, joint and room are within the limits. */
function isWithinRange({ pattern, parameters, joint = 0, room }: StartedRequest): boolean {
  const found = patternByName(pattern);
  if (!found) throw new Error(`no pattern ${pattern}`);
  const declared = parametersOf(found);
  const { minX, minY, maxX, maxY } = boxOf(room.outer);
  return (
    Object.entries(parameters).every(([name, value]) => problemOfValue(declared[name], value) === undefined) &&
    joint <= LIMITS.joint.max &&
    Math.max(maxX - minX, maxY - minY) <= LIMITS.roomSide
  );
}
