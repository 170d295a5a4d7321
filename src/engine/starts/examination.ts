// One start examined: what a plan from there would come to, by counts and areas alone. No piece is traced, nothing is
// measured across, and the floor is prepared once for all starts.

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
   * From the middle of the floor to the middle of all tiles that are bought for it, mm. Cuts of the same width at opposite
   * walls let the tiles overhang both alike, and the two middles meet.
   */
  readonly overhang: Point;
  /** What is compared, the most important first, the less the better: no two starts have the same. */
  readonly rank: readonly number[];
}

// What an examination costs besides the walls, their stretches inside tiles and the runs it comes across, in the same
// unit: about 0.5 µs.
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
 * Slivers, then waste, as answers tell it, in hundredths of a percent; then what can be typed with two decimals, then the
 * overhang, in hundredths of a millimetre; then the way from the given start. The place itself decides between two that are
 * alike in everything. A start that needs more tiles than a plan may have comes after all others, and so does one from which
 * the floor is nothing but joint; last of all is one so far out that nobody could send it.
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

/** Waste as answers tell it, in hundredths of a percent. */
export function hundredthsOf({ wastePercent }: { readonly wastePercent: number }): number {
  return Math.round(100 * wastePercent);
}

/** Whether a start is better than another, in the order of their ranks. */
export function isBetter(one: Pick<Examined, 'rank'>, other: Pick<Examined, 'rank'>): boolean {
  return byRank(one, other) < 0;
}

/** The better start first. */
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

/** The middle of all tiles, each with its whole outline; summed up in whole numbers, so that their order does not matter. */
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
