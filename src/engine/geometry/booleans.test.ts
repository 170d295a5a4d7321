// The door to the boolean library: areas and parts on cases checked by hand.

import { describe, expect, it } from 'vitest';
import { box, R1, ring } from '../../../test/support/plain-rooms.ts';
import { evenOdd, intersect, type Part, subtract, turned, unite } from './booleans.ts';
import { signedArea } from './point.ts';

function areaOf(parts: readonly Part[]): number {
  return parts.flatMap(({ outer, holes }) => [outer, ...holes]).reduce((sum, corners) => sum + signedArea(corners), 0);
}

const square = box(0, 0, 10, 10);

describe('union', () => {
  it('of rings that overlap counts what they share once', () => {
    const parts = unite([square, box(5, 5, 10, 10)]);
    expect(parts).toHaveLength(1);
    expect(areaOf(parts)).toBe(175);
  });

  it('of rings that lie apart has a part for each', () => {
    const parts = unite([square, box(20, 0, 3, 3), box(20, 20, 1, 1)]);
    expect(parts).toHaveLength(3);
    expect(areaOf(parts)).toBe(110);
  });

  it('of four bars round a yard has a hole, turned the other way', () => {
    const [part, ...others] = unite([box(0, 0, 10, 2), box(0, 8, 10, 2), box(0, 0, 2, 10), box(8, 0, 2, 10)]);
    expect(others).toEqual([]);
    expect(signedArea(part.outer)).toBe(100);
    expect(part.holes.map(signedArea)).toEqual([-36]);
  });

  it('does not mind how its rings turn', () => {
    expect(areaOf(unite([square.toReversed(), box(5, 5, 10, 10)]))).toBe(175);
  });
});

describe('difference', () => {
  it('takes away what others cover, together', () => {
    expect(areaOf(subtract(square, [box(8, 0, 5, 5), box(8, 3, 5, 5)]))).toBe(84);
  });

  it('falls into parts where a bar runs through', () => {
    const parts = subtract(square, [box(-1, 4, 12, 2)]);
    expect(parts.map(({ outer }) => signedArea(outer))).toEqual([40, 40]);
  });

  it('has a hole where something inside is taken away', () => {
    const [part] = subtract(square, [box(3, 3, 2, 2)]);
    expect(signedArea(part.outer)).toBe(100);
    expect(part.holes.map(signedArea)).toEqual([-4]);
  });

  it('is nothing when all is covered', () => {
    expect(subtract(square, [box(-1, -1, 20, 20)])).toEqual([]);
  });
});

describe('even-odd region', () => {
  it('of a ring in a ring in a ring is a frame with an island', () => {
    const parts = evenOdd([square, box(2, 2, 6, 6).toReversed(), box(4, 4, 2, 2)]);
    expect(parts).toHaveLength(2);
    expect(areaOf(parts)).toBe(100 - 36 + 4);
  });
});

describe('intersection', () => {
  it('is what a ring and a region share, holes left out', () => {
    const frame = subtract(square, [box(2, 2, 6, 6)]);
    expect(areaOf(intersect(box(0, 0, 5, 5), frame))).toBe(16);
  });

  it('of rings that only touch is nothing', () => {
    expect(intersect(box(10, 0, 5, 5), [{ outer: square, holes: [] }])).toEqual([]);
    expect(intersect(box(10, 10, 5, 5), [{ outer: square, holes: [] }])).toEqual([]);
  });

  it('is asked for again until it is accepted', () => {
    let asked = 0;
    const found = intersect(box(5, 5, 10, 10), [{ outer: square, holes: [] }], () => ++asked === 3);
    expect(asked).toBe(3);
    expect(areaOf(found)).toBe(25);
    expect(signedArea(found[0].outer)).toBe(25);
  });

  it('is the same region from every side it is asked from', () => {
    const slanted = ring([1, -2], [14, 5], [6, 13], [-3, 4]);
    const areas: number[] = [];
    const never = (parts: Part[]) => areas.push(areaOf(parts)) < 0;
    expect(() => intersect(slanted, [{ outer: square, holes: [] }], never)).toThrow('no answer');
    expect(areas.length).toBeGreaterThan(1);
    for (const area of areas) expect(area).toBeCloseTo(areas[0], 9);
  });
});

describe('a ring', () => {
  it('is walked the other way where its area has the wrong sign', () => {
    expect(turned(R1.outer, 1)).toBe(R1.outer);
    expect(signedArea(turned(R1.outer, -1))).toBe(-1800 * 2400);
    expect(turned(square.toReversed(), 1)).toEqual(square);
  });
});
