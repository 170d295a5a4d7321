// Rooms beside each other in the common frame, cm: which wall of another room a room stands at, and how it is moved there.

import type { UnitSystem } from '../../words/index.ts';
import { overlap } from '../room/cutouts/placing.ts';
import { boxAround, type RingCm, ringOfRectangle, ringsOf, tidy } from '../room/shapes.ts';
import { outerOf, rounded } from '../room/walk.ts';
import type { Change, CornerCm, Draft } from '../state/draft.ts';
import { placeOf, surfacesOf } from '../state/surfaces.ts';

/** Where a room stands: at a wall of another one. */
export interface Beside {
  /** The other room, by its place in the list of them, from 0. */
  readonly room: number;
  /** Its wall, from 0. */
  readonly wall: number;
  /** How thick the wall between them is. */
  readonly thickness: number;
  /** How far the room begins after the beginning of the wall. */
  readonly along: number;
}

/** A room beside the edited one. */
export interface Neighbour {
  readonly name: string;
  readonly ring: RingCm;
  /** The place of its surface, and its own among the rooms of that, from 0. */
  readonly place: number;
  readonly room: number;
}

/** The rooms beside the edited one; none beside a wall, which has a frame of its own. */
export function neighboursOf(draft: Draft): readonly Neighbour[] {
  if (!draft.job || draft.kind === 'wall') return [];
  return surfacesOf(draft).flatMap((surface, place) => {
    if (place === placeOf(draft)) return [];
    const { name = `${place + 1}`, rooms } = surface;
    return ringsOf(surface).map((ring, room) => ({ place, room, ring, name: rooms?.[room].name ?? name }));
  });
}

/** A wall of a room: where it begins, its direction, and the direction out of the room. */
export interface Side {
  readonly from: CornerCm;
  readonly length: number;
  readonly along: CornerCm;
  readonly out: CornerCm;
}

export function sidesOf(ring: RingCm): Side[] {
  const area = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0);
  const turn = Math.sign(area);
  return ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: CornerCm = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { from, length, along, out: [turn * along[1], -turn * along[0]] };
  });
}

function reach(ring: RingCm, [dx, dy]: CornerCm): { readonly least: number; readonly most: number } {
  const all = ring.map(([x, y]) => x * dx + y * dy);
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** How far a ring moves to stand at a wall. */
export function wayTo(ring: RingCm, side: Side, thickness: number, along: number): CornerCm {
  const { from, out, along: way } = side;
  const beside = from[0] * out[0] + from[1] * out[1] + thickness - reach(ring, out).least;
  const forth = from[0] * way[0] + from[1] * way[1] + along - reach(ring, way).least;
  return [rounded(beside * out[0] + forth * way[0], 1000), rounded(beside * out[1] + forth * way[1], 1000)];
}

/** Rooms touch if no wall is between them; less than this is none, cm. */
const TOUCHING_CM = 0.05;

/** Where a room stands among the others: at the nearest wall that it faces; undefined if it faces none. */
export function besideOf(ring: RingCm, others: readonly (RingCm | undefined)[]): Beside | undefined {
  const found = others.flatMap((other, room) =>
    (other ? sidesOf(other) : []).flatMap(({ from, length, along, out }, wall): Beside[] => {
      const thickness = rounded(reach(ring, out).least - (from[0] * out[0] + from[1] * out[1]), 1000);
      const origin = from[0] * along[0] + from[1] * along[1];
      const { least, most } = reach(ring, along);
      const isFacing = thickness > -TOUCHING_CM && most > origin && least < origin + length;
      return isFacing ? [{ room, wall, thickness, along: rounded(least - origin, 1000) }] : [];
    }),
  );
  return found.sort((a, b) => a.thickness - b.thickness)[0];
}

/** The change that moves a floor with all that is in it. */
export function movedBy(draft: Draft, [dx, dy]: CornerCm): Change {
  const corner = ([x, y]: CornerCm): CornerCm => [tidy(x + dx), tidy(y + dy)];
  const point = <Place extends { readonly x: number; readonly y: number }>(place: Place): Place => {
    return { ...place, x: tidy(place.x + dx), y: tidy(place.y + dy) };
  };
  const { rooms, doorways, holes, subtract, circles, start } = draft;
  return {
    ...(rooms
      ? { rooms: rooms.map((room) => ({ ...room, at: point(room.at ?? { x: 0, y: 0 }) })) }
      : { outline: undefined, polygon: outerOf(draft).map(corner) }),
    ...(doorways && { doorways: doorways.map(point) }),
    ...(holes && { holes: holes.map((ring) => ring.map(corner)) }),
    ...(subtract && { subtract: subtract.map(point) }),
    ...(circles && { circles: circles.map(point) }),
    ...(start && { start: point(start) }),
  };
}

/** The usual thickness of a wall between rooms, and the length of a new room away from its wall, cm. */
export interface UsualSizes {
  readonly wall: number;
  readonly depth: number;
}

/** Round ones in the units of the page: 10 cm and 3 m, or 4 in and 10 ft. */
export const USUAL_SIZES: Readonly<Record<UnitSystem, UsualSizes>> = {
  metric: { wall: 10, depth: 300 },
  imperial: { wall: 10.16, depth: 304.8 },
};
const WIDTH_CM = { least: 120, most: 400 };

/** The floor of a new room: a rectangle beside one of the rooms where nothing is yet, the right one first. */
export function freeBeside(ring: RingCm, others: readonly RingCm[], usual = USUAL_SIZES.metric): RingCm {
  const sides = sidesOf(ring).filter(({ length }) => length > 0);
  const order = sides.toSorted((a, b) => preference(b) - preference(a));
  const places = order.map((side) => rectangleAt(side, usual));
  const taken = others.map(boxAround);
  const free = places.find((place) => !taken.some((other) => overlap(boxAround(place), other)));
  if (free) return free;
  const { left, top, width } = boxAround([...ring, ...others.flat()]);
  return ringOfRectangle({ x: left + width + usual.wall, y: top, w: usual.depth, h: usual.depth });
}

/** A long wall on the right is best, then one below. */
function preference({ out: [x, y], length }: Side): number {
  return 2 * x + y + length / 10_000;
}

function rectangleAt(side: Side, { wall, depth }: UsualSizes): RingCm {
  const across = rounded(Math.min(WIDTH_CM.most, Math.max(WIDTH_CM.least, side.length)), 100);
  const isUpright = Math.abs(side.out[0]) > Math.abs(side.out[1]);
  const ring = ringOfRectangle({ x: 0, y: 0, w: isUpright ? depth : across, h: isUpright ? across : depth });
  const [dx, dy] = wayTo(ring, side, wall, 0);
  return ring.map(([x, y]): CornerCm => [tidy(x + dx), tidy(y + dy)]);
}

/** The change that moves a floor to a wall of another room. */
export function movedBeside(draft: Draft, others: readonly RingCm[], { room, wall, thickness, along }: Beside): Change {
  const ring = ringsOf(draft).flat();
  return movedBy(draft, wayTo(ring, sidesOf(others[room])[wall], thickness, along));
}
