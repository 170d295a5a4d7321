// What the work of one request may come to, counted before or while it is done, so that no request keeps a thread busy for
// long and no result depends on the machine. Together these are the ceiling of a request; docs/limits.md says what each
// part comes to in time.

import type { SplitLimits } from './geometry/overlay/index.ts';

/**
 * Room minus cutouts. The overlay needs some microseconds for each crossing; 32 triangles or 32 rectangles can never have
 * more crossings than this.
 */
export const MOST_WALLS = 5_000;
const MOST_COMPARISONS = 1_000_000;
const MOST_CROSSINGS = 3_000;
export const OVERLAY_LIMITS: SplitLimits = {
  walls: MOST_WALLS,
  comparisons: MOST_COMPARISONS,
  crossings: MOST_CROSSINGS,
};

/**
 * Pairs of a wall and a tile to look at in one layout: twice what 20,000 needles in a long hall need. Where walls run
 * side by side through every tile, the kernel takes half a microsecond for each.
 */
export const MOST_LOOKS = 100_000;

/** Where walls run through so many tiles that tracing the pieces takes long, the tiles are counted first. */
export const COUNTED_FIRST = 10_000;

/** What a search for starts may cost: work as examinations count it, about 0.5 µs a unit, and a number of starts. */
export interface StartBudget {
  readonly work: number;
  readonly starts: number;
}

/** For `start=best`. */
const BEST_START_WORK = 200_000;
export const BEST_START_BUDGET: StartBudget = { work: BEST_START_WORK, starts: 20_000 };

/** For a warning that names a better start: some 15 plans of a small room. */
const BETTER_STARTS_WORK = 60_000;
export const BETTER_STARTS_BUDGET: StartBudget = { work: BETTER_STARTS_WORK, starts: 30 };

/**
 * Reuse of offcuts. The work grows with the square of the forms that are packed at once. So that it stays below what
 * `PACKING` allows, more than some 1,000 different ones are packed in several parts; these pairs of forms are looked at in
 * all of them.
 */
export const MOST_PAIRS = 1_000_000;

/** Corners of all cut pieces above which no offcut is reused: ordinary floors of 20,000 tiles have less than half of it. */
export const MOST_REUSED_CORNERS = 25_000;

/** Work, as `Compatibility` counts it, that may go into packing one form and into consolidating that, and into all of a plan's. */
const MOST_PACKING = 1_000_000;
const MOST_CONSOLIDATING = 200_000;
export const PACKING = { eachForm: 4000, allForms: MOST_PACKING };
export const CONSOLIDATING = { eachForm: 200, allForms: MOST_CONSOLIDATING };

/** Work that may go into finding out which forms have nothing to do with each other; only pieces with many corners take it. */
export const MOST_SORTING = 400_000;

/** So many pieces are shared out in every way there is; each more doubles the work. */
export const FEW_PARTS = 16;

/** Steps of that, for all pieces of one kind of tile, before it is given up. */
export const MOST_TRIES = 500_000;

/** Corners of a tile's pieces above which they stay together and share with none. */
export const MOST_CORNERS = 200;
