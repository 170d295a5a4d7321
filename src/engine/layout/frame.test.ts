// The frame of a lattice: the same lattice by its shortest steps, for every pattern and rotation.

import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import type { Point } from '../geometry/point.ts';
import { completeParameters, latticeOf, PATTERNS } from '../patterns/index.ts';
import { frameOf } from './frame.ts';

const start = { x: 12.5, y: -7.25 };

function latticeAt(pattern: (typeof PATTERNS)[number], given: Record<string, number>, joint: number) {
  const values = completeParameters(pattern, given);
  return latticeOf(pattern.tiling(values, joint), Number(values.rotation));
}

/** Number of each repeat of a lattice from 0,0 to a point; whole numbers for a point of the lattice. */
function repeatsTo({ x, y }: Point, [u, v]: readonly [Point, Point]): [number, number] {
  const cell = u.x * v.y - u.y * v.x;
  return [(x * v.y - y * v.x) / cell, (u.x * y - u.y * x) / cell];
}

describe.each(PATTERNS)('$id', (pattern) => {
  // Hexagons lean by exactly one half: rounding once alternated between two equal bases forever.
  it('finds a basis at every rotation', () => {
    for (let rotation = -180; rotation <= 180; rotation += casesOf(1.83, 0.61)) {
      const lattice = latticeAt(pattern, { rotation }, 3);
      const frame = frameOf(lattice, start);
      for (const step of [
        { x: frame.stepX, y: frame.stepY },
        { x: frame.rowX, y: frame.rowY },
      ]) {
        for (const repeats of repeatsTo(step, lattice.repeat)) expect(repeats).toBeCloseTo(Math.round(repeats), 9);
      }
      expect(frame.rowPitch * frame.stepLength).toBeCloseTo(lattice.cellAreaMm2, 5);
      expect(Math.abs(frame.rowShift)).toBeLessThanOrEqual(frame.stepLength / 2 + 1e-6);
      // Rows of boards run along the boards; all others along the shortest repeat, so that they are few.
      if (lattice.rows) expect(frame.stepLength).toBeCloseTo(1285 + 3, 9);
      else expect(frame.rowPitch).toBeGreaterThanOrEqual(frame.stepLength * 0.866);
    }
  });

  it('begins at the lattice point nearest to the room', () => {
    const lattice = latticeAt(pattern, { rotation: 17 }, 2);
    const far = { x: start.x + 1000 * lattice.repeat[0].x, y: start.y + 1000 * lattice.repeat[0].y };
    const { origin } = frameOf(lattice, far);
    expect(Math.hypot(origin.x, origin.y)).toBeLessThan(Math.hypot(lattice.repeat[0].x, lattice.repeat[0].y) * 2);
    const repeats = repeatsTo({ x: origin.x - start.x, y: origin.y - start.y }, lattice.repeat);
    for (const count of repeats) expect(count).toBeCloseTo(Math.round(count), 6);
  });
});

it('lays long half-bond planks in rows across their length', () => {
  const bricks = PATTERNS[1];
  const frame = frameOf(latticeAt(bricks, { tileWidth: 4000, tileHeight: 10 }, 0), start);
  expect([frame.stepLength, frame.rowPitch]).toEqual([20, 2000]);
});
