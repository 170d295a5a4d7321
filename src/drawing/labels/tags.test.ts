// Compares tags with a method that uses only points: two tags meet if a fine grid has a point in both.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../engine/index.ts';
import { grown, isOnSheet, lineMeets, meetsAny, type Tag, tagsMeet, thinTag, uprightTag } from './tags.ts';

const tags = fc.record({
  middle: fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }),
  width: fc.integer({ min: 2, max: 40 }),
  height: fc.integer({ min: 2, max: 20 }),
  turnDeg: fc.integer({ min: -90, max: 90 }),
});

function holds({ middle, width, height, turnDeg }: Tag, { x, y }: Point): boolean {
  const angle = (turnDeg * Math.PI) / 180;
  const along = (x - middle.x) * Math.cos(angle) + (y - middle.y) * Math.sin(angle);
  const across = (y - middle.y) * Math.cos(angle) - (x - middle.x) * Math.sin(angle);
  return Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2;
}

/** Points all over a tag, edges included. */
function pointsOf({ middle, width, height, turnDeg }: Tag): Point[] {
  const angle = (turnDeg * Math.PI) / 180;
  const steps = Array.from({ length: 41 }, (_, i) => i / 40 - 0.5);
  return steps.flatMap((u) =>
    steps.map((v) => ({
      x: middle.x + u * width * Math.cos(angle) - v * height * Math.sin(angle),
      y: middle.y + u * width * Math.sin(angle) + v * height * Math.cos(angle),
    })),
  );
}

describe('tagsMeet', () => {
  it('finds every overlap, and none between tags that are clearly apart', () => {
    fc.assert(
      fc.property(tags, tags, (a, b) => {
        const common = pointsOf(a).some((point) => holds(b, point));
        if (common) expect(tagsMeet(a, b)).toBe(true);
        // Points are at most one unit apart, so tags with a unit of overlap have one in common.
        if (tagsMeet(grown(a, -1), b)) expect(common).toBe(true);
        expect(tagsMeet(a, b)).toBe(tagsMeet(b, a));
      }),
    );
  });
});

describe('meetsAny', () => {
  it('is true if any of the others meets the tag', () => {
    fc.assert(
      fc.property(tags, fc.array(tags, { maxLength: 6 }), (tag, others) => {
        expect(meetsAny(tag, others)).toBe(others.some((other) => tagsMeet(tag, other)));
      }),
    );
  });
});

describe('thinTag', () => {
  it('has the line in its middle and the given thickness', () => {
    fc.assert(
      fc.property(tags, tags, ({ middle: from }, { middle: to }) => {
        const tag = thinTag(from, to, 2);
        const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        for (const point of [from, half, to]) expect(holds(grown(tag, 1e-9), point)).toBe(true);
        expect(tag.width * tag.height).toBeCloseTo(2 * Math.hypot(to.x - from.x, to.y - from.y), 9);
      }),
    );
  });
});

describe('lineMeets', () => {
  it('is false for a line along the edge', () => {
    const tag = uprightTag(2, 3, 10, 4);
    expect(lineMeets({ x: 0, y: 7 }, { x: 20, y: 7 }, tag)).toBe(false);
    expect(lineMeets({ x: 0, y: 6.9 }, { x: 20, y: 6.9 }, tag)).toBe(true);
  });

  it('agrees with points along the line', () => {
    const places = fc.record({ x: fc.integer({ min: -20, max: 80 }), y: fc.integer({ min: -20, max: 80 }) });
    fc.assert(
      fc.property(tags, places, places, (tag, p, q) => {
        fc.pre(p.x !== q.x || p.y !== q.y);
        const points = Array.from({ length: 401 }, (_, i) => ({
          x: p.x + ((q.x - p.x) * i) / 400,
          y: p.y + ((q.y - p.y) * i) / 400,
        }));
        if (points.some((point) => holds(tag, point))) expect(lineMeets(p, q, grown(tag, 1e-9))).toBe(true);
        if (!points.some((point) => holds(grown(tag, 0.5), point))) expect(lineMeets(p, q, tag)).toBe(false);
      }),
    );
  });
});

describe('isOnSheet', () => {
  it('requires all of the tag and its margin on the sheet', () => {
    const tag = uprightTag(2, 3, 10, 4);
    expect(isOnSheet(tag, 14, 9, 2)).toBe(true);
    expect(isOnSheet(tag, 13, 9, 2)).toBe(false);
    expect(isOnSheet(tag, 14, 9, 2.5)).toBe(false);
  });
});
