// Rooms as tilers meet them, with the starts that they would write down before asking anybody, to judge the best start by.

import type { Door, PlanRequest, Point, Rectangle, Ring } from '../../src/engine/index.ts';
import { startFor } from '../../src/engine/starts.ts';
import { type Figures, Judge } from './start-judge.ts';

interface JudgedRoom {
  readonly name: string;
  readonly request: PlanRequest;
}

const ring = (...corners: [number, number][]): Ring => corners.map(([x, y]) => ({ x, y }));
const box = (w: number, h: number) => ring([0, 0], [w, 0], [w, h], [0, h]);
const ell = (w: number, h: number, x: number, y: number) => ring([0, 0], [w, 0], [w, y], [x, y], [x, h], [0, h]);
const uShape = (w: number, h: number, a: number, b: number, y: number) =>
  ring([0, 0], [a, 0], [a, y], [b, y], [b, 0], [w, 0], [w, h], [0, h]);
const tShape = (w: number, y: number, a: number, b: number, h: number) =>
  ring([0, 0], [w, 0], [w, y], [b, y], [b, h], [a, h], [a, y], [0, y]);
const niche = (w: number, h: number, a: number, b: number, d: number) =>
  ring([0, 0], [w, 0], [w, h], [b, h], [b, h + d], [a, h + d], [a, h], [0, h]);
const angled = (w: number, h: number, a: number, b: number) => ring([0, 0], [a, 0], [w, b], [w, h], [0, h]);
const hole = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });
const door = (wall: number, at: number, width = 900): Door => ({ wall, at, width });

interface Extras {
  readonly cutouts?: readonly Rectangle[];
  readonly doors?: readonly Door[];
}

const ROOMS: readonly [string, Ring, Extras?][] = [
  ['bathroom', box(2430, 1780)],
  ['square', box(3000, 3000)],
  ['bathroom with tub', box(2760, 2150), { cutouts: [hole(0, 1450, 1700, 700)], doors: [door(0, 2100, 800)] }],
  ['hall with two doors', box(1260, 5400), { doors: [door(0, 630, 800), door(1, 2700, 800)] }],
  ['corridor', box(1000, 6020)],
  ['living room', box(5230, 4110), { doors: [door(3, 1100)] }],
  ['kitchen with island', box(4870, 3940), { cutouts: [hole(1650, 1500, 1200, 800)] }],
  ['L', ell(4320, 3870, 2140, 1930)],
  ['L with door', ell(3650, 4480, 1720, 2210), { doors: [door(4, 860, 800)] }],
  ['U', uShape(5160, 3580, 1640, 3480, 1730)],
  ['T', tShape(5340, 1870, 1710, 3390, 4230)],
  ['niche', niche(2350, 1800, 350, 1150, 120)],
  ['deep niche', niche(3870, 2940, 1210, 2430, 640), { doors: [door(0, 1930)] }],
  ['angled wall', angled(4230, 3460, 2750, 1480)],
  ['out of square', ring([0, 0], [3612, 0], [3571, 2890], [0, 2861])],
];

const LAYINGS: readonly [string, Pick<PlanRequest, 'pattern' | 'parameters' | 'joint'>][] = [
  ['squares 597', { pattern: 'squares', parameters: { tileSize: 597 }, joint: 3 }],
  ['squares 300', { pattern: 'squares', parameters: { tileSize: 300 }, joint: 3 }],
  ['squares 450', { pattern: 'squares', parameters: { tileSize: 450 }, joint: 4 }],
  ['half bond 600 x 300', { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 50 }, joint: 3 }],
  [
    'third bond 900 x 225',
    { pattern: 'bricks', parameters: { tileWidth: 900, tileHeight: 225, offset: 33.333 }, joint: 2 },
  ],
  ['metro 200 x 100', { pattern: 'bricks', parameters: { tileWidth: 200, tileHeight: 100, offset: 50 }, joint: 2 }],
  ['herringbone 450 x 90', { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 450 }, joint: 2 }],
  ['hexagons', { pattern: 'hexagons', parameters: {}, joint: 3 }],
  ['diamonds 300', { pattern: 'diamonds', parameters: {}, joint: 3 }],
  ['checkerboard 400', { pattern: 'checkerboard', parameters: { tileSize: 400 }, joint: 2 }],
  ['Versailles', { pattern: 'versailles', parameters: {}, joint: 4 }],
  ['planks', { pattern: 'planks', parameters: {}, joint: 0 }],
];

/** Each room with some of the ways to lay it, so that rooms and patterns meet in turn. */
export function judgedRooms(count: number, seed: number): JudgedRoom[] {
  return Array.from({ length: count }, (_, i) => {
    const [room, outer, { cutouts = [], doors } = {}] = ROOMS[i % ROOMS.length];
    const [laying, what] = LAYINGS[(5 * i + Math.floor(i / ROOMS.length) + seed) % LAYINGS.length];
    // Later rounds have rooms of other sizes.
    const grow = 1 + (((7 * i + 3 * seed) % 23) - 8) / 100;
    const scaled = (mm: number) => Math.round(mm * (i < ROOMS.length && seed === 1 ? 1 : grow));
    return {
      name: `${room}, ${laying}${scaled(1000) === 1000 ? '' : `, × ${scaled(1000) / 1000}`}`,
      request: {
        room: {
          outer: outer.map(({ x, y }) => ({ x: scaled(x), y: scaled(y) })),
          holes: [],
          rectangles: cutouts.map(({ x, y, width, height }) =>
            hole(scaled(x), scaled(y), scaled(width), scaled(height)),
          ),
          ...(doors && { doors: doors.map((one) => ({ ...one, at: scaled(one.at) })) }),
        },
        ...what,
      },
    };
  });
}

/** The places of the start along one axis that a tiler writes down. */
function placesAlong(axis: 'x' | 'y', judge: Judge, { room, pattern }: PlanRequest): number[] {
  // Boards choose their places along the rows themselves.
  if (pattern === 'planks' && axis === 'x') return [room.outer[0].x];
  const other = axis === 'x' ? 'y' : 'x';
  const { ends, mirrors } = judge.linesAlong(axis);
  const first = ends[0];
  const middle = (first[0] + first[1]) / 2;
  const near = [...mirrors].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, 4);
  const lines = near.length > 0 ? near : [first[0], middle];
  const values = room.outer.map((corner) => corner[axis]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const centred = (place: number) => lines.map((line) => place - line);
  const across = judge.walls.filter(({ inward }) => Math.abs(inward[other]) < 0.05);
  const longest = [...across].sort((a, b) => b.length - a.length).slice(0, 2);
  const pair = judge.facing
    .filter(({ one }) => Math.abs(judge.walls[one].inward[other]) < 0.05)
    .sort((a, b) => b.length - a.length)[0];
  const doors = (room.doors ?? []).flatMap(({ wall, at }) => {
    const [from, to] = [room.outer[wall], room.outer[(wall + 1) % room.outer.length]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (Math.abs(to[axis] - from[axis]) < 0.9 * length) return [];
    return centred(from[axis] + (at * (to[axis] - from[axis])) / length);
  });
  const places = [
    ...centred((low + high) / 2),
    low - first[0],
    high - first[1],
    ...longest.map((wall) => wall.from[axis] - (wall.inward[axis] > 0 ? first[0] : first[1])),
    ...(pair
      ? centred(
          (judge.walls[pair.one].from[axis] +
            judge.walls[pair.one].to[axis] +
            judge.walls[pair.other].from[axis] +
            judge.walls[pair.other].to[axis]) /
            4,
        )
      : []),
    ...doors,
  ];
  return [...new Set(places.map(Math.round))];
}

/** The figures in the order of the criteria, in its steps. */
function verdictOf(figures: Figures, cheapest: number): number[] {
  const { unlayable, total, rows, doors, opposite, small, cut, balance } = figures;
  const step = (figure: number, size: number) => Math.round(figure / size + 1e-6);
  return [
    unlayable,
    total > Math.max(1.05 * cheapest, cheapest + 1) + 1e-9 ? 1 : 0,
    step(rows, 0.5),
    step(doors, 0.1),
    step(opposite, 0.25),
    small,
    total,
    cut,
    step(balance, 0.25),
  ];
}

const NAMES = ['unlayable', 'dear', 'rows', 'doors', 'opposite', 'small', 'tiles', 'cut', 'balance'];

/** Rooms whose best start is worse than one that a tiler writes down, by the literal order. */
export function worseThanTilers(count: number, seed: number): string[] {
  return judgedRooms(count, seed).flatMap(({ name, request }) => {
    const judge = new Judge(request);
    const { start } = startFor(request, 'best');
    const own = judge.figures(start);
    const starts = new Map<string, Point>();
    for (const x of placesAlong('x', judge, request)) {
      for (const y of placesAlong('y', judge, request)) {
        starts.set(judge.sameLayout({ x, y }), { x, y });
      }
    }
    const others = [...starts.values()].map((place) => ({ place, figures: judge.figures(place) }));
    const fewest = Math.min(own.unlayable, ...others.map(({ figures }) => figures.unlayable));
    const cheapest = Math.min(
      ...[own, ...others.map(({ figures }) => figures)].flatMap(({ unlayable, total }) =>
        unlayable === fewest ? [total] : [],
      ),
    );
    const mine = verdictOf(own, cheapest);
    const better = others
      .map(({ place, figures }) => ({ place, figures, verdict: verdictOf(figures, cheapest) }))
      .flatMap((one) => {
        const at = one.verdict.findIndex((figure, i) => figure !== mine[i]);
        return at >= 0 && one.verdict[at] < mine[at] ? [{ ...one, at }] : [];
      })
      .sort((a, b) => a.at - b.at)[0];
    if (!better) return [];
    return [
      `${name}: ${start.x},${start.y} loses to ${better.place.x},${better.place.y} by ${NAMES[better.at]}: ${JSON.stringify(own)} ${JSON.stringify(better.figures)} of ${others.length}`,
    ];
  });
}
