// The pieces of a plan and their areas, for comparison with figures by hand.

import { expect } from 'vitest';
import { signedArea } from '../../src/engine/geometry/point.ts';
import { type Piece, type Plan, piecesOf, type Ring } from '../../src/engine/index.ts';

export function areaOf({ outer, holes }: Piece): number {
  return [outer, ...holes].reduce((sum, corners) => sum + signedArea(corners), 0);
}

/** The pieces of every cut tile. */
export function piecesIn({ layout: { cuts } }: Plan): Piece[][] {
  return Array.from({ length: cuts.count }, (_, i) => piecesOf(cuts, i));
}

/** Areas of the pieces of the only cut tile, ascending. */
export function areasOfOnlyCut(planned: Plan): number[] {
  const pieces = piecesIn(planned);
  expect(pieces).toHaveLength(1);
  return pieces[0].map(areaOf).sort((a, b) => a - b);
}

export function expectAreas(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  expected.forEach((area, i) => {
    expect(found[i]).toBeCloseTo(area, 6);
  });
}

/** Corners on whole micrometres, starting at the leftmost, to compare rings with different first corners. */
export function cornersOf(corners: Ring): string[] {
  return corners.map(({ x, y }) => `${Math.round(1000 * x) / 1000},${Math.round(1000 * y) / 1000}`).sort();
}

export function counts({ tiles }: Plan): [whole: number, cut: number] {
  return [tiles.whole, tiles.cut];
}
