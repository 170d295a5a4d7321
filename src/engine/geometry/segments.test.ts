// How walls meet: every case, and exact where doubles are not.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './point.ts';
import { meetingOf, sideOf } from './segments.ts';

const O: Point = { x: 0, y: 0 };

/** Consecutive Fibonacci numbers: F(n)² differs from F(n-1)·F(n+1) by one, with alternating sign. */
function fibonacci(n: number): [number, number, number] {
  let [a, b] = [0, 1];
  for (let i = 1; i < n; i++) [a, b] = [b, a + b];
  return [a, b, a + b];
}

/** The side by big integers; only for whole coordinates. */
function exactSide(a: Point, b: Point, c: Point): number {
  const big = (to: number, from: number) => BigInt(to) - BigInt(from);
  const cross = big(b.x, a.x) * big(c.y, a.y) - big(b.y, a.y) * big(c.x, a.x);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

const far = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const farPoint = fc.record({ x: far, y: far });

describe('side of a line', () => {
  it('is 1 towards +y of a line to the right, -1 on the other side, 0 on it', () => {
    const b = { x: 10, y: 0 };
    expect(sideOf(O, b, { x: 5, y: 1 })).toBe(1);
    expect(sideOf(O, b, { x: 5, y: -1 })).toBe(-1);
    expect(sideOf(O, b, { x: 25, y: 0 })).toBe(0);
  });

  it.each([
    [38, 'around the last whole numbers that doubles hold'],
    [39, 'around the last whole numbers that doubles hold'],
    [48, 'far beyond them'],
    [49, 'far beyond them'],
  ])('detects a triangle of half a square micrometre with sides of F(%i), %s', (n) => {
    const [before, here, after] = fibonacci(n);
    const b = { x: here, y: after };
    const c = { x: before, y: here };
    const expected = n % 2 === 1 ? 1 : -1;
    expect(sideOf(O, b, c)).toBe(expected);
    expect(sideOf(O, c, b)).toBe(-expected);
  });

  it('needs more than doubles for a deviation of one micrometre in 10 km', () => {
    const [before, here, after] = fibonacci(49);
    expect(here).toBeGreaterThan(7e9);
    expect(here * here - before * after).not.toBe(1);
  });

  it('detects one micrometre beside a diagonal of 28 km', () => {
    const a = { x: -10_000_000_000, y: -10_000_000_000 };
    const b = { x: 10_000_000_000, y: 10_000_000_000 };
    expect(sideOf(a, b, { x: 9_999_999_999, y: 9_999_999_999 })).toBe(0);
    expect(sideOf(a, b, { x: 9_999_999_999, y: 10_000_000_000 })).toBe(1);
    expect(sideOf(a, b, { x: 10_000_000_000, y: 9_999_999_999 })).toBe(-1);
  });

  it('agrees with big integers anywhere within 10 km', () => {
    fc.assert(
      fc.property(farPoint, farPoint, farPoint, (a, b, c) => {
        expect(sideOf(a, b, c)).toBe(exactSide(a, b, c));
      }),
    );
  });

  it('agrees with big integers next to the line', () => {
    const step = fc.record({ x: fc.integer({ min: -1e5, max: 1e5 }), y: fc.integer({ min: -1e5, max: 1e5 }) });
    const times = fc.integer({ min: -1e5, max: 1e5 });
    const hair = fc.record({ x: fc.integer({ min: -1, max: 1 }), y: fc.integer({ min: -1, max: 1 }) });
    fc.assert(
      fc.property(step, times, times, hair, (d, k, l, off) => {
        const b = { x: k * d.x, y: k * d.y };
        const c = { x: l * d.x + off.x, y: l * d.y + off.y };
        expect(sideOf(O, b, c)).toBe(exactSide(O, b, c));
      }),
      { numRuns: 500 },
    );
  });

  it('changes sign when the line is reversed, but not when the three points are rotated', () => {
    fc.assert(
      fc.property(farPoint, farPoint, farPoint, (a, b, c) => {
        const side = sideOf(a, b, c);
        expect(sideOf(b, a, c)).toBe(side === 0 ? 0 : -side);
        expect(sideOf(b, c, a)).toBe(side);
      }),
    );
  });

  it('treats a point off the grid as on the line if its last bits cannot tell', () => {
    expect(sideOf(O, { x: 1e9 + 0.5, y: 1e9 + 0.5 }, { x: 3e9 + 1.5, y: 3e9 + 1.5 })).toBe(0);
    expect(sideOf(O, { x: 1e9 + 0.5, y: 1e9 + 0.5 }, { x: 3e9 + 1.5, y: 3e9 + 2.5 })).toBe(1);
  });
});

type Four = readonly [number, number, number, number];
const wall = ([x0, y0, x1, y1]: Four): [Point, Point] => [
  { x: x0, y: y0 },
  { x: x1, y: y1 },
];

describe('two walls', () => {
  const cases: [string, Four, Four, string][] = [
    ['that pass through each other cross', [0, 0, 10, 10], [0, 10, 10, 0], 'cross'],
    ['that pass through each other one micrometre from an end cross', [0, 0, 10, 0], [1, -1, 1, 5], 'cross'],
    ['that share an end touch', [0, 0, 10, 0], [10, 0, 15, 7], 'touch'],
    ['one of which ends on the other touch', [0, 0, 10, 0], [5, 0, 5, 8], 'touch'],
    ['one of which ends on a slanted other touch', [0, 0, 10, 20], [5, 10, 0, 10], 'touch'],
    ['on one line that share an end touch', [0, 0, 10, 0], [10, 0, 20, 0], 'touch'],
    ['on a vertical line that share an end touch', [3, 0, 3, 10], [3, 20, 3, 10], 'touch'],
    ['on one line that share a stretch overlap', [0, 0, 10, 0], [5, 0, 20, 0], 'overlap'],
    ['on a vertical line that share a stretch overlap', [3, 0, 3, 10], [3, 20, 3, 9], 'overlap'],
    ['on a slanted line that share a stretch overlap', [0, 0, 10, 20], [5, 10, 20, 40], 'overlap'],
    ['one of which is inside the other overlap', [0, 0, 10, 0], [3, 0, 4, 0], 'overlap'],
    ['that are the same overlap', [0, 0, 10, 5], [0, 0, 10, 5], 'overlap'],
    ['that are the same in opposite directions overlap', [0, 0, 10, 5], [10, 5, 0, 0], 'overlap'],
    ['on one line with a gap are apart', [0, 0, 10, 0], [11, 0, 20, 0], 'apart'],
    ['on a slanted line with a gap are apart', [0, 0, 10, 20], [11, 22, 20, 40], 'apart'],
    ['side by side are apart', [0, 0, 10, 0], [0, 1, 10, 1], 'apart'],
    ['whose lines cross beyond one of them are apart', [0, 0, 10, 10], [6, 5, 6, 0], 'apart'],
    ['whose lines cross beyond the other are apart', [6, 5, 6, 0], [0, 0, 10, 10], 'apart'],
    ['whose lines cross beyond both are apart', [0, 0, 10, 4], [0, 1, 9, 4], 'apart'],
  ];

  it.each(cases)('%s', (_, first, second, meeting) => {
    const [a, b] = wall(first);
    const [c, d] = wall(second);
    expect(meetingOf(a, b, c, d)).toBe(meeting);
  });

  it('meet the same way in either order and direction', () => {
    const small = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        fc.pre((a.x !== b.x || a.y !== b.y) && (c.x !== d.x || c.y !== d.y));
        const meeting = meetingOf(a, b, c, d);
        expect(meetingOf(b, a, c, d)).toBe(meeting);
        expect(meetingOf(a, b, d, c)).toBe(meeting);
        expect(meetingOf(c, d, a, b)).toBe(meeting);
      }),
      { numRuns: 1000 },
    );
  });

  it('that miss each other by a micrometre over kilometres are apart', () => {
    const [a, b] = wall([0, 0, 7_778_742_049, 12_586_269_025]);
    expect(meetingOf(a, b, { x: 4_807_526_976, y: 7_778_742_049 }, { x: 0, y: 10_000_000_000 })).toBe('apart');
    expect(meetingOf(a, b, { x: 4_807_526_976, y: 7_778_742_049 }, { x: 10_000_000_000, y: 0 })).toBe('cross');
  });
});
