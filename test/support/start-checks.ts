// Random rooms for checks of starts.

import fc from 'fast-check';
import {
  LIMITS,
  type Plan,
  PlanError,
  type PlanRequest,
  plan,
  type Rectangle,
  type Ring,
} from '../../src/engine/index.ts';
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
