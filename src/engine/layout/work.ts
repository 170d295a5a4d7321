// Estimates the work of a layout before any of it is done, and refuses hopeless requests.

import { PlanError } from '../errors.ts';
import { meanTiles } from '../expectation.ts';
import { LIMITS } from '../limits.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { eachWall, type Floor } from '../room.ts';
import { grouped } from '../units.ts';
import { MOST_LOOKS } from '../work-limits.ts';
import type { Frame } from './frame.ts';

/** Refuses a floor that certainly needs too many tiles, or whose walls pass far more tiles than any plan needs. */
export function refuseHopeless(floor: Floor, frame: Frame, lattice: Lattice, tileLimit: number): void {
  if (surelyAtLeast(floor, frame, lattice) > tileLimit) {
    throw tooManyTiles(Math.ceil(meanTiles(floor, lattice)), 'about ', tileLimit);
  }
  const looks = looksNeeded(floor, frame);
  if (looks > MOST_LOOKS * Math.max(1, tileLimit / LIMITS.tiles)) throw tooMuchWork(looks);
}

/** Refuses a layout with more tiles than the limit. */
export function refuseTooMany(total: number, tileLimit: number): void {
  if (total > tileLimit) throw tooManyTiles(total, '', tileLimit);
}

/**
 * A lower bound on the tiles that the floor needs from any start. At least floor area / cell area cells meet the floor,
 * and only those within their own reach of a wall can hold anything but whole tiles.
 */
function surelyAtLeast(floor: Floor, frame: Frame, { motif, cellAreaMm2 }: Lattice): number {
  const farthest = Math.max(...motif.flat().map(({ x, y }) => Math.hypot(x, y)));
  const reach = farthest + frame.stepLength + Math.hypot(frame.rowX, frame.rowY);
  let sureMm2 = floor.areaMm2;
  eachWall(floor, (dx, dy) => {
    sureMm2 -= 2 * reach * Math.hypot(dx, dy) + Math.PI * reach * reach;
  });
  return (motif.length * sureMm2) / cellAreaMm2;
}

/** Number of pairs of a wall and a tile that the kernel examines. */
function looksNeeded(floor: Floor, { shapes, along, rowPitch, stepLength }: Frame): number {
  let looks = 0;
  eachWall(floor, (dx, dy) => {
    const ds = Math.abs(dx * along.x + dy * along.y);
    const dt = Math.abs(dy * along.x - dx * along.y);
    for (const { halfS, halfT } of shapes) {
      looks += ((dt + 2 * halfT) / rowPitch + 1) * ((2 * halfS) / stepLength + 1) + ds / stepLength;
    }
  });
  return looks;
}

function tooManyTiles(tiles: number, about: 'about ' | '', tileLimit: number): PlanError {
  const count = about + grouped(tiles);
  const message = `This layout needs ${count} tiles, more than the limit of ${grouped(tileLimit)} per plan; send larger tiles (in mm) or a smaller room (in cm), or plan the floor in parts.`;
  return new PlanError('too-many-tiles', message, { received: count, tiles });
}

function tooMuchWork(looks: number): PlanError {
  const message = `The walls pass about ${grouped(Math.ceil(looks))} tiles, more than the limit of ${grouped(MOST_LOOKS)} per plan; send larger tiles (in mm) or fewer corners.`;
  return new PlanError('too-much-work', message);
}
