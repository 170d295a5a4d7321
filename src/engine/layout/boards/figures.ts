// What looks wrong in a floor of boards although no rule forbids it: joints in line with those of the row but one (an H),
// rows that step on and on like stairs, and three rows that are repeated.

import type { Part } from './parts.ts';
import { areClose, type Boards, type LaidPart } from './rules.ts';

/** Joints within this share of the stagger look as if they were at the same place. */
const LIKE_SHARE = 1 / 3;

/** Where the parts laid before begin. */
export type Begins = (part: Part) => number;

/** What of the rows before decides how a part looks; the same for all its places. */
export interface Looks {
  /** Parts with joints that its own must not be in line with. */
  readonly lines: readonly LaidPart[];
  /** The part three rows before, if the two rows between repeat those before them too. */
  readonly repeated: LaidPart | undefined;
}

/** Returns what decides how a part looks. */
export function looksOf(boards: Boards, part: Part, begins: Begins): Looks {
  const lines = part.beforeThat.map((other) => laid(other, begins));
  const { over } = part;
  const next = over?.over;
  if (!over || !next) return { lines, repeated: undefined };
  // Where the next step of stairs would be.
  lines.push({ spans: over.spans, begin: 2 * begins(over) - begins(next) });
  const third = next.over;
  const repeats = third !== undefined && isLike(boards, over, begins) && isLike(boards, next, begins);
  return { lines, repeated: repeats ? laid(third, begins) : undefined };
}

/** The number of figures that a part ends. */
export function figuresAt(boards: Boards, part: LaidPart, { lines, repeated }: Looks): number {
  const reach = LIKE_SHARE * boards.rule.minStagger;
  let count = 0;
  for (const line of lines) if (areClose(boards, part, line, reach)) count++;
  if (repeated && areClose(boards, part, repeated, reach)) count++;
  return count;
}

/** Whether a part has its joints where the part three rows before has them. */
function isLike(boards: Boards, part: Part, begins: Begins): boolean {
  const third = part.over?.over?.over;
  if (!third) return false;
  return areClose(boards, laid(part, begins), laid(third, begins), LIKE_SHARE * boards.rule.minStagger);
}

export function laid(part: Part, begins: Begins): LaidPart {
  return { begin: begins(part), spans: part.spans };
}
