// The one door to the polygon boolean library. Everything behind it can be exchanged without anyone noticing.

import library from 'polygon-clipping';
import type { Point, Ring } from './point.ts';
import { signedArea } from './point.ts';

/** A region as the library knows it: polygons, each an outer ring and its holes. */
type Region = library.MultiPolygon;

/** A part of a region: its outer ring turns positive, its holes negative. */
export interface Part {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** What all the rings cover together. */
export function unite(rings: readonly Ring[]): Part[] {
  return inSomeView((see) => {
    const [first, ...others] = rings.map((ring) => [[see(ring)]]);
    return library.union(first, ...others);
  });
}

/** What is left of a ring when others are taken away. */
export function subtract(from: Ring, rings: readonly Ring[]): Part[] {
  return inSomeView((see) => library.difference([[see(from)]], ...rings.map((ring) => [[see(ring)]])));
}

/** What lies inside an odd number of rings: the floor itself, from its outer rings and holes. */
export function evenOdd(rings: readonly Ring[]): Part[] {
  return inSomeView((see) => {
    const [first, ...others] = rings.map((ring) => [[see(ring)]]);
    return library.xor(first, ...others);
  });
}

/** What a ring has in common with a region. `accept` judges the answer; see below for why it may have to. */
export function intersect(ring: Ring, parts: readonly Part[], accept?: (found: Part[]) => boolean): Part[] {
  return inSomeView(
    (see) =>
      library.intersection(
        [[see(ring)]],
        parts.map((part) => [part.outer, ...part.holes].map(see)),
      ),
    accept,
  );
}

type See = (ring: Ring) => library.Ring;

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
function inSomeView(operate: (see: See) => Region, accept?: (found: Part[]) => boolean): Part[] {
  let reason: unknown = new Error('The boolean library found no answer');
  for (const view of VIEWS) {
    try {
      const found = partsOf(
        operate((ring) => closedPairs(ring).map(view)).map((rings) => rings.map((ring) => ring.map(view))),
      );
      if (!accept || accept(found)) return found;
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

function closedPairs(ring: Ring): library.Ring {
  const pairs = ring.map(({ x, y }): library.Pair => [x, y]);
  pairs.push(pairs[0]);
  return pairs;
}

function partsOf(region: Region): Part[] {
  return region.map(([outer, ...holes]) => ({
    outer: turned(openRing(outer), 1),
    holes: holes.map((hole) => turned(openRing(hole), -1)),
  }));
}

function openRing(pairs: library.Ring): Point[] {
  return pairs.slice(0, -1).map(([x, y]) => ({ x, y }));
}

/** The ring walked so that its signed area has the wanted sign. */
export function turned(ring: Ring, sign: 1 | -1): Ring {
  return signedArea(ring) * sign < 0 ? ring.toReversed() : ring;
}
