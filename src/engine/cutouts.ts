// The cutouts of a room as rings: holes as described, rectangles by their corners, circles as polygons.

import type { Point, Ring } from './geometry/point.ts';
import type { Circle, Rectangle, Room } from './request.ts';

/** The list of a room that a cutout is in. */
export type CutoutSource = 'holes' | 'rectangles' | 'circles' | 'openings';

export interface Cutout {
  readonly source: CutoutSource;
  readonly index: number;
  /** mm, in the caller's frame. */
  readonly ring: Ring;
}

/** Returns all cutouts of a room as rings, in the order of its lists. */
export function cutoutsOf({
  holes,
  rectangles,
  circles = [],
  openings = [],
}: Pick<Room, 'holes' | 'rectangles' | 'circles' | 'openings'>): Cutout[] {
  return [
    ...holes.map((ring, index): Cutout => ({ source: 'holes', index, ring })),
    ...rectangles.map((rectangle, index): Cutout => ({ source: 'rectangles', index, ring: cornersOf(rectangle) })),
    ...circles.map((circle, index): Cutout => ({ source: 'circles', index, ring: polygonOf(circle) })),
    ...openings.map((opening, index): Cutout => ({ source: 'openings', index, ring: cornersOf(opening) })),
  ];
}

/** The corners of a rectangle. */
export function cornersOf({ x, y, width, height }: Rectangle): Ring {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const CIRCLE_CORNERS = 64;
/** Half the angle of a side. */
const HALF_SIDE = Math.PI / CIRCLE_CORNERS;
/** Distance of the corners from the centre for a circle of radius 1: the polygon has the circle's area. */
const CORNER_RADIUS = Math.sqrt(HALF_SIDE / (Math.sin(HALF_SIDE) * Math.cos(HALF_SIDE)));
/**
 * The corners of the first eighth, for radius 1. Sides, not corners, lie on the axes, so that a circle that touches a
 * wall from outside does not reach through it. The other corners mirror these, so that the polygon is symmetric.
 */
const EIGHTH = Array.from({ length: CIRCLE_CORNERS / 8 }, (_, i): Point => {
  const angle = (2 * i + 1) * HALF_SIDE;
  return { x: CORNER_RADIUS * Math.cos(angle), y: CORNER_RADIUS * Math.sin(angle) };
});
const QUARTER: readonly Point[] = [...EIGHTH, ...EIGHTH.toReversed().map(({ x, y }) => ({ x: y, y: x }))];
const UNIT_CIRCLE: readonly Point[] = [
  ...QUARTER,
  ...QUARTER.map(({ x, y }) => ({ x: -y, y: x })),
  ...QUARTER.map(({ x, y }) => ({ x: -x, y: -y })),
  ...QUARTER.map(({ x, y }) => ({ x: y, y: -x })),
];

function polygonOf({ x, y, diameter }: Circle): Ring {
  return UNIT_CIRCLE.map((corner) => ({ x: x + (corner.x * diameter) / 2, y: y + (corner.y * diameter) / 2 }));
}
