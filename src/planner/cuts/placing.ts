// Finding room for the measures around a drawn piece: outside, beside their sides, never over each other or the piece.
// Everything is in the pixels of the drawing.

import type { Point, Ring } from '../../engine/index.ts';
import { isSquare, type Side, sidesOf } from './pieces.ts';

export const TEXT_PX = 12;
const GAP = 4;
/** Where along its side a measure may stand, the middle first. */
const PLACES = [0.5, 0.3, 0.7, 0.15, 0.85];
const STEPS_AWAY = 8;

export interface Label {
  readonly text: string;
  readonly middle: Point;
  readonly width: number;
  /** From the side to the text, where the text had to go farther away. */
  readonly leader: readonly [Point, Point] | null;
}

export interface Field {
  readonly width: number;
  readonly height: number;
}

/** The measures of drawn rings that find a place, long sides first, then angles that are not square. */
export function placeLabels(
  rings: readonly Ring[],
  { lengthText, angleText }: { lengthText(ring: number, side: number): string; angleText(angleDeg: number): string },
  field: Field,
): Label[] {
  const sides = rings.flatMap((ring, r) => sidesOf(ring).map((side, s) => ({ side, text: lengthText(r, s) })));
  const edges = sides.map(({ side }) => side);
  const labels: Label[] = [];
  const tryAll = (candidates: Iterable<Label>) => {
    for (const label of candidates) {
      if (!isFree(label, edges, labels, field)) continue;
      labels.push(label);
      return;
    }
  };
  for (const { side, text } of sides.toSorted((a, b) => b.side.length - a.side.length)) {
    tryAll(besideSide(side, text, edges));
  }
  for (const { side } of sides) if (!isSquare(side.angleDeg)) tryAll(atCorner(side, angleText(side.angleDeg), edges));
  return labels;
}

function widthOf(text: string): number {
  return text.length * TEXT_PX * 0.6;
}

/** Outside the piece, farther and farther away; inside it where a notch is too narrow. */
function* besideSide({ from, to, length }: Side, text: string, edges: readonly Side[]): Generator<Label> {
  if (length === 0) return;
  const [outX, outY] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const width = widthOf(text);
  const near = GAP + (Math.abs(outX) * width + Math.abs(outY) * TEXT_PX) / 2;
  for (let step = 0; step <= STEPS_AWAY; step++) {
    const away = step < STEPS_AWAY ? near + step * 0.75 * TEXT_PX : -near;
    for (const place of PLACES) {
      const foot = { x: from.x + place * (to.x - from.x), y: from.y + place * (to.y - from.y) };
      const at = (far: number) => ({ x: foot.x + outX * far, y: foot.y + outY * far });
      // Not across another side: beyond it the measure would be taken for that side's.
      if (edges.some((edge) => crosses(edge, at(Math.sign(away) / 2), at(away)))) continue;
      yield { text, middle: at(away), width, leader: away > near ? [foot, at(away - near + GAP / 2)] : null };
    }
  }
}

/** Inside the corner where it fits, otherwise before it. */
function* atCorner({ from, to, length, angleDeg }: Side, text: string, edges: readonly Side[]): Generator<Label> {
  if (length === 0) return;
  // The side after the corner, turned by half the angle, points into the piece midway between both sides.
  const half = (angleDeg * Math.PI) / 360;
  const [cos, sin] = [Math.cos(half) / length, Math.sin(half) / length];
  const [x, y] = [(to.x - from.x) * cos - (to.y - from.y) * sin, (to.x - from.x) * sin + (to.y - from.y) * cos];
  for (const way of [1, -1]) {
    for (let away = 10; away < 40; away += 4) {
      const at = (far: number) => ({ x: from.x + way * x * far, y: from.y + way * y * far });
      if (edges.some((edge) => crosses(edge, at(0.5), at(away)))) break;
      yield { text, middle: at(away), width: widthOf(text), leader: null };
    }
  }
}

function isFree(label: Label, edges: readonly Side[], others: readonly Label[], { width, height }: Field): boolean {
  const { x, y } = label.middle;
  const [w, h] = [label.width / 2 + 1, TEXT_PX / 2 + 1];
  if (x - w < 0 || x + w > width || y - h < 0 || y + h > height) return false;
  if (
    others.some((other) => Math.abs(other.middle.x - x) < w + other.width / 2 && Math.abs(other.middle.y - y) < 2 * h)
  ) {
    return false;
  }
  const box = [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ];
  return !edges.some(
    (edge) => isWithin(edge.from, box) || box.some((corner, i) => crosses(edge, corner, box[(i + 1) % 4])),
  );
}

function isWithin({ x, y }: Point, box: Ring): boolean {
  return x > box[0].x && x < box[2].x && y > box[0].y && y < box[2].y;
}

function crosses({ from, to }: { readonly from: Point; readonly to: Point }, a: Point, b: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(from, to, a) > 0 !== side(from, to, b) > 0 && side(a, b, from) > 0 !== side(a, b, to) > 0;
}

/** Puts rings around 0,0 into a field, as large as the margin allows; the function that does it, and its scale. */
export function fitInto(outline: Ring, field: Field, margin: Field): { toField(point: Point): Point; scale: number } {
  const reachX = Math.max(...outline.map(({ x }) => Math.abs(x)));
  const reachY = Math.max(...outline.map(({ y }) => Math.abs(y)));
  const scale = Math.min((field.width / 2 - margin.width) / reachX, (field.height / 2 - margin.height) / reachY);
  return { scale, toField: ({ x, y }) => ({ x: field.width / 2 + x * scale, y: field.height / 2 + y * scale }) };
}

/** The path of rings as SVG writes it. */
export function pathOf(rings: readonly Ring[]): string {
  const at = ({ x, y }: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
  return rings.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
}
