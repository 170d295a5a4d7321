// Blocks of strips: how many strips make up a block that is as wide as they are long.

import { choice } from './parameters.ts';

/** Returns the parameter for the number of strips; `label` is its key in the words tables. */
export function stripsParameter(label: string, defaultCount: '2' | '3') {
  return choice(label, 'strips', ['2', '3', '4', '5'], defaultCount);
}

/** Returns the length of strips that are together as wide as one is long, joints included, mm. */
export function stripLength(width: number, strips: string, joint: number): number {
  return Number(strips) * (width + joint) - joint;
}

/** Returns the places of the strips of a block across them, mm. */
export function stripPlaces(width: number, strips: string, joint: number): number[] {
  return Array.from({ length: Number(strips) }, (_, i) => i * (width + joint));
}
