// The place of a number inside its piece: level, upright, or along its longest side.

import { isCovered, middleWithRoom } from '../../cutlist/index.ts';
import { readableTurn, ringMeets, type Size } from '../../drawing/index.ts';
import { type Point, type Ring, signedArea } from '../../engine/index.ts';
import type { Line } from '../placing.ts';

/** The widths of digits, of spaces, and of the arrow between pairs, with a little around them, as shares of their height. */
const CHARACTER = 0.6;
const SPACE = 0.3;
const ARROW = 0.9;
const GRID = 9;

export function sizeOfNumber(text: string, height: number): Size {
  let width = 0;
  for (const character of text) width += character === ' ' ? SPACE : character === '↔' ? ARROW : CHARACTER;
  return { width: width * height, height };
}

export interface InsidePlace {
  readonly middle: Point;
  /** Degrees, clockwise. */
  readonly turnDeg: number;
}

/** A place for a text inside a piece: level, upright, or along its longest side; null if there is none. */
export function insidePlace(rings: readonly Ring[], text: string, height: number): InsidePlace | null {
  const size = sizeOfNumber(text, height);
  // Most pieces that are too small are recognised at once.
  const area = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
  if (size.width * size.height > area) return null;
  if (rings.length === 1) {
    const middle = middleWithRoom(rings[0], Math.hypot(size.width, size.height) / 2);
    if (middle) return { middle, turnDeg: 0 };
  }
  for (const turnDeg of [0, -90, readableTurn(longestWay(rings[0]))]) {
    // In a frame in which the text is level.
    const level = rings.map((ring) => ring.map((corner) => rotated(corner, -turnDeg)));
    const found = candidates(level, size).find(
      (middle) => isCovered(middle, level) && !level.some((ring) => ringMeets(ring, { middle, ...size, turnDeg: 0 })),
    );
    if (found) return { middle: rotated(found, turnDeg), turnDeg };
  }
  return null;
}

/** Points of a piece that may have space for a text around them, those near its middle first. */
export function candidates(rings: readonly Ring[], { width, height }: Size): Point[] {
  const corners = rings.flat();
  const across = stops(
    corners.map(({ x }) => x),
    width,
  );
  const down = stops(
    corners.map(({ y }) => y),
    height,
  );
  const awayOf = ({ x, y }: Point) => Math.hypot(x - across.middle, y - down.middle);
  return across.stops
    .flatMap((x) => down.stops.map((y) => ({ x, y, away: awayOf({ x, y }) })))
    .sort((a, b) => a.away - b.away);
}

/** The middles between neighbouring corners, and an even grid, where a text of this length stays between the outermost. */
function stops(values: readonly number[], length: number): { readonly stops: number[]; readonly middle: number } {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  const even = Array.from({ length: GRID }, (_, i) => first + ((i + 1) / (GRID + 1)) * (last - first));
  const between = sorted.length > GRID ? [] : sorted.slice(1).map((value, i) => (value + sorted[i]) / 2);
  const all = [...even, ...between].sort((a, b) => a - b);
  return {
    stops: all.filter((at) => at - length / 2 >= first && at + length / 2 <= last),
    middle: (all[0] + all[all.length - 1]) / 2,
  };
}

/** The sides of a ring. */
export function linesOf(ring: Ring): Line[] {
  return ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] }));
}

/** The longest side, as a way. */
function longestWay(ring: Ring): Point {
  const ways = linesOf(ring).map(({ from, to }) => ({ x: to.x - from.x, y: to.y - from.y }));
  return ways.reduce((best, way) => (Math.hypot(way.x, way.y) > Math.hypot(best.x, best.y) ? way : best));
}

function rotated({ x, y }: Point, deg: number): Point {
  const angle = (deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
