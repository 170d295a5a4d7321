// Limits on the work of one request, counted before or while it is done, so that no request keeps a thread busy for
// long and no result depends on the machine. Together they bound a request; docs/work-limits.md gives the time for each
// part.

import type { SplitLimits } from './geometry/overlay/index.ts';

/**
 * Room minus cutouts. The overlay needs a few microseconds per crossing; 32 triangles or 32 rectangles can never have
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
 * Pairs of a wall and a tile to examine in one layout: twice what 20,000 needles in a long hall need. Where walls run
 * side by side through every tile, the kernel takes half a microsecond per pair.
 */
export const MOST_LOOKS = 100_000;

/** Above this many stretches of walls through tiles, tiles are counted first, because tracing the pieces takes long. */
export const COUNTED_FIRST = 10_000;

/** Places of boards that are looked at before a floor of boards is laid, about half a microsecond each. */
export const LAID_PLACES = 30_000;

/** Swaps of equal rows of boards that are tried so that a floor looks random, about ten microseconds each. */
export const SWAPS_TRIED = 500;

/**
 * Tiles that walls pass in all starts that a search looks at, 1.5 to 5 µs each. With more, it combines fewer ways to place
 * the pattern; ordinary rooms need a third of it.
 */
export const MOST_LOOKED_AT = 150_000;

/** Cut tiles in all starts whose offcuts a search packs, in at least three starts. */
export const MOST_PACKED_CUTS = 20_000;

/**
 * Reuse of offcuts. The work grows with the square of the forms that are packed at once. To stay below what `PACKING`
 * allows, more than some 1,000 different forms are packed in several parts; this many pairs of forms are examined in
 * all of them.
 */
export const MOST_PAIRS = 1_000_000;

/** Above this many corners of all cut pieces, no offcut is reused; ordinary floors of 20,000 tiles have under half. */
export const MOST_REUSED_CORNERS = 25_000;

/** Work, as `Compatibility` counts it, for packing and for consolidating: per form, and for all forms of a plan. */
const MOST_PACKING = 1_000_000;
const MOST_CONSOLIDATING = 200_000;
export const PACKING = { eachForm: 4000, allForms: MOST_PACKING };
export const CONSOLIDATING = { eachForm: 100, allForms: MOST_CONSOLIDATING };

/** Work for finding unrelated groups of forms, and for a lower bound; only pieces with many corners need it all. */
export const MOST_SORTING = 400_000;

/** Above this many different forms, none slides in its tile: placing those that slide takes several times as long. */
export const MOST_SLIDING_FORMS = 64;

/** Up to this many pieces are packed exhaustively; each additional piece doubles the work. */
export const FEW_PARTS = 16;

/** Steps of the exhaustive search, for all pieces of one kind of tile, before it gives up. */
export const MOST_TRIES = 20_000;

/** Above this many corners, the pieces of a tile stay together and share it with no others. */
export const MOST_CORNERS = 200;

/**
 * Work for the largest rectangles in what is left of all cut tiles, a quarter of a microsecond a unit. Straight walls need
 * a few units a tile; walls at a slant and round cutouts need some thousand for each different piece.
 */
export const MOST_REST_WORK = 1_000_000;
