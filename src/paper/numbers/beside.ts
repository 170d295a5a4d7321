// Places of numbers beside their pieces, with a line to them: off the floor if possible, over no other text or line.

import { isCovered } from '../../cutlist/index.ts';
import { type Box, grown, lineMeets, meetsAny, ringMeets, type Size, type Tag, tagsMeet } from '../../drawing/index.ts';
import { distance, nearestOn, type Point, type Ring } from '../../engine/index.ts';
import { cross, type Line } from '../placing.ts';
import { candidates, linesOf, sizeOfNumber } from './inside.ts';

const DIRECTIONS = 16;
/** Between a number off the floor and the walls. */
const CLEAR = 1.5;
/** Distances of a number from its piece, in heights of the text. */
const DISTANCES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8];

export interface NumberSpace {
  readonly seen: Box;
  readonly textHeight: number;
  /** Texts that are there already. */
  readonly taken: readonly Tag[];
  /** Marks that numbers beside pieces keep off; lines to them may cross marks. */
  readonly marks: readonly Tag[];
  /** The floor with its holes. */
  readonly floor: readonly Ring[];
  /** Lines that a number beside a piece must keep this far away from: the walls. */
  readonly walls: Ring;
  readonly band: number;
}

/** Finds places beside pieces. */
export class PlacesBeside {
  readonly #space: NumberSpace;
  /** All texts, also those that are placed later. */
  readonly #labels: readonly Tag[];
  readonly #leaders: Line[] = [];

  constructor(space: NumberSpace, labels: readonly Tag[]) {
    this.#space = space;
    this.#labels = labels;
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
    let onFloor: { readonly middle: Point; readonly leader: Line } | null = null;
    for (const heights of DISTANCES) {
      for (let i = 0; i < DIRECTIONS; i++) {
        const angle = (2 * Math.PI * i) / DIRECTIONS;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        // From the edge of the text.
        const reach = heights * textHeight + (Math.abs(cos) * size.width + Math.abs(sin) * size.height) / 2;
        const middle = { x: foot.x + reach * cos, y: foot.y + reach * sin };
        const label = { middle, ...size, turnDeg: 0 };
        if (!isSeen(middle, size)) continue;
        // The room has few sides, and a sheet has many texts.
        const isOff = this.#isOffFloor(label);
        if ((onFloor && !isOff) || !isFree(near, label)) continue;
        const leader = { from: foot, to: endOf(foot, middle, size) };
        if (!isClear(near, leader)) continue;
        if (isOff) return { middle, leader };
        onFloor = { middle, leader };
      }
    }
    return onFloor;
  }

  /** What a text beside a point, and the line to it, may meet. */
  #near(foot: Point, { width, height }: Size): Surroundings {
    const { textHeight, band } = this.#space;
    const reach = 2 * (Math.max(...DISTANCES) * textHeight + width + height + band);
    const around = { middle: foot, width: reach, height: reach, turnDeg: 0 };
    return {
      labels: this.#labels.filter((label) => tagsMeet(label, around)),
      marks: this.#space.marks,
      leaders: this.#leaders.filter(({ from, to }) => lineMeets(from, to, around)),
    };
  }

  #isOffFloor(label: Tag): boolean {
    const { floor, walls, band } = this.#space;
    return (
      !floor.some((ring) => ringMeets(ring, label)) &&
      !ringMeets(walls, grown(label, band + CLEAR)) &&
      !isCovered(label.middle, floor)
    );
  }
}

interface Surroundings {
  readonly labels: readonly Tag[];
  readonly marks: readonly Tag[];
  readonly leaders: readonly Line[];
}

function isFree({ labels, marks, leaders }: Surroundings, label: Tag): boolean {
  return (
    !meetsAny(label, labels) && !meetsAny(label, marks) && !leaders.some(({ from, to }) => lineMeets(from, to, label))
  );
}

function isClear({ labels, leaders }: Surroundings, leader: Line): boolean {
  const { from, to } = leader;
  return !labels.some((label) => lineMeets(from, to, label)) && !leaders.some((other) => cross(other, leader));
}

/** The point of a piece with the most space around it, of some. */
function footOf(rings: readonly Ring[]): Point {
  const sides = rings.flatMap(linesOf);
  let best = { point: rings[0][0], room: -1 };
  for (const point of candidates(rings, { width: 0, height: 0 })) {
    if (!isCovered(point, rings)) continue;
    const room = Math.min(...sides.map(({ from, to }) => distance(point, nearestOn(from, to, point))));
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
