// Random jobs as callers send them: the rooms of a random flat, some of them joined, as the surfaces of a job. Most are
// laid with the tiles beside the surfaces, some with tiles of their own, and some tiles have names.

import fc from 'fast-check';
import type { Flat, FlatRoom, Rectangle, Ring } from '../../src/engine/index.ts';
import { type Laying, layings } from './awkward-rooms.ts';
import { flats, joinedOrNothing } from './random-flats.ts';
import type { Body } from './sent-requests.ts';

export interface JobBody extends Body {
  readonly surfaces: readonly Body[];
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const cm = (mm: number) => mm / 10;
const cornersOf = (ring: Ring) => ring.map(({ x, y }) => [cm(x), cm(y)]);
const boxOf = ({ x, y, width, height }: Rectangle) => ({ x: cm(x), y: cm(y), w: cm(width), h: cm(height) });

/** What a surface covers: a room, or several with their doorways. */
function floorOf(rooms: readonly FlatRoom[], { doorways, rectangles }: Flat): Body {
  const subtract = rectangles.map(boxOf);
  const [{ outer }] = rooms;
  if (rooms.length === 1) return { polygon: cornersOf(outer), subtract };
  const parts = rooms.map(({ name, outer }) => ({ ...(name && { name }), polygon: cornersOf(outer) }));
  return { rooms: parts, doorways: doorways.map(boxOf), subtract };
}

/** The first rooms of a flat as one floor, if they are joined, and each other room as a floor of its own. */
function floorsOf(flat: Flat, joined: number): Body[] {
  const first = flat.rooms.slice(0, joined);
  const touches = ({ x, y, width, height }: Rectangle, { outer }: FlatRoom) => {
    const [xs, ys] = [outer.map((corner) => corner.x), outer.map((corner) => corner.y)];
    const isBeside = x <= Math.max(...xs) && x + width >= Math.min(...xs);
    return isBeside && y <= Math.max(...ys) && y + height >= Math.min(...ys);
  };
  const doorways = flat.doorways.filter((doorway) => first.filter((room) => touches(doorway, room)).length > 1);
  const part = { ...flat, rooms: first, doorways };
  const isOne = joined > 1 && joinedOrNothing(part) !== undefined;
  const apart = isOne ? flat.rooms.slice(joined) : flat.rooms;
  return [...(isOne ? [floorOf(first, part)] : []), ...apart.map((room) => floorOf([room], flat))];
}

function layingFields({ pattern, parameters, joint }: Laying): Body {
  return { pattern, parameters, joint };
}

const surfaceFields = (names?: readonly string[]) =>
  fc.record({
    start: fc.record({ x: whole(-3000, 3000), y: whole(-3000, 3000) }),
    own: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: layings(names) }),
    tile: fc.constantFrom(undefined, undefined, undefined, 'oak'),
  });

/** Jobs of the rooms of a flat, two to eight of them. Some cannot be planned: callers skip what is refused. */
export function jobBodies(names?: readonly string[]): fc.Arbitrary<JobBody> {
  return fc
    .record({
      flat: flats,
      joined: whole(1, 5),
      laying: layings(names),
      kerf: fc.constantFrom(0, 0, 2, 3.5),
      fields: fc.array(surfaceFields(names), { minLength: 8, maxLength: 8 }),
    })
    .map(({ flat, joined, laying, kerf, fields }): JobBody => {
      const surfaces = floorsOf(flat, joined).map((floor, i): Body => {
        const { start, own, tile } = fields[i];
        return {
          name: `floor ${i}`,
          ...floor,
          ...(own && layingFields(own)),
          ...(tile && { tile }),
          start: { x: start.x / 100, y: start.y / 100 },
        };
      });
      return { ...layingFields(laying), kerf, surfaces };
    });
}
