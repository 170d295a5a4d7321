// Which outlines of a group are rooms, and which are cutouts of the room around them. In µm.

import { type Box, boxOf, signedArea } from '../../engine/index.ts';
import { isWithin, type Part, turned } from '../clean/outline.ts';
import type { Count } from '../clean/tally.ts';
import type { Spend } from '../clean/work.ts';

/** A part with what it was called. */
export interface Named extends Part {
  readonly name: string | null;
}

/** An outline whose contents cover more than this share of it is drawn around rooms, such as that of the building. */
const MOSTLY_ROOMS = 0.5;

interface Nested {
  readonly part: Named;
  readonly area: number;
  readonly box: Box;
  readonly inside: Nested[];
}

/** Returns the rooms among the outlines of one group, those inside a room as its cutouts. */
export function roomsAmong(
  parts: readonly Named[],
  group: string | null,
  count: Count,
  spend: Spend,
): readonly Named[] {
  const sorted = parts
    .map((part): Nested => ({ part, area: signedArea(part.outer), box: boxOf(part.outer), inside: [] }))
    .sort((a, b) => b.area - a.area);
  const top: Nested[] = [];
  let duplicates = 0;
  sorted.forEach((one, place) => {
    spend(place);
    // From the smallest that may contain it.
    const around = sorted.slice(0, place).findLast((other) => contains(other, one, spend));
    if (around && isSame(around, one)) duplicates++;
    else (around?.inside ?? top).push(one);
  });
  count('duplicates', duplicates, group);
  return top.flatMap((one) => settled(one, count, group));
}

/** The rooms of an outline and what is inside it. */
function settled(one: Nested, count: Count, group: string | null): readonly Named[] {
  const { part, area, inside } = one;
  if (inside.length === 0) return [part];
  const covered = inside.reduce((sum, other) => sum + other.area, 0);
  if (covered > MOSTLY_ROOMS * area) {
    count('outline-around', 1, group);
    return inside.flatMap((other) => settled(other, count, group));
  }
  count('cutouts-found', inside.length, part.name ?? group);
  const holes = [...part.holes, ...inside.map((other) => turned(other.part.outer, -1))];
  // What lies in a cutout is a room again, such as one in a courtyard.
  const beyond = inside.flatMap((other) => other.inside.flatMap((deeper) => settled(deeper, count, group)));
  return [{ ...part, holes }, ...beyond];
}

function contains(outer: Nested, inner: Nested, spend: Spend): boolean {
  const [a, b] = [outer.box, inner.box];
  if (b.minX < a.minX || b.minY < a.minY || b.maxX > a.maxX || b.maxY > a.maxY) return false;
  const isInHole = outer.part.holes.some((hole) => isWithin(inner.part.outer, hole, spend));
  return isSame(outer, inner) || (isWithin(inner.part.outer, outer.part.outer, spend) && !isInHole);
}

/** Whether two outlines have the same corners, wherever they begin. */
function isSame({ part: { outer: one }, area, box }: Nested, { part: { outer: other }, ...second }: Nested): boolean {
  if (one.length !== other.length || area !== second.area || box.minX !== second.box.minX) return false;
  const places = new Set(one.map(({ x, y }) => `${x},${y}`));
  return other.every(({ x, y }) => places.has(`${x},${y}`));
}
