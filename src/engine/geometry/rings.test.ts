// Rings: conflicts between walls, point location and the canonical form.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, circle, ring } from '../../../test/support/plain-rooms.ts';
import { type Point, type Ring, signedArea } from './point.ts';
import { byCorners, byPlace, canonicalRing, findConflict, locatePoint, turned } from './rings.ts';

function begunAt(corners: Ring, k: number): Ring {
  return [...corners.slice(k), ...corners.slice(0, k)];
}

/** Simple rings: corners at increasing angles around a centre. */
const starRings: fc.Arbitrary<Ring> = fc
  .array(fc.integer({ min: 100, max: 900 }), { minLength: 3, maxLength: 12 })
  .map((radii) =>
    radii.map((radius, i) => {
      const angle = (2 * Math.PI * (i + 0.3)) / radii.length;
      return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
    }),
  );

describe('walls of one ring', () => {
  it('do not meet in a rectangle, a triangle or an L', () => {
    expect(findConflict(box(0, 0, 10, 5))).toBeUndefined();
    expect(findConflict(ring([0, 0], [9, 0], [0, 9]))).toBeUndefined();
    expect(findConflict(ring([0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9]))).toBeUndefined();
  });

  it('may go straight on at a corner', () => {
    expect(findConflict(ring([0, 0], [5, 0], [10, 0], [10, 5], [0, 5]))).toBeUndefined();
    expect(findConflict(ring([5, 0], [10, 0], [10, 5], [0, 5], [0, 0]))).toBeUndefined();
  });

  it('cross in a bow tie', () => {
    expect(findConflict(ring([0, 0], [10, 10], [10, 0], [0, 10]))).toEqual({ first: 0, second: 2, meeting: 'cross' });
  });

  it('cross if the last wall returns through an earlier one', () => {
    expect(findConflict(ring([0, 0], [10, 0], [10, 10], [5, -5]))).toEqual({ first: 0, second: 2, meeting: 'cross' });
    expect(findConflict(ring([0, 0], [4, 4], [8, 0], [8, 2]))).toEqual({ first: 1, second: 3, meeting: 'cross' });
  });

  it('overlap in a spike that folds back', () => {
    const spiked = ring([0, 0], [10, 0], [5, 0], [5, 5], [0, 5]);
    expect(findConflict(spiked)).toEqual({ first: 0, second: 1, meeting: 'overlap' });
  });

  it('overlap in a ring without area', () => {
    for (const flat of [ring([0, 0], [10, 0], [5, 0]), ring([0, 0], [5, 0], [10, 0]), ring([5, 5], [0, 0], [9, 9])]) {
      expect(findConflict(flat)?.meeting).toBe('overlap');
    }
  });

  it('meet in a spike wherever the ring begins and in either direction', () => {
    for (const spiked of [
      ring([0, 0], [10, 0], [5, 0], [5, 5], [0, 5]),
      ring([0, 0], [5, 0], [5, 5], [5, -3], [9, -3], [9, 9], [0, 9]),
    ]) {
      for (let k = 0; k < spiked.length; k++) {
        expect(['overlap', 'touch']).toContain(findConflict(begunAt(spiked, k))?.meeting);
        expect(['overlap', 'touch']).toContain(findConflict(begunAt(spiked, k).toReversed())?.meeting);
      }
    }
  });

  it('touch where two corners coincide', () => {
    const pinched = ring([0, 0], [5, 5], [10, 0], [10, 10], [5, 5], [0, 10]);
    expect(findConflict(pinched)).toEqual({ first: 0, second: 3, meeting: 'touch' });
  });

  it('touch where a corner is on another wall', () => {
    const pinched = ring([0, 0], [10, 0], [10, 10], [5, 0], [0, 10]);
    expect(findConflict(pinched)).toEqual({ first: 0, second: 2, meeting: 'touch' });
  });

  it('overlap where the walk returns along an earlier wall', () => {
    const doubled = ring([0, 0], [20, 0], [20, 5], [30, 5], [30, 0], [10, 0], [10, -5], [0, -5]);
    expect(findConflict(doubled)).toEqual({ first: 0, second: 4, meeting: 'overlap' });
  });

  it('do not meet in a circle of 500 corners nor in a comb of 500', () => {
    expect(findConflict(circle(0, 0, 1e6, 500))).toBeUndefined();
    const teeth = Array.from({ length: 249 }, (_, i): [number, number][] => [
      [2 * i, i % 2 ? 90 : 10],
      [2 * i + 1, i % 2 ? 90 : 10],
    ]).flat();
    expect(findConflict(ring(...teeth, [496, 200], [0, 200]))).toBeUndefined();
  });

  it('do not meet in any star, but cross once two corners of a polygon are swapped', () => {
    fc.assert(
      fc.property(starRings, fc.nat({ max: 11 }), (star, skip) => {
        expect(findConflict(begunAt(star, skip % star.length))).toBeUndefined();
        expect(findConflict(star.toReversed())).toBeUndefined();
      }),
    );
    fc.assert(
      // On a regular polygon, swapping two neighbouring corners makes their outer walls cross.
      fc.property(fc.integer({ min: 4, max: 40 }), fc.nat({ max: 39 }), (count, skip) => {
        const corners = [...circle(0, 0, 1e6, count)];
        [corners[0], corners[1]] = [corners[1], corners[0]];
        expect(findConflict(begunAt(corners, skip % count))?.meeting).toBe('cross');
      }),
    );
  });
});

/** Winding number of a ring around a point that is not on it, by the angles of its walls seen from the point. */
function windings(point: Point, corners: Ring): number {
  let angle = 0;
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const [ax, ay, bx, by] = [from.x - point.x, from.y - point.y, to.x - point.x, to.y - point.y];
    angle += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  return Math.round(angle / (2 * Math.PI));
}

describe('place of a point', () => {
  const l = ring([0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9]);
  it.each([
    [1, 1, 'inside'],
    [8, 2, 'inside'],
    [1, 8, 'inside'],
    [2, 3, 'inside'],
    [4, 4, 'outside'],
    [-1, 3, 'outside'],
    [10, 3, 'outside'],
    [-1, 0, 'outside'],
    [10, 0, 'outside'],
    [3, 10, 'outside'],
    [0, 0, 'border'],
    [3, 3, 'border'],
    [9, 3, 'border'],
    [6, 3, 'border'],
    [3, 6, 'border'],
    [0, 5, 'border'],
    [4, 0, 'border'],
  ])('%i,%i in an L is %s', (x, y, place) => {
    expect(locatePoint({ x, y }, l)).toBe(place);
    expect(locatePoint({ x, y }, l.toReversed())).toBe(place);
  });

  it('is exact to one micrometre over kilometres', () => {
    const triangle = ring([0, 0], [7_778_742_049, 12_586_269_025], [0, 12_586_269_025]);
    expect(locatePoint({ x: 4_807_526_976, y: 7_778_742_049 }, triangle)).toBe('inside');
    expect(locatePoint({ x: 4_807_526_977, y: 7_778_742_049 }, triangle)).toBe('outside');
  });

  it('is inside exactly where the ring winds around it', () => {
    const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
    fc.assert(
      fc.property(starRings, point, (star, p) => {
        const place = locatePoint(p, star);
        fc.pre(place !== 'border');
        expect(place).toBe(windings(p, star) === 0 ? 'outside' : 'inside');
      }),
      { numRuns: 500 },
    );
  });
});

describe('canonical ring', () => {
  it('begins at the leftmost, then topmost corner', () => {
    expect(canonicalRing(ring([5, 5], [0, 5], [0, 0], [5, 0]))).toEqual(ring([0, 0], [5, 0], [5, 5], [0, 5]));
    expect(canonicalRing(ring([5, -5], [9, 0], [-1, 2]))).toEqual(ring([-1, 2], [5, -5], [9, 0]));
  });

  it('has no collinear corners, including the first and the last', () => {
    const given = ring([0, 2], [0, 0], [2, 0], [4, 0], [5, 0], [5, 5], [0, 5], [0, 3]);
    expect(canonicalRing(given)).toEqual(ring([0, 0], [5, 0], [5, 5], [0, 5]));
  });

  it('is the same wherever the ring begins and however its walls are divided', () => {
    fc.assert(
      fc.property(starRings, fc.nat({ max: 11 }), fc.nat({ max: 11 }), (star, skip, split) => {
        const doubled = star.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
        const at = split % star.length;
        const a = doubled[at];
        const b = doubled[(at + 1) % star.length];
        const divided = [...doubled.slice(0, at + 1), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
        const given = begunAt([...divided, ...doubled.slice(at + 1)], skip % star.length);
        expect(canonicalRing(given)).toEqual(canonicalRing(doubled));
      }),
    );
  });
});

describe('order of corners', () => {
  it('is from left to right, then from top to bottom', () => {
    expect(byPlace({ x: 1, y: 9 }, { x: 2, y: 0 })).toBeLessThan(0);
    expect(byPlace({ x: 2, y: 0 }, { x: 1, y: 9 })).toBeGreaterThan(0);
    expect(byPlace({ x: 1, y: 0 }, { x: 1, y: 9 })).toBeLessThan(0);
    expect(byPlace({ x: 1, y: 9 }, { x: 1, y: 9 })).toBe(0);
  });

  it('decides between rings that begin at the same corner', () => {
    const [low, high] = [ring([0, 0], [4, 0], [4, 4]), ring([0, 0], [5, 0], [5, 5])];
    expect(byCorners(low, high)).toBeLessThan(0);
    expect(byCorners(high, low)).toBeGreaterThan(0);
    expect(byCorners(low, [...low, { x: 0, y: 4 }])).toBeLessThan(0);
  });
});

describe('a ring', () => {
  it('is reversed if its area has the wrong sign', () => {
    const square = ring([0, 0], [10, 0], [10, 10], [0, 10]);
    expect(turned(square, 1)).toBe(square);
    expect(signedArea(turned(square, -1))).toBe(-100);
    expect(turned(square.toReversed(), 1)).toEqual(square);
  });

  it('that visits its first corner twice begins with the same loop, however it is given', () => {
    const bow = ring([0, 0], [8, -1], [9, 3], [0, 0], [7, 6], [2, 9]);
    expect(canonicalRing(begunAt(bow, 3))).toEqual(canonicalRing(bow));
  });
});
