// Placing measures around a drawn piece: outside, beside their sides, never over each other or the piece. All lengths
// are pixels of the drawing.

import { sidesOf, sizeOf } from '../cutlist/index.ts';
import { lineMeets, type Size } from '../drawing/index.ts';
import type { Point, Ring } from '../engine/index.ts';

export const TEXT_PX = 12;
const GAP = 4;
/** Possible positions of a measure along its side, the middle first. */
const PLACES = [0.5, 0.3, 0.7, 0.15, 0.85];
/** Steps away from a side, or from a corner, nearer ones first. */
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A drawn side and its texts. */
export interface DrawnSide extends Line {
  readonly text: string;
  /** The angle at its beginning, and its text, empty if it is square. */
  readonly angleDeg: number;
  readonly angleText: string;
}

export interface PlacedMeasure {
  readonly text: string;
  readonly middle: Point;
  /** The line from the side to a text that is farther away. */
  readonly leader: Line | null;
}

/** The measures of drawn sides that fit, long sides first, then angles. */
export function placeMeasures(sides: readonly DrawnSide[], field: Size): PlacedMeasure[] {
  const labels: PlacedMeasure[] = [];
  /** Lines that no text may touch or lie behind: there it would seem to belong to another side. */
  const lines: Line[] = [...sides, ...linesAround({ x: field.width / 2, y: field.height / 2 }, field)];
  /** Tries every foot in one direction; texts farther away than `near` get a leader. */
  const place = (text: string, feet: readonly Point[], out: Point, far: readonly number[], near: number) => {
    const size = sizeOfText(text);
    for (const away of far) {
      for (const foot of feet) {
        const at = (length: number) => ({ x: foot.x + out.x * length, y: foot.y + out.y * length });
        const middle = at(away);
        const way = { from: at(Math.sign(away) / 2), to: middle };
        const tag = { middle, ...size, turnDeg: 0 };
        if (lines.some((line) => cross(line, way) || lineMeets(line.from, line.to, tag))) continue;
        const leader = away > near ? { from: foot, to: at(away - near + GAP / 2) } : null;
        labels.push({ text, middle, leader });
        lines.push(...linesAround(middle, size));
        return;
      }
    }
  };
  const arrows = sides.map((side) => {
    const [x, y] = [side.to.x - side.from.x, side.to.y - side.from.y];
    return { ...side, x, y, length: Math.hypot(x, y) };
  });
  for (const { text, from, x, y, length } of arrows.toSorted((a, b) => b.length - a.length)) {
    if (length === 0) continue;
    const out = { x: y / length, y: -x / length };
    const { width, height } = sizeOfText(text);
    const near = GAP + (Math.abs(out.x) * width + Math.abs(out.y) * height) / 2;
    const feet = PLACES.map((share) => ({ x: from.x + share * x, y: from.y + share * y }));
    // Inside the piece if a notch is too narrow.
    place(text, feet, out, [...STEPS.map((step) => near + 9 * step), -near], near);
  }
  for (const { angleText, angleDeg, from, x, y, length } of arrows) {
    if (!angleText || length === 0) continue;
    // The side after the corner, turned by half the angle, points into the piece midway between both sides.
    const half = (angleDeg * Math.PI) / 360;
    const [cos, sin] = [Math.cos(half) / length, Math.sin(half) / length];
    const inwards = { x: x * cos - y * sin, y: x * sin + y * cos };
    const far = STEPS.map((step) => 10 + 4 * step);
    place(angleText, [from], inwards, [...far, ...far.map((away) => -away)], Infinity);
  }
  return labels;
}

/** With a rim of a pixel that separates texts from their surroundings. */
export function sizeOfText(text: string): Size {
  return { width: text.length * TEXT_PX * 0.6 + 2, height: TEXT_PX + 2 };
}

function linesAround({ x, y }: Point, { width, height }: Size): Line[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return sidesOf([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);
}

/** Whether two lines cross. */
export function cross(a: Line, b: Line): boolean {
  const isLeft = ({ from, to }: Line, { x, y }: Point) =>
    (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);
  return isLeft(a, b.from) !== isLeft(a, b.to) && isLeft(b, a.from) !== isLeft(b, a.to);
}

/** Scales and moves an outline around 0,0 into a field, as large as the margin allows. */
export function fitInto(outline: Ring, field: Size, margin: Size): (point: Point) => Point {
  const { width, height } = sizeOf([outline]);
  const scale = Math.min((field.width - 2 * margin.width) / width, (field.height - 2 * margin.height) / height);
  return ({ x, y }) => ({ x: field.width / 2 + x * scale, y: field.height / 2 + y * scale });
}
