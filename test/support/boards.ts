// Rows of boards, independent of the engine's way of choosing them: random rooms, the floor in each row by the boolean
// library, the joints of a laid floor, and the trade's cut and carry.

import fc from 'fast-check';
import library from 'polygon-clipping';
import { centreOf, eachTile, type Plan, type PlanRequest, type Point, shiftOf } from '../../src/engine/index.ts';
import { ringsOf } from '../../src/engine/room.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const ring = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

/** Rooms of one to nine metres: rectangles, L, U with two legs, slanted walls; some with a pillar or a shaft. */
const rooms = fc
  .record({
    w: fc.oneof(
      whole(100, 900).map((cm) => 10 * cm),
      whole(1000, 9000),
    ),
    h: fc.oneof(
      whole(100, 700).map((cm) => 10 * cm),
      whole(1000, 7000),
    ),
    kind: fc.constantFrom('rectangle', 'L', 'U', 'slanted', 'leaning'),
    a: whole(20, 45),
    b: whole(20, 75),
    pillar: fc.option(fc.record({ x: whole(0, 90), y: whole(0, 90), side: whole(100, 1200) })),
  })
  .map(({ w, h, kind, a, b, pillar }) => {
    const [x, y] = [Math.round((w * a) / 100), Math.round((h * b) / 100)];
    const outer = {
      rectangle: ring([0, 0], [w, 0], [w, h], [0, h]),
      L: ring([0, 0], [w, 0], [w, y], [x, y], [x, h], [0, h]),
      U: ring([0, 0], [x, 0], [x, y], [w - x, y], [w - x, 0], [w, 0], [w, h], [0, h]),
      slanted: ring([0, 0], [x, 0], [w, y], [w, h], [0, h]),
      leaning: ring([0, 0], [w, a], [w - 2 * b, h], [b, h - a]),
    }[kind];
    const rectangles = pillar
      ? [{ x: (w * pillar.x) / 100, y: (h * pillar.y) / 100, width: pillar.side, height: pillar.side / 2 }]
      : [];
    return { outer, holes: [], rectangles };
  });

/** Requests for planks of usual sizes. */
export const boardRequests: fc.Arbitrary<PlanRequest> = fc
  .record({
    room: rooms,
    tileHeight: fc.oneof(fc.constant(1285), whole(600, 2200)),
    tileWidth: fc.oneof(fc.constant(192), whole(90, 260)),
    minStagger: fc.oneof(fc.constant(300), whole(0, 600)),
    direction: fc.constantFrom('horizontal', 'vertical'),
    seed: whole(0, 999_999),
    joint: fc.constantFrom(0, 0, 0, 2),
    rotation: fc.constantFrom(0, 0, 0, 0, 90, 30),
    start: fc.option(fc.record({ x: whole(-500, 500), y: whole(-500, 500) }), { nil: undefined }),
  })
  .map(({ room, joint, start, ...parameters }) => ({ room, pattern: 'planks', parameters, joint, start }));

/** Boards may end this close to a wall, mm, and still end at it. */
const ROUNDING = 1e-4;

/** A connected part of the floor in a row, mm along the row. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A row of a laid floor. */
export interface LaidRow {
  readonly parts: readonly Part[];
  /** The parts whose boards are in line: mostly one. */
  readonly groups: readonly LaidGroup[];
  readonly joints: readonly number[];
  /** Whether the row before lies beside it. */
  readonly hasNeighbour: boolean;
}

export interface LaidGroup {
  readonly parts: readonly Part[];
  /** Where boards begin, mm along the row: any one, and each that has another before it in the same part. */
  readonly begin: number;
  readonly joints: readonly number[];
}

/** Lengths of a board and the limits, mm. */
export interface Measures {
  readonly length: number;
  readonly pitch: number;
  readonly minStagger: number;
  readonly shortest: number;
}

export function measuresOf({ parameters, joint }: Plan): Measures {
  const length = Math.max(Number(parameters.tileWidth), Number(parameters.tileHeight));
  return {
    length,
    pitch: length + joint,
    minStagger: Number(parameters.minStagger),
    shortest: Math.min(300, length / 3),
  };
}

/** The rows of a laid floor in the order in which they are laid. */
export function laidRows(plan: Plan): LaidRow[] {
  const measures = measuresOf(plan);
  const { length, pitch } = measures;
  const { along, rule } = plan.layout.frame;
  const across = { x: -along.y, y: along.x };
  const half = Math.min(Number(plan.parameters.tileWidth), Number(plan.parameters.tileHeight)) / 2;
  const rows = new Map<number, { begins: Map<number, number[]>; depth: number }>();
  eachTile(plan.layout, (tile) => {
    const { x, y } = centreOf(plan.layout, tile);
    const found = rows.get(tile.row) ?? { begins: new Map<number, number[]>(), depth: x * across.x + y * across.y };
    // Boards of one part are whole pitches apart, and places of the row say which part a board belongs to.
    const shift = Math.round(1e4 * shiftOf(plan.layout.frame, tile.row, tile.place));
    const begin = x * along.x + y * along.y - length / 2;
    found.begins.set(shift, [...(found.begins.get(shift) ?? []), begin]);
    rows.set(tile.row, found);
  });
  const order = rule?.order ?? 1;
  const sorted = [...rows].sort(([a], [b]) => order * (a - b));
  return sorted.map(([row, { begins, depth }], i) => {
    const parts = partsBetween(plan, along, depth - half, depth + half);
    const lists = [...begins.values()];
    // A group has the parts that its boards cover; where boards of two groups reach a part, those that begin or end it.
    const groups = lists.map((own): LaidGroup => {
      const reach = { from: Math.min(...own), to: Math.max(...own) + length };
      const covered = parts.filter((part) =>
        lists.length === 1
          ? true
          : isLaidBy(
              part,
              reach,
              lists.filter((list) => list !== own),
              measures,
            ),
      );
      // A joint has a board of the same part on both sides.
      const joints = own.filter((begin) =>
        covered.some(({ from, to }) => begin > from + pitch - length + ROUNDING && begin < to - ROUNDING),
      );
      return { parts: covered, begin: own[0], joints };
    });
    const hasNeighbour = i > 0 && sorted[i - 1][0] === row - order;
    return { parts, groups, joints: groups.flatMap(({ joints }) => joints), hasNeighbour };
  });
}

/** Whether boards that reach from one place to another lay a part: they cover it, and no other boards cover more beside it. */
function isLaidBy(
  part: Part,
  reach: Part,
  others: readonly (readonly number[])[],
  { length, pitch }: Measures,
): boolean {
  // A wall may be in a joint.
  const least = THICK + pitch - length;
  const covers = (own: Part) => own.from <= part.from + least && own.to >= part.to - least;
  const excessOf = (own: Part) => own.to - own.from;
  if (!covers(reach)) return false;
  const rivals = others.map((list) => ({ from: Math.min(...list), to: Math.max(...list) + length })).filter(covers);
  return rivals.every((rival) => excessOf(rival) >= excessOf(reach));
}

/** Strips of a tenth of a millimetre are no floor. */
const THICK = 0.2;

/** The connected parts of the floor between two lines along the rows, by the library. */
function partsBetween({ floor }: Plan, along: Point, low: number, high: number): Part[] {
  const turned = ringsOf(floor).map((ring) => {
    const pairs = ring.map(
      ({ x, y }): library.Pair => [round(x * along.x + y * along.y), round(y * along.x - x * along.y)],
    );
    return [...pairs, pairs[0]];
  });
  return cutAt(turned, low, high)
    .flatMap(([outer]) => {
      const [places, depths] = [outer.map(([s]) => s), outer.map(([, t]) => t)];
      const part = { from: Math.min(...places), to: Math.max(...places) };
      // Strips that are too narrow to exist.
      return Math.max(...depths) - Math.min(...depths) > 0.2 && part.to - part.from > 0.2 ? [part] : [];
    })
    .sort((a, b) => a.from - b.from);
}

/** Lines are moved by so much, mm, if the library fails: in a few rooms it does. */
const NUDGES = [0, 1e-5, -1e-5, 1e-4, -1e-4];

function cutAt(rings: readonly library.Ring[], low: number, high: number): library.MultiPolygon {
  const ss = rings.flat().map(([s]) => s);
  const [left, right] = [Math.min(...ss) - 10, Math.max(...ss) + 10];
  let reason: unknown;
  for (const nudge of NUDGES) {
    const corners: library.Ring = [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
      [left, low],
    ];
    try {
      return library.intersection(floorOf(rings), [corners.map(([s, t]): library.Pair => [s, t + nudge])]);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** The floor of its rings: parts and holes alternate. */
function floorOf([first, ...others]: readonly library.Ring[]): library.MultiPolygon {
  return library.xor([first], ...others.map((ring) => [ring]));
}

/** The library loses its way among corners that differ by rounding. */
function round(mm: number): number {
  return Math.round(mm * 1e6) / 1e6;
}

/** Where a row with a board at `begin` has joints. */
export function jointsOf({ parts }: Pick<LaidRow, 'parts'>, begin: number, { pitch, length }: Measures): number[] {
  return parts.flatMap(({ from, to }) => {
    const joints: number[] = [];
    const least = from + pitch - length;
    for (let at = begin + Math.ceil((least - begin) / pitch) * pitch; at < to; at += pitch)
      if (at > least) joints.push(at);
    return joints;
  });
}

/** Least distance of two lists of joints, mm. */
export function staggerOf(joints: readonly number[], others: readonly number[]): number {
  return Math.min(Infinity, ...joints.flatMap((joint) => others.map((other) => Math.abs(joint - other))));
}

/** Length of the shortest board that is not all of a part, mm. */
export function shortestOf(
  { parts }: Pick<LaidRow, 'parts'>,
  joints: readonly number[],
  { pitch, length }: Measures,
): number {
  const lengths = parts.flatMap(({ from, to }) => {
    const inPart = joints.filter((joint) => joint > from && joint < to).sort((a, b) => a - b);
    if (inPart.length === 0) return [];
    return [inPart[0] - (pitch - length) - from, to - inPart[inPart.length - 1]];
  });
  return Math.min(Infinity, ...lengths);
}

/** Joints within this share of the stagger look as if they were in line. */
const IN_LINE = 1 / 3;

/**
 * What looks wrong in a laid floor though no rule forbids it: joints in line with those of the row but one, rows that step on
 * by the same way, and three rows that are repeated. A row counts once for each.
 */
export function figuresOf(rows: readonly LaidRow[], measures: Measures): number {
  const reach = IN_LINE * measures.minStagger - ROUNDING;
  // The row so many before, if all rows between lie side by side.
  const rowBefore = (i: number, back: number) =>
    i >= back && rows.slice(i - back + 1, i + 1).every(({ hasNeighbour }) => hasNeighbour) ? rows[i - back] : undefined;
  const isInLine = (joints: readonly number[], others: readonly number[] = []) => staggerOf(joints, others) < reach;
  const isRepeated = (i: number) => i >= 0 && isInLine(rows[i].joints, rowBefore(i, 3)?.joints);
  return rows.reduce((count, { joints, groups }, i) => {
    const [one, two] = [rowBefore(i, 1), rowBefore(i, 2)];
    const steps = groups.some((group) => {
      const near = ({ groups }: LaidRow) =>
        groups.find(({ parts }) => parts.some((part) => touches(part, group.parts)));
      const [last, first] = [one && near(one), two && near(two)];
      return last && first && isInLine(group.joints, jointsOf(group, 2 * last.begin - first.begin, measures));
    });
    const found = [isInLine(joints, two?.joints), steps, [i, i - 1, i - 2].every(isRepeated)];
    return count + found.filter(Boolean).length;
  }, 0);
}

function touches({ from, to }: Part, others: readonly Part[]): boolean {
  return others.some((other) => other.from < to && other.to > from);
}

const KERF = 3;
/** Lengths that the layer tries, mm apart. */
const TRIED = 10;

/**
 * The boards that cut and carry takes from the stack: every part of a row begins with the offcut of the part before,
 * as long as the rules allow, or with a new board; what is cut off the beginning of a new board is thrown away. Where one
 * board spans a part, one does.
 */
export function boardsOfCutAndCarry(rows: readonly LaidRow[], measures: Measures): number {
  const { length, minStagger, shortest } = measures;
  let taken = 0;
  let offcut = 0;
  let before: number[] = [];
  for (const { parts, hasNeighbour } of rows) {
    const joints: number[] = [];
    if (!hasNeighbour) before = [];
    for (const part of parts) {
      const width = part.to - part.from;
      if (width <= length) {
        if (offcut < width) {
          taken++;
          offcut = length;
        }
        offcut = Math.max(0, offcut - width - KERF);
        continue;
      }
      const row = { parts: [part] };
      const isAllowed = (board: number) => {
        const tried = jointsOf(row, part.from + board - length, measures);
        return shortestOf(row, tried, measures) >= shortest && staggerOf(tried, before) >= minStagger;
      };
      const lengths = (most: number) =>
        Array.from({ length: Math.floor((most - shortest) / TRIED) + 1 }, (_, i) => most - TRIED * i);
      const carried = offcut >= shortest ? lengths(offcut).find(isAllowed) : undefined;
      const first = carried ?? lengths(length).find(isAllowed) ?? length;
      const laid = jointsOf(row, part.from + first - length, measures);
      joints.push(...laid);
      if (carried === undefined) taken++;
      taken += laid.length;
      const last = laid.length === 0 ? width : part.to - laid[laid.length - 1];
      offcut = Math.max(0, length - last - KERF);
    }
    before = joints;
  }
  return taken;
}
