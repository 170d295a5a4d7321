// The walls of a draft and their corners. The wire reads walks; the worker decides whether they are a valid room.

import { follow as followWalls, gapOf, tokenOf, tokensIn, type Wall, wallFromToken } from '../../wire/index.ts';
import type { CornerCm, Draft } from '../state/draft.ts';

/** A value rounded to `1 / parts`, never -0. */
export function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}

/** The walls of a walk, closed or not; null if one of its tokens is not a wall. */
export function wallsOf(text: string): Wall[] | null {
  const walls = tokensIn(text).map(wallFromToken);
  return walls.every((wall) => wall !== undefined) ? walls : null;
}

export function walkOf(walls: readonly Wall[]): string {
  return walls.map(tokenOf).join(' ');
}

/** Follows walls from 0,0: the corner before each wall, on the 0.001 cm grid of rooms, and the end. */
export function follow(walls: readonly Wall[]): { readonly corners: CornerCm[]; readonly end: CornerCm } {
  const { corners, end } = followWalls(walls);
  const onGrid = (cm: number) => rounded(cm, 1000);
  return {
    corners: corners.map(({ x, y }) => [onGrid(x / 10), onGrid(y / 10)]),
    end: gapOf(end) === undefined ? [0, 0] : [onGrid(end.xCm), onGrid(end.yCm)],
  };
}

/** Whether a walk ends at its start. */
export function isClosed(walls: readonly Wall[]): boolean {
  return gapOf(followWalls(walls).end) === undefined;
}

/** The corners of a draft's walls. */
export function outerOf({ outline = '', polygon }: Draft): readonly CornerCm[] {
  return polygon ?? follow(wallsOf(outline) ?? []).corners;
}
