// Mutations of a room: its rings, its cutouts, its size.

import { LIMITS } from '../../src/engine/index.ts';
import type { Random } from '../../test/fuzz/random.ts';
import { at, boxRing, many, placeIn, rectangleOf, type Sketch, starRing } from '../../test/support/tangles/sketch.ts';
import { tangleOf } from '../../test/support/tangles.ts';
import { moved, RING_MUTATIONS, sizeOf } from './ring-mutations.ts';

type RoomMutation = (room: Sketch, random: Random) => Sketch;

function changeOuter(room: Sketch, random: Random): Sketch {
  return { ...room, outer: random.weighted(RING_MUTATIONS)(room.outer, random) };
}

function changeHole(room: Sketch, random: Random): Sketch {
  if (room.holes.length === 0) return addHole(room, random);
  const chosen = random.below(room.holes.length);
  const mutation = random.weighted(RING_MUTATIONS);
  return { ...room, holes: room.holes.map((ring, i) => (i === chosen ? mutation(ring, random) : ring)) };
}

/** Adds a round or star-shaped cutout, with few corners or up to the limit. */
function addHole(room: Sketch, random: Random): Sketch {
  const side = sizeOf(room.outer);
  const { x, y } = room.outer[0];
  const off = placeIn(random, -side, side);
  const radius = random.size(side / 2) + 2;
  const notch = random.chance(0.5) ? radius : radius * (random.between(1, 9) / 10);
  const corners = 3 + random.size(LIMITS.ringCorners.max - 3);
  const hole = starRing(at(x + off.x, y + off.y), corners, random.below(7), (i) => (i % 2 === 0 ? radius : notch));
  return { ...room, holes: [...room.holes, hole] };
}

function copyHoles(room: Sketch, random: Random): Sketch {
  if (room.holes.length === 0) return addHole(room, random);
  const copies = many(random.size(8), () => moved(random.pick(room.holes), random));
  return { ...room, holes: [...room.holes, ...copies] };
}

function dropHoles(room: Sketch, random: Random): Sketch {
  const share = random.pick([0.1, 0.5]);
  return { ...room, holes: room.holes.filter(() => !random.chance(share)) };
}

/** Adds pillars on a grid. */
function addRectangles(room: Sketch, random: Random): Sketch {
  const side = sizeOf(room.outer);
  const { x, y } = room.outer[0];
  const step = Math.ceil(side / random.between(2, 12));
  const width = random.size(step);
  const rectangles = many(random.size(32), () => {
    const place = placeIn(random, 0, Math.floor(side / step));
    return rectangleOf(x + place.x * step, y + place.y * step, width, random.size(step));
  });
  return { ...room, rectangles: random.chance(0.3) ? rectangles : [...room.rectangles, ...rectangles] };
}

/** Replaces the holes with those of a tangle, scaled to the room. */
function tangle(room: Sketch, random: Random): Sketch {
  const { room: other } = tangleOf(random.below(1e6), random.below(1e6));
  const scale = sizeOf(room.outer) / sizeOf(other.outer);
  const [from, to] = [other.outer[0], room.outer[0]];
  const place = ({ x, y }: { x: number; y: number }) =>
    at(Math.round(to.x + scale * (x - from.x)), Math.round(to.y + scale * (y - from.y)));
  return { ...room, holes: other.holes.map((ring) => ring.map(place)) };
}

function nest(room: Sketch, random: Random): Sketch {
  const side = sizeOf(room.outer);
  const { x, y } = room.outer[0];
  const frames = random.between(1, 8);
  const step = Math.floor(side / (2 * frames + 2) / 2);
  const rectangles = many(frames, (index) => {
    const [near, length] = [(2 * index + 1) * step, side - 2 * (2 * index + 1) * step];
    const far = near + length - step;
    return [
      rectangleOf(x + near, y + near, length, step),
      rectangleOf(x + near, y + far, length, step),
      rectangleOf(x + near, y + near, step, length),
      rectangleOf(x + far, y + near, step, length),
    ];
  });
  return { ...room, rectangles: rectangles.flat() };
}

function scaleRoom(room: Sketch, random: Random): Sketch {
  const scale = random.between(40, 250) / 100;
  const by = (length: number) => Math.round(length * scale);
  const ring = (corners: Sketch['outer']) => corners.map(({ x, y }) => at(by(x), by(y)));
  return {
    outer: ring(room.outer),
    holes: room.holes.map(ring),
    rectangles: room.rectangles.map((box) => rectangleOf(by(box.x), by(box.y), by(box.width), by(box.height))),
  };
}

export const ROOM_MUTATIONS: readonly (readonly [weight: number, mutation: RoomMutation])[] = [
  [6, changeOuter],
  [6, changeHole],
  [2, addHole],
  [2, copyHoles],
  [2, dropHoles],
  [1, addRectangles],
  [1, tangle],
  [1, nest],
  [2, scaleRoom],
  [1, (room) => ({ ...room, outer: boxRing(room.outer[0].x, room.outer[0].y, sizeOf(room.outer)) })],
];
