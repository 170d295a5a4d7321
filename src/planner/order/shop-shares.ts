// What shops add to the area for cuts and breakage together, percent by pattern, as calculators of the trade state it.
// The planner counts cuts one by one and only names these shares for comparison.

type Share = readonly [least: number, most: number];

const STRAIGHT: Share = [5, 10];
const BRICK: Share = [8, 12];
const DIAGONAL: Share = [15, 15];

const BY_PATTERN: Readonly<Record<string, Share>> = {
  'squares-pattern': STRAIGHT,
  'bricks-pattern': BRICK,
  'vertical-bricks-pattern': BRICK,
  'diamonds-pattern': DIAGONAL,
  'herringbone-pattern': [18, 18],
  'chevron-pattern': [20, 20],
};

/** The share of a pattern, laid at this rotation; undefined if the trade names none. */
export function shopShare(patternId: string, rotationDeg: number): Share | undefined {
  const isTurned = Math.abs(((rotationDeg % 90) + 90) % 90) > 1e-9;
  const share = BY_PATTERN[patternId];
  return isTurned && (share === STRAIGHT || share === BRICK) ? DIAGONAL : share;
}
