// Compares the floor's area with bands of the plane, so that the floor, and the boolean library that the oracle uses,
// are checked by an independent method.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlanError, type Room } from '../src/engine/index.ts';
import { type Floor, floorOf } from '../src/engine/room.ts';
import { awkwardRequests } from './support/awkward-rooms.ts';
import { casesOf } from './support/cases.ts';
import { scanlineArea } from './support/scanline-area.ts';

const ROOMS = casesOf(100, 2000);

function floorIfRoom(room: Room): Floor | undefined {
  try {
    return floorOf(room);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

test(`${ROOMS} awkward rooms with cutouts have the same area as bands of the plane`, () => {
  const withCutouts = awkwardRequests(['squares-pattern']).filter(
    ({ room }) => room.holes.length + room.rectangles.length > 0,
  );
  fc.assert(
    fc.property(withCutouts, ({ room }) => {
      const floor = floorIfRoom(room);
      fc.pre(floor !== undefined);
      const area = scanlineArea(room);
      // With floors of at least 100 mm² and coordinates of some 1000 mm, rounding is far below this.
      expect(Math.abs(floor.areaMm2 - area)).toBeLessThan(1e-6 * area);
    }),
    { numRuns: ROOMS, maxSkipsPerRun: 20 },
  );
});
