// Areas, boxes, vectors and distances, checked by hand and by their properties.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, ring } from '../../../test/support/plain-rooms.ts';
import { boxOf, cross, crossFrom, distance, dot, nearestOn, signedArea } from './point.ts';

describe('signed area', () => {
  it('is positive for a ring that turns from x towards y, negative the other way', () => {
    expect(signedArea(box(5, -3, 20, 10))).toBe(200);
    expect(signedArea(box(5, -3, 20, 10).toReversed())).toBe(-200);
  });

  it('of a 3-4-5 triangle is 6', () => {
    expect(signedArea(ring([0, 0], [4, 0], [4, 3]))).toBe(6);
  });

  it('of a ring with fewer than three corners is 0', () => {
    expect(signedArea([])).toBe(0);
    expect(signedArea(ring([1, 1]))).toBe(0);
    expect(signedArea(ring([1, 1], [7, 9]))).toBe(0);
  });

  it('does not depend on the first corner or the position of the ring', () => {
    const corner = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), fc.nat({ max: 8 }), corner, (corners, skip, by) => {
        const k = skip % corners.length;
        const moved = [...corners.slice(k), ...corners.slice(0, k)].map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
        expect(signedArea(moved)).toBe(signedArea(corners));
      }),
    );
  });
});

describe('vectors', () => {
  const arrow = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });

  it('have their dot product as cross product after a quarter turn', () => {
    fc.assert(
      fc.property(arrow, arrow, (a, b) => {
        expect(cross(a, { x: -b.y, y: b.x }) - dot(a, b)).toBe(0);
      }),
    );
  });

  it('span the area of their parallelogram, positive from x towards y', () => {
    expect(cross({ x: 4, y: 0 }, { x: 1, y: 3 })).toBe(12);
    expect(cross({ x: 1, y: 3 }, { x: 4, y: 0 })).toBe(-12);
  });
});

describe('the nearest point of a side', () => {
  const [from, to] = ring([1, 1], [9, 7]);

  it('is an end for points beyond it, and the foot of the perpendicular between them', () => {
    expect(nearestOn(from, to, { x: -2, y: 0 })).toBe(from);
    expect(nearestOn(from, to, { x: 9, y: 8 })).toBe(to);
    // The middle, and five along the normal (-3, 4) / 5 from there.
    expect(nearestOn(from, to, { x: 2, y: 8 })).toEqual({ x: 5, y: 4 });
  });

  it('is the only point of a side without length', () => {
    expect(nearestOn(from, { ...from }, { x: 3, y: 3 })).toEqual(from);
  });

  it('is no farther than any other point of the side', () => {
    const point = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) });
    fc.assert(
      fc.property(point, fc.integer({ min: 0, max: 64 }), (place, steps) => {
        const other = { x: from.x + (8 * steps) / 64, y: from.y + (6 * steps) / 64 };
        expect(distance(place, nearestOn(from, to, place))).toBeLessThanOrEqual(distance(place, other) + 1e-12);
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

  it('are enclosed by the smallest box', () => {
    expect(boxOf(ring([3, 8], [-2, 9], [4, -7]))).toEqual({ minX: -2, minY: -7, maxX: 4, maxY: 9 });
  });
});
