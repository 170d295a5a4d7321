// Areas, boxes and distances by hand.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, ring } from '../../../test/support/plain-rooms.ts';
import { boxOf, crossFrom, distance, signedArea } from './point.ts';

describe('signed area', () => {
  it('is positive for a ring that turns from x towards y, negative the other way', () => {
    expect(signedArea(box(5, -3, 20, 10))).toBe(200);
    expect(signedArea(box(5, -3, 20, 10).toReversed())).toBe(-200);
  });

  it('of a 3-4-5 triangle is 6', () => {
    expect(signedArea(ring([0, 0], [4, 0], [4, 3]))).toBe(6);
  });

  it('of a ring with fewer than three corners is nothing', () => {
    expect(signedArea([])).toBe(0);
    expect(signedArea(ring([1, 1]))).toBe(0);
    expect(signedArea(ring([1, 1], [7, 9]))).toBe(0);
  });

  it('does not depend on where the ring begins or lies', () => {
    const corner = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), fc.nat({ max: 8 }), corner, (corners, skip, by) => {
        const k = skip % corners.length;
        const told = [...corners.slice(k), ...corners.slice(0, k)].map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
        expect(signedArea(told)).toBe(signedArea(corners));
      }),
    );
  });
});

describe('points', () => {
  it('span a cross product of twice their triangle', () => {
    expect(crossFrom({ x: 1, y: 1 }, { x: 5, y: 1 }, { x: 5, y: 4 })).toBe(12);
    expect(crossFrom({ x: 1, y: 1 }, { x: 5, y: 4 }, { x: 5, y: 1 })).toBe(-12);
  });

  it('are five apart in a 3-4-5 triangle', () => {
    expect(distance({ x: -1, y: 2 }, { x: 2, y: -2 })).toBe(5);
  });

  it('lie in the tightest box', () => {
    expect(boxOf(ring([3, 8], [-2, 9], [4, -7]))).toEqual({ minX: -2, minY: -7, maxX: 4, maxY: 9 });
  });
});
