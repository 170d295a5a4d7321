// Whether the mirror image of a layout is the same layout turned and moved, and how. So a mirrored room can keep its
// figures, although the interface has no mirrored patterns. Millimetres, relative to the start.

import type { Lattice, Point, Ring } from '../../../engine/index.ts';

const SAME_MM = 1e-6;

export interface MirrorImage {
  /** By how much the pattern is turned, in quarters clockwise, beyond the mirrored rotation. */
  readonly quarters: number;
  /** From the mirrored start to the start that gives the mirrored layout. */
  readonly shift: Point;
}

/** The image of a layout in a mirror that swaps left and right; undefined if no turn of the pattern gives it. */
export function mirrorImageOf(lattice: Lattice, rotationDeg: number): MirrorImage | undefined {
  // Rows of boards begin at one wall: mirrored, they would begin at the other.
  if (lattice.rows) return undefined;
  const wanted = mapped(lattice, ({ x, y }) => ({ x: -x, y }));
  for (let quarters = 0; quarters < 4; quarters++) {
    const candidate = mapped(lattice, turnBy(90 * quarters - 2 * rotationDeg));
    const shift = shiftBetween(candidate, wanted);
    if (shift) return { quarters, shift };
  }
  return undefined;
}

type Tiling = Pick<Lattice, 'motif' | 'repeat'>;

function mapped({ motif, repeat: [a, b] }: Tiling, map: (point: Point) => Point): Tiling {
  return { motif: motif.map((outline) => outline.map(map)), repeat: [map(a), map(b)] };
}

/** Rotations by quarters are exact. */
function turnBy(degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const isQuarter = degrees % 90 === 0;
  const exact = (value: number) => (isQuarter ? Math.round(value) : value);
  const [cos, sin] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** The shortest shift from one tiling to another; undefined if they differ by more than a shift. */
function shiftBetween(from: Tiling, to: Tiling): Point | undefined {
  if (!to.repeat.every((step) => isRepeat(from, step))) return undefined;
  for (const outline of from.motif) {
    const shift = minus(middleOf(to.motif[0]), middleOf(outline));
    if (to.motif.every((tile) => from.motif.some((other) => isSameTile(from, other, tile, shift)))) {
      return shortest(from, shift);
    }
  }
  return undefined;
}

/** Whether a tile, moved by `shift` and any repeat, is another tile. */
function isSameTile(tiling: Tiling, from: Ring, to: Ring, shift: Point): boolean {
  const [a, b] = [middleOf(from), middleOf(to)];
  if (from.length !== to.length || !isRepeat(tiling, minus(minus(b, a), shift))) return false;
  const places = to.map((corner) => minus(corner, b));
  return from.every((corner) => {
    const place = minus(corner, a);
    return places.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < SAME_MM);
  });
}

/** How many of each repeat make up a shift; whole numbers if it is one. */
function repeatsIn({ repeat: [p, q] }: Tiling, { x, y }: Point): readonly [number, number] {
  const cell = p.x * q.y - p.y * q.x;
  return [(x * q.y - y * q.x) / cell, (p.x * y - p.y * x) / cell];
}

function isRepeat(tiling: Tiling, shift: Point): boolean {
  return Math.hypot(...remainder(tiling, shift)) < SAME_MM;
}

function remainder(tiling: Tiling, shift: Point): [number, number] {
  const [a, b] = repeatsIn(tiling, shift).map(Math.round);
  const [p, q] = tiling.repeat;
  return [shift.x - a * p.x - b * q.x, shift.y - a * p.y - b * q.y];
}

/** The shortest of the shifts that differ by repeats; of several the rightmost, so that mirroring twice leads back. */
function shortest(tiling: Tiling, shift: Point): Point {
  const [x, y] = remainder(tiling, shift);
  const [p, q] = tiling.repeat;
  let best = { x, y };
  for (const i of [-1, 0, 1]) {
    for (const j of [-1, 0, 1]) {
      const other = { x: x + i * p.x + j * q.x, y: y + i * p.y + j * q.y };
      const less = Math.hypot(best.x, best.y) - Math.hypot(other.x, other.y);
      if (less > SAME_MM || (less > -SAME_MM && other.x > best.x + SAME_MM)) best = other;
    }
  }
  return { x: best.x + 0, y: best.y + 0 };
}

function middleOf(ring: Ring): Point {
  const sum = ring.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
