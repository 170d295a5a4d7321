// Straight lines in rings, compared with points along them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, star } from '../../../test/support/plain-rooms.ts';
import { isInside } from './inside.ts';
import { partsInside } from './rings.ts';

describe('partsInside', () => {
  it('cuts a line at the walls of a square', () => {
    expect(partsInside({ x: -5, y: 5 }, { x: 25, y: 5 }, box(0, 0, 10, 10))).toEqual([
      [
        { x: 0, y: 5 },
        { x: 10, y: 5 },
      ],
    ]);
  });

  it('keeps the parts inside a star, and only those', () => {
    const places = fc.record({ x: fc.integer({ min: -120, max: 120 }), y: fc.integer({ min: -120, max: 120 }) });
    fc.assert(
      fc.property(places, places, fc.integer({ min: 3, max: 12 }), (a, b, tips) => {
        const room = star(0.5, 0.25, [100, 37], 2 * tips);
        const parts = partsInside(a, b, room);
        const length = parts.reduce((sum, [p, q]) => sum + Math.hypot(q.x - p.x, q.y - p.y), 0);
        const steps = 4000;
        let inside = 0;
        for (let i = 0; i < steps; i++) {
          const t = (i + 0.5) / steps;
          if (isInside({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }, room)) inside++;
        }
        const way = Math.hypot(b.x - a.x, b.y - a.y);
        expect(Math.abs(length - (way * inside) / steps)).toBeLessThanOrEqual((way / steps) * (4 * tips + 1));
      }),
    );
  });
});
