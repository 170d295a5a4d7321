// Affine maps of blocks, groups and views.

import type { DrawnPoint } from './drawing.ts';

/** Maps x, y to a·x + c·y + e, b·x + d·y + f. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The map that does `inner` first and then `outer`. */
export function combined(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** Where a map takes a place. */
export function mapped({ a, b, c, d, e, f }: Matrix, { x, y }: DrawnPoint): DrawnPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export function translation(e: number, f: number): Matrix {
  return { ...IDENTITY, e, f };
}

/** A turn from +x towards +y. */
export function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

export function scaling(a: number, d: number): Matrix {
  return { ...IDENTITY, a, d };
}
