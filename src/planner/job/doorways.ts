// Rooms that are connected by a doorway: either with one pattern, as one surface of several rooms, or each with its own, and
// then with a door in both. Centimetres in the common frame.

import { boxAround, type RingCm, ringsOf, tidy } from '../room/shapes.ts';
import { rounded } from '../room/walk.ts';
import { type CornerCm, changed, type DoorCm, type Draft, type RectangleCm, type RoomCm } from '../state/draft.ts';
import { editing, placeOf, surfacesOf } from '../state/surfaces.ts';
import { besideOf, type Neighbour, neighboursOf, type Side, sidesOf } from './beside.ts';

/** The usual width of a doorway, and the least. */
const WIDTH_CM = 80;
const LEAST_CM = 30;
/** Walls are behind each other if they are no farther off than this. */
const NEAR_CM = 0.05;

/** Where two rooms have a wall between them. */
export interface Facing {
  readonly neighbour: Neighbour;
  /** The wall of the other room, and the one of the edited room behind it. */
  readonly side: Side;
  readonly wall: number;
  readonly own: Side;
  readonly ownWall: number;
  readonly thickness: number;
  /** What both walls have in common, from the beginning of the other room's wall. */
  readonly from: number;
  readonly to: number;
}

/** The wall between the edited room and the one that it stands beside; undefined if no doorway fits there. */
export function facingOf(draft: Draft): Facing | undefined {
  const [ring, ...more] = ringsOf(draft);
  const neighbours = neighboursOf(draft);
  const beside =
    ring &&
    besideOf(
      [ring, ...more].flat(),
      neighbours.map((one) => one.ring),
    );
  if (!beside) return undefined;
  const neighbour = neighbours[beside.room];
  const side = sidesOf(neighbour.ring)[beside.wall];
  const walls = sidesOf(ring).map((own, ownWall) => ({ own, ownWall, ...spanOf(own, side) }));
  const behind = walls.filter(({ own, off }) => isOpposite(own, side) && Math.abs(off - beside.thickness) < NEAR_CM);
  const facing = behind
    .map(({ own, ownWall, least, most }) => ({
      ...{ neighbour, side, own, ownWall, wall: beside.wall, thickness: beside.thickness },
      from: Math.max(0, least),
      to: Math.min(side.length, most),
    }))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  return facing[0] && facing[0].to - facing[0].from >= LEAST_CM ? facing[0] : undefined;
}

/** Where a wall lies along another one and how far from it. */
function spanOf({ from, length, along }: Side, { from: [x, y], along: way, out }: Side) {
  const begin = (from[0] - x) * way[0] + (from[1] - y) * way[1];
  const end = begin + length * (along[0] * way[0] + along[1] * way[1]);
  const off = (from[0] - x) * out[0] + (from[1] - y) * out[1];
  return { least: Math.min(begin, end), most: Math.max(begin, end), off };
}

function isOpposite(a: Side, b: Side): boolean {
  return a.out[0] * b.out[0] + a.out[1] * b.out[1] < -1 + 1e-9;
}

/** Whether one pattern can run on: doorways are rectangles along the axes. */
export function canRunOn({ side: { along } }: Facing): boolean {
  return along.some((part) => Math.abs(part) > 1 - 1e-9);
}

interface Gap {
  readonly middle: number;
  readonly width: number;
}

/** A doorway in the middle of what both walls have in common. */
function usualGap({ from, to }: Facing): Gap {
  return { middle: rounded((from + to) / 2, 10), width: Math.min(WIDTH_CM, Math.floor(to - from)) };
}

/** The job in which both rooms have a door to each other, and each its own pattern. */
export function withDoors(draft: Draft, facing: Facing): Draft {
  const { neighbour, side, own, ownWall, wall } = facing;
  const { middle, width } = usualGap(facing);
  const at: CornerCm = [side.from[0] + middle * side.along[0], side.from[1] + middle * side.along[1]];
  const ownAt = (at[0] - own.from[0]) * own.along[0] + (at[1] - own.from[1]) * own.along[1];
  const surfaces = surfacesOf(draft).map((surface, place) => {
    if (place === placeOf(draft)) return withDoor(surface, 0, { wall: ownWall + 1, at: rounded(ownAt, 100), width });
    if (place !== neighbour.place) return surface;
    return withDoor(surface, neighbour.room, { wall: wall + 1, at: middle, width });
  });
  return editing(surfaces, placeOf(draft), draft.job);
}

function withDoor(surface: Draft, room: number, door: DoorCm): Draft {
  const { rooms } = surface;
  if (!rooms) return changed(surface, { doors: [...(surface.doors ?? []), door] });
  const own = rooms[room];
  return changed(surface, { rooms: rooms.with(room, { ...own, doors: [...(own.doors ?? []), door] }) });
}

/** The job in which both rooms are one surface: the pattern of the other room runs on through a doorway. */
export function runOn(draft: Draft, facing: Facing): Draft {
  const { neighbour, thickness } = facing;
  const surfaces = surfacesOf(draft);
  const [own, other] = [surfaces[placeOf(draft)], surfaces[neighbour.place]];
  const parts = [other, own];
  const doorways = [
    ...parts.flatMap((part) => part.doorways ?? []),
    ...(thickness > NEAR_CM ? [doorwayIn(facing)] : []),
  ];
  const { outline: _outline, polygon: _polygon, doors: _doors, ...laying } = other;
  const joined = changed(laying, {
    name: parts.map(({ name = '' }) => name).join(' + '),
    rooms: parts.flatMap(roomsOf),
    doorways: doorways.length > 0 ? doorways : undefined,
    subtract: together(parts.map(({ subtract }) => subtract)),
    circles: together(parts.map(({ circles }) => circles)),
    holes: together(parts.map(({ holes }) => holes)),
    start: other.start ?? cornerOf(other),
  });
  const left = surfaces.with(neighbour.place, joined).toSpliced(placeOf(draft), 1);
  return editing(left, left.indexOf(joined), draft.job);
}

/** Where a pattern begins unless somebody says so. */
function cornerOf(draft: Draft): Draft['start'] {
  const { left: x, top: y } = boxAround(ringsOf(draft).flat());
  return { x, y };
}

function roomsOf({ rooms, name, outline, polygon, doors }: Draft): readonly RoomCm[] {
  if (rooms) return rooms;
  const walls = polygon ? { polygon } : { outline: outline ?? '' };
  return [{ ...(name && { name }), ...walls, ...(doors && { doors }) }];
}

function together<Item>(lists: readonly (readonly Item[] | undefined)[]): readonly Item[] | undefined {
  const all = lists.flatMap((list) => list ?? []);
  return all.length > 0 ? all : undefined;
}

/** The floor of a doorway: from one wall to the other. */
function doorwayIn(facing: Facing): RectangleCm {
  const { side, thickness } = facing;
  const { middle, width } = usualGap(facing);
  const corners = [middle - width / 2, middle + width / 2].flatMap((along) =>
    [0, thickness].map(
      (out): CornerCm => [
        side.from[0] + along * side.along[0] + out * side.out[0],
        side.from[1] + along * side.along[1] + out * side.out[1],
      ],
    ),
  );
  const { left, top, width: w, height: h } = boxAround(corners);
  return { x: tidy(left), y: tidy(top), w: tidy(w), h: tidy(h) };
}

/** A doorway as it is entered: how wide it is, and how far from the beginning of what both rooms have in common. */
export interface DoorwayPlace {
  /** Whether its width is along x. */
  readonly isAcross: boolean;
  readonly width: number;
  readonly at: number;
  /** Where the common part of the walls begins, and how long it is. */
  readonly begin: number;
  readonly length: number;
}

/** Where a doorway is between the rooms that it joins. */
export function placeOfDoorway({ x, y, w, h }: RectangleCm, rings: readonly RingCm[]): DoorwayPlace {
  const boxes = rings.map(boxAround);
  const isNear = (a: number, b: number) => Math.abs(a - b) < NEAR_CM;
  const above = boxes.filter((box) => isNear(box.top + box.height, y) && box.left < x + w && x < box.left + box.width);
  const below = boxes.filter((box) => isNear(box.top, y + h) && box.left < x + w && x < box.left + box.width);
  const isAcross = above.length > 0 && below.length > 0;
  const joined = isAcross
    ? [...above, ...below]
    : boxes.filter(
        (box) =>
          box.top < y + h && y < box.top + box.height && (isNear(box.left + box.width, x) || isNear(box.left, x + w)),
      );
  const begins = joined.map((box) => (isAcross ? box.left : box.top));
  const ends = joined.map((box) => (isAcross ? box.left + box.width : box.top + box.height));
  const [position, width] = isAcross ? [x, w] : [y, h];
  const begin = joined.length > 0 ? Math.max(...begins) : position;
  const end = joined.length > 0 ? Math.min(...ends) : position + width;
  return { isAcross, width, at: rounded(position - begin, 1000), begin, length: rounded(end - begin, 1000) };
}

/** The rooms of a surface as surfaces of their own, each with a door where a doorway was. */
export function separated(draft: Draft): Draft {
  const place = placeOf(draft);
  const {
    rooms = [],
    doorways = [],
    subtract,
    circles,
    holes,
    name: _,
    job,
    outline: _o,
    polygon: _p,
    ...laying
  } = draft;
  const rings = ringsOf(draft);
  const isIn = (index: number, [x, y]: CornerCm) => {
    const { left, top, width, height } = boxAround(rings[index]);
    return x >= left && x <= left + width && y >= top && y <= top + height;
  };
  const kept = <Item>(items: readonly Item[] | undefined, middle: (item: Item) => CornerCm, index: number) => {
    const own = items?.filter((item) => rings.findIndex((_, i) => isIn(i, middle(item))) === index) ?? [];
    return own.length > 0 ? own : undefined;
  };
  const surfaces = rooms.map(({ name, doors = [] }, index): Draft => {
    const all = [...doors, ...doorways.flatMap((doorway) => doorOf(doorway, rings[index]))];
    return changed(laying, {
      ...(name && { name }),
      polygon: rings[index].map(([x, y]): CornerCm => [tidy(x), tidy(y)]),
      doors: all.length > 0 ? all : undefined,
      subtract: kept(subtract, ({ x, y, w, h }) => [x + w / 2, y + h / 2], index),
      circles: kept(circles, ({ x, y }) => [x, y], index),
      holes: kept(holes, ([first]) => first, index),
      rooms: undefined,
      doorways: undefined,
    });
  });
  const all = [...(job?.before ?? []), ...surfaces, ...(job?.after ?? [])];
  return editing(all, place, job);
}

/** The door of a room at a doorway; none if the doorway is elsewhere. */
function doorOf({ x, y, w, h }: RectangleCm, ring: RingCm): DoorCm[] {
  const middle: CornerCm = [x + w / 2, y + h / 2];
  return sidesOf(ring).flatMap(({ from, length, along, out }, i) => {
    const at = (middle[0] - from[0]) * along[0] + (middle[1] - from[1]) * along[1];
    const off = (middle[0] - from[0]) * out[0] + (middle[1] - from[1]) * out[1];
    const [deep, width] = Math.abs(along[0]) > Math.abs(along[1]) ? [h, w] : [w, h];
    const isHere =
      Math.abs(off - deep / 2) < NEAR_CM && at >= width / 2 - NEAR_CM && at <= length - width / 2 + NEAR_CM;
    return isHere ? [{ wall: i + 1, at: rounded(at, 100), width: rounded(width, 100) }] : [];
  });
}
