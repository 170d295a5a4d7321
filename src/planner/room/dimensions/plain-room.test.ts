import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makesRoom } from '../../../wire/index.ts';
import type { CornerCm } from '../../state/draft.ts';
import { walkOf } from '../walk.ts';
import { wallsAround } from '../walk-editing.ts';
import {
  cornersAsListed,
  cornersOf,
  KINDS,
  LEAST_CM,
  measuresOf,
  type PlainRoom,
  type RoomShape,
  rangeOf,
  recognise,
  usualRoom,
} from './plain-room.ts';

/** The area of each kind, from its given walls in the order of the form. */
const AREAS: Readonly<Record<RoomShape, (...sides: number[]) => number>> = {
  rectangle: (a, b) => a * b,
  L: (a, b, c, d) => a * b - c * d,
  // The base, and the two legs below it.
  U: (a, b, c, d, e, f) => a * (b - f) + d * f + e * (c - (b - f)),
  // The left arm, the stem in its full length, and the right arm.
  T: (a, b, c, d, e, f) => d * b + e * (b + f) + (a - d - e) * c,
};
const COUNTS: Readonly<Record<RoomShape, number>> = { rectangle: 2, L: 4, U: 6, T: 6 };

const mm = fc.integer({ min: 10, max: 20_000 }).map((tenths) => tenths / 10);
const room: fc.Arbitrary<PlainRoom> = fc.constantFrom(...KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    sides: fc.array(mm, { minLength: COUNTS[kind], maxLength: COUNTS[kind] }),
    quarter: fc.constantFrom(...(kind === 'rectangle' ? [0] : [0, 1, 2, 3])),
  }),
);
const valid = room.filter((each) => measuresOf(each).every((side) => side >= LEAST_CM));

function areaOf(ring: readonly CornerCm[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

describe('a plain room', () => {
  it('is closed, is a room of the interface, and has the area of its formula', () => {
    fc.assert(
      fc.property(valid, (each) => {
        const ring = cornersOf(each);
        expect(makesRoom(walkOf(wallsAround(ring)).split(' '))).toBe(true);
        expect(areaOf(ring)).toBeCloseTo(AREAS[each.kind](...each.sides), 3);
      }),
    );
  });

  it('is recognised wherever its corners begin, in both directions', () => {
    const corner = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
    fc.assert(
      fc.property(valid, fc.nat(7), fc.boolean(), corner, (each, turnedBy, isReversed, [x, y]) => {
        const corners = cornersOf(each).map(([cx, cy]): CornerCm => [cx + x, cy + y]);
        const from = turnedBy % corners.length;
        const turned = [...corners.slice(from), ...corners.slice(0, from)];
        const ring = isReversed ? turned.toReversed() : turned;
        const found = recognise(ring) ?? expect.fail('It was not recognised.');
        expect([found.kind, found.quarter]).toEqual([each.kind, each.quarter]);
        expect(found.sides.map((side) => Math.round(10 * side) / 10)).toEqual(each.sides);
        cornersAsListed(found, ring[0]).forEach(([cx, cy], i) => {
          expect(cx).toBeCloseTo(ring[i][0], 5);
          expect(cy).toBeCloseTo(ring[i][1], 5);
        });
      }),
    );
  });

  it('stays a room exactly within the range of each length', () => {
    fc.assert(
      fc.property(valid, fc.nat(5), mm, (each, at, next) => {
        const index = at % each.sides.length;
        const { min, max } = rangeOf(each, index);
        const isWithin = next >= min && next <= max;
        const changed = measuresOf({ ...each, sides: each.sides.with(index, next) });
        expect(changed.every((side) => side >= LEAST_CM)).toBe(isWithin);
      }),
    );
  });

  it('of any kind fills a box', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.integer({ min: 20, max: 2000 }),
        fc.integer({ min: 20, max: 2000 }),
        (kind, width, length) => {
          const ring = cornersOf(usualRoom(kind, width, length));
          expect(makesRoom(walkOf(wallsAround(ring)).split(' '))).toBe(true);
          expect(recognise(ring)?.kind).toBe(kind);
          expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(width, 0);
          expect(Math.abs(Math.max(...ring.map(([, y]) => y)) - length)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is the kitchen: an L of 420 × 350 without 160 × 170', () => {
    const kitchen = [
      [0, 0],
      [420, 0],
      [420, 180],
      [260, 180],
      [260, 350],
      [0, 350],
    ] as const;
    expect(recognise(kitchen)).toMatchObject({ kind: 'L', quarter: 0, sides: [420, 350, 160, 170] });
  });

  it.each([
    [
      'a triangle',
      [
        [0, 0],
        [100, 0],
        [0, 100],
      ],
    ],
    [
      'a slanted wall',
      [
        [0, 0],
        [100, 0],
        [110, 100],
        [0, 100],
      ],
    ],
    [
      'stairs',
      [
        [0, 0],
        [300, 0],
        [300, 100],
        [200, 100],
        [200, 200],
        [100, 200],
        [100, 300],
        [0, 300],
      ],
    ],
    [
      'a Z',
      [
        [0, 0],
        [200, 0],
        [200, 100],
        [300, 100],
        [300, 200],
        [100, 200],
        [100, 100],
        [0, 100],
      ],
    ],
  ] as [string, CornerCm[]][])('is not %s', (_, ring) => {
    expect(recognise(ring)).toBeUndefined();
  });
});
