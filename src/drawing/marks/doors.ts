// Doors as architects draw them: a gap in the wall, the open leaf, and the quarter of a circle through which it swings.

import { type PlacedDoor, type Point, placedDoors } from '../../engine/index.ts';
import { type Tag, thinTag } from '../labels/tags.ts';
import { SLATE } from '../scene/colors.ts';
import { type Frame, toPx } from '../scene/frame.ts';
import { type DrawnPlan, type Item, linesOf } from '../scene/items.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import type { Marked, Medium } from './medium.ts';

/** What is drawn of a door, in the frame of the door. */
export interface DoorShape {
  /** The gap in a wall of this thickness, its inner side first. */
  readonly opening: readonly [Point, Point, Point, Point];
  /** The open leaf, from its hinge; null without one. */
  readonly leaf: readonly [Point, Point] | null;
  /** From where the tip of the closed leaf is to where that of the open one is; empty without a leaf. */
  readonly arc: readonly Point[];
}

const LEAF_MM = 40;
/** Straight parts of the quarter of a circle. */
const ARC_PARTS = 24;

/** Returns the shape of a door in a wall of this thickness. */
export function doorShape({ from, to, inwards, swing }: PlacedDoor, band: number): DoorShape {
  const beyond = (point: Point) => moved(point, inwards, -band);
  const opening = [from, to, beyond(to), beyond(from)] as const;
  if (swing === undefined) return { opening, leaf: null, arc: [] };
  const [way, hand] = swing.split('-');
  const across = { x: to.x - from.x, y: to.y - from.y };
  // Looking out of the room, a wall begins on the left if the room is on its right side.
  const isFirst = (hand === 'left') === across.x * inwards.y - across.y * inwards.x > 0;
  const [hinge, closed] = isFirst ? [from, to] : [to, from];
  const width = Math.hypot(across.x, across.y);
  const tip = moved(hinge, inwards, way === 'in' ? width : -width);
  const arc = Array.from({ length: ARC_PARTS + 1 }, (_, i) => {
    const angle = (i / ARC_PARTS) * (Math.PI / 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: hinge.x + cos * (closed.x - hinge.x) + sin * (tip.x - hinge.x),
      y: hinge.y + cos * (closed.y - hinge.y) + sin * (tip.y - hinge.y),
    };
  });
  return { opening, leaf: [hinge, tip], arc };
}

function moved({ x, y }: Point, by: Point, times: number): Point {
  return { x: x + times * by.x, y: y + times * by.y };
}

/** Returns the doors of a plan; null where no walls are drawn. */
export function doorMarks(plan: DrawnPlan, { origin, mmPerPx, line, walls }: Medium): Marked | null {
  const doors = doorsInFloorFrame(plan);
  if (walls === null || doors.length === 0) return null;
  const band = walls.band * mmPerPx;
  const thin = { color: SLATE, width: line * mmPerPx };
  const items: Item[] = [];
  const tags: Tag[] = [];
  for (const door of doors) {
    const { opening, leaf, arc } = doorShape(door, band);
    const middle = [door.from, door.to].map((end) => moved(end, door.inwards, -band / 2));
    // The walls of a CAD file have no thickness.
    items.push(
      ...(band > 0
        ? [linesOf('door', { color: walls.gap, width: band }, [middle]), linesOf('door', thin, [opening], true)]
        : [linesOf('door', thin, [middle])]),
    );
    if (leaf === null) continue;
    const isInside = door.swing?.startsWith('in') === true;
    // Readable on tiles of any colour; outside, it would cut into the wall.
    const rim = { color: walls.gap, opacity: 0.7 };
    items.push(
      ...(isInside && band > 0 ? [linesOf('door', { ...rim, width: 5 * thin.width }, [leaf])] : []),
      ...(isInside && band > 0 ? [linesOf('door', { ...rim, width: 3 * thin.width }, [arc])] : []),
      linesOf('door', thin, [arc]),
      linesOf('door', { ...thin, width: leafWidth(thin.width) }, [leaf]),
    );
    tags.push(tagOf(door, isInside, leaf, { origin, mmPerPx }));
  }
  return { items, tags };
}

/** As thick as a leaf is, where that is neither too fine nor too bold for lines of this width, mm. */
function leafWidth(line: number): number {
  return Math.max(2.5 * line, Math.min(LEAF_MM, 4 * line));
}

/** The leaf inside the room, where pieces have numbers, and outside all that the door needs. */
function tagOf(door: PlacedDoor, isInside: boolean, leaf: readonly [Point, Point], frame: Frame): Tag {
  const [hinge, tip] = leaf.map((point) => toPx(point, frame));
  if (isInside) return thinTag(hinge, tip, 3);
  const [from, to] = [door.from, door.to].map((end) => toPx(end, frame));
  const side = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(from.x + to.x) / 2 - (side / 2) * door.inwards.x, (from.y + to.y) / 2 - (side / 2) * door.inwards.y];
  return { ...thinTag(from, to, side), middle: { x, y } };
}

function doorsInFloorFrame(plan: DrawnPlan): PlacedDoor[] {
  return placedDoors(plan.room).map((door) => {
    const [from, to] = ringInFloorFrame([door.from, door.to], plan);
    return { ...door, from, to };
  });
}

/** How far the leaves of doors reach beyond the box around the floor on each side, mm. */
export interface Overhang {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns how far the doors of a plan reach beyond its room. */
export function doorOverhang(plan: DrawnPlan): Overhang {
  const tips = doorsInFloorFrame(plan).flatMap((door) => doorShape(door, 0).leaf ?? []);
  const { width, height } = plan.floor;
  const most = (reach: (tip: Point) => number) => Math.max(0, ...tips.map(reach));
  return {
    left: most(({ x }) => -x),
    right: most(({ x }) => x - width),
    top: most(({ y }) => -y),
    bottom: most(({ y }) => y - height),
  };
}
