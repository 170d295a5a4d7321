// Places of numbers beside their pieces, with a line to them: off the floor if possible, over no other text or line.

import { isCovered } from '../../cutlist/index.ts';
import type { Box, Size } from '../../drawing/index.ts';
import type { Point, Ring } from '../../engine/index.ts';
import { cross, type Line, touches } from '../placing.ts';
import { candidates, linesOf, sizeOfNumber } from './inside.ts';

const DIRECTIONS = 16;
/** Distances of a number from its piece, in heights of the text. */
const DISTANCES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8];

/** A text by the upright box around it. */
export type Label = Size & { readonly middle: Point };

export interface NumberSpace {
  readonly seen: Box;
  readonly textHeight: number;
  /** Texts that are there already. */
  readonly taken: readonly Label[];
  /** Marks that numbers beside pieces keep off; lines to them may cross marks. */
  readonly marks: readonly Label[];
  /** The floor with its holes. */
  readonly floor: readonly Ring[];
  /** Lines that a number beside a piece must keep this far away from: the walls. */
  readonly walls: Ring;
  readonly band: number;
}

/** Whether two texts overlap. */
export function overlap(a: Label, b: Label): boolean {
  return (
    2 * Math.abs(a.middle.x - b.middle.x) < a.width + b.width &&
    2 * Math.abs(a.middle.y - b.middle.y) < a.height + b.height
  );
}

/** Finds places beside pieces. */
export class PlacesBeside {
  readonly #space: NumberSpace;
  /** All texts, also those that are placed later. */
  readonly #labels: readonly Label[];
  readonly #leaders: Line[] = [];
  readonly #edges: readonly Line[];
  readonly #walls: readonly Line[];

  constructor(space: NumberSpace, labels: readonly Label[]) {
    this.#space = space;
    this.#labels = labels;
    this.#edges = space.floor.flatMap(linesOf);
    this.#walls = linesOf(space.walls);
  }

  add(leader: Line): void {
    this.#leaders.push(leader);
  }

  /** A place beside a piece, off the floor if possible, and the line to it. */
  beside(rings: readonly Ring[], text: string): { readonly middle: Point; readonly leader: Line } | null {
    const { textHeight, seen } = this.#space;
    const foot = footOf(rings);
    const isSeen = ({ x, y }: Point, { width, height }: Size) =>
      Math.abs(x - seen.left - seen.width / 2) <= (seen.width - width) / 2 &&
      Math.abs(y - seen.top - seen.height / 2) <= (seen.height - height) / 2;
    if (!isSeen(foot, { width: 0, height: 0 })) return null;
    const size = sizeOfNumber(text, textHeight);
    const near = this.#near(foot, size);
    const free: { readonly middle: Point; readonly leader: Line }[] = [];
    for (const distance of DISTANCES) {
      for (let i = 0; i < DIRECTIONS; i++) {
        const angle = (2 * Math.PI * i) / DIRECTIONS;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        // From the edge of the text.
        const reach = distance * textHeight + (Math.abs(cos) * size.width + Math.abs(sin) * size.height) / 2;
        const middle = { x: foot.x + reach * cos, y: foot.y + reach * sin };
        if (!isSeen(middle, size) || !isFree(near, middle, size)) continue;
        const leader = { from: foot, to: endOf(foot, middle, size) };
        if (!isClear(near, leader)) continue;
        if (this.#isOffFloor(near, middle, size)) return { middle, leader };
        free.push({ middle, leader });
      }
    }
    return free[0] ?? null;
  }

  /** What a text beside a point, and the line to it, may meet. */
  #near(foot: Point, { width, height }: Size): Surroundings {
    const { textHeight, band } = this.#space;
    const reach = 2 * (Math.max(...DISTANCES) * textHeight + width + height + band);
    const around = { middle: foot, width: reach, height: reach };
    const isNear = (line: Line) => touches(line, foot, around);
    return {
      labels: this.#labels.filter((label) => overlap(label, around)),
      marks: this.#space.marks,
      leaders: this.#leaders.filter(isNear),
      edges: this.#edges.filter(isNear),
      walls: this.#walls.filter(isNear),
    };
  }

  #isOffFloor({ edges, walls }: Surroundings, middle: Point, size: Size): boolean {
    const { floor, band } = this.#space;
    const withBand = { width: size.width + 2 * band, height: size.height + 2 * band };
    return (
      !edges.some((edge) => touches(edge, middle, size)) &&
      !walls.some((wall) => touches(wall, middle, withBand)) &&
      !isCovered(middle, floor)
    );
  }
}

interface Surroundings {
  readonly labels: readonly Label[];
  readonly marks: readonly Label[];
  readonly leaders: readonly Line[];
  readonly edges: readonly Line[];
  readonly walls: readonly Line[];
}

function isFree({ labels, marks, leaders }: Surroundings, middle: Point, size: Size): boolean {
  const label = { middle, ...size };
  const isTaken = (other: Label) => overlap(label, other);
  return !labels.some(isTaken) && !marks.some(isTaken) && !leaders.some((leader) => touches(leader, middle, size));
}

function isClear({ labels, leaders }: Surroundings, leader: Line): boolean {
  return (
    !labels.some((label) => touches(leader, label.middle, label)) && !leaders.some((other) => cross(other, leader))
  );
}

/** The point of a piece with the most space around it, of some. */
function footOf(rings: readonly Ring[]): Point {
  const sides = rings.flatMap(linesOf);
  let best = { point: rings[0][0], room: -1 };
  for (const point of candidates(rings, { width: 0, height: 0 })) {
    if (!isCovered(point, rings)) continue;
    const room = Math.min(...sides.map((side) => distanceTo(side, point)));
    if (room > best.room * (1 + 1e-9)) best = { point, room };
  }
  const { x, y } = best.point;
  return { x, y };
}

/** Where the line from a point to the middle of a text meets the text. */
function endOf(from: Point, middle: Point, { width, height }: Size): Point {
  const [x, y] = [from.x - middle.x, from.y - middle.y];
  const share = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y), 1);
  return { x: middle.x + x * share, y: middle.y + y * share };
}

function distanceTo({ from, to }: Line, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y);
}
