// The pipeline: what a request may leave out, what is refused, and what the result repeats.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { bruteLayout } from '../../test/support/brute-force.ts';
import { laidTiles } from '../../test/support/laid-tiles.ts';
import { box, planSquares, R1, refusalOf, ring, roomOf, squaresIn } from '../../test/support/plain-rooms.ts';
import { PATTERNS, shortNameOf } from './patterns/index.ts';
import { checkPlan, plan } from './plan.ts';
import type { PlanRequest } from './request.ts';

const request = squaresIn(R1, { tileSize: 300, joint: 3 });

describe('a request', () => {
  it('may name its pattern long or short', () => {
    expect(plan({ ...request, pattern: 'squares-pattern' })).toEqual(plan(request));
    expect(plan(request).pattern.id).toBe('squares-pattern');
  });

  it('may leave out joint, start and parameters', () => {
    const planned = plan({ room: roomOf(box(-50, 70, 1800, 2400)), pattern: 'squares', parameters: {} });
    expect(planned.joint).toBe(3);
    expect(planned.start).toEqual({ x: -50, y: 70 });
    expect(planned.parameters).toEqual({ tileSize: 300, rotation: 0 });
    expect(planned.derived.tilesPerRepeat).toBe(1);
  });

  it('starts in the corner of the box of its room, even if no walls meet there', () => {
    const planned = plan({
      room: roomOf(ring([300, 100], [600, 400], [300, 700], [0, 400])),
      pattern: 'squares',
      parameters: {},
    });
    expect(planned.start).toEqual({ x: 0, y: 100 });
  });

  it('for a pattern that does not exist is refused with a list of those that do', () => {
    const refusal = refusalOf(() => plan({ ...request, pattern: 'sqares' }));
    expect(refusal.code).toBe('pattern-unknown');
    const names = PATTERNS.map(shortNameOf).join(', ');
    expect(refusal.message).toBe(
      `There is no pattern "sqares"; send one of ${names}, or the same with -pattern at the end.`,
    );
    expect(refusal.details).toEqual({ param: 'pattern', received: 'sqares' });
    expect(refusalOf(() => plan({ ...request, pattern: 'x'.repeat(5000) })).message.length).toBeLessThan(500);
  });

  it.each([-0.001, 100.001, Number.NaN, Infinity])('for a joint of %d mm is refused', (joint) => {
    const refusal = refusalOf(() => plan({ ...request, joint }));
    expect(refusal.code).toBe('joint-range');
    expect(refusal.message).toBe(`A joint of ${joint} mm is outside its range; send 0 to 100 mm.`);
    expect(refusal.details).toEqual({ param: 'joint', received: String(joint) });
  });

  it.each([0, 100])('for a joint of %d mm is planned', (joint) => {
    expect(plan({ ...request, joint }).joint).toBe(joint);
  });

  it.each([
    [10_000_000.001, 0],
    [0, -10_000_000.001],
    [Number.NaN, 0],
    [0, Infinity],
  ])('for a start at %d,%d is refused', (x, y) => {
    const refusal = refusalOf(() => plan({ ...request, start: { x, y } }));
    expect(refusal.code).toBe('start-range');
    expect(refusal.message).toBe('The start is more than 1000000 cm from 0,0; send a point closer to 0,0.');
    expect(refusal.details).toEqual({ param: 'start' });
  });

  it('may start 10 km away: after whole repeats, the layout is the same', () => {
    const near = plan({ ...request, start: { x: 0, y: 0 } });
    const far = plan({ ...request, start: { x: 303 * 33_000, y: -303 * 33_000 } });
    expect(far.tiles).toEqual(near.tiles);
    expect(laidTiles(far).length).toBe(laidTiles(near).length);
    expect(plan({ ...request, start: { x: 10_000_000, y: -10_000_000 } }).tiles.total).toBeGreaterThan(40);
  });
});

describe('a surface', () => {
  it('has the area of the floor, but the walls and the box of the room', () => {
    expect(plan(request).surface).toEqual({
      areaMm2: 4_080_000,
      perimeter: 8400,
      wallLengths: [1800, 2400, 1800, 2400],
      box: { width: 1800, height: 2400 },
      skirting: { walls: 8400, all: 8400 },
    });
  });

  it('reports walls as they were given', () => {
    const wallLengths = [1800, 2400, 1800, 2399.5];
    const { surface } = plan({ ...request, room: { ...R1, wallLengths } });
    expect(surface.wallLengths).toEqual(wallLengths);
    expect(surface.perimeter).toBe(8399.5);
  });

  it('reports slanted walls by the distance between their corners', () => {
    const { surface } = planSquares(roomOf(ring([0, 0], [300, 0], [300, 400])), { tileSize: 100 });
    expect(surface.wallLengths).toEqual([300, 400, 500]);
  });
});

describe('checking a request', () => {
  const errorOf = (work: () => unknown): string | undefined => {
    try {
      work();
      return undefined;
    } catch (error) {
      return String(error);
    }
  };

  it('refuses what planning refuses, in the same words, and nothing else', () => {
    fc.assert(
      fc.property(awkwardRequests(), (awkward) => {
        expect(errorOf(() => checkPlan(awkward))).toBe(errorOf(() => plan(awkward)));
      }),
      { numRuns: 100 },
    );
  });

  it('counts the tiles', () => {
    const hall = squaresIn(roomOf(box(0, 0, 66_670, 30)), { tileSize: 10 });
    expect(refusalOf(() => checkPlan(hall)).message).toContain('needs 20,001 tiles');
    expect(errorOf(() => checkPlan({ ...hall, room: roomOf(box(0, 0, 40_000, 50)) }))).toBeUndefined();
  });
});

describe('a start between two micrometres', () => {
  const corridor: PlanRequest = {
    room: roomOf(ring([-1268, 366], [2024, 366], [2024, 613.013], [-1268, 613.013])),
    pattern: 'chevron',
    parameters: { tileWidth: 90, tileHeight: 500, angle: 30 },
    joint: 3,
  };

  it('is rounded to the nearest one, and makes no spurious tiles', () => {
    const { start, tiles } = plan({ ...corridor, start: { x: 0.000001, y: 0 } });
    expect(start).toEqual({ x: 0, y: 0 });
    expect(tiles).toEqual(plan({ ...corridor, start: { x: 0, y: 0 } }).tiles);
    const { tiles: brute } = bruteLayout({ ...corridor, start: { x: 0, y: 0 } });
    expect(tiles.total).toBe(brute.length);
    expect(Math.abs(tiles.laidAreaMm2 - brute.reduce((sum, { coveredMm2 }) => sum + coveredMm2, 0))).toBeLessThan(
      1e-6 * brute[0].tileAreaMm2,
    );
  });
});
