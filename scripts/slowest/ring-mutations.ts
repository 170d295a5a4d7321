// Mutations of one ring, in whole micrometres. Some break the ring; the caller drops those.

import type { Point, Ring } from '../../src/engine/index.ts';
import type { Random } from '../../test/fuzz/random.ts';
import { at, many } from '../../test/support/tangles/sketch.ts';

export type RingMutation = (ring: Ring, random: Random) => Ring;

const MOST_CORNERS = 500;

/** The longer side of a ring's bounding box. */
export function sizeOf(ring: Ring): number {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(span(ring.map(({ x }) => x)), span(ring.map(({ y }) => y)), 1);
}

function rounded(x: number, y: number): Point {
  return at(Math.round(x), Math.round(y));
}

/** A random length from a micrometre to a third of the ring, log-uniform, with a random sign. */
function someWay(ring: Ring, random: Random): number {
  return random.size(sizeOf(ring) / 3) * random.pick([1, -1]);
}

function replaceAt(ring: Ring, index: number, count: number, ...by: readonly Point[]): Ring {
  return [...ring.slice(0, index), ...by, ...ring.slice(index + count)];
}

function moveCorner(ring: Ring, random: Random): Ring {
  const i = random.below(ring.length);
  return replaceAt(ring, i, 1, rounded(ring[i].x + someWay(ring, random), ring[i].y + someWay(ring, random)));
}

function dropCorner(ring: Ring, random: Random): Ring {
  return replaceAt(ring, random.below(ring.length), 1);
}

/** Inserts corners into a wall; each is given as fractions of the wall's length along it and perpendicular to it. */
function putIntoWall(ring: Ring, random: Random, shares: readonly (readonly [along: number, aside: number])[]): Ring {
  const i = random.below(ring.length);
  const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const corners = shares.map(([along, aside]) =>
    rounded(from.x + along * dx - aside * dy, from.y + along * dy + aside * dx),
  );
  return replaceAt(ring, i + 1, 0, ...corners);
}

function shareOf(random: Random): number {
  return (random.size(1000) / 1000) * random.pick([1, -1]);
}

function spike(ring: Ring, random: Random): Ring {
  const middle = random.between(1, 99) / 100;
  const width = Math.min(middle, 1 - middle) / random.size(1000);
  return putIntoWall(ring, random, [
    [middle - width / 2, 0],
    [middle, shareOf(random)],
    [middle + width / 2, 0],
  ]);
}

function combWall(ring: Ring, random: Random): Ring {
  const teeth = random.size(Math.max(2, (MOST_CORNERS - ring.length) / 4));
  const depth = shareOf(random);
  const pointed = random.chance(0.5);
  const shares = many(teeth, (index): [number, number][] => {
    const place = (step: number) => (index + step) / teeth;
    if (pointed)
      return [
        [place(0.25), 0],
        [place(0.5), depth],
      ];
    return [
      [place(0.2), 0],
      [place(0.2), depth],
      [place(0.7), depth],
      [place(0.7), 0],
    ];
  });
  return putIntoWall(ring, random, shares.flat());
}

function roundBite(ring: Ring, random: Random): Ring {
  const corners = random.size(Math.max(2, MOST_CORNERS - ring.length));
  const depth = shareOf(random);
  const radius = random.between(1, 49) / 100;
  return putIntoWall(
    ring,
    random,
    many(corners + 1, (index) => {
      const angle = (Math.PI * index) / corners;
      return [0.5 - radius * Math.cos(angle), depth * Math.sin(angle)] as const;
    }),
  );
}

/** Doubles the corners; each new one is slightly off the wall that it divides. */
function refine(ring: Ring, random: Random): Ring {
  const off = random.size(sizeOf(ring) / (4 * ring.length) + 1);
  return ring.flatMap((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    const jitter = () => random.between(-off, off);
    return [corner, rounded((corner.x + next.x) / 2 + jitter(), (corner.y + next.y) / 2 + jitter())];
  });
}

/** Moves, scales and rotates the ring. */
export function moved(ring: Ring, random: Random): Ring {
  const [dx, dy] = [someWay(ring, random), someWay(ring, random)];
  const scale = random.chance(0.5) ? 1 : random.between(30, 200) / 100;
  const turn = random.chance(0.5) ? 0 : (random.below(1000) / 1000) * Math.PI;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const { x: ox, y: oy } = ring[0];
  return ring.map(({ x, y }) =>
    rounded(ox + dx + cos * (x - ox) - sin * (y - oy), oy + dy + sin * (x - ox) + cos * (y - oy)),
  );
}

export const RING_MUTATIONS: readonly (readonly [weight: number, mutation: RingMutation])[] = [
  [4, moveCorner],
  [2, dropCorner],
  [3, spike],
  [3, combWall],
  [3, roundBite],
  [2, refine],
  [2, moved],
];
