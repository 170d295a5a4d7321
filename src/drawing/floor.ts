// The floor in the colour of its joints, and what was cut out of it: a light fill, crossed lines and the size inside.

import type { Plan, Point, Ring } from '../engine/index.ts';
import type { Lang } from '../words/index.ts';
import { centimetres } from './caption.ts';
import { cornersOf, grainsOf } from './grain.ts';
import type { DrawingColor } from './options.ts';
import { INK, SLATE, SOLID } from './palette.ts';
import { type Tag, tagsMeet } from './placing.ts';
import { floorRings, partsInside, ringAtHome } from './rings.ts';
import type { Areas, Block, Lines, Role, Stroke, Text } from './scene.ts';
import { type Sheet, toPx } from './sheet.ts';
import { textOf } from './text.ts';
import { widthOf } from './text-width.ts';

/** The room's own ring, to show through wherever the floor was cut out; no item for a room without cutouts. */
export function solidRoom(plan: Plan, outer: Ring, grain: number): Areas[] {
  if (!hasCutouts(plan)) return [];
  const corners = outer.flatMap(({ x, y }) => [x, y]);
  return [areaOf('cutout', SOLID, corners, [outer.length], grain)];
}

/** The floor, seen where tiles leave joints. */
export function floorArea({ floor }: Plan, grain: number, joint: DrawingColor): Areas {
  return areaOf('floor', joint, cornersOf(floor), floor.ringEnds, grain);
}

function areaOf(
  role: Role,
  fill: DrawingColor,
  corners: readonly number[],
  ringEnds: Iterable<number>,
  grain: number,
): Areas {
  const ends = Int32Array.from(ringEnds);
  return {
    kind: 'areas',
    role,
    fill,
    xy: grainsOf(corners, grain),
    ringEnds: ends,
    shapeEnds: Int32Array.of(ends.length),
    seam: null,
  };
}

/** The edge of the floor: round cutouts, and all of it where no wall band shows it. */
export function floorEdge(plan: Plan, walls: boolean, stroke: Stroke): Lines[] {
  if (walls && !hasCutouts(plan)) return [];
  return [{ kind: 'lines', role: walls ? 'cutout' : 'outline', stroke, paths: floorRings(plan), closed: true }];
}

/** Crossed lines through each cutout, as far as it lies in the room. */
export function cutoutCrosses(plan: Plan, outer: Ring, stroke: Stroke): Lines[] {
  const paths = cutoutsOf(plan).flatMap((ring) =>
    diagonalsOf(ring).flatMap(([a, b]) =>
      partsInside(a, b, ring).flatMap(([from, to]) => partsInside(from, to, outer)),
    ),
  );
  return paths.length > 0 ? [{ kind: 'lines', role: 'cutout', stroke, paths, closed: false }] : [];
}

/** The size of each rectangle that lies in the room and has space for it, on a ground that hides the crossed lines. */
export function cutoutLabels(plan: Plan, outer: Ring, sheet: Sheet, lang: Lang, taken: Tag[]): (Block | Text)[] {
  return plan.room.rectangles.flatMap(({ x, y, width, height }) => {
    const ring = ringAtHome(rectangleRing(x, y, width, height), plan);
    const middle = { x: (ring[0].x + ring[2].x) / 2, y: (ring[0].y + ring[2].y) / 2 };
    const { textSize, mmPerPx, gap } = sheet;
    const text = `${centimetres(lang, width)} × ${centimetres(lang, height)}`;
    const tag = {
      middle: toPx(middle, sheet),
      width: widthOf(text, textSize) + gap,
      height: 1.3 * textSize,
      turnDeg: 0,
    };
    const fits = tag.width + 2 * gap <= width / mmPerPx && tag.height + 2 * gap <= height / mmPerPx;
    if (!fits || !liesIn(ring, outer) || taken.some((other) => tagsMeet(other, tag))) return [];
    taken.push(tag);
    const [w, h] = [tag.width * mmPerPx, tag.height * mmPerPx];
    return [
      { kind: 'block', role: 'cutout', fill: SOLID, x: middle.x - w / 2, y: middle.y - h / 2, width: w, height: h },
      textOf('label', text, middle, textSize * mmPerPx, { color: INK, anchor: 'middle', centred: true }),
    ];
  });
}

export function edgeStroke(width: number): Stroke {
  return { color: SLATE, width };
}

function hasCutouts({ room }: Plan): boolean {
  return room.holes.length + room.rectangles.length > 0;
}

function cutoutsOf(plan: Plan): Point[][] {
  const { holes, rectangles } = plan.room;
  const rings = [...holes, ...rectangles.map(({ x, y, width, height }) => rectangleRing(x, y, width, height))];
  return rings.map((ring) => ringAtHome(ring, plan));
}

function rectangleRing(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function diagonalsOf(ring: Ring): [Point, Point][] {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: top },
    ],
  ];
}

/** Whether a rectangle lies in a ring; one that stands against its walls does. */
function liesIn(rectangle: Ring, outer: Ring): boolean {
  // A hair inwards, so that an edge on a wall counts as inside.
  const hair = 0.01;
  const [{ x: left, y: top }, , { x: right, y: bottom }] = rectangle;
  const inner = rectangleRing(left + hair, top + hair, right - left - 2 * hair, bottom - top - 2 * hair);
  return inner.every((corner, i) => {
    const next = inner[(i + 1) % inner.length];
    const [part, ...others] = partsInside(corner, next, outer);
    return part !== undefined && others.length === 0 && part[0].x === corner.x && part[0].y === corner.y;
  });
}
