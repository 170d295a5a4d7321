// Placing the lengths of walls one by one, each clear of those before it.

import type { Point } from '../../engine/index.ts';
import { type Tag, thinTag } from './tags.ts';
import type { Wall } from './walls.ts';

/** A placed length, px. */
export interface Placed {
  /** The index of its wall. */
  readonly wall: number;
  readonly text: string;
  readonly size: number;
  readonly tag: Tag;
  readonly leader: readonly [Point, Point] | null;
  readonly hasPlate: boolean;
}

export interface Round {
  readonly placed: readonly Placed[];
  readonly left: readonly Wall[];
}

/** Finds a place for the length of a wall. */
export type Way<Around> = (wall: Wall, around: Around) => Placed | undefined;

/** Places what one way can, in the order of the walls, and adds it to `taken`. */
export function placeAll<Around extends { readonly taken: Tag[] }>(
  walls: readonly Wall[],
  way: Way<Around>,
  around: Around,
): Round {
  const placed: Placed[] = [];
  const left = walls.filter((wall) => {
    const found = way(wall, around);
    if (!found) return true;
    placed.push(found);
    around.taken.push(...tagsOf(found));
    return false;
  });
  return { placed, left };
}

/** What a placed length and its leader occupy. */
export function tagsOf({ tag, leader }: Placed): Tag[] {
  return leader ? [tag, thinTag(...leader, 1)] : [tag];
}
