// Walks that do not return to their start: the walls to add, or the lengths to correct, that make them a room.

import { LIMITS } from '../../engine/index.ts';
import { written } from '../values/numbers.ts';
import {
  type Correction,
  correctionsAlong,
  isOpenBy,
  makesRoom,
  missingWalls,
  straightBack,
} from '../values/walks/walk-closing.ts';
import type { Walker } from '../values/walks/walk-following.ts';
import { tokenOf, type Wall } from '../values/walks/wall-token.ts';

/** Walls per axis whose length is tried if both are open: enough to find good corrections, with little work. */
const CORRECTIONS_TRIED = 4;
/** Corrections that a message names: often either of two opposite walls is wrong. */
const CORRECTIONS_SHOWN = 2;

/** Describes where an open walk ends, and the walls to add or the lengths to correct that make it a room. */
export function interpretGap(tokens: readonly string[], walls: readonly Wall[], end: Walker) {
  const added = addedWalks(tokens, end).filter(({ walk }) => makesRoom(walk));
  const corrected = correctedWalks(tokens, walls, end).filter(({ walk }) => makesRoom(walk));
  const changes = [...added.slice(0, 1), ...corrected.slice(0, CORRECTIONS_SHOWN)].map(({ change }) => change);
  const isOneMissing = missingWalls(end).length === 1;
  const advice = changes.length > 0 ? changes.join(', or ') : `bring it back by ${missingWalls(end).join(' ')}`;
  return {
    where: whereItEnds(end),
    advice: `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`,
    // The whole walk with the wall that it lacks, if no other way makes it a room.
    example: isOneMissing && corrected.length === 0 ? added[0]?.walk.join(' ') : undefined,
  };
}

/** A way to close a walk. */
interface Closing {
  /** `add N300 at the end` */
  readonly change: string;
  readonly walk: readonly string[];
}

/** The walk with the walls that are missing at its end, by one or two straight ones or directly. */
function addedWalks(tokens: readonly string[], end: Walker): Closing[] {
  const missing = missingWalls(end);
  const endings = missing.length === 1 ? [missing] : [missing, missing.toReversed(), [straightBack(end)]];
  return endings.map((added) => ({ change: `add ${added.join(' ')} at the end`, walk: [...tokens, ...added] }));
}

function whereItEnds(end: Walker): string {
  const parts = [
    ...(written(end.xCm) === '0' ? [] : [`${written(Math.abs(end.xCm))} cm ${end.xCm < 0 ? 'west' : 'east'}`]),
    ...(written(end.yCm) === '0' ? [] : [`${written(Math.abs(end.yCm))} cm ${end.yCm < 0 ? 'north' : 'south'}`]),
  ];
  const distance = parts.length > 1 ? ` (${written(Math.hypot(end.xCm, end.yCm))} cm away)` : '';
  return `ends ${parts.join(' and ')} of its start${distance}`;
}

/** The walk with one wall per open axis corrected; the last walls are tried first. */
function correctedWalks(tokens: readonly string[], walls: readonly Wall[], end: Walker): Closing[] {
  const alongX = correctionsTo(walls, 0, end.xCm);
  const alongY = correctionsTo(walls, 90, end.yCm);
  // Each wall along one axis, but not each pair of walls.
  const most = alongX.length > 1 && alongY.length > 1 ? CORRECTIONS_TRIED : LIMITS.outlineWalls;
  return alongX.slice(0, most).flatMap((x) =>
    alongY.slice(0, most).map((y) => {
      const changes = [...x, ...y].map(({ index, wall }) => ({
        index,
        token: `${tokenOf(wall).charAt(0)}${written(wall.lengthCm)}`,
      }));
      const walk = tokens.map((token, i) => changes.find((change) => change.index === i)?.token ?? token);
      const said = changes.map(({ index, token }) => `wall ${index + 1} to ${token}`).join(' and ');
      return { change: `correct ${said}`, walk };
    }),
  );
}

/** The ways to correct an excess along an axis; one empty way if there is no excess. */
function correctionsTo(walls: readonly Wall[], axisDeg: number, excessCm: number): Correction[][] {
  const corrections = correctionsAlong(walls, axisDeg, excessCm).map((correction) => [correction]);
  return isOpenBy(excessCm) ? corrections.toReversed() : [[]];
}
