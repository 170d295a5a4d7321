// Independent checks of the search for the best start: rooms of bars, whose tiles are counted bar by bar at every
// critical start, and a plain grid of starts, each of which is planned.

import fc from 'fast-check';
import {
  LIMITS,
  PATTERNS,
  type Plan,
  PlanError,
  type PlanRequest,
  type Point,
  plan,
  type Rectangle,
  type Ring,
  type TileFigures,
} from '../../src/engine/index.ts';
import { Examiner } from '../../src/engine/starts/examination.ts';
import { type BestStart, bestStartFor, type FoundStart, goodStartFor } from '../../src/engine/starts.ts';
import { type Laying, layings } from './awkward-rooms.ts';
import { type Bar, barRooms, outlineOf } from './rectilinear-rooms.ts';

/** A room of bars and rectangular tiles in rows; all lengths in mm. */
export interface StraightCase {
  readonly bars: readonly Bar[];
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  /** Share of a tile by which each row is offset, percent; undefined for squares. */
  readonly offset: number | undefined;
}

const LEAST_UM2 = 1e6 * LIMITS.floorAreaMm2;

/** Rooms of up to six bars on whole millimetres, squares and bricks of whole millimetres. */
export const straightCases: fc.Arbitrary<StraightCase> = fc
  .record({
    bars: barRooms(1500, 1000),
    width: fc.integer({ min: 60, max: 600 }),
    height: fc.integer({ min: 60, max: 400 }),
    joint: fc.constantFrom(0, 0, 2, 3, 5, 12),
    offset: fc.constantFrom(undefined, undefined, 50, 50, 25, 0, 33),
  })
  .filter(({ bars }) => bars.reduce((sum, { width, top, bottom }) => sum + width * (top + bottom), 0) > 2 * LEAST_UM2)
  .map((one) => (one.offset === undefined ? { ...one, height: one.width } : one));

/** The request to plan such a room from 0,0, the left end of the common line of the bars. */
export function straightRequest({ bars, width, height, joint, offset }: StraightCase): PlanRequest {
  const room = { outer: outlineOf(bars), holes: [], rectangles: [] };
  const start = { x: 0, y: 0 };
  if (offset === undefined) return { room, pattern: 'squares', parameters: { tileSize: width }, joint, start };
  return { room, pattern: 'bricks', parameters: { tileWidth: width, tileHeight: height, offset }, joint, start };
}

/** The counts by which starts are compared, most important first: slivers, tiles, thin trims, cut tiles. */
export type Counts = readonly [sliverCount: number, total: number, trimCount: number, cut: number];

/** The counts of a start from which nothing can be laid: worse than any other. */
const NONE: Counts = [Infinity, Infinity, Infinity, Infinity];

/** The best counts of all critical starts, with areas added up bar by bar. */
export function bruteForce(straight: StraightCase): Counts {
  const counted = new BarCount(straight);
  let best = NONE;
  for (const y of counted.criticalYs()) {
    for (const x of counted.criticalXs()) {
      const counts = counted.count(x, y);
      if (isBefore(counts, best)) best = counts;
    }
  }
  return best;
}

/** Whether the first figure that differs is lower. */
export function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const i = one.findIndex((figure, at) => figure !== other[at]);
  return i >= 0 && one[i] < other[i];
}

/** The width of a strip that does not exist, and the width below which a strip cut off is a thin trim, mm. */
const THIN = 0.1;
const TRIM = 10;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Counts a room of bars from any start. */
export class BarCount {
  private readonly boxes: readonly Box[];
  private readonly straight: StraightCase;
  private readonly pitch: number;
  private readonly rowPitch: number;
  private readonly share: number;

  constructor(straight: StraightCase) {
    const { bars, width, height, joint, offset = 0 } = straight;
    let right = 0;
    this.boxes = bars.map((bar) => {
      const left = right;
      right += bar.width / 1000;
      return { left, right, top: -bar.top / 1000, bottom: bar.bottom / 1000 };
    });
    this.straight = straight;
    this.pitch = width + joint;
    this.rowPitch = height + joint;
    this.share = offset === 33 ? 1 / 3 : offset / 100;
  }

  /** Every y within one row at which an edge is on a wall, a strip is a tenth of a tile, or 10 mm are cut off. */
  criticalYs(): number[] {
    const walls = this.boxes.flatMap(({ top, bottom }) => [top, bottom]);
    return reduced(walls.flatMap(around(this.straight.height)), this.rowPitch);
  }

  criticalXs(): number[] {
    const walls = this.boxes.flatMap(({ left, right }) => [left, right]);
    // Twelve rows contain all shifts, since the offsets are quarters, halves and thirds.
    const shifts = Array.from({ length: 12 }, (_, row) => row * this.share * this.pitch);
    const places = walls.flatMap(around(this.straight.width));
    return reduced(
      shifts.flatMap((shift) => places.map((place) => place - shift)),
      this.pitch,
    );
  }

  count(x: number, y: number): Counts {
    const { width, height } = this.straight;
    const tileMm2 = width * height;
    const top = Math.min(...this.boxes.map((box) => box.top));
    const bottom = Math.max(...this.boxes.map((box) => box.bottom));
    const right = this.boxes[this.boxes.length - 1].right;
    let [sliverCount, total, trimCount, cut] = [0, 0, 0, 0];
    for (let row = Math.floor((top - y) / this.rowPitch) - 1; y + row * this.rowPitch < bottom; row++) {
      const from = x + row * this.share * this.pitch;
      for (let place = Math.floor(-from / this.pitch) - 1; from + place * this.pitch < right; place++) {
        const [left, above] = [from + place * this.pitch, y + row * this.rowPitch];
        const coveredMm2 = this.covered(left, above);
        // A tile with floor only in thin strips along its border is not laid.
        if (this.covered(left, above, THIN) <= 1e-7 * tileMm2) continue;
        total++;
        if (coveredMm2 < (0.1 - 1e-7) * tileMm2) sliverCount++;
        if (this.fills(left, above, THIN)) continue;
        cut++;
        if (this.fills(left, above, TRIM - 1e-4) && 2 * coveredMm2 > tileMm2) trimCount++;
      }
    }
    return total === 0 ? NONE : [sliverCount, total, trimCount, cut];
  }

  /** Whether the floor fills a tile except for a border of some width. */
  private fills(x: number, y: number, border: number): boolean {
    const { width, height } = this.straight;
    return this.covered(x, y, border) >= (width - 2 * border) * (height - 2 * border) - 1e-9;
  }

  /** Area of floor in a tile less a border of some width. */
  private covered(x: number, y: number, border = 0): number {
    const { width, height } = this.straight;
    let areaMm2 = 0;
    for (const { left, right, top, bottom } of this.boxes) {
      const wide = Math.min(right, x + width - border) - Math.max(left, x + border);
      const high = Math.min(bottom, y + height - border) - Math.max(top, y + border);
      if (wide > 0 && high > 0) areaMm2 += wide * high;
    }
    return areaMm2;
  }
}

/** Where a tile of that length begins if its edge is on a wall, or a tenth of it or 10 mm are on one side of the wall. */
function around(length: number): (wall: number) => number[] {
  const strips = [0, length, length / 10, (9 * length) / 10, TRIM, length - TRIM];
  return (wall) => strips.map((strip) => wall - strip);
}

/** Distinct positions within one pitch. */
function reduced(places: readonly number[], pitch: number): number[] {
  const distinct = new Map(
    places.map((place) => {
      const within = place - Math.floor(place / pitch + 1e-9) * pitch;
      return [Math.round(within * 1e6), within];
    }),
  );
  return [...distinct.values()];
}

const length = fc.oneof(
  fc.integer({ min: 80, max: 500 }).map((cm) => 10 * cm),
  fc.integer({ min: 800, max: 5000 }),
);

/** An ordinary room, 1 to 5 m per side: a rectangle, an L, one with a slanted corner or a leaning wall. */
export const ordinaryRooms: fc.Arbitrary<Ring> = fc
  .record({
    width: length,
    height: length,
    kind: fc.constantFrom('rectangle', 'L', 'slanted', 'leaning'),
    a: fc.integer({ min: 20, max: 70 }),
    b: fc.integer({ min: 20, max: 70 }),
  })
  .map(({ width, height, kind, a, b }) => {
    const x = Math.round((width * a) / 100);
    const y = Math.round((height * b) / 100);
    if (kind === 'rectangle') return corners([0, 0], [width, 0], [width, height], [0, height]);
    if (kind === 'L') return corners([0, 0], [width, 0], [width, y], [x, y], [x, height], [0, height]);
    if (kind === 'slanted') return corners([0, 0], [x, 0], [width, y], [width, height], [0, height]);
    return corners([0, 0], [width, a], [width - b, height], [b, height - a]);
  });

function corners(...pairs: [number, number][]): Ring {
  return pairs.map(([x, y]) => ({ x, y }));
}

const shafts: fc.Arbitrary<Rectangle[]> = fc.oneof(
  fc.constant<Rectangle[]>([]),
  fc
    .record({
      x: fc.integer({ min: 0, max: 90 }),
      y: fc.integer({ min: 0, max: 90 }),
      width: fc.integer({ min: 10, max: 60 }),
      height: fc.integer({ min: 10, max: 60 }),
    })
    .map(({ x, y, width, height }) => [{ x: 10 * x, y: 10 * y, width: 10 * width, height: 10 * height }]),
);

/** Rooms with all ten patterns, sometimes turned; `plansOf` skips those that cannot be planned. */
export const otherCases: fc.Arbitrary<PlanRequest> = fc
  .record({ laying: layings() as fc.Arbitrary<Laying>, outer: ordinaryRooms, rectangles: shafts })
  .map(({ laying, outer, rectangles }) => ({ ...laying, room: { outer, holes: [], rectangles } }));

/** Ordinary rooms with all ten patterns, in their default sizes and joints. */
const ordinaryCases: fc.Arbitrary<PlanRequest> = fc
  .record({ outer: ordinaryRooms, rectangles: shafts, pattern: fc.constantFrom(...PATTERNS.map(({ id }) => id)) })
  .map(({ outer, rectangles, pattern }) => ({ room: { outer, holes: [], rectangles }, pattern, parameters: {} }));

/** Plans of random requests. */
export function plansOf(requests: fc.Arbitrary<PlanRequest>, count: number, seed: number): Plan[] {
  const plans: Plan[] = [];
  for (const request of fc.sample(requests, { seed, numRuns: 2 * count })) {
    if (plans.length === count) break;
    try {
      plans.push(plan(request));
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
    }
  }
  return plans;
}

/** The plan from another start, sent in centimetres as answers and warnings write it. */
export function sentFrom({ room, pattern, parameters, joint }: Plan, start: Point): Plan {
  const sent = (mm: number) => Number((mm / 10).toFixed(6)) * 10;
  return plan({ room, pattern: pattern.id, parameters, joint, start: { x: sent(start.x), y: sent(start.y) } });
}

/** The figures in the form of answers. */
export function answered({ total, whole, cut, sliverCount, wastePercent, narrowestCut }: TileFigures): string {
  const narrowest = narrowestCut === null ? 'nothing cut' : `narrowest ${narrowestCut.toFixed(1)}`;
  return `${total} = ${whole} + ${cut}, ${sliverCount} slivers, ${wastePercent.toFixed(2)} %, ${narrowest}`;
}

/** Searches for the best start of a plan. */
export function bestStartOf({ room, pattern, parameters, joint }: Plan): BestStart {
  return bestStartFor({ room, pattern: pattern.id, parameters, joint });
}

/** The counts of a start that was found. */
function countsOf({ tiles: { sliverCount, total, cut }, trimCount }: FoundStart): Counts {
  return [sliverCount, total, trimCount, cut];
}

/** Figures of the good start that sending it does not give. */
export function brokenPromises(planned: Plan): string[] {
  const good = goodStartFor(planned);
  if (!good) return [];
  const found = answered(sentFrom(planned, good.start).tiles);
  return found === answered(good.tiles) ? [] : [`promised ${answered(good.tiles)}, found ${found}`];
}

/** Starts that are better than the best one: the given one, the default one, or the one that a warning names. */
export function betterThanBest(planned: Plan): string[] {
  const { floor, lattice } = planned;
  const examiner = new Examiner(floor, lattice);
  const best = examiner.lay(bestStartOf(planned).start);
  const starts = [planned.start, examiner.standard.home, goodStartFor(planned)?.start];
  return starts.flatMap((start) => {
    const other = start && examiner.lay(start);
    // Without the distance from the default start and the coordinates, which are ties.
    const isBetter = other && best && isBefore(other.rank.slice(0, 6), best.rank.slice(0, 6));
    return isBetter ? [`${planned.pattern.id}: ${other.rank} from ${JSON.stringify(start)}, best ${best.rank}`] : [];
  });
}

export interface NamedStarts {
  readonly warned: number;
  readonly named: number;
  /** Named starts that need at most one tile more than the best start. */
  readonly withinOne: number;
  /** Named starts with slivers. */
  readonly faults: readonly string[];
}

/** Compares the starts that warnings name with the best one, for the given number of warned plans. */
export function namedStarts(count: number, seed: number): NamedStarts {
  const warned = plansOf(ordinaryCases, 2 * count, seed)
    .filter(({ warnings }) => warnings.some(({ kind }) => kind !== 'idle-cutout'))
    .slice(0, count);
  const faults: string[] = [];
  let [named, withinOne] = [0, 0];
  for (const planned of warned) {
    const good = goodStartFor(planned);
    if (!good) continue;
    named++;
    if (good.tiles.total <= bestStartOf(planned).tiles.total + 1) withinOne++;
    if (good.tiles.sliverCount > 0) faults.push(`${planned.pattern.id} from ${JSON.stringify(good.start)}`);
  }
  return { warned: warned.length, named, withinOne, faults };
}

/** Rooms in which the search is worse than brute force over all critical starts, or has other figures than the bars. */
export function faultsOfStraight(count: number, seed: number): { faults: string[]; refined: number } {
  const checked = fc.sample(straightCases, { seed, numRuns: count }).map(checkStraight);
  return {
    faults: checked.flatMap(({ faults }) => faults),
    refined: checked.filter(({ isRefined }) => isRefined).length,
  };
}

/** The faults of the best start of one room, and whether it is better than all critical ones. */
export function checkStraight(straight: StraightCase): { faults: string[]; isRefined: boolean } {
  const found = bestStartOf(plan(straightRequest(straight)));
  const { x, y } = found.start;
  const counts = countsOf(found);
  const known = bruteForce(straight);
  const counted = new BarCount(straight).count(x, y);
  const about = `${JSON.stringify(straight)} from ${x},${y}`;
  const faults: string[] = [];
  if (!found.isExact) faults.push(`${about}: not all critical starts were tried`);
  if (isBefore(known, counts)) faults.push(`${about}: ${counts}, known ${known}`);
  if (counted.join() !== counts.join()) faults.push(`${about}: ${counts}, counted ${counted}`);
  return { faults, isRefined: isBefore(counts, known) };
}

/** Rooms in which a grid of 40 by 40 starts has fewer slivers, or as few and fewer tiles. */
export function faultsOfOthers(count: number, seed: number): string[] {
  return plansOf(otherCases, count, seed).flatMap((planned, i) => {
    const found = bestStartOf(planned);
    const better = betterOnGrid(planned, found.tiles, 40);
    return better ? [`room ${i}, ${planned.pattern.id}: ${answered(found.tiles)}, but ${better}`] : [];
  });
}

/** A start of a grid over the repeat with fewer slivers, or as few and less area of tiles to buy. */
function betterOnGrid(planned: Plan, known: TileFigures, side: number): string | undefined {
  const [first, second] = planned.lattice.repeat;
  for (let i = 0; i < side * side; i++) {
    // Off the grid that the search itself begins with.
    const a = ((i % side) + 0.37) / side;
    const b = (Math.floor(i / side) + 0.61) / side;
    const start = {
      x: planned.start.x + a * first.x + b * second.x,
      y: planned.start.y + a * first.y + b * second.y,
    };
    const figures = figuresFrom(planned, start);
    if (figures && isBefore(boughtOf(figures), boughtOf(known)))
      return `${answered(figures)} from ${start.x},${start.y}`;
  }
  return undefined;
}

/** Slivers, and the area of the tiles to buy in mm²: tiles that differ in size do not count alike. */
function boughtOf({ sliverCount, purchasedAreaMm2 }: TileFigures): readonly number[] {
  return [sliverCount, Math.round(purchasedAreaMm2)];
}

/** The figures of a plan from a start; undefined if there is none. */
function figuresFrom({ room, pattern, parameters, joint }: Plan, start: Point): TileFigures | undefined {
  try {
    const { tiles } = plan({ room, pattern: pattern.id, parameters, joint, start });
    // A floor that is nothing but joint is not a layout.
    return tiles.total === 0 ? undefined : tiles;
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return undefined;
  }
}
