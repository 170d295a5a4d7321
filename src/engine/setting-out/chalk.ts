// Chalk lines with the marks at their ends, and how a tape finds these. Millimetres in the floor's frame.

import { distance, dot, type Point } from '../geometry/point.ts';
import { centreOf, type Layout, type TilePlace } from '../layout/index.ts';
import type { Leeway, WallChain } from './chains.ts';
import type { Crossing } from './crossing.ts';
import type { LineKind } from './reference.ts';
import { type Hit, hitFrom, type Side } from './sides.ts';
import { isParallel } from './wall-pieces.ts';

/** Where a mark is measured from: along its wall from a corner, or square to the line from another wall. */
export interface Measured {
  readonly way: 'along' | 'square';
  readonly from: Point;
  readonly length: number;
}

/** The end of a chalk line at a wall. */
export interface LineEnd {
  readonly name: 'A1' | 'A2' | 'B1' | 'B2';
  readonly at: Point;
  /** Unit normal of the wall there, into the room. */
  readonly inward: Point;
  /** From the crossing. */
  readonly reach: number;
  readonly measured: Measured;
  /** How much the reach may differ from what was planned; null where the pieces at the wall are no row. */
  readonly leeway: Leeway | null;
}

export interface ChalkLine {
  readonly name: 'A' | 'B';
  readonly along: Point;
  readonly kind: LineKind;
  readonly ends: readonly [LineEnd, LineEnd];
}

/** Two chalk lines, and the tile at their crossing. */
export interface ChalkLines {
  /** Where the lines cross. */
  readonly at: Point;
  readonly tile: TilePlace;
  /** Whether the crossing is a corner of the tile or its centre. */
  readonly point: 'corner' | 'centre';
  /** Where in the box around the tile the crossing is: -1 left or top, 1 right or bottom, 0 between. */
  readonly side: Point;
  readonly tileCentre: Point;
  readonly lines: readonly [ChalkLine, ChalkLine];
  /** The end of each line towards which the first tile lies, and the next ones are laid. */
  readonly laidTowards: readonly [0 | 1, 0 | 1];
  /** The line along which boards are laid row by row; null for tiles. */
  readonly rows: 0 | 1 | null;
}

interface Ground {
  readonly sides: readonly Side[];
  readonly chains: readonly WallChain[];
  readonly layout: Layout;
}

/** Returns the lines of a crossing along two directions. */
export function chalkLinesAt(crossing: Crossing, units: readonly [Point, Point], ground: Ground): ChalkLines {
  const { at, tile, reference, ends } = crossing;
  const tileCentre = centreOf(ground.layout, tile);
  const { frame } = ground.layout;
  const rows = frame.rule && (Math.abs(dot(frame.along, units[0])) > 0.5 ? 0 : 1);
  const towards = (i: 0 | 1): 0 | 1 => {
    // Rows follow each other away from the first.
    if (rows !== undefined && rows !== i) return ends[i][1].reach >= ends[i][0].reach ? 1 : 0;
    const way = dot(units[i], { x: tileCentre.x - at.x, y: tileCentre.y - at.y });
    if (Math.abs(way) > 1e-6) return way > 0 ? 1 : 0;
    return ends[i][1].reach >= ends[i][0].reach ? 1 : 0;
  };
  const line = (i: 0 | 1, name: 'A' | 'B'): ChalkLine => {
    const kind = reference.kinds[i];
    return { name, along: units[i], kind, ends: endsOf(name, units[i], ends[i], ground) };
  };
  return {
    ...{ at, tile, tileCentre, point: reference.corner === null ? 'centre' : 'corner' },
    side: sideIn(ground.layout, tile, at),
    lines: [line(0, 'A'), line(1, 'B')],
    laidTowards: [towards(0), towards(1)],
    rows: rows ?? null,
  };
}

/** Where a point of a tile is in the box around it. */
function sideIn(layout: Layout, tile: TilePlace, at: Point): Point {
  const centre = centreOf(layout, tile);
  const { cornerX, cornerY } = layout.frame.shapes[tile.motif];
  const part = (way: number, corners: Float64Array) => Math.round(way / Math.max(...corners)) + 0;
  return { x: part(at.x - centre.x, cornerX), y: part(at.y - centre.y, cornerY) };
}

/** Both ends of a line, measured from the same side of it: the one to which a tape reaches more easily. */
function endsOf(
  name: 'A' | 'B',
  unit: Point,
  hits: readonly [Hit, Hit],
  { sides, chains }: Ground,
): [LineEnd, LineEnd] {
  const across = { x: -unit.y || 0, y: unit.x };
  const ways = [across, { x: -across.x || 0, y: -across.y || 0 }].map((way) =>
    hits.map((hit) => measuredFrom(hit, way, sides)),
  );
  const longest = ways.map((both) => Math.max(...both.map((measured) => measured?.length ?? Infinity)));
  const chosen = ways[longest[1] < longest[0] - 1e-6 ? 1 : 0];
  const end = (i: 0 | 1): LineEnd => {
    const { at, reach, side } = hits[i];
    const measured = chosen[i] ?? { way: 'along' as const, from: at, length: 0 };
    const chain = chains.find((one) => one.side === side);
    const isSquare = isParallel(side.inward, unit, SQUARE_END);
    return {
      name: `${name}${i === 0 ? 1 : 2}`,
      at,
      inward: side.inward,
      reach,
      measured,
      leeway: (isSquare && chain?.leeway) || null,
    };
  };
  return [end(0), end(1)];
}

/** Sine of the greatest angle between a line and the normal of a wall that it meets squarely. */
const SQUARE_END = 0.05;

/** How a mark is found in one direction across its line. */
function measuredFrom({ at, side }: Hit, way: Point, sides: readonly Side[]): Measured | undefined {
  if (!side.isRound) {
    const from = dot(way, side.along) > 0 ? side.to : side.from;
    return { way: 'along', from, length: distance(at, from) };
  }
  const inside = { x: at.x + INSIDE * side.inward.x, y: at.y + INSIDE * side.inward.y };
  const hit = hitFrom(sides, inside, way);
  return hit && { way: 'square', from: hit.at, length: hit.reach };
}

/** On the floor beside a round wall, mm. */
const INSIDE = 1;
