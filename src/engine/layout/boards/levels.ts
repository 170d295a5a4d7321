// A floor of boards at one level of the boards: a line along each row, equally far from its edge, and the floor on it.

import type { Piece } from '../cuts.ts';
import type { RowSpans, Span } from './spans.ts';

/** Floor on a line along a row, mm. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Levels that are tried, and those of them that are kept: with the most floor. */
const MOST_LEVELS = 16;
const KEPT_LEVELS = 5;
/** How far inside a row floor is looked for beside its edge, mm. */
const INSIDE = 0.01;

/** The floor of a piece at a distance from the middle of its row, from left to right. */
export function stretchesAt({ outer, holes }: Piece, level: number): Stretch[] {
  const places: number[] = [];
  for (const ring of [outer, ...holes]) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      if (a.y < level !== b.y < level) places.push(a.x + ((level - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
  }
  places.sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  for (let i = 0; i + 1 < places.length; i += 2) stretches.push({ from: places[i], to: places[i + 1] });
  return stretches;
}

/** The spans of which each board lies beside one of another row: it cannot be moved across, so it keeps its level. */
export function joinedSpans(rows: readonly RowSpans[], halfWidth: number, shortest: number): Span[] {
  const edge = halfWidth - INSIDE;
  const spansOf = (row: RowSpans | undefined) => row?.groups.flatMap(({ spans }) => spans) ?? [];
  const floorAt = (row: RowSpans | undefined, level: number) =>
    spansOf(row).flatMap(({ outline }) => stretchesAt(outline(), level));
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return rows.flatMap((row) => {
    const above = floorAt(byRow.get(row.row - 1), edge);
    const below = floorAt(byRow.get(row.row + 1), -edge);
    return spansOf(row).filter((span) => {
      const own = span.outline();
      const contacts = [...common(stretchesAt(own, -edge), above), ...common(stretchesAt(own, edge), below)].sort(
        (a, b) => a.from - b.from,
      );
      let end = span.from;
      for (const { from, to } of contacts) {
        if (from - end >= shortest) return false;
        end = Math.max(end, to);
      }
      return contacts.length > 0 && span.to - end < shortest;
    });
  });
}

function common(some: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return some.flatMap((a) =>
    others.flatMap((b) => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      return to - from > INSIDE ? [{ from, to }] : [];
    }),
  );
}

/** The levels with the most floor. Where boards may be turned, a level is also its mirror image, so only the middle counts. */
export function levelsOf(spans: readonly Span[], halfWidth: number, isTurned: boolean): (readonly LevelFloor[])[] {
  const edges = new Set([-halfWidth, halfWidth]);
  if (!isTurned) {
    for (const { outline } of spans) {
      for (const { y } of outline().outer) {
        if (edges.size < MOST_LEVELS) edges.add(Math.round(y * 100) / 100);
      }
    }
  }
  const sorted = [...edges].sort((a, b) => a - b);
  const levels = sorted.slice(1).map((edge, i) => (edge + sorted[i]) / 2);
  // Along slanted walls, boards are as long as allowed only at the edge of a row.
  const edge = halfWidth - INSIDE;
  const floors = [...new Set([0, ...(isTurned ? [] : [-edge, edge, ...levels])])].map((level) => floorAt(spans, level));
  const lengthOf = (floor: readonly LevelFloor[]) => floor.reduce((sum, { to, from }) => sum + to - from, 0);
  return floors.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, KEPT_LEVELS);
}

/** Floor at a level, and how far it begins and ends inside its span; infinitely far beside a hole. */
export interface LevelFloor extends Stretch {
  readonly span: Span;
  readonly fromLeft: number;
  readonly fromRight: number;
}

function floorAt(spans: readonly Span[], level: number): LevelFloor[] {
  return spans.flatMap((span) => {
    const stretches = stretchesAt(span.outline(), level);
    return stretches.map(({ from, to }, i) => ({
      from,
      to,
      span,
      fromLeft: i === 0 ? from - span.from : Infinity,
      fromRight: i === stretches.length - 1 ? span.to - to : Infinity,
    }));
  });
}
