// The walls and the lengths that close a walk.

import { LIMITS } from '../../../engine/index.ts';
import { written } from '../numbers.ts';
import { isSimpleRing } from '../simple-rings.ts';
import { CLOSING_CM, follow, gapOf, lengthWithout, vanishedWall, type Walker } from './walk-following.ts';
import { type Wall, wallFromToken } from './wall-token.ts';

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
