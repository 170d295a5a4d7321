// Strips of up to a tenth of a millimetre do not exist: a room that is measured a little differently needs the same tiles.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedArea } from '../../src/engine/geometry/point.ts';
import { PATTERNS, type Plan, type PlanRequest, type Point, plan } from '../../src/engine/index.ts';
import { readQuery } from '../../src/wire/index.ts';
import { FIXED_PATTERNS, layings } from '../support/awkward-rooms.ts';
import { bruteLayout } from '../support/brute-force.ts';
import { casesOf } from '../support/cases.ts';
import { ordinaryRooms } from '../support/start-checks.ts';

const ROOMS = casesOf(15, 1000);
/** How far a corner moves along each axis, mm. */
const MOVE = 0.04;

const counts = ({ tiles: { total, whole, cut, sliverCount } }: Plan) => ({ total, whole, cut, sliverCount });

describe('a room whose corners move by up to 0.04 mm', () => {
  it('keeps its counts, unless a strip is about as wide as the limit', () => {
    const moves = fc.array(fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(ordinaryRooms, layings(FIXED_PATTERNS), moves, (outer, { pattern, parameters, joint }, by) => {
        const at = (ring: readonly Point[]): PlanRequest => ({
          room: { outer: ring, holes: [], rectangles: [] },
          pattern,
          parameters,
          joint,
          start: outer[0],
        });
        const near = outer.map(({ x, y }, i) => ({ x: x + by[i].x / 1000, y: y + by[i].y / 1000 }));
        const planned = plan(at(outer));
        fc.pre(planned.tiles.total < 400 && isClear(at(outer), planned));
        expect(counts(plan(at(near)))).toEqual(counts(planned));
      }),
      { numRuns: ROOMS, maxSkipsPerRun: 100 },
    );
  });
});

/** Whether no strip is between 0.03 and 0.17 mm wide or too small to be measured, and no cut tile about a tenth of one. */
function isClear(request: PlanRequest, { layout, lattice: { motif } }: Plan): boolean {
  const { tiles, hasSpecks } = bruteLayout(request, { from: 0.1 - 1.75 * MOVE, to: 0.1 + 1.75 * MOVE });
  const slackMm2 = Math.max(...layout.frame.shapes.map(({ arc, corners }) => 2 * MOVE * arc[corners]));
  const isTenth = (tile: (typeof tiles)[number]) =>
    Math.abs(tile.coveredMm2 - signedArea(motif[tile.motif]) / 10) <= slackMm2;
  return !hasSpecks && !tiles.some((tile) => tile.isUnsure || isTenth(tile));
}

describe('a walk with a rounded bearing', () => {
  it.each(PATTERNS.map(({ id }) => id))('counts %s like the polygon that is meant', (pattern) => {
    const planned = (room: string) => {
      const read = readQuery(`${room}&pattern=${pattern}`);
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return counts(plan(read.request));
    };
    expect(planned('outline=E300+A45:141.42+S200+W400+N300')).toEqual(
      planned('polygon=0,0+300,0+400,100+400,300+0,300'),
    );
  });
});
