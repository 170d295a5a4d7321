// Follows walks: the corners, the gap that is left, and the walls or lengths that close it.

import { LIMITS, type Point } from '../../../engine/index.ts';
import { written } from '../numbers.ts';
import { isSimpleRing } from '../simple-rings.ts';
import { stepAt, type Wall, wallFromToken } from './wall-token.ts';

/** A position on the walk, in cm from its start. */
export interface Walker {
  xCm: number;
  yCm: number;
}

/** A walk that ends this close to its start counts as closed. */
const CLOSING_CM = 0.1;
/** In doubles, 100.1 - 100 is slightly more than 0.1. */
const NOISE_CM = 1e-9;

/** The distance from the end of a walk to its start, in cm; undefined if it is small enough to count as closed. */
export function gapOf({ xCm, yCm }: Walker): number | undefined {
  const gapCm = Math.hypot(xCm, yCm);
  return gapCm <= CLOSING_CM + NOISE_CM ? undefined : gapCm;
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

/** A wall with another length. */
export interface Correction {
  readonly index: number;
  readonly wall: Wall;
}

/** Each wall along an axis whose length alone corrects an excess, in walking order. */
export function correctionsAlong(walls: readonly Wall[], axisDeg: number, excessCm: number): Correction[] {
  return walls.flatMap((wall, index) => {
    const lengthCm = lengthWithout(excessCm, wall);
    const isOne = wall.bearingDeg % 180 === axisDeg && lengthCm > CLOSING_CM;
    return isOne ? [{ index, wall: { ...wall, lengthCm } }] : [];
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
