// The room's shapes for editing, cm in the caller's frame: read from a draft, and written back as a change.

import { lengthFromText } from '../../wire/index.ts';
import type { Change, CircleCm, CornerCm, Draft, RectangleCm } from '../state/draft.ts';
import { outerOf, rounded, walkOf } from './walk.ts';
import { wallsAround } from './walk-editing.ts';

export type RingCm = readonly CornerCm[];

/** The walls, or a cutout. The ring of a circle is the square around it. */
export interface Shape {
  readonly kind: 'outer' | 'rectangle' | 'hole' | 'circle';
  readonly ring: RingCm;
}

/** The walls first, then the cutouts. */
export type Shapes = readonly Shape[];

/** The shapes of a draft that was planned. */
export function shapesOf(draft: Draft): Shapes {
  const { holes = [], subtract = [], circles = [] } = draft;
  return [
    { kind: 'outer', ring: outerOf(draft) },
    ...subtract.map((rectangle) => ({ kind: 'rectangle', ring: ringOfRectangle(rectangle) }) as const),
    ...holes.map((ring) => ({ kind: 'hole', ring }) as const),
    ...circles.map((circle) => ({ kind: 'circle', ring: ringOfCircle(circle) }) as const),
  ];
}

/** The rooms of a draft by their corners; none for a wall that is tiled. */
export function ringsOf(draft: Draft): readonly RingCm[] {
  if (draft.kind === 'wall') return [];
  if (!draft.rooms) return [outerOf(draft)];
  return draft.rooms.map((room) => {
    const { x = 0, y = 0 } = room.at ?? {};
    return outerOf(room).map(([cx, cy]): CornerCm => [cx + x, cy + y]);
  });
}

/**
 * The change that gives a draft these shapes. A walk stays a walk while its walls are square and it begins at 0,0;
 * unchanged walls keep their text.
 */
export function changeOf(draft: Draft, shapes: Shapes): Change {
  const [{ ring: outer }] = shapes;
  const ringsOf = (kind: Shape['kind']) => shapes.flatMap((shape) => (shape.kind === kind ? [shape.ring] : []));
  const [{ ring: before }] = shapesOf(draft);
  return {
    ...(JSON.stringify(outer) === JSON.stringify(before) ? {} : outerChange(draft, outer)),
    subtract: listed(ringsOf('rectangle').map(rectangleAround)),
    holes: listed(ringsOf('hole')),
    circles: listed(ringsOf('circle').map(circleIn)),
  };
}

/** A list for a draft, which omits empty ones. */
export function listed<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function outerChange({ outline }: Draft, outer: RingCm): Change {
  const walls = wallsAround(outer);
  const isSquare = !outer[0].some(Boolean) && walls.every(({ bearingDeg }) => bearingDeg % 90 === 0);
  return outline !== undefined && isSquare
    ? { outline: walkOf(walls), polygon: undefined }
    : { outline: undefined, polygon: outer };
}

/** The same room in the other form: a walk as corners, corners as a walk. The origin moves to the walk's start. */
export function toOtherForm(draft: Draft): Change {
  const shapes = shapesOf(draft);
  const [{ ring: outer }] = shapes;
  if (!draft.polygon) return { outline: undefined, polygon: outer };
  const [x0, y0] = outer[0];
  const moved = ([x, y]: CornerCm): CornerCm => [tidy(x - x0), tidy(y - y0)];
  const { start } = draft;
  return {
    ...changeOf(
      draft,
      shapes.map(({ kind, ring }) => ({ kind, ring: ring.map(moved) })),
    ),
    outline: walkOf(wallsAround(outer)),
    polygon: undefined,
    start: start && { x: tidy(start.x - x0), y: tidy(start.y - y0) },
  };
}

/** Removes float noise of sums. */
export function tidy(cm: number): number {
  return rounded(cm, 1e9);
}

/** Whether a word has groups of lengths of the form `x,y` or `x,y,w,h`, separated by semicolons. */
export function isOfForm(word: string, form: string): boolean {
  const groups = lengthsOf(word);
  const { length } = form.split(',');
  return (
    !/^;|;;/.test(word) && groups.length > 0 && groups.every((group) => group.length === length && !group.includes(NaN))
  );
}

/** The lengths of each group, cm; NaN for one that cannot be read. Groups are separated by spaces or semicolons. */
export function lengthsOf(text: string): number[][] {
  return text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((group) => group.split(',').map((length) => lengthFromText(length, 'cm') ?? NaN));
}

/** The corners of a rectangle, clockwise from the upper left. */
export function ringOfRectangle({ x, y, w, h }: RectangleCm): RingCm {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** The corners of the square around a circle. */
function ringOfCircle({ x, y, d }: CircleCm): RingCm {
  return ringOfRectangle({ x: x - d / 2, y: y - d / 2, w: d, h: d });
}

/** The circle in a square. */
function circleIn(square: RingCm): CircleCm {
  const { left, top, width } = boxAround(square);
  return { x: tidy(left + width / 2), y: tidy(top + width / 2), d: tidy(width) };
}

/** The bounding rectangle of corners. */
export function rectangleAround(corners: RingCm): RectangleCm {
  const { left, top, width, height } = boxAround(corners);
  return { x: tidy(left), y: tidy(top), w: tidy(width), h: tidy(height) };
}

export interface BoxCm {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxAround(corners: RingCm): BoxCm {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function middleOf(ring: RingCm): CornerCm {
  const { left, top, width, height } = boxAround(ring);
  return [left + width / 2, top + height / 2];
}
