// Examines one start: the figures of a plan from there, by counts and areas alone. No piece is traced, no width is
// measured, and the floor is prepared once for all starts.

import { type Point, signedArea } from '../geometry/point.ts';
import { type Layout, tally } from '../layout/index.ts';
import { LIMITS } from '../limits.ts';
import { sliversOf, wastePercentOf } from '../measures.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Floor, ringsOf, toFloorFrame } from '../room.ts';
import { isWithinReach } from '../room-checks.ts';
import { isTyped } from './typed.ts';

export interface Examined {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly total: number;
  readonly sliverCount: number;
  readonly wastePercent: number;
  /**
   * Vector from the centroid of the floor to the centroid of all tiles bought for it, mm. With equal cuts at opposite
   * walls, the tiles overhang both walls equally and the two centroids coincide.
   */
  readonly overhang: Point;
  /** The criteria of comparison, most important first, lower is better. No two starts have the same rank. */
  readonly rank: readonly number[];
}

// Fixed work of an examination, besides the walls, their stretches inside tiles and the runs found, in the same unit:
// about 0.5 µs.
const WORK_OF_ANY = 40;

/** Examines starts of one floor and counts the work. */
export class Examiner {
  /** Walls, their stretches inside tiles and runs of whole tiles looked at so far. */
  work = 0;
  /** Starts examined so far. */
  count = 0;
  private readonly floor: Floor;
  private readonly lattice: Lattice;
  private readonly given: Point;
  private readonly middle: Point;

  constructor(floor: Floor, lattice: Lattice, given: Point) {
    this.floor = floor;
    this.lattice = lattice;
    this.given = given;
    this.middle = middleOf(floor);
  }

  examine(start: Point): Examined {
    const { floor, lattice } = this;
    const layout = tally(floor, lattice, toFloorFrame(start, floor));
    const { wholeCount, cuts, runs, laidAreaMm2 } = layout;
    const total = wholeCount + cuts.count;
    this.count++;
    this.work += WORK_OF_ANY + floor.xs.length + layout.stretches + runs.length / 4;
    const tiles = total === 0 ? this.middle : middleOfTiles(layout);
    const figures = {
      start,
      total,
      sliverCount: sliversOf(layout, lattice.tileAreaMm2).length,
      wastePercent: wastePercentOf(laidAreaMm2, total * lattice.tileAreaMm2),
      overhang: { x: tiles.x - this.middle.x, y: tiles.y - this.middle.y },
    };
    return { ...figures, rank: rankOf(figures, this.given) };
  }
}

/**
 * Ranks by slivers, waste as reported (hundredths of a percent), whether the start can be typed with two decimals,
 * overhang (hundredths of a millimetre) and distance from the given start. Coordinates break ties. Starts that need
 * more tiles than a plan may have, or from which the floor is only joint, come after all others. Starts beyond the
 * coordinate limit, which cannot be sent, come last.
 */
export function rankOf(figures: Omit<Examined, 'rank'>, given: Point): number[] {
  const { start, total, sliverCount, overhang } = figures;
  const canBeSent = isWithinReach(start);
  return [
    total > LIMITS.tiles || total === 0 || !canBeSent ? Infinity : sliverCount,
    canBeSent ? hundredthsOf(figures) : Infinity,
    isTyped(start) ? 0 : 1,
    Math.round(100 * Math.hypot(overhang.x, overhang.y)),
    Math.round(100 * Math.hypot(start.x - given.x, start.y - given.y)),
    start.y,
    start.x,
  ];
}

/** Returns waste as reported, in hundredths of a percent. */
export function hundredthsOf({ wastePercent }: { readonly wastePercent: number }): number {
  return Math.round(100 * wastePercent);
}

/** Whether a start ranks before another. */
export function isBetter(one: Pick<Examined, 'rank'>, other: Pick<Examined, 'rank'>): boolean {
  return byRank(one, other) < 0;
}

/** Compares starts by rank, the better one first. */
export function byRank({ rank: one }: Pick<Examined, 'rank'>, { rank: other }: Pick<Examined, 'rank'>): number {
  for (let i = 0; i < one.length; i++) {
    if (one[i] !== other[i]) return one[i] < other[i] ? -1 : 1;
  }
  return 0;
}

function middleOf(floor: Floor): Point {
  let x = 0;
  let y = 0;
  for (const ring of ringsOf(floor)) {
    for (let i = 1; i + 1 < ring.length; i++) {
      const areaMm2 = signedArea([ring[0], ring[i], ring[i + 1]]);
      x += (areaMm2 * (ring[0].x + ring[i].x + ring[i + 1].x)) / 3;
      y += (areaMm2 * (ring[0].y + ring[i].y + ring[i + 1].y)) / 3;
    }
  }
  return { x: x / floor.areaMm2, y: y / floor.areaMm2 };
}

/** The centroid of all tiles with their whole outlines. Sums are whole numbers, so their order does not matter. */
function middleOfTiles({ frame, cuts, runs, wholeCount }: Layout): Point {
  const total = wholeCount + cuts.count;
  let places = 0;
  let rows = 0;
  let x = 0;
  let y = 0;
  const counts = new Array<number>(frame.shapes.length).fill(0);
  for (let i = 0; i < 3 * cuts.count; i += 3) {
    counts[cuts.tiles[i]]++;
    places += cuts.tiles[i + 1];
    rows += cuts.tiles[i + 2];
  }
  for (let i = 0; i < runs.length; i += 4) {
    const count = runs[i + 3];
    counts[runs[i]] += count;
    rows += count * runs[i + 1];
    places += count * runs[i + 2] + (count * (count - 1)) / 2;
  }
  frame.shapes.forEach(({ centreX, centreY }, motif) => {
    x += counts[motif] * centreX;
    y += counts[motif] * centreY;
  });
  return {
    x: (x + places * frame.stepX + rows * frame.rowX) / total,
    y: (y + places * frame.stepY + rows * frame.rowY) / total,
  };
}
