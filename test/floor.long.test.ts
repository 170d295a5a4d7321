// Compares the floor's area with exact arithmetic, so that the floor, and the boolean library that brute force uses, are
// checked by an independent method.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlanError, type Room } from '../src/engine/index.ts';
import { type Floor, floorOf } from '../src/engine/room.ts';
import { awkwardRequests } from './support/awkward-rooms.ts';
import { casesOf } from './support/cases.ts';
import { exactArea } from './support/exact-area.ts';

const ROOMS = casesOf(100, 2000);

function floorIfRoom(room: Room): Floor | undefined {
  try {
    return floorOf(room);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

test(`${ROOMS} awkward rooms with cutouts have the exact area`, () => {
  const withCutouts = awkwardRequests(['squares-pattern']).filter(
    ({ room }) => room.holes.length + room.rectangles.length > 0,
  );
  fc.assert(
    fc.property(withCutouts, ({ room }) => {
      const floor = floorIfRoom(room);
      fc.pre(floor !== undefined);
      const { areaMm2 } = exactArea(room);
      // With floors of at least 100 mm² and coordinates of some 1000 mm, rounding is far below this.
      expect(Math.abs(floor.areaMm2 - areaMm2)).toBeLessThan(1e-9 * areaMm2);
    }),
    { numRuns: ROOMS, maxSkipsPerRun: 20 },
  );
});
