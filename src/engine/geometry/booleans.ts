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
  const [first, ...others] = rings.map(regionOf);
  return partsOf(library.union(first, ...others));
}

/** What is left of a ring when others are taken away. */
export function subtract(from: Ring, rings: readonly Ring[]): Part[] {
  return partsOf(library.difference(regionOf(from), ...rings.map(regionOf)));
}

/** What lies inside an odd number of rings: the floor itself, from its outer rings and holes. */
export function evenOdd(rings: readonly Ring[]): Part[] {
  const [first, ...others] = rings.map(regionOf);
  return partsOf(library.xor(first, ...others));
}

/** What a ring has in common with a region of several parts. */
export function intersect(ring: Ring, parts: readonly Part[]): Part[] {
  const region = parts.map((part) => [part.outer, ...part.holes].map(closedPairs));
  return partsOf(library.intersection(regionOf(ring), region));
}

function regionOf(ring: Ring): Region {
  return [[closedPairs(ring)]];
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
