// Mutations of the laying: pattern, sizes, joint, rotation, start, and what starts are compared by.

import { LIMITS, PATTERNS, parametersOf, patternByName } from '../../src/engine/index.ts';
import type { Random } from '../../test/fuzz/random.ts';
import { at, type Sketch } from '../../test/support/tangles/sketch.ts';
import type { Laying } from './candidate.ts';
import { sizeOf } from './ring-mutations.ts';

type LayingMutation = (laying: Laying, random: Random, room: Sketch) => Laying;

function otherPattern(laying: Laying, random: Random, room: Sketch): Laying {
  const pattern = random.pick(PATTERNS);
  const values = Object.entries(parametersOf(pattern)).map(([name, parameter]) => {
    if (parameter.kind === 'choice') return [name, random.pick(parameter.values)] as const;
    return [name, random.chance(0.7) ? parameter.default : random.between(parameter.min, parameter.max)] as const;
  });
  return countTiles({ ...laying, pattern: pattern.id, parameters: Object.fromEntries(values) }, random, room);
}

/** Scales all lengths of the tile. */
function scaleTiles({ parameters, ...rest }: Laying, scale: number): Laying {
  const known = parametersOf(patternByName(rest.pattern) ?? PATTERNS[0]);
  const scaled = Object.entries(parameters).map(([name, value]) => {
    const parameter = known[name];
    if (parameter?.kind !== 'number' || parameter.unit !== 'mm') return [name, value] as const;
    const { min, max } = parameter;
    return [name, Number(Math.min(max, Math.max(min, Number(value) * scale)).toFixed(3))] as const;
  });
  return { ...rest, parameters: Object.fromEntries(scaled) };
}

/** Scales the tiles so that a random number of them, from one to the limit, covers the room's bounding box. */
function countTiles(laying: Laying, random: Random, room: Sketch): Laying {
  const tiles = random.pick([1, 2, 10, 300, 3000, 18_000, random.size(LIMITS.tiles)]);
  const { tileSize = 100, tileWidth = tileSize, tileHeight = tileWidth } = laying.parameters;
  const side = sizeOf(room.outer) / 1000;
  return scaleTiles(laying, side / Math.sqrt(tiles * Number(tileWidth) * Number(tileHeight)));
}

function otherStart(laying: Laying, random: Random, room: Sketch): Laying {
  const { x, y } = random.pick(room.outer);
  const off = random.size(sizeOf(room.outer));
  const near = at(x + random.between(-off, off), y + random.between(-off, off));
  return {
    ...laying,
    start: random.weighted<Laying['start']>([
      [2, undefined],
      [3, 'best'],
      [3, near],
    ]),
  };
}

function otherComparison(laying: Laying, random: Random): Laying {
  return { ...laying, minCut: random.pick([undefined, 60, 200]), buyWithReuse: random.chance(0.5) };
}

export const LAYING_MUTATIONS: readonly (readonly [weight: number, mutation: LayingMutation])[] = [
  [3, otherPattern],
  [3, countTiles],
  [4, (laying, random) => scaleTiles(laying, random.between(80, 125) / 100)],
  [2, otherStart],
  [2, otherComparison],
  [2, (laying, random) => ({ ...laying, joint: random.pick([0, 0, 2, 3, random.between(0, 100)]) })],
  [
    2,
    ({ parameters, ...rest }, random) => ({
      ...rest,
      parameters: { ...parameters, rotation: random.pick([0, 45, 0.001, random.between(-180, 180)]) },
    }),
  ],
];
