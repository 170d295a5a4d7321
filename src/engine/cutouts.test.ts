// Circles: their polygons have the circle's area, and meet walls, other cutouts and the limits like any ring.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, rectangle, refusalOf, roomOf } from '../../test/support/plain-rooms.ts';
import { cutoutsOf } from './cutouts.ts';
import { LIMITS } from './limits.ts';
import { floorOf } from './room.ts';

const OUTER = box(0, 0, 4000, 3000);
const AREA = 4000 * 3000;

describe('a circle', () => {
  it('inside the room takes its own area from the floor', () => {
    const place = fc.double({ min: 1000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(place, place, fc.double({ min: 1, max: 1900, noNaN: true }), (x, y, diameter) => {
        const { areaMm2 } = floorOf(roomOf(OUTER, { circles: [{ x, y, diameter }] }));
        // Each corner moves by at most 0.71 µm to its place on the grid; the circumference is π d.
        expect(Math.abs(AREA - areaMm2 - (Math.PI * diameter ** 2) / 4)).toBeLessThan(0.00071 * Math.PI * diameter);
      }),
    );
  });

  it('is a regular polygon of 64 corners, symmetric about both axes and both diagonals', () => {
    const [{ ring }] = cutoutsOf(roomOf(OUTER, { circles: [{ x: 0, y: 0, diameter: 2000 }] }));
    expect(ring).toHaveLength(64);
    const radii = ring.map(({ x, y }) => Math.hypot(x, y));
    for (const radius of radii) expect(radius).toBeCloseTo(radii[0], 9);
    const sides = ring.map(({ x, y }, i) => Math.hypot(ring[(i + 1) % 64].x - x, ring[(i + 1) % 64].y - y));
    for (const side of sides) expect(side).toBeCloseTo(sides[0], 9);
    const places = new Set(ring.map(({ x, y }) => `${x},${y}`));
    for (const { x, y } of ring) {
      for (const mirrored of [`${-x},${y}`, `${x},${-y}`, `${y},${x}`]) expect(places).toContain(mirrored);
    }
  });

  it('that touches a wall from outside cuts nothing', () => {
    const circles = [
      { x: -200, y: 1500, diameter: 400 },
      { x: 2000, y: 3050, diameter: 100 },
      { x: 9000, y: 9000, diameter: 10 },
    ];
    const floor = floorOf(roomOf(OUTER, { circles }));
    expect(floor.areaMm2).toBe(AREA);
    expect(floor.idleCutouts).toEqual(circles.map((_, index) => ({ source: 'circles', index })));
  });

  it('on a wall takes half its area, and one inside a rectangle nothing more', () => {
    const half = floorOf(roomOf(OUTER, { circles: [{ x: 4000, y: 1500, diameter: 1000 }] }));
    expect(AREA - half.areaMm2).toBeCloseTo((Math.PI * 1000 ** 2) / 8, 0);
    const within = { rectangles: [rectangle(1000, 1000, 500, 500)], circles: [{ x: 1250, y: 1250, diameter: 400 }] };
    expect(floorOf(roomOf(OUTER, within)).areaMm2).toBe(AREA - 500 * 500);
  });

  it('around the room leaves nothing', () => {
    const room = roomOf(OUTER, { circles: [{ x: 2000, y: 1500, diameter: 6000 }] });
    expect(refusalOf(() => floorOf(room)).code).toBe('floor-empty');
  });

  it('may be as small as the limit, and no smaller', () => {
    const tiny = (diameter: number) => roomOf(OUTER, { circles: [{ x: 1234.5678, y: 987.6543, diameter }] });
    const { areaMm2 } = floorOf(tiny(LIMITS.circleDiameter));
    expect(AREA - areaMm2).toBeCloseTo(Math.PI / 4, 2);
    for (const diameter of [0.999, 0, -5, Number.NaN]) {
      const { code, details } = refusalOf(() => floorOf(tiny(diameter)));
      expect([code, details.param]).toEqual(['cutout-size', 'circles']);
    }
  });
});

it('as many circles as allowed may overlap', () => {
  const circles = Array.from({ length: LIMITS.circles }, (_, i) => ({
    x: 2000 + 7 * i,
    y: 1500 + 3 * i,
    diameter: 900 + 11 * (i % 5),
  }));
  expect(floorOf(roomOf(OUTER, { circles })).areaMm2).toBeLessThan(AREA);
  const more = roomOf(OUTER, { circles: [...circles, circles[0]] });
  expect(refusalOf(() => floorOf(more)).code).toBe('cutouts-too-many');
});
