import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CornerCm } from '../../state/draft.ts';
import type { RingCm } from '../shapes.ts';
import { isAtCorner, PARTS, type Part, partAt, placesFor, rangesOf, usualPlace, withPart } from './parts.ts';

/** An L with six corners: one of them points into the room. */
const L: RingCm = [
  [0, 0],
  [420, 0],
  [420, 180],
  [260, 180],
  [260, 350],
  [0, 350],
];
/** A room with slanted walls, away from 0,0. */
const SLANTED: RingCm = [
  [100, 100],
  [400, 60],
  [520, 300],
  [150, 380],
];

const areaOf = (ring: RingCm): number =>
  Math.abs(
    ring.reduce((twice, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return twice + x * ny - nx * y;
    }, 0),
  ) / 2;

/** What a part adds to the floor, by the formula of its form. The corner has the sine of its angle. */
function addedBy({ kind, width, depth }: Part, sine: number): number {
  const areas = {
    niche: width * depth,
    bay: depth * (width - depth),
    chimney: -width * depth,
    boxing: -width * depth * sine,
    corner: (-width * depth * sine) / 2,
  };
  return areas[kind];
}

function sineAt(ring: RingCm, place: number): number {
  const [a, b, c] = [ring.at(place - 1), ring[place], ring[(place + 1) % ring.length]] as CornerCm[];
  const [u, v] = [
    [a[0] - b[0], a[1] - b[1]],
    [c[0] - b[0], c[1] - b[1]],
  ];
  return Math.abs(u[0] * v[1] - u[1] * v[0]) / (Math.hypot(u[0], u[1]) * Math.hypot(v[0], v[1]));
}

const someRing = fc
  .constantFrom(L, SLANTED)
  .chain((ring) => fc.constantFrom<RingCm>(ring, ring.toReversed() as RingCm));

describe.each(PARTS)('a part: %s', (kind) => {
  it('changes the floor by its own area, wherever it is and whatever it measures', () => {
    const shares = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(someRing, fc.nat(), shares, shares, (ring, which, [width, depth], [at]) => {
        const places = placesFor(kind, ring);
        let part = partAt(kind, ring, places[which % places.length]);
        const pick = (name: 'width' | 'depth' | 'at', share: number) => {
          const { min, max } = rangesOf(part, ring)[name];
          part = { ...part, [name]: min + share * (Math.min(max, 60) - min) };
        };
        pick('depth', depth);
        pick('width', width);
        if (!isAtCorner(kind)) {
          const { min, max } = rangesOf(part, ring).at;
          part = { ...part, at: min + at * (max - min) };
        }
        const added = addedBy(part, sineAt(ring, part.place));
        expect(areaOf(withPart(ring, part)) - areaOf(ring)).toBeCloseTo(added, 3);
      }),
    );
  });

  it('of its usual size fits the usual place, within its own ranges', () => {
    for (const ring of [L, SLANTED]) {
      const part = partAt(kind, ring, usualPlace(kind, ring) as number);
      const ranges = rangesOf(part, ring);
      for (const name of isAtCorner(kind) ? (['width', 'depth'] as const) : (['width', 'depth', 'at'] as const)) {
        expect(part[name]).toBeGreaterThanOrEqual(ranges[name].min);
        expect(part[name]).toBeLessThanOrEqual(ranges[name].max);
      }
      // Four corners more in a wall, one or two more at a corner.
      const more = { niche: 4, bay: 4, chimney: 4, boxing: 2, corner: 1 }[kind];
      expect(withPart(ring, part)).toHaveLength(ring.length + more);
    }
  });
});

it('has parts at corners only where the room bends outwards', () => {
  expect(placesFor('boxing', L)).toEqual([0, 1, 2, 4, 5]);
  expect(placesFor('corner', L.toReversed())).toEqual([0, 1, 3, 4, 5]);
});

it('joins a part at the end of a wall with the next wall', () => {
  const part: Part = { kind: 'niche', place: 0, width: 100, depth: 30, at: 50 };
  expect(withPart(L, part)).toEqual([[0, -30], [100, -30], [100, 0], ...L.slice(1)]);
});
