// Proposes starts worth examining, from the profiles of the walls: where the two longest directions of walls are best
// at once, and the best of some even places. A guess costs a small part of an examination.

import type { Point } from '../geometry/point.ts';
import type { Frame } from '../layout/index.ts';
import { typed } from './typed.ts';
import { type Profile, reachAlong, type Step, sliversIn, stepAt, tilesIn } from './walls/profiles.ts';

/** From how many places in each of the two main directions and from how fine a grid starts are proposed. */
export interface Extent {
  readonly places: number;
  readonly grid: number;
}

/** Directions that differ by less than this sine cannot place a start together. */
const TOO_CLOSE = 0.05;

/** Steps shorter than this, mm, are gaps between two others. */
const SHORTEST = 0.05;

/** How many starts with the same steps of all profiles are proposed: the corners of the room tell them apart. */
const ALIKE = 4;

/** A start relative to the default one, and what the profiles make one expect there. */
export interface Guess {
  readonly start: Point;
  readonly sliverCount: number;
  /** Tiles to buy, in mean tiles; only differences have a meaning. */
  readonly tiles: number;
}

/** Returns starts, the most promising first, at most `ALIKE` of them for equal guesses. */
export function promisingStarts(profiles: readonly Profile[], frame: Frame, { places, grid }: Extent): Guess[] {
  const guesses: (Guess & { readonly worth: number })[] = [];
  const alike = new Map<number, number>();
  for (const proposed of [...combined(axesOf(profiles, frame, places)), ...gridOver(frame, grid).points]) {
    const start = withinRepeat(proposed, frame);
    const { name, worth } = guessAt(profiles, start);
    const count = alike.get(name) ?? 0;
    if (count === ALIKE && profiles.length > 0) continue;
    alike.set(name, count + 1);
    guesses.push({ start, worth, sliverCount: sliversIn(worth), tiles: tilesIn(worth) });
  }
  return guesses.sort((one, other) => one.worth - other.worth);
}

/** A line of starts, relative to the default one, from which the walls of one direction suit the tiles. */
export interface StartLine {
  readonly middle: Point;
  readonly along: Point;
  /** How far it extends from the middle in both directions, mm. */
  readonly reach: number;
}

/** Returns the most promising lines in each of the two main directions, without those that are wider than `widest`, mm. */
export function promisingLines(profiles: readonly Profile[], frame: Frame, most: number, widest: number): StartLine[] {
  return mainOf(profiles).flatMap((profile) => {
    const { normal } = profile;
    const along = { x: -normal.y, y: normal.x };
    const reach = reachAlong(frame, along);
    return bestSteps(profile, most)
      .filter((step) => lengthOf(step) <= widest)
      .map((step) => ({ middle: { x: middleOf(step) * normal.x, y: middleOf(step) * normal.y }, along, reach }));
  });
}

/** The sum of all profiles at a start, and a number that is the same for starts on the same steps. */
function guessAt(profiles: readonly Profile[], { x, y }: Point): { name: number; worth: number } {
  let name = 0;
  let worth = 0;
  for (const profile of profiles) {
    const step = stepAt(profile, x * profile.normal.x + y * profile.normal.y);
    name = name * profile.steps.length + step;
    worth += profile.steps[step].worth;
  }
  return { name, worth };
}

/** Places of a start along a unit vector. */
interface Axis {
  readonly normal: Point;
  readonly places: readonly number[];
}

/** The starts at all pairs of places along two axes. */
function combined([{ normal: a, places: ones }, { normal: b, places: others }]: readonly [Axis, Axis]): Point[] {
  const turn = crossOf(a, b);
  const starts: Point[] = [];
  for (const one of ones) {
    for (const other of others) {
      starts.push({ x: (one * b.y - other * a.y) / turn, y: (other * a.x - one * b.x) / turn });
    }
  }
  return starts;
}

/** The profiles of the two main directions, as far as there are any. */
function mainOf(profiles: readonly Profile[]): Profile[] {
  const [main] = profiles;
  if (!main) return [];
  const across = profiles.find(({ normal }) => Math.abs(crossOf(normal, main.normal)) > TOO_CLOSE);
  return across ? [main, across] : [main];
}

/** The two main directions. Where walls decide nothing, places are spread evenly. */
function axesOf(profiles: readonly Profile[], frame: Frame, places: number): [Axis, Axis] {
  const [main, across] = mainOf(profiles);
  const axisOf = (profile: Profile | undefined, normal: Point): Axis =>
    profile
      ? { normal: profile.normal, places: bestSteps(profile, places).map(middleOf) }
      : evenAxis(normal, frame, places);
  const one = axisOf(main, { x: 1, y: 0 });
  return [one, axisOf(across, { x: -one.normal.y, y: one.normal.x })];
}

function crossOf(one: Point, other: Point): number {
  return one.x * other.y - one.y * other.x;
}

/** The best steps of a profile; of equal ones the longest. */
function bestSteps({ steps }: Profile, most: number): Step[] {
  return steps
    .filter((step) => lengthOf(step) >= SHORTEST)
    .sort((one, other) => one.worth - other.worth || lengthOf(other) - lengthOf(one))
    .slice(0, most);
}

function lengthOf({ from, to }: Step): number {
  return to - from;
}

function middleOf({ from, to }: Step): number {
  return (from + to) / 2;
}

function evenAxis(normal: Point, frame: Frame, count: number): Axis {
  const reach = reachAlong(frame, normal);
  return { normal, places: Array.from({ length: count }, (_, i) => reach * ((2 * i + 1) / count - 1)) };
}

/** The start of the same layout next to the default one, rounded to what people can type. */
function withinRepeat({ x, y }: Point, { stepX, stepY, rowX, rowY }: Frame): Point {
  const cell = stepX * rowY - stepY * rowX;
  const a = Math.round((x * rowY - y * rowX) / cell);
  const b = Math.round((stepX * y - stepY * x) / cell);
  return { x: typed(x - a * stepX - b * rowX), y: typed(y - a * stepY - b * rowY) };
}

/** Returns about `count` starts spread evenly over the repeat around the default start, and the longer step, mm. */
export function gridOver({ stepX, stepY, rowX, rowY }: Frame, count: number): { points: Point[]; spacing: number } {
  const lengths = [Math.hypot(stepX, stepY), Math.hypot(rowX, rowY)];
  const columns = Math.round(Math.sqrt((count * lengths[0]) / lengths[1])) || 1;
  const rows = count === 0 ? 0 : Math.round(count / columns) || 1;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = (column + 0.5) / columns - 0.5;
      const b = (row + 0.5) / rows - 0.5;
      points.push({ x: typed(a * stepX + b * rowX), y: typed(a * stepY + b * rowY) });
    }
  }
  return { points, spacing: Math.max(lengths[0] / columns, lengths[1] / rows) };
}
