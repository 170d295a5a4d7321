// Finds the rooms of bench/rooms/tiles.json again: rooms whose fewest tiles are known. `npm run rooms:write`

import { writeFileSync } from 'node:fs';
import {
  completeParameters,
  latticeOf,
  type Plan,
  PlanError,
  type Point,
  patternByName,
  plan,
} from '../src/engine/index.ts';
import { reuseOffcuts } from '../src/engine/offcuts.ts';
import { readBody } from '../src/wire/index.ts';
import { fewestCutUp } from '../test/support/fewest-tiles.ts';
import { canBeSawn, plantedTiles, tilesForArea } from '../test/support/planted-rooms.ts';

type Body = Readonly<Record<string, unknown>>;

interface KnownRoom {
  readonly id: string;
  readonly fewest: number;
  readonly proof: 'planted' | 'solved';
  /** Of a planted room: tiles that lie these lengths apart, mm, are one tile. */
  readonly repeatMm?: readonly [number, number];
  readonly request: Body;
}

/** What is laid, and how many repeats fill a planted room. */
interface Laying {
  readonly id: string;
  readonly pattern: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly joint: number;
  readonly repeats: readonly [number, number];
}

const KERF = 3;

const PLANTED: readonly Laying[] = [
  { id: 'squares', pattern: 'squares', parameters: { tileSize: 300 }, joint: 3, repeats: [9, 7] },
  { id: 'large-squares', pattern: 'squares', parameters: { tileSize: 600 }, joint: 2, repeats: [12, 8] },
  { id: 'panels', pattern: 'squares', parameters: { tileSize: 500 }, joint: 0, repeats: [14, 11] },
  { id: 'diamonds', pattern: 'diamonds', parameters: { tileSize: 330 }, joint: 2, repeats: [8, 6] },
  {
    id: 'bricks-half',
    pattern: 'bricks',
    parameters: { tileWidth: 600, tileHeight: 300, offset: 50 },
    joint: 2,
    repeats: [7, 8],
  },
  {
    id: 'bricks-third',
    pattern: 'bricks',
    parameters: { tileWidth: 900, tileHeight: 150, offset: 33 },
    joint: 2,
    repeats: [5, 1],
  },
  {
    id: 'bricks-quarter',
    pattern: 'bricks',
    parameters: { tileWidth: 800, tileHeight: 200, offset: 25 },
    joint: 2,
    repeats: [6, 4],
  },
  {
    id: 'vertical-bricks',
    pattern: 'vertical-bricks',
    parameters: { tileWidth: 300, tileHeight: 600, offset: 50 },
    joint: 3,
    repeats: [6, 6],
  },
  {
    id: 'herringbone',
    pattern: 'herringbone',
    parameters: { tileWidth: 298, tileHeight: 598 },
    joint: 2,
    repeats: [5, 5],
  },
  {
    id: 'herringbone-square',
    pattern: 'herringbone',
    parameters: { tileWidth: 198, tileHeight: 600, direction: 'diagonal-down' },
    joint: 3,
    repeats: [4, 4],
  },
  {
    id: 'herringbone-panels',
    pattern: 'herringbone',
    parameters: { tileWidth: 200, tileHeight: 400, direction: 'diagonal-down' },
    joint: 0,
    repeats: [4, 5],
  },
  { id: 'hexagons', pattern: 'hexagons', parameters: { tileSize: 400 }, joint: 3, repeats: [8, 5] },
  { id: 'chevron', pattern: 'chevron', parameters: { tileWidth: 250, tileHeight: 700 }, joint: 2, repeats: [4, 12] },
  { id: 'basket-weave', pattern: 'basket-weave', parameters: {}, joint: 2, repeats: [6, 6] },
  { id: 'checkerboard', pattern: 'checkerboard', parameters: { tileSize: 400 }, joint: 2, repeats: [6, 5] },
];

/** Numbers that are spread evenly and always the same. */
function spread(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

function planned(request: Body): Plan | undefined {
  const read = readBody(request);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  try {
    return plan(read.request);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

/** The shortest repeat of a lattice along each axis, mm. */
function repeatOf({ pattern, parameters, joint }: Laying): Point {
  const found = patternByName(pattern);
  if (!found) throw new Error(`There is no pattern ${pattern}.`);
  const values = completeParameters(found, parameters);
  const [u, v] = latticeOf(found.tiling(values, joint), Number(values.rotation)).repeat;
  let [alongX, alongY] = [Infinity, Infinity];
  for (let a = -40; a <= 40; a++) {
    for (let b = -40; b <= 40; b++) {
      const [x, y] = [a * u.x + b * v.x, a * u.y + b * v.y];
      if (Math.abs(y) < 1e-6 && x > 1) alongX = Math.min(alongX, x);
      if (Math.abs(x) < 1e-6 && y > 1) alongY = Math.min(alongY, y);
    }
  }
  return { x: alongX, y: alongY };
}

/** Rounded down to the grid of rooms, so that what lies between two repeats is never less than the kerf. */
const downCm = (mm: number) => Math.floor(mm * 1000 + 1e-6) / 10_000;

/** A room of whole repeats less a kerf, laid from the first start at which no piece is too large to share its tile. */
function plant(laying: Laying, draw: (below: number) => number): KnownRoom {
  const { id, pattern, parameters, joint, repeats } = laying;
  const one = repeatOf(laying);
  const repeat = { x: repeats[0] * one.x, y: repeats[1] * one.y };
  const [width, height] = [downCm(repeat.x - KERF), downCm(repeat.y - KERF)];
  const polygon = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  for (let attempt = 0; attempt < 400; attempt++) {
    const start = { x: draw(Math.ceil(one.x)) / 10, y: draw(Math.ceil(one.y)) / 10 };
    const request = { polygon, pattern, parameters, gapMm: joint, kerf: KERF, start };
    const laid = planned(request);
    if (laid === undefined || laid.tiles.cut === 0) continue;
    const tiles = plantedTiles(laid, repeat);
    const fewest = laid.tiles.whole + tiles.length;
    if (tilesForArea(laid) !== fewest || !tiles.every((pieces) => canBeSawn(laid, pieces))) continue;
    const repeatMm = [repeat.x, repeat.y].map((mm) => Math.round(mm * 1e6) / 1e6) as [number, number];
    return { id: `planted-${id}`, fewest, proof: 'planted', repeatMm, request };
  }
  throw new Error(`No start was found for ${id}.`);
}

const SOLVED = ['squares', 'bricks', 'herringbone', 'hexagons', 'diamonds', 'rhombus', 'chevron', 'isometric-cubes'];

function sizesFor(pattern: string, draw: (below: number) => number): Readonly<Record<string, number>> {
  if (['squares', 'hexagons', 'diamonds', 'isometric-cubes'].includes(pattern))
    return { tileSize: 200 + 10 * draw(40) };
  if (pattern === 'bricks')
    return { tileWidth: 300 + 10 * draw(50), tileHeight: 150 + 10 * draw(20), offset: [0, 33, 50][draw(3)] };
  if (pattern === 'rhombus') return { tileWidth: 250 + 10 * draw(30), tileHeight: 400 + 10 * draw(40) };
  const tileWidth = 100 + 10 * draw(12);
  return { tileWidth, tileHeight: tileWidth * (2 + draw(3)) };
}

/** Small rooms in which at least a tile is spared, most of them those that are hard: where bound or packing miss the optimum. */
function solve(pattern: string, count: number, draw: (below: number) => number): KnownRoom[] {
  const rooms: KnownRoom[] = [];
  const hard: KnownRoom[] = [];
  for (let attempt = 0; attempt < 1500 && hard.length < count; attempt++) {
    const [width, height] = [60 + draw(180), 60 + draw(180)];
    const [x, y] = [20 + draw(width - 30), 20 + draw(height - 30)];
    const shapes = [
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      [
        [0, 0],
        [width, 0],
        [width, y],
        [x, y],
        [x, height],
        [0, height],
      ],
      [
        [0, 0],
        [width, 0],
        [width, y],
        [x, height],
        [0, height],
      ],
    ];
    const start = { x: draw(600) / 10, y: draw(600) / 10 };
    const parameters = sizesFor(pattern, draw);
    const request = { polygon: shapes[draw(3)], pattern, parameters, gapMm: 2 + draw(3), kerf: KERF, start };
    const laid = planned(request);
    if (laid === undefined || laid.tiles.cut < 12 || laid.tiles.cut > 26) continue;
    const { tilesWithReuse, atLeast } = reuseOffcuts(laid);
    const isHard = atLeast < tilesWithReuse;
    if (!isHard && rooms.length >= count) continue;
    const cutUp = fewestCutUp(laid);
    if (cutUp === undefined || cutUp === laid.tiles.cut) continue;
    (isHard ? hard : rooms).push({ id: '', fewest: laid.tiles.whole + cutUp, proof: 'solved', request });
  }
  return [...hard, ...rooms].slice(0, count).map((room, i) => ({ ...room, id: `solved-${pattern}-${i + 1}` }));
}

const rooms: KnownRoom[] = [];
for (const laying of PLANTED) {
  const room = plant(laying, spread(11));
  console.log(`${room.id}: ${room.fewest} tiles`);
  rooms.push(room);
}
for (const pattern of SOLVED) {
  const solved = solve(pattern, 6, spread(23));
  console.log(`${pattern}: ${solved.length} solved`);
  rooms.push(...solved);
}
const about =
  'Rooms for tiles whose fewest tiles with offcuts reused are known; README.md has the format and the rules.';
const lines = rooms.map((room) => `    ${JSON.stringify(room)}`).join(',\n');
writeFileSync('bench/rooms/tiles.json', `{\n  "about": ${JSON.stringify(about)},\n  "rooms": [\n${lines}\n  ]\n}\n`);
