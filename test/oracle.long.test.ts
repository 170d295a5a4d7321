// Compares the kernel with brute force on awkward rooms: class, area and pieces of every tile.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, PlanRequest } from '../src/engine/index.ts';
import { awkwardRequests } from './support/awkward-rooms.ts';
import { areaOf, bruteLayout } from './support/brute-force.ts';
import { casesOf } from './support/cases.ts';
import { laidTiles } from './support/laid-tiles.ts';
import { planIfRoom } from './support/laws.ts';

const ROOMS = Number(process.env.ORACLE_ROOMS ?? casesOf(30, 2000));

test(`${ROOMS} awkward rooms equal brute force`, () => {
  const seen: Seen = { rooms: 0, cut: 0, unsure: 0 };
  fc.assert(
    fc.property(awkwardRequests(), (request) => {
      const planned = planIfRoom(request);
      fc.pre(planned !== undefined);
      seen.rooms++;
      expect(differences(request, planned, seen)).toEqual([]);
    }),
    { numRuns: ROOMS, maxSkipsPerRun: 10 },
  );
  expect(seen.rooms).toBeGreaterThanOrEqual(ROOMS);
  // For pieces that touch in a point, and tiles that the library gets wrong, the number of pieces is not comparable.
  // One room may have a dozen of them, so a small sample says nothing about their share.
  expect(seen.unsure).toBeLessThan(0.02 * Math.max(seen.cut, 5000));
  console.log(`${seen.rooms} rooms, ${seen.cut} cut tiles, pieces not counted in ${seen.unsure} of them`);
});

interface Seen {
  rooms: number;
  cut: number;
  unsure: number;
}

function differences(request: PlanRequest, planned: Plan, seen: Seen): string[] {
  const brute = bruteLayout({ ...request, start: planned.start }, undefined, planned);
  const name = (tile: { motif: number; a: number; b: number }) => `tile ${tile.motif} at ${tile.a},${tile.b}`;
  const ours = new Map(laidTiles(planned).map((tile) => [name(tile), tile]));
  const found: string[] = [];
  const floorAreaMm2 = areaOf(brute.floor);
  if (Math.abs(floorAreaMm2 - planned.floor.areaMm2) > 1e-9 * floorAreaMm2)
    found.push(`floor ${planned.floor.areaMm2} is not ${floorAreaMm2}`);
  for (const theirs of brute.tiles) {
    const mine = ours.get(name(theirs));
    if (theirs.verdict === 'cut') seen.cut++;
    if (theirs.verdict === 'cut' && (theirs.pieces === undefined || theirs.pinches > 0)) seen.unsure++;
    ours.delete(name(theirs));
    if (theirs.isUnsure || (theirs.verdict === 'nothing' && !mine)) continue;
    if (!mine) found.push(`${name(theirs)} is missing, ${theirs.verdict} ${theirs.coveredMm2 / theirs.tileAreaMm2}`);
    else if (mine.verdict !== theirs.verdict)
      found.push(
        `${name(theirs)} is ${mine.verdict}, not ${theirs.verdict} (${theirs.coveredMm2 / theirs.tileAreaMm2})`,
      );
    else if (mine.verdict === 'cut' && Math.abs(mine.coveredMm2 - theirs.coveredMm2) > 1e-6 * theirs.tileAreaMm2)
      found.push(`${name(theirs)} covers ${mine.coveredMm2}, not ${theirs.coveredMm2}`);
    else if (theirs.pieces !== undefined && Math.abs(mine.pieces - theirs.pieces) > theirs.pinches)
      found.push(`${name(theirs)} has ${mine.pieces} pieces, not ${theirs.pieces}`);
  }
  for (const extra of ours.keys()) found.push(`${extra} is not there`);
  return found;
}
