// Marks in a tile: two forms that cover the same mark overlap. They decide most comparisons without measuring.

import type { Shape } from '../../layout/index.ts';
import type { Form } from '../forms.ts';
import { covers, ROUNDING } from '../outline.ts';
import type { Turn } from '../turns.ts';

/** Offsets of the points around a mark, mm. */
const AROUND = [-ROUNDING, ROUNDING];

/** Approximate number of marks in a tile. */
const MARKS = 24;

/** Returns the marks of a tile by sector, alternating x and y. */
export function tileMarks(turns: readonly Turn[], shape: Shape): Float64Array[] {
  const sector = sectorMarks(shape, turns.length);
  return turns.map(({ cos, sin }) => {
    const marks = new Float64Array(sector.length);
    for (let i = 0; i < sector.length; i += 2) {
      marks[i] = sector[i] * cos - sector[i + 1] * sin;
      marks[i + 1] = sector[i] * sin + sector[i + 1] * cos;
    }
    return marks;
  });
}

/**
 * Records the marks that a form covers: one word per sector, from index `at` of `words`. If forms may touch, a mark on the
 * border of a form is not covered.
 */
export function coverMarks(
  form: Form,
  sectors: readonly Float64Array[],
  words: Int32Array,
  at: number,
  mayTouch: boolean,
): void {
  const { left, right, top, bottom } = form.extent;
  // Of the points around a mark on the border of two forms, at least one of them does not cover all.
  const isCovered = (x: number, y: number) =>
    covers(form, x, y) && (!mayTouch || AROUND.every((dx) => AROUND.every((dy) => covers(form, x + dx, y + dy))));
  for (const marks of sectors) {
    let word = 0;
    for (let i = 0; i < marks.length; i += 2) {
      const x = marks[i];
      const y = marks[i + 1];
      if (x >= left && x <= right && y >= top && y <= bottom && isCovered(x, y)) word |= 1 << (i >> 1);
    }
    words[at++] = word;
  }
}

/**
 * Marks in the sector that the tile's turns repeat: the triangles from its centre to its first sides. Most pieces have
 * a corner of the tile or a part of its border, so the first marks are there; the others are spread inside.
 */
function sectorMarks({ corners, cornerX, cornerY }: Shape, turns: number): Float64Array {
  const sides = corners / turns;
  const marks = new Float64Array(2 * Math.min(32, Math.ceil(MARKS / turns)));
  for (let i = 0; i < marks.length; i += 2) {
    const side = (i >> 1) % sides;
    const next = (side + 1) % corners;
    const [u, v] = markInTriangle(Math.floor((i >> 1) / sides));
    marks[i] = u * cornerX[side] + v * cornerX[next];
    marks[i + 1] = u * cornerY[side] + v * cornerY[next];
  }
  return marks;
}

/** Weights of both ends of a side, seen from the centre: at its first end, along it, then anywhere in the triangle. */
function markInTriangle(i: number): [number, number] {
  if (i < 6) return [(INSET * (6 - i)) / 6, (INSET * i) / 6];
  // Multiples of these two numbers, modulo 1, are spread evenly over a square; folded, over a triangle.
  const u = (i * 0.7548776662466927) % 1;
  const v = (i * 0.5698402909980532) % 1;
  return u + v > 1 ? [1 - u, 1 - v] : [u, v];
}

/** Distance of the outer marks from the centre, as a share of the distance to the border. */
const INSET = 0.99;
