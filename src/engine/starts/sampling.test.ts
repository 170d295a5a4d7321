import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { byRank, type Examined, isBetter } from './examination.ts';
import { balance, bestApart, byPromise, examineAll, gridOver, refine } from './sampling.ts';

/** A made-up start with the given rank. */
function made(start: Point, rank: number, figures: Partial<Examined> = {}): Examined {
  return { start, total: 1, sliverCount: 0, wastePercent: 0, overhang: { x: 0, y: 0 }, ...figures, rank: [rank] };
}

/** Runs a way with made-up figures; returns its result and the starts that it tried. */
function follow<End>(way: Generator<Point, End, Examined>, height: (start: Point) => Examined): [End, Point[]] {
  const tried: Point[] = [];
  let step = way.next();
  while (!step.done) {
    tried.push(step.value);
    step = way.next(height(step.value));
  }
  return [step.value, tried];
}

const repeat: readonly [Point, Point] = [
  { x: 200, y: 0 },
  { x: 100, y: 50 },
];

describe('a grid over the repeat', () => {
  it('has about as many starts as requested, the given one first, none twice', () => {
    for (const count of [1, 7, 40, 900]) {
      const { points } = gridOver(repeat, { x: 3, y: 4 }, count);
      expect(points[0]).toEqual({ x: 3, y: 4 });
      expect(points.length).toBeGreaterThanOrEqual(0.7 * count);
      expect(points.length).toBeLessThanOrEqual(1.4 * count);
      expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(points.length);
    }
  });

  it('leaves no place of the repeat farther away than its spacing', () => {
    const { points, spacing } = gridOver(repeat, { x: 0, y: 0 }, 100);
    const copies = [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].flatMap((b) => points.map(({ x, y }) => ({ x: x + a * 200 + b * 100, y: y + b * 50 }))),
    );
    for (let x = -100; x < 100; x += 9) {
      for (let y = -25; y < 25; y += 7) {
        expect(Math.min(...copies.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(spacing);
      }
    }
  });
});

describe('choosing', () => {
  const starts = [4, 1, 3, 2].map((rank) => made({ x: 10 * rank, y: 0 }, rank));

  it('chooses the best first, and none beside a better one', () => {
    expect(bestApart(starts, 2, 0).map(({ rank }) => rank[0])).toEqual([1, 2]);
    expect(bestApart(starts, 9, 15).map(({ rank }) => rank[0])).toEqual([1, 3]);
  });

  it('compares ranks number by number', () => {
    const ranked = (...rank: number[]) => ({ ...made({ x: 0, y: 0 }, 0), rank });
    expect(isBetter(ranked(1, 9), ranked(2, 0))).toBe(true);
    expect(isBetter(ranked(1, 9), ranked(1, 8))).toBe(false);
    expect(byRank(ranked(1, 2), ranked(1, 2))).toBe(0);
  });

  it('ranks little waste with a few slivers as promising', () => {
    const rare = made({ x: 0, y: 0 }, 1, { wastePercent: 20 });
    const lean = made({ x: 1, y: 0 }, 2, { wastePercent: 10, sliverCount: 3 });
    expect(bestApart([rare, lean], 1, 0, byPromise)).toEqual([lean]);
    expect(bestApart([rare, lean], 1, 0)).toEqual([rare]);
  });

  it('examines a list in order', () => {
    const places = [1, 2, 3].map((x) => ({ x, y: 0 }));
    const [examined, tried] = follow(examineAll(places), (start) => made(start, start.x));
    expect([examined.map(({ rank }) => rank[0]), tried]).toEqual([[1, 2, 3], places]);
  });
});

describe('refining', () => {
  it('goes down to the lowest place that can be typed', () => {
    const lowest = { x: 37.4, y: -12.9 };
    const height = (start: Point) => made(start, Math.hypot(start.x - lowest.x, start.y - lowest.y));
    const [end] = follow(refine(height({ x: 0, y: 0 }), 16), height);
    expect(end.start).toEqual(lowest);
  });

  it('stays if nothing is better', () => {
    const height = (start: Point) => made(start, Math.abs(start.x) + Math.abs(start.y));
    const [end, tried] = follow(refine(height({ x: 0, y: 0 }), 1), height);
    expect(end.start).toEqual({ x: 0, y: 0 });
    // Steps of 1, 0.5, 0.25, 0.125 and 0.0625 mm, eight neighbours each.
    expect(tried).toHaveLength(40);
  });

  it('balances by moving against the overhang', () => {
    const height = (start: Point) =>
      made(start, Math.hypot(start.x - 5, start.y), { overhang: { x: start.x - 5, y: start.y } });
    const [end] = follow(balance(height({ x: 65, y: 8 })), height);
    expect(end.start).toEqual({ x: 5, y: 0 });
  });
});
