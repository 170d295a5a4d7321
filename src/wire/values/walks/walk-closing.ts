// Walks that do not return to their start: the gap, and repairs that close it without making walls cross.

import { LIMITS, type Point } from '../../../engine/index.ts';
import { written } from '../numbers.ts';
import { isSimpleRing } from '../simple-rings.ts';
import { stepAt, tokenOf, type Wall, wallFromToken } from './wall-token.ts';

/** A position on the walk, in cm from its start. */
export interface Walker {
  xCm: number;
  yCm: number;
}

/** A walk that ends this close to its start counts as closed. */
const CLOSING_CM = 0.1;
/** Walls per axis whose length is tried if both are open: enough to find good corrections, with little work. */
const CORRECTIONS_TRIED = 4;
/** Corrections that a message names: often either of two opposite walls is wrong. */
const CORRECTIONS_SHOWN = 2;
/** In doubles, 100.1 - 100 is slightly more than 0.1. */
const NOISE_CM = 1e-9;

/** The distance from the end of a walk to its start, in cm; undefined if it is small enough to count as closed. */
export function gapOf({ xCm, yCm }: Walker): number | undefined {
  const gapCm = Math.hypot(xCm, yCm);
  return gapCm <= CLOSING_CM + NOISE_CM ? undefined : gapCm;
}

interface GapRepair {
  /** `ends 10 cm west and 5 cm south of its start` */
  readonly where: string;
  readonly advice: string;
  /** The whole walk with the wall that it lacks, if no other way makes it a room. */
  readonly example: string | undefined;
}

/** Describes where an open walk ends, and the walls to add or the lengths to correct that make it a room. */
export function repairGap(tokens: readonly string[], walls: readonly Wall[], end: Walker): GapRepair {
  const added = addedWalks(tokens, end).filter(({ walk }) => makesRoom(walk));
  const corrected = correctedWalks(tokens, walls, end).filter(({ walk }) => makesRoom(walk));
  const changes = [...added.slice(0, 1), ...corrected.slice(0, CORRECTIONS_SHOWN)].map(({ change }) => change);
  const isOneMissing = missingWalls(end).length === 1;
  const advice = changes.length > 0 ? changes.join(', or ') : `bring it back by ${missingWalls(end).join(' ')}`;
  return {
    where: whereItEnds(end),
    advice: `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`,
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

/** The straight walls from the end to the start, without lengths that are too short to matter. */
export function missingWalls({ xCm, yCm }: Walker): string[] {
  return [
    ...(isOpenBy(xCm) ? [`${xCm < 0 ? 'E' : 'W'}${written(Math.abs(xCm))}`] : []),
    ...(isOpenBy(yCm) ? [`${yCm < 0 ? 'S' : 'N'}${written(Math.abs(yCm))}`] : []),
  ];
}

/** The single wall from the end to the start: `A216.8699:500`. */
export function straightBack({ xCm, yCm }: Walker): string {
  const bearingDeg = (Math.atan2(-yCm, -xCm) * 180) / Math.PI;
  const rounded = Math.round(((bearingDeg + 360) % 360) * 10_000) / 10_000;
  return `A${rounded}:${written(Math.hypot(xCm, yCm))}`;
}

/** The walk with one wall per open axis corrected; the last walls are tried first. */
function correctedWalks(tokens: readonly string[], walls: readonly Wall[], end: Walker): Closing[] {
  const alongX = waysAlong(walls, 0, end.xCm);
  const alongY = waysAlong(walls, 90, end.yCm);
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

/** The ways to correct an excess along an axis with one wall; one empty way if there is no excess. */
function waysAlong(walls: readonly Wall[], axisDeg: 0 | 90, excessCm: number): Correction[][] {
  if (!isOpenBy(excessCm)) return [[]];
  return correctionsAlong(walls, axisDeg, excessCm)
    .map((correction) => [correction])
    .toReversed();
}

/** A wall with another length. */
export interface Correction {
  readonly index: number;
  readonly wall: Wall;
}

/** Each wall along an axis whose length alone corrects an excess, in walking order. */
export function correctionsAlong(walls: readonly Wall[], axisDeg: 0 | 90, excessCm: number): Correction[] {
  return walls.flatMap((wall, index) => {
    if (wall.bearingDeg % 180 !== axisDeg) return [];
    const lengthCm = lengthWithout(excessCm, wall);
    return lengthCm > CLOSING_CM ? [{ index, wall: { ...wall, lengthCm } }] : [];
  });
}

/** The length that a wall has without an excess along its axis. */
function lengthWithout(excessCm: number, { bearingDeg, lengthCm }: Wall): number {
  return lengthCm - (bearingDeg < 180 ? excessCm : -excessCm);
}

/** Whether an excess along an axis is long enough to matter. */
export function isOpenBy(excessCm: number): boolean {
  return Math.abs(excessCm) > CLOSING_CM / 2;
}

/** Whether a walk closes and its walls meet only at shared corners, by the rules of the engine. */
export function makesRoom(tokens: readonly string[]): boolean {
  const walls = tokens.flatMap((token) => wallFromToken(token) ?? []);
  if (walls.length < tokens.length || walls.length < LIMITS.ringCorners.min || walls.length > LIMITS.outlineWalls)
    return false;
  const { corners, end } = follow(walls);
  return gapOf(end) === undefined && vanishedWall(corners) < 0 && isSimpleRing(corners);
}

/** Follows walls from 0,0; returns the corners in mm, with a small gap closed, and the end as walked. */
export function follow(walls: readonly Wall[]): { readonly corners: Point[]; readonly end: Walker } {
  const walked = followAsSent(walls);
  if (gapOf(walked.end) !== undefined) return walked;
  return { corners: followAsSent(withoutGap(walls, walked.end)).corners, end: walked.end };
}

/**
 * Takes a small gap out of the lengths of the last wall along x and the last one along y, so that straight walls stay
 * straight. Along an axis without such a wall, the last wall tilts instead.
 */
function withoutGap(walls: readonly Wall[], { xCm, yCm }: Walker): readonly Wall[] {
  const shortened = [...walls];
  for (const [axisDeg, excessCm] of [
    [0, xCm],
    [90, yCm],
  ]) {
    const index = shortened.findLastIndex(
      (wall) => wall.bearingDeg % 180 === axisDeg && lengthWithout(excessCm, wall) > 0,
    );
    if (index >= 0) shortened[index] = { ...shortened[index], lengthCm: lengthWithout(excessCm, shortened[index]) };
  }
  return shortened;
}

function followAsSent(walls: readonly Wall[]): { readonly corners: Point[]; readonly end: Walker } {
  const corners: Point[] = [];
  const end: Walker = { xCm: 0, yCm: 0 };
  for (const { bearingDeg, lengthCm } of walls) {
    corners.push(cornerAt(end));
    const step = stepAt(bearingDeg);
    end.xCm += step.x * lengthCm;
    end.yCm += step.y * lengthCm;
  }
  return { corners, end };
}

/** The corner at a position, in mm, on a grid of 0.001 cm, so that rounded bearings reach the intended corner. */
function cornerAt({ xCm, yCm }: Walker): Point {
  return { x: Math.round(xCm * 1000) / 100 + 0, y: Math.round(yCm * 1000) / 100 + 0 };
}

/** The index of the first wall that has no length on the grid; -1 if there is none. */
export function vanishedWall(corners: readonly Point[]): number {
  return corners.findIndex((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return corner.x === next.x && corner.y === next.y;
  });
}
