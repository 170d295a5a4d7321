// Testing laws: random cases without invalid rooms, and the comparison of two plans tile by tile.

import fc from 'fast-check';
import { expect } from 'vitest';
import { signedArea } from '../../src/engine/geometry/point.ts';
import { LIMITS, type Plan, PlanError, type PlanRequest, plan } from '../../src/engine/index.ts';
import { layOut } from '../../src/engine/layout/index.ts';
import { measure } from '../../src/engine/measures.ts';
import { casesOf } from './cases.ts';
import { type LaidTile, laidTiles } from './laid-tiles.ts';

/** The plan, or undefined if the generated room is invalid. */
export function planIfRoom(request: PlanRequest): Plan | undefined {
  try {
    return laidExactly(request);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

/**
 * The plan of a request from its exact start. The engine rounds starts to whole micrometres, but the laws of layouts
 * hold for any start, and most of them map starts off the grid.
 */
export function laidExactly(request: PlanRequest): Plan {
  const planned = plan(request);
  const { start } = request;
  if (!start) return planned;
  const { floor, lattice } = planned;
  const home = {
    x: (withoutNoise(1000 * start.x) - floor.originUm.x) / 1000,
    y: (withoutNoise(1000 * start.y) - floor.originUm.y) / 1000,
  };
  const layout = layOut(floor, lattice, home, LIMITS.tiles);
  return { ...planned, start, layout, tiles: measure(layout, lattice).tiles };
}

/** µm, rounded if they are whole except for float noise 10 km from the origin. */
function withoutNoise(um: number): number {
  return Math.abs(um - Math.round(um)) <= 1e-5 ? Math.round(um) : um;
}

/**
 * Checks a law on random cases whose request can be planned: `runs` of them in a soak run, a 25th in a test run.
 */
export function holds<Case extends { readonly request: PlanRequest }>(
  runs: number,
  cases: fc.Arbitrary<Case>,
  law: (given: Case, planned: Plan) => void,
): void {
  fc.assert(
    fc.property(cases, (given) => {
      const planned = planIfRoom(given.request);
      fc.pre(planned !== undefined);
      law(given, planned);
    }),
    { numRuns: casesOf(Math.ceil(runs / 25), runs), maxSkipsPerRun: 20 },
  );
}

/** Compares everything about tiles to the last bit. */
export function expectSameBits(found: Plan, expected: Plan): void {
  expect(found.tiles).toEqual(expected.tiles);
  expect(found.floor.areaMm2).toBe(expected.floor.areaMm2);
  expect(packed(found)).toBe(packed(expected));
}

/** Runs, cut tiles and pieces as one text; JSON preserves all bits of doubles. */
function packed({ layout: { wholeCount, runs, cuts } }: Plan): string {
  return JSON.stringify([wholeCount, runs, cuts].map((part) => JSON.stringify(part, plainArrays)));
}

function plainArrays(_: string, value: unknown): unknown {
  return value instanceof Float64Array || value instanceof Int32Array ? Array.from(value) : value;
}

/**
 * Share of an area, or of a tile, by which two computations of a figure may differ. Coordinates of some metres have
 * rounding errors of 1e-12 mm; times the perimeter of a tile that is less than 1e-11 of the slenderest tile.
 */
export const AREA_SHARE = 1e-9;

/**
 * The engine's tolerance for distances, mm: a wall this close to a tile's border is on it. On which side of the border
 * its strip counts may depend on the order of the walls, so the area of a tile is accurate to this times its perimeter.
 */
export const BORDER = 1e-6;

// Widths are measured after merging corners closer than 1e-6 mm, so they are accurate to that.
const WIDTH = 2e-6;

// Pieces that are nowhere wider do not exist, mm; in a scaled plan they do.
const THIN = 0.1;

interface Likeness {
  /** The scale of the second plan. */
  readonly scale?: number;
  /** The name in the first plan of a tile in the second; without it, tiles are compared by size alone. */
  readonly named?: (tile: TileName) => TileName;
  /** How far walls may move relative to the tiles, mm; BORDER by default. */
  readonly drift?: number;
  /** How far widths may differ, mm; their accuracy by default. */
  readonly width?: number;
}

export interface TileName {
  readonly motif: number;
  readonly a: number;
  readonly b: number;
}

/** Expects the same counts, areas and widths except for rounding, and the same class and covered area of each tile. */
export function expectAlike(first: Plan, second: Plan, likeness: Likeness = {}): void {
  expect([
    ...figureDifferences(first, second, likeness),
    ...(likeness.named ? namedDifferences(first, second, likeness) : sizeDifferences(first, second, likeness)),
  ]).toEqual([]);
}

function figureDifferences(
  first: Plan,
  second: Plan,
  { scale = 1, drift = BORDER, width = WIDTH }: Likeness,
): string[] {
  const found: string[] = [];
  for (const name of ['total', 'whole', 'cut', 'sliverCount'] as const) {
    if (first.tiles[name] !== second.tiles[name]) found.push(`${name}: ${first.tiles[name]}, ${second.tiles[name]}`);
  }
  const compare = (name: string, a: number, b: number, tolerance: number) => {
    if (!(Math.abs(a - b) <= tolerance)) found.push(`${name}: ${a}, ${b}`);
  };
  const square = scale * scale;
  const { purchasedAreaMm2: bought, total } = first.tiles;
  // Thin strips have an area even if no tile is laid.
  const laidSlack = Math.max(1, total) * tileTolerance(first, drift);
  compare('floor', first.floor.areaMm2, second.floor.areaMm2 / square, AREA_SHARE * first.floor.areaMm2);
  compare('bought', bought, second.tiles.purchasedAreaMm2 / square, AREA_SHARE * bought);
  compare('laid', first.tiles.laidAreaMm2, second.tiles.laidAreaMm2 / square, laidSlack);
  // A floor that lies entirely in a joint needs no tile.
  compare('waste', first.tiles.wastePercent, second.tiles.wastePercent, bought === 0 ? 0 : (100 * laidSlack) / bought);
  // If only one is null, the counts already differ.
  const [one, other] = [first.tiles.narrowestCut, (second.tiles.narrowestCut ?? Number.NaN) / scale];
  // A neck that does not exist in one plan may exist in a scaled one.
  const isThin = scale !== 1 && one !== null && (one <= THIN || other <= THIN);
  if (one !== null && !isThin) compare('narrowest', one, other, width);
  for (const { tiles } of [first, second]) {
    if ((tiles.narrowestCut ?? Infinity) <= THIN) found.push(`narrowest: ${tiles.narrowestCut}`);
  }
  return found;
}

function namedDifferences(first: Plan, second: Plan, { scale = 1, named, drift = BORDER }: Likeness): string[] {
  const nameOf = ({ motif, a, b }: TileName) => `tile ${motif} at ${a},${b}`;
  const others = new Map(laidTiles(second).map((tile) => [nameOf(named?.(tile) ?? tile), tile]));
  const found: string[] = [];
  for (const tile of laidTiles(first)) {
    const name = nameOf(tile);
    const other = others.get(name);
    others.delete(name);
    if (other?.verdict !== tile.verdict) found.push(`${name}: ${tile.verdict}, ${other?.verdict}`);
    else if (!isNear(tile, other, first, scale, drift))
      found.push(`${name} covers ${tile.coveredMm2}, ${other.coveredMm2 / scale ** 2}`);
  }
  for (const name of others.keys()) found.push(`${name} is in the second alone`);
  return found;
}

function sizeDifferences(first: Plan, second: Plan, { scale = 1, drift = BORDER }: Likeness): string[] {
  const bySize = (plan: Plan) => laidTiles(plan).sort((a, b) => a.coveredMm2 - b.coveredMm2);
  const others = bySize(second);
  return bySize(first).flatMap((tile, i) =>
    others[i] && isNear(tile, others[i], first, scale, drift)
      ? []
      : [`size ${i}: ${tile.coveredMm2}, ${others[i]?.coveredMm2 / scale ** 2}`],
  );
}

function isNear(tile: LaidTile, other: LaidTile, first: Plan, scale: number, drift: number): boolean {
  return Math.abs(tile.coveredMm2 - other.coveredMm2 / scale ** 2) <= tileTolerance(first, drift);
}

/** Area by which a tile may differ, mm²: rounding, and its perimeter times the drift of the walls. */
export function tileTolerance({ lattice: { motif } }: Plan, drift: number = BORDER): number {
  const tolerances = motif.map((outline) => {
    const round = outline.reduce((sum, { x, y }, i) => {
      const next = outline[(i + 1) % outline.length];
      return sum + Math.hypot(next.x - x, next.y - y);
    }, 0);
    return AREA_SHARE * signedArea(outline) + drift * round;
  });
  return Math.max(...tolerances);
}
