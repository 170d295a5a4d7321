// The one door to the polygon boolean library. Everything behind it can be exchanged without anyone noticing.

import library from 'polygon-clipping';
import { type Ring, signedArea } from './point.ts';

/** A part of a region: its outer ring turns positive, its holes negative. */
export interface Part {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** What all the rings cover together. */
export function unite(rings: readonly Ring[]): Part[] {
  return inSomeView('union', rings.map(regionOf));
}

/** What is left of a ring when others are taken away. */
export function subtract(from: Ring, rings: readonly Ring[]): Part[] {
  return inSomeView('difference', [from, ...rings].map(regionOf));
}

/** What lies inside an odd number of rings: the floor itself, from its outer rings and holes. */
export function evenOdd(rings: readonly Ring[]): Part[] {
  return inSomeView('xor', rings.map(regionOf));
}

/** What a ring has in common with a region. `accept` judges the answer; see below for why it may have to. */
export function intersect(ring: Ring, parts: readonly Part[], accept?: (found: Part[]) => boolean): Part[] {
  const region = parts.map(({ outer, holes }) => [outer, ...holes]);
  return inSomeView('intersection', [regionOf(ring), region], accept);
}

/** Polygons, each an outer ring and its holes. */
type Region = readonly (readonly Ring[])[];

function regionOf(ring: Ring): Region {
  return [[ring]];
}

// Mirrorings of the plane; each undoes itself.
const VIEWS: readonly ((pair: library.Pair) => library.Pair)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [-x, y],
  ([x, y]) => [-y, -x],
];

/**
 * The library sweeps the plane from left to right. On some inputs whose lines meet all but exactly it loses its way and
 * throws, or, off the grid, returns a wrong area; seen from another side it finds through. So it is asked until it answers.
 */
function inSomeView(
  operation: 'union' | 'difference' | 'xor' | 'intersection',
  regions: readonly Region[],
  accept?: (found: Part[]) => boolean,
): Part[] {
  let reason: unknown = new Error('The boolean library found no answer');
  for (const view of VIEWS) {
    const see = (ring: Ring): library.Ring => ring.map(({ x, y }) => view([x, y]));
    // The library repeats the first corner.
    const openRing = (pairs: library.Ring): Ring =>
      pairs
        .slice(0, -1)
        .map(view)
        .map(([x, y]) => ({ x, y }));
    try {
      const [first, ...others] = regions.map((region) => region.map((rings) => rings.map(see)));
      const found = library[operation](first, ...others).map(([outer, ...holes]) => ({
        outer: turned(openRing(outer), 1),
        holes: holes.map((hole) => turned(openRing(hole), -1)),
      }));
      if (!accept || accept(found)) return found;
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** The ring walked so that its signed area has the wanted sign. */
export function turned(ring: Ring, sign: 1 | -1): Ring {
  return signedArea(ring) * sign < 0 ? ring.toReversed() : ring;
}
