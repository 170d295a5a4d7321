// One room, described in many ways: from another corner, in the other direction, closed or not, with points in the
// middle of walls, as a walk or by its corners. The figures must agree to the last bit, except where walls cross.

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type Plan, type PlanRequest, type Point, plan, type Ring } from '../../src/engine/index.ts';
import { readQuery } from '../../src/wire/index.ts';
import { awkwardRequests, layings } from '../support/awkward-rooms.ts';
import { expectAlike, expectSameBits, holds } from '../support/laws.ts';
import { gridded, mm, um } from '../support/moved-requests.ts';
import { barRooms, outlineOf } from '../support/rectilinear-rooms.ts';

/** How a ring is described: its first corner, and its direction. */
interface Telling {
  readonly skip: number;
  readonly backwards: boolean;
}

const tellings: fc.Arbitrary<Telling> = fc.record({ skip: fc.nat({ max: 30 }), backwards: fc.boolean() });

function retold(ring: Ring, { skip, backwards }: Telling): Ring {
  const first = skip % ring.length;
  const rotated = [...ring.slice(first), ...ring.slice(0, first)];
  return backwards ? rotated.toReversed() : rotated;
}

describe('the same corners', () => {
  it('from another corner and in the other direction are the same room', () => {
    const cases = fc.record({ request: awkwardRequests().map(gridded), telling: tellings });
    holds(600, cases, ({ request, telling }, planned) => {
      const { outer, holes, rectangles } = request.room;
      const room = { outer: retold(outer, telling), holes: holes.map((ring) => retold(ring, telling)), rectangles };
      expectSameBits(plan({ ...request, room }), planned);
    });
  });

  it('as text, closed or not, are the same room', () => {
    const cases = fc.record({ request: awkwardRequests().map(gridded), telling: tellings, closed: fc.boolean() });
    holds(600, cases, ({ request, telling, closed }, planned) => {
      expectSameBits(
        plan(readBack(request, `polygon=${ringText(retold(request.room.outer, telling), closed)}`)),
        planned,
      );
    });
  });

  it('with more points in the middle of horizontal and vertical walls are the same room', () => {
    const cases = fc.record({
      request: awkwardRequests().map(gridded),
      places: fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 4 }),
    });
    holds(600, cases, ({ request, places }, planned) => {
      const { outer, holes, rectangles } = request.room;
      const split = {
        outer: splitWalls(outer, places),
        holes: holes.map((ring) => splitWalls(ring, places)),
        rectangles,
      };
      const again = plan({ ...request, room: split });
      // A crossing of a cutout and a wall is computed from the given parts of the wall, and may differ in its last bit.
      const isCrossed = holes.length + rectangles.length > 0 && !isSameFloor(again, planned);
      if (isCrossed) expectAlike(planned, again);
      else expectSameBits(again, planned);
    });
  });
});

function isSameFloor({ floor: a }: Plan, { floor: b }: Plan): boolean {
  return String([a.xs, a.ys]) === String([b.xs, b.ys]);
}

/** The ring with further points on its horizontal and vertical walls, on whole micrometres. */
function splitWalls(ring: Ring, places: readonly number[]): Ring {
  return ring.flatMap((corner, i) => {
    const from = um(corner);
    const to = um(ring[(i + 1) % ring.length]);
    if (from.x !== to.x && from.y !== to.y) return [corner];
    const shares = places.filter((_, k) => (i + k) % 2 === 0).sort((a, b) => a - b);
    const points = shares.map((share) => ({
      x: Math.round(from.x + share * (to.x - from.x)),
      y: Math.round(from.y + share * (to.y - from.y)),
    }));
    return [from, ...points.filter((point) => isBetween(point, from, to))].filter(isNew).map(mm);
  });
}

function isBetween({ x, y }: Point, from: Point, to: Point): boolean {
  return (x !== from.x || y !== from.y) && (x !== to.x || y !== to.y);
}

function isNew({ x, y }: Point, i: number, all: readonly Point[]): boolean {
  return i === 0 || x !== all[i - 1].x || y !== all[i - 1].y;
}

/** The request after sending its room (by the given text) and start as a query. */
function readBack(request: PlanRequest, room: string): PlanRequest {
  const { holes, rectangles } = request.room;
  const words = [room];
  if (holes.length > 0) words.push(`holes=${holes.map((ring) => ringText(ring, false)).join(';')}`);
  if (rectangles.length > 0) {
    const texts = rectangles.map(({ x, y, width, height }) => [x, y, width, height].map(cmText).join(','));
    words.push(`subtract=${texts.join(';')}`);
  }
  if (request.start) words.push(`start=${cmText(request.start.x)},${cmText(request.start.y)}`);
  const read = readQuery(words.join('&'));
  if (!read.ok) throw new Error(read.mistakes.map(({ message }) => message).join('\n'));
  const { pattern, parameters, joint } = request;
  return { ...read.request, pattern, parameters, joint };
}

function ringText(ring: Ring, closed: boolean): string {
  const corners = closed ? [...ring, ring[0]] : ring;
  return corners.map(({ x, y }) => `${cmText(x)},${cmText(y)}`).join('+');
}

/** A length in mm as text in cm; four decimals are whole micrometres. */
function cmText(millimetres: number): string {
  return (Math.round(millimetres * 1000) / 10_000).toFixed(4);
}

/** For each direction: the letter, and equivalent bearings. */
const EAST = ['E', 'A0:', 'A360:', 'e', 'a0.0:'];
const SOUTH = ['S', 'A90:', 'A-270:', 's', 'a90.0:'];
const WEST = ['W', 'A180:', 'A-180:', 'w', 'a180.0:'];
const NORTH = ['N', 'A270:', 'A-90:', 'n', 'a270.0:'];

/** The walk around a room of horizontal and vertical walls; `dialect` chooses the notation of each wall. */
function walkText(ring: Ring, dialect: (wall: number) => number): string {
  const walls = ring.map((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    const dx = next.x - corner.x;
    const dy = next.y - corner.y;
    const words = dx > 0 ? EAST : dx < 0 ? WEST : dy > 0 ? SOUTH : NORTH;
    return words[dialect(i) % words.length] + cmText(Math.abs(dx + dy));
  });
  return walls.join('+');
}

/** Rooms of bars on the grid of walks, 0.001 cm, that begin at 0,0 like walks. */
const walkable = fc
  .record({ laying: layings(), bars: barRooms(600, 10), telling: tellings })
  .map(({ laying, bars, telling }) => {
    const ring = retold(outlineOf(bars), telling);
    const origin = um(ring[0]);
    const outer = ring.map(um).map(({ x, y }) => mm({ x: x - origin.x, y: y - origin.y }));
    return { ...laying, room: { outer, holes: [], rectangles: [] } };
  });

describe('a walk', () => {
  it('is the same room as its corners, in letters and in bearings', () => {
    const cases = fc.record({
      request: walkable,
      dialects: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 9 }),
    });
    holds(600, cases, ({ request, dialects }, planned) => {
      const { outer } = request.room;
      expectSameBits(plan(readBack(request, `polygon=${ringText(outer, false)}`)), planned);
      expectSameBits(plan(readBack(request, `outline=${walkText(outer, () => 0)}`)), planned);
      const mixed = walkText(outer, (wall) => dialects[wall % dialects.length]);
      expectSameBits(plan(readBack(request, `outline=${mixed}`)), planned);
    });
  });
});
