// The seeds of the search for the slowest request: rooms that once were slow, and rooms at each of the limits.

import type { Ring } from '../../src/engine/index.ts';
import { KNOWN_TANGLES } from '../../test/support/known-tangles.ts';
import { at, boxRing, many, rectangleOf, ringOf, type Sketch, starRing } from '../../test/support/tangles/sketch.ts';
import { tangleOf } from '../../test/support/tangles.ts';
import type { Candidate, Laying } from './candidate.ts';

const CM = 10_000;

const SQUARES: Laying = { pattern: 'squares', parameters: { tileSize: 300 }, joint: 3 };

function seedOf(
  family: string,
  room: Partial<Sketch> & Pick<Sketch, 'outer'>,
  laying: Partial<Laying> = {},
): Candidate {
  return { family, room: { holes: [], rectangles: [], ...room }, laying: { ...SQUARES, ...laying } };
}

function squares(tileSize: number, rotation = 0): Partial<Laying> {
  return { parameters: { tileSize, rotation }, joint: 0 };
}

/** A square whose right side has a round bite with this many corners. */
function bitten(side: number, corners: number): Ring {
  const bite = many(corners, (index) => {
    const angle = (Math.PI * (index + 1)) / (corners + 1);
    return at(Math.round(side - 0.3 * side * Math.sin(angle)), Math.round(0.5 * side - 0.4 * side * Math.cos(angle)));
  });
  return [at(0, 0), at(side, 0), ...bite, at(side, side), at(0, side)];
}

/** One tile of 4 m on a floor with many necks. */
const NECKS: readonly Candidate[] = [
  seedOf(
    'a bite and a round hole in one tile',
    { outer: bitten(390 * CM, 490), holes: [starRing(at(120 * CM, 195 * CM), 500, 0, () => 80 * CM)] },
    squares(4000),
  ),
  seedOf(
    'spiky holes in one tile',
    {
      outer: bitten(390 * CM, 490),
      holes: many(31, (index) => {
        const middle = at((25 + 45 * (index % 5)) * CM, (25 + 55 * Math.floor(index / 5)) * CM);
        return starRing(middle, 250, 0.1, (i) => (i % 2 === 0 ? 20 * CM : 12 * CM));
      }),
    },
    squares(4000),
  ),
];

/** A hall of needles: its walls cross about as many tiles as a plan may have. */
const NEEDLES: Ring = [
  ...many(490, (index) => at(Math.round(1.35 * CM * index), index % 2 === 0 ? 3000 * CM : 0)),
  at(660 * CM, -5 * CM),
  at(0, -5 * CM),
];

const HALL: Ring = ringOf([0, 0], [6000 * CM, 300 * CM], [5980 * CM, 450 * CM], [10 * CM, 165 * CM]);

/** Rooms at the limit of tiles, or of tiles that walls cross. */
const LIMITS_REACHED: readonly Candidate[] = [
  seedOf('needles', { outer: NEEDLES }, squares(200)),
  seedOf('needles in hexagons', { outer: NEEDLES }, { pattern: 'hexagons', ...squares(250) }),
  seedOf(
    'a star with long rays',
    { outer: starRing(at(0, 0), 240, 0, (i) => (i % 2 === 0 ? 2000 : 900) * CM) },
    squares(250, 7),
  ),
  seedOf('a full square', { outer: boxRing(0, 0, 1400 * CM) }, squares(100, 7)),
  seedOf('a hall out of square', { outer: HALL }, { parameters: { tileSize: 80 } }),
  seedOf(
    'a hall of planks',
    { outer: HALL },
    { pattern: 'herringbone', parameters: { tileWidth: 60, tileHeight: 180 }, joint: 2 },
  ),
  seedOf(
    'a full square of chevrons',
    { outer: boxRing(0, 0, 1200 * CM) },
    { pattern: 'chevron', parameters: { tileWidth: 60, tileHeight: 180, angle: 45 }, joint: 2 },
  ),
  seedOf('tiles too small', { outer: boxRing(0, 0, 200 * CM, 88 * CM) }, { pattern: 'hexagons', ...squares(10) }),
  seedOf(
    'a room of pillars',
    {
      outer: boxRing(0, 0, 700 * CM),
      rectangles: many(32, (i) => rectangleOf((10 + 83 * (i % 8)) * CM, (20 + 170 * (i >> 3)) * CM, 33 * CM, 41 * CM)),
    },
    { pattern: 'bricks', parameters: { tileWidth: 120, tileHeight: 60, offset: 33 } },
  ),
];

/** Tangled rooms with tiles of ordinary size. */
function tangles(): Candidate[] {
  const um = (mm: number) => Math.round(mm * 1000);
  const generated = many(400, (number) => tangleOf(1, number));
  const kinds = new Map([...KNOWN_TANGLES, ...generated].map((tangle) => [tangle.kind, tangle]));
  return [...kinds.values()].map(({ kind, room }) => {
    const ring = (corners: Ring) => corners.map(({ x, y }) => at(um(x), um(y)));
    const rectangles = room.rectangles.map((box) => rectangleOf(um(box.x), um(box.y), um(box.width), um(box.height)));
    const width = Math.max(...room.outer.map(({ x }) => x - room.outer[0].x));
    const tileSize = Math.min(4000, Math.max(10, Math.round(width / 15)));
    return seedOf(kind, { outer: ring(room.outer), holes: room.holes.map(ring), rectangles }, squares(tileSize));
  });
}

/** All seeds, each with its own start and with the search for the best start. */
export function seeds(): Candidate[] {
  const plain = [...NECKS, ...LIMITS_REACHED, ...tangles()];
  const best = plain.map((seed): Candidate => ({ ...seed, laying: { ...seed.laying, start: 'best' } }));
  return [...plain, ...best];
}
