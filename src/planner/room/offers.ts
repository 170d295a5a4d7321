// Ways to close an open walk. Each makes a room that the interface accepts.

import {
  correctionsAlong,
  follow,
  gapOf,
  isOpenBy,
  makesRoom,
  tokenOf,
  tokensIn,
  type Wall,
} from '../../wire/index.ts';
import { rounded, walkOf, wallsOf } from './walk.ts';
import { closingsOf } from './walk-editing.ts';

/** Walls to add at the end, or another length for one wall. */
export type Offer = { readonly walk: string } & (
  | { readonly added: readonly Wall[] }
  | { readonly index: number; readonly lengthCm: number }
);

const MOST_OFFERS = 3;

/**
 * Ways to close a walk, the likeliest first. If only lengths differ from the accepted walk, one was corrected: the walls
 * that run back along it come first, and nothing is added unless no length helps.
 */
export function offersFor(walls: readonly Wall[], accepted: readonly Wall[]): Offer[] {
  if (gapOf(follow(walls).end) === undefined) return [];
  const added = addedTo(walls);
  const corrected = correctionsOf(walls);
  if (!isCorrection(walls, accepted)) return [...added, ...corrected].slice(0, MOST_OFFERS);
  const changed = walls.filter(({ lengthCm }, i) => lengthCm !== accepted[i].lengthCm);
  const rankOf = ({ index }: { readonly index: number }) => {
    if (changed.includes(walls[index])) return 2;
    return changed.some(({ bearingDeg }) => bearingDeg === walls[index].bearingDeg) ? 1 : 0;
  };
  const ranked = corrected.toSorted((a, b) => rankOf(a) - rankOf(b));
  const useful = ranked.filter((offer) => rankOf(offer) === 0);
  return (useful.length > 0 ? useful : [...ranked, ...added]).slice(0, MOST_OFFERS);
}

/** Whether two walks differ in lengths only. */
function isCorrection(walls: readonly Wall[], accepted: readonly Wall[]): boolean {
  return walls.length === accepted.length && walls.every(({ bearingDeg }, i) => bearingDeg === accepted[i].bearingDeg);
}

/** The closings of a walk that make a room. */
export function addedTo(walls: readonly Wall[]): { readonly walk: string; readonly added: readonly Wall[] }[] {
  return closingsOf(walls)
    .map((closing) => ({ walk: `${walkOf(walls)} ${closing}`.trim(), added: wallsOf(closing) ?? [] }))
    .filter(({ walk }) => makesRoom(tokensIn(walk)));
}

/** Each wall whose length alone closes the walk. */
function correctionsOf(walls: readonly Wall[]) {
  const { xCm, yCm } = follow(walls).end;
  if (isOpenBy(xCm) === isOpenBy(yCm)) return [];
  return correctionsAlong(walls, isOpenBy(xCm) ? 0 : 90, isOpenBy(xCm) ? xCm : yCm).flatMap(({ index, wall }) => {
    const lengthCm = rounded(wall.lengthCm, 1e4);
    const corrected = walls.with(index, { ...wall, lengthCm });
    return makesRoom(corrected.map(tokenOf)) ? [{ walk: walkOf(corrected), index, lengthCm }] : [];
  });
}
