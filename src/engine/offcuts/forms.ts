// The forms of parts, each kept once. Most parts have a known form, so each part is laid out on a reusable table and
// copied only if its form is new.

import { beginOf, type Cuts } from '../layout/index.ts';
import { isPackedConvex } from '../widths.ts';
import { extentOf, type Outline } from './outline.ts';
import type { Slide, Way } from './sliding.ts';
import type { Turn } from './turns.ts';

/** What is cut out at once: one piece of a cut tile, or all of them. */
export interface Part {
  readonly cut: number;
  readonly pieces: readonly number[];
  /** Index of the model's turn that brings the part, placed in the model, into the position of its form. */
  readonly turn: number;
}

/** A shape of parts, as positioned in the model tile. */
export interface Form extends Outline {
  readonly areaMm2: number;
  readonly parts: Part[];
  /** The way along which the form slides in the tile; undefined if it keeps its place. */
  readonly slide: Slide | undefined;
  /** Ways that are open to those of its parts which do not face other tiles there. Such parts have a form of their own. */
  readonly ways: readonly OpenWay[];
  /** Whether a way is open to any of its parts although none slides, because there are too many forms. */
  isLoose: boolean;
}

interface OpenWay extends Way {
  form?: Form;
}

/** Returns a form for parts that slide. It has the names of `form` in the same order, which keeps the engine fast. */
export function slidingForm(form: Form, slide: Slide): Form {
  const { points, ringEnds, convex, extent, areaMm2 } = form;
  return { points, ringEnds, convex, extent, areaMm2, parts: [], slide, ways: [], isLoose: false };
}

/** Forms whose corners agree to this are the same, mm. */
const SAME_FORM = 1e-6;

/** The table on which parts are laid out, one at a time. */
export class CuttingTable {
  readonly ringEnds: number[] = [];
  private points = new Float64Array(64);
  private size = 0;

  /** Lays out rings, turned by `turn`. */
  lay(cuts: Cuts, rings: readonly number[], turn: Turn): void {
    this.size = 0;
    // Setting the length takes longer than all the rest.
    if (this.ringEnds.length > rings.length) this.ringEnds.length = rings.length;
    for (let i = 0; i < rings.length; i++) this.ringEnds[i] = this.addRing(cuts, rings[i], turn);
  }

  /** Returns where the ring ends on the table. */
  private addRing({ ringEnds, points }: Cuts, ring: number, { cos, sin }: Turn): number {
    const begin = 2 * beginOf(ringEnds, ring);
    const end = 2 * ringEnds[ring];
    this.makeRoom(this.size + end - begin);
    const mine = this.points;
    let { size } = this;
    for (let i = begin; i < end; i += 2) {
      const x = points[i];
      const y = points[i + 1];
      mine[size++] = x * cos - y * sin;
      mine[size++] = x * sin + y * cos;
    }
    this.size = size;
    return size / 2;
  }

  private makeRoom(size: number): void {
    if (size <= this.points.length) return;
    const before = this.points;
    this.points = new Float64Array(2 * size);
    this.points.set(before);
  }

  /** Turns the part so that its first corner is leftmost and equal parts match. Returns the index of the turn. */
  turnLeftmost(turns: readonly Turn[]): number {
    const turn = leftmostTurn(turns, this.points[0], this.points[1]);
    if (turn === 0) return 0;
    const { points, size } = this;
    const { cos, sin } = turns[turn];
    for (let i = 0; i < size; i += 2) {
      const x = points[i];
      const y = points[i + 1];
      points[i] = x * cos - y * sin;
      points[i + 1] = x * sin + y * cos;
    }
    return turn;
  }

  /** A copy of what is on the table. */
  outline(): Outline {
    const points: number[] = [];
    for (let i = 0; i < this.size; i++) points.push(this.points[i]);
    const convex = this.ringEnds.length === 1 && isPackedConvex(this.points, 0, this.size);
    return { points, ringEnds: [...this.ringEnds], convex, extent: extentOf(points) };
  }

  /** Returns the known form that is on the table, or undefined if it is new. */
  find(known: KnownForms, areaMm2: number): Form | undefined {
    return known.get(keyOf(areaMm2))?.find((form) => this.isOnTable(form));
  }

  private isOnTable({ points, ringEnds }: Form): boolean {
    if (points.length !== this.size || ringEnds.length !== this.ringEnds.length) return false;
    for (let i = 0; i < points.length; i++) if (Math.abs(points[i] - this.points[i]) > SAME_FORM) return false;
    for (let i = 0; i < ringEnds.length; i++) if (ringEnds[i] !== this.ringEnds[i]) return false;
    return true;
  }
}

/** Forms by area: few different ones have the same. */
export type KnownForms = Map<number, Form[]>;

/** Adds a new form to the known ones. */
export function remember(known: KnownForms, form: Form): void {
  const key = keyOf(form.areaMm2);
  const others = known.get(key);
  if (others) others.push(form);
  else known.set(key, [form]);
}

/**
 * Areas to a thousandth of a mm². Those of equal pieces differ by rounding. Where pieces are rectangles, areas are whole
 * millionths of a mm², so the limits lie between those.
 */
function keyOf(areaMm2: number): number {
  return Math.floor(areaMm2 * 1000 + 0.0003);
}

/** A coordinate as a whole number of SAME_FORM. */
function wholeOf(coordinate: number): number {
  return Math.round(coordinate / SAME_FORM);
}

function leftmostTurn(turns: readonly Turn[], x: number, y: number): number {
  let best = 0;
  let left = Infinity;
  let top = Infinity;
  for (let k = 0; k < turns.length; k++) {
    const { cos, sin } = turns[k];
    const x1 = wholeOf(x * cos - y * sin);
    const y1 = wholeOf(x * sin + y * cos);
    if (x1 > left || (x1 === left && y1 >= top)) continue;
    best = k;
    left = x1;
    top = y1;
  }
  return best;
}

/** Returns an outline turned about the tile's centre. */
export function turned({ points, ringEnds, convex }: Outline, { cos, sin }: Turn): Outline {
  const moved: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    moved.push(points[i] * cos - points[i + 1] * sin, points[i] * sin + points[i + 1] * cos);
  }
  return { points: moved, ringEnds, convex, extent: extentOf(moved) };
}
