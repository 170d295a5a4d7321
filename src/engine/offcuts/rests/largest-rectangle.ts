// The largest level rectangle in the rest of a tile. Between the corners of all outlines in x, what limits a rectangle is
// linear in its left and right sides, so the logarithm of its area is concave there and has one peak.

import { type Box, boxOf } from '../../geometry/point.ts';
import { type Convex, type Span, spanOver } from './convex.ts';
import { gapsBetween, isInPiece, type Rest } from './rest.ts';

/** Work that is left for some rests, about one unit for each outline that is looked at. */
export interface WorkLeft {
  left: number;
}

/** A limit of a rectangle whose sides are at x1 and x2: linear in both. */
type Limit = (x1: number, x2: number) => number;

/** The sides of a rectangle are between `a` and `b`, and between `c` and `d`, in ascending order. */
interface Cell {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The highest gain of a limit that counts as level: far below the noise of coordinates on their grid. */
const LEVEL = 1e-12;
/** Steps of a search: they narrow a side of four metres down to a tenth of a micrometre. */
const STEPS = 36;

/** The largest level rectangle of at least some area; undefined if there is none, or if the work is used up. */
export function largestRectangle(rest: Rest, leastMm2: number, work: WorkLeft): Box | undefined {
  const search = new Search(rest, leastMm2, work);
  // Rectangles between borders come first: they are found at once, and leave few cells worth a search.
  search.look(({ a, b, c, d }, limits) => {
    for (const [left, right] of [
      [a, d],
      [a, c],
      [b, d],
      [b, c],
    ]) {
      search.keep(boxWithin(limits, left, right));
    }
  });
  search.look((cell, limits) => {
    if (limits.dependOnLeft || limits.dependOnRight) search.keep(largestIn(limits, cell, work));
  });
  return search.best;
}

/** The largest rectangle that is found. */
class Search {
  best: Box | undefined;
  private bestMm2: number;
  private readonly rest: Rest;
  private readonly work: WorkLeft;
  private readonly height: number;
  private readonly xs: readonly number[];

  constructor(rest: Rest, leastMm2: number, work: WorkLeft) {
    const { minY, maxY } = boxOf(rest.tile.corners);
    this.rest = rest;
    this.work = work;
    this.bestMm2 = leastMm2;
    this.height = maxY - minY;
    this.xs = bordersOf(rest, leastMm2 / this.height);
  }

  /** Keeps a rectangle that is larger. */
  keep(box: Box): void {
    const height = box.maxY - box.minY;
    const areaMm2 = (box.maxX - box.minX) * height;
    if (height > 0 && areaMm2 > this.bestMm2) [this.best, this.bestMm2] = [box, areaMm2];
  }

  /** Visits each cell, and each gap in it, that may have a larger rectangle. */
  look(visit: (cell: Cell, limits: Limits) => void): void {
    const { xs, height, rest, work } = this;
    for (let i = 0; i + 2 < xs.length; i++) {
      for (let j = xs.length - 2; j > i && (xs[j + 1] - xs[i]) * height > this.bestMm2 && work.left > 0; j--) {
        const cell = { a: xs[i], b: xs[i + 1], c: xs[j], d: xs[j + 1] };
        const spanned = rest.blocked.filter(({ left, right }) => left <= cell.c && right >= cell.b);
        work.left -= 1 + spanned.length;
        for (const gap of gapsIn(rest, spanned, cell)) {
          if ((cell.d - cell.a) * (gap.to - gap.from) > this.bestMm2) visit(cell, limitsOf(rest, spanned, cell, gap));
        }
      }
    }
  }
}

/** The places in x where limits change, and more of them, so that a rectangle that is wide enough contains one. */
function bordersOf({ tile, blocked }: Rest, leastWidth: number): readonly number[] {
  const { left, right } = tile;
  const corners = [tile, ...blocked].flatMap((outline) => outline.corners.map(({ x }) => x));
  const between = Math.ceil((1.01 * (right - left)) / leastWidth);
  const even = Array.from({ length: between }, (_, i) => left + (i * (right - left)) / between);
  return [...new Set([...corners, ...even])].filter((x) => x >= left && x <= right).sort((a, b) => a - b);
}

/** The gaps over the narrowest rectangle of a cell; those over wider ones are parts of them. */
function gapsIn(rest: Rest, spanned: readonly Convex[], { b, c }: Cell): Span[] {
  const [near, far] = [spanOver(rest.tile, b, b), spanOver(rest.tile, c, c)];
  const whole = { from: Math.max(near.from, far.from), to: Math.min(near.to, far.to) };
  const gaps = gapsBetween(
    whole,
    spanned.map((outline) => spanOver(outline, b, c)),
  );
  return gaps.filter(({ from, to }) => to > from && !isInPiece(rest, { x: (b + c) / 2, y: (from + to) / 2 }));
}

interface Limits {
  readonly above: readonly Limit[];
  readonly below: readonly Limit[];
  /** Whether any depends on the left side, and on the right side. */
  readonly dependOnLeft: boolean;
  readonly dependOnRight: boolean;
}

/** What limits a rectangle in a gap from above and from below. */
function limitsOf({ tile }: Rest, spanned: readonly Convex[], cell: Cell, gap: Span): Limits {
  const { a, b, c, d } = cell;
  const middle = (gap.from + gap.to) / 2;
  let [dependOnLeft, dependOnRight] = [false, false];
  /** The limit that has these values for the narrowest rectangle, the one that goes to `a`, and the one that goes to `d`. */
  const linear = (narrowest: number, toLeft: number, toRight: number): Limit => {
    const [left, right] = [(narrowest - toLeft) / (b - a), (toRight - narrowest) / (d - c)];
    dependOnLeft ||= Math.abs(left) > LEVEL;
    dependOnRight ||= Math.abs(right) > LEVEL;
    return (x1, x2) => narrowest + left * (x1 - b) + right * (x2 - c);
  };
  const [atA, atB, atC, atD] = [a, b, c, d].map((x) => spanOver(tile, x, x));
  const above = [linear(atB.from, atA.from, atB.from), linear(atC.from, atC.from, atD.from)];
  const below = [linear(atB.to, atA.to, atB.to), linear(atC.to, atC.to, atD.to)];
  for (const outline of spanned) {
    const [narrowest, toLeft, toRight] = [spanOver(outline, b, c), spanOver(outline, a, c), spanOver(outline, b, d)];
    if (narrowest.to < middle) above.push(linear(narrowest.to, toLeft.to, toRight.to));
    else below.push(linear(narrowest.from, toLeft.from, toRight.from));
  }
  return { above, below, dependOnLeft, dependOnRight };
}

/** The rectangle between two sides, as high as limits allow. */
function boxWithin({ above, below }: Limits, minX: number, maxX: number): Box {
  let [minY, maxY] = [-Infinity, Infinity];
  for (const limit of above) minY = Math.max(minY, limit(minX, maxX));
  for (const limit of below) maxY = Math.min(maxY, limit(minX, maxX));
  return { minX, maxX, minY, maxY };
}

/** The largest rectangle within limits whose sides are in a cell. */
function largestIn(limits: Limits, { a, b, c, d }: Cell, work: WorkLeft): Box {
  const areaOf = (left: number, right: number) => {
    work.left--;
    const { minY, maxY } = boxWithin(limits, left, right);
    const height = maxY - minY;
    return height < 0 ? height : (right - left) * height;
  };
  const rightFor = (left: number) => (limits.dependOnRight ? peakOf((x) => areaOf(left, x), c, d) : d);
  const left = limits.dependOnLeft ? peakOf((x) => areaOf(x, rightFor(x)), a, b) : a;
  return boxWithin(limits, left, rightFor(left));
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function with one peak is highest. */
function peakOf(figureOf: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [x1, x2] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [figure1, figure2] = [figureOf(x1), figureOf(x2)];
  for (let step = 0; step < STEPS; step++) {
    if (figure1 < figure2) {
      [low, x1, figure1] = [x1, x2, figure2];
      x2 = low + GOLDEN * (high - low);
      figure2 = figureOf(x2);
    } else {
      [high, x2, figure2] = [x2, x1, figure1];
      x1 = high - GOLDEN * (high - low);
      figure1 = figureOf(x1);
    }
  }
  // A peak at an end is exact.
  const [atFrom, atTo, between] = [figureOf(from), figureOf(to), Math.max(figure1, figure2)];
  if (atFrom >= between && atFrom >= atTo) return from;
  return atTo >= between ? to : figure1 >= figure2 ? x1 : x2;
}
