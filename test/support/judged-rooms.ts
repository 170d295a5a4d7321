// Rooms as tilers meet them, with the starts that they would write down before asking anybody, to judge the best start by.

import { type Door, type PlanRequest, type Point, plan, type Rectangle, type Ring } from '../../src/engine/index.ts';
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

interface Places {
  /** Those that a tiler writes down. */
  readonly written: readonly number[];
  /** Those at every wall and between every two walls, to know what the cheapest start needs. */
  readonly all: readonly number[];
}

/** The natural places of the start along one axis. */
function placesAlong(axis: 'x' | 'y', judge: Judge, { room, pattern }: PlanRequest): Places {
  // Boards choose their places along the rows themselves.
  if (pattern === 'planks' && axis === 'x') return { written: [room.outer[0].x], all: [room.outer[0].x] };
  const other = axis === 'x' ? 'y' : 'x';
  const { ends, mirrors, joint } = judge.linesAlong(axis);
  const first = ends[0];
  const middle = (first[0] + first[1]) / 2;
  const near = [...mirrors].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, 4);
  const lines = near.length > 0 ? near : [first[0], middle];
  const values = room.outer.map((corner) => corner[axis]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const centred = (place: number) => lines.map((line) => place - line);
  const isAcross = (wall: number) => Math.abs(judge.walls[wall].inward[other]) < 0.05;
  const longestFirst = <T extends { readonly length: number }>(list: readonly T[]) =>
    [...list].sort((a, b) => b.length - a.length);
  const whole = longestFirst(judge.walls.filter((_, wall) => isAcross(wall))).map(
    (wall) => wall.from[axis] - (wall.inward[axis] > 0 ? first[0] : first[1]),
  );
  const between = longestFirst(judge.facing.filter(({ one }) => isAcross(one))).map(({ one, other }) => {
    const [a, b] = [judge.walls[one], judge.walls[other]];
    return centred((a.from[axis] + a.to[axis] + b.from[axis] + b.to[axis]) / 4);
  });
  const doors = (room.doors ?? []).flatMap(({ wall, at }) => {
    const [from, to] = [room.outer[wall], room.outer[(wall + 1) % room.outer.length]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (Math.abs(to[axis] - from[axis]) < 0.9 * length) return [];
    const place = from[axis] + (at * (to[axis] - from[axis])) / length;
    return joint === undefined ? [place - middle] : [place - middle, place - joint];
  });
  const inBox = [...centred((low + high) / 2), low - first[0], high - first[1]];
  const places = (walls: readonly number[], pairs: readonly (readonly number[])[]) => [
    ...new Set([...inBox, ...walls, ...pairs.flat(), ...doors].map(Math.round)),
  ];
  return { written: places(whole.slice(0, 2), between.slice(0, 1)), all: places(whole, between) };
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

/** What the cheapest natural start needs of those with the fewest pieces that nobody can lay. */
function cheapestOf(starts: readonly Point[], judge: Judge, request: PlanRequest, fewest: number): number {
  const totals = starts.map((start) => ({ start, total: plan({ ...request, start }).tiles.total }));
  totals.sort((a, b) => a.total - b.total);
  return totals.find(({ start }) => judge.figures(start).unlayable <= fewest)?.total ?? Infinity;
}

/** The natural starts of a room, each layout once: those that a tiler writes down, and all. */
function startsOf(judge: Judge, request: PlanRequest): { readonly written: Point[]; readonly all: Point[] } {
  const [across, down] = [placesAlong('x', judge, request), placesAlong('y', judge, request)];
  const different = (xs: readonly number[], ys: readonly number[]) => [
    ...new Map(xs.flatMap((x) => ys.map((y) => [judge.sameLayout({ x, y }), { x, y }]))).values(),
  ];
  return { written: different(across.written, down.written), all: different(across.all, down.all) };
}

interface Judged {
  readonly start: Point;
  readonly figures: Figures;
}

/** Starts that a tiler writes down and that are better than one by the literal order, each with what it is better by. */
export function betterStarts(
  request: PlanRequest,
  start: Point,
): { own: Figures; better: (Judged & { by: string })[] } {
  const judge = new Judge(request);
  const own = judge.figures(start);
  const { written, all } = startsOf(judge, request);
  const others = written.map((place) => ({ start: place, figures: judge.figures(place) }));
  const fewest = Math.min(own.unlayable, ...others.map(({ figures }) => figures.unlayable));
  const cheapest = Math.min(own.unlayable === fewest ? own.total : Infinity, cheapestOf(all, judge, request, fewest));
  const mine = verdictOf(own, cheapest);
  const better = others.flatMap((one) => {
    const verdict = verdictOf(one.figures, cheapest);
    const at = verdict.findIndex((figure, i) => figure !== mine[i]);
    return at >= 0 && verdict[at] < mine[at] ? [{ ...one, verdict, at }] : [];
  });
  better.sort((a, b) => a.at - b.at);
  return { own, better: better.map(({ start, figures, at }) => ({ start, figures, by: NAMES[at] })) };
}

/** Rooms whose best start is worse than one that a tiler writes down. */
export function worseThanTilers(count: number, seed: number): string[] {
  return judgedRooms(count, seed).flatMap(({ name, request }) => {
    const { start } = startFor(request, 'best');
    const { own, better } = betterStarts(request, start);
    const [first] = better;
    if (!first) return [];
    return [
      `${name}: ${start.x},${start.y} loses to ${first.start.x},${first.start.y} by ${first.by}: ${JSON.stringify(own)} ${JSON.stringify(first.figures)}`,
    ];
  });
}
