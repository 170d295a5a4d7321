// What the reading of shapes shares: units, tolerances, and the bounds on its work.

import { newBudget } from '../../budget.ts';
import type { RemarkCode } from '../../drawing.ts';
import { IMPORT_LIMITS } from '../../limits.ts';
import { Unreadable } from '../model.ts';
import { minus, type Vector } from './vectors.ts';

/** Shapes are nested in mapped items, clippings and composite curves, and files may nest them in circles. */
const MOST_LEVELS = IMPORT_LIMITS.nesting * 2;

/** A curve becomes chords that stay this close to it, mm, and turn by no more than three degrees each. */
const SAGITTA_MM = 1;
const LARGEST_TURN = Math.PI / 60;

/** Points this close are one, mm. */
const SAME_MM = 0.01;

export class ShapeContext {
  /** Millimetres in the file's unit of length. */
  readonly unitMm: number;
  /** Radians in the file's unit of angles. */
  readonly radians: number;
  /** Codes of what was left out or assumed while the current shape was read. */
  readonly remarks = new Set<RemarkCode>();
  readonly #budget = newBudget();

  constructor(unitMm: number, radians: number) {
    this.unitMm = unitMm;
    this.radians = radians;
  }

  /** Counts corners, of which all shapes of a file may have a limited number. */
  spend(corners: number): void {
    this.#budget.corners(corners);
  }

  /** The level below this one. */
  deeper(level: number): number {
    if (level >= MOST_LEVELS) throw new Unreadable();
    return level + 1;
  }

  /** The number of chords that an arc of this angle becomes. */
  chordsOf(radius: number, angle: number): number {
    const sagitta = SAGITTA_MM / this.unitMm / radius;
    const turn = Math.min(LARGEST_TURN, 2 * Math.acos(Math.max(0, 1 - sagitta)));
    const chords = Math.max(1, Math.ceil(Math.abs(angle) / turn - 1e-9));
    // An arc of that many chords has a radius of kilometres or no length.
    if (!(chords <= MOST_CHORDS)) throw new Unreadable();
    return chords;
  }

  isSame(a: Vector, b: Vector): boolean {
    return this.isNear(a, b, SAME_MM);
  }

  isNear(a: Vector, b: Vector, mm: number): boolean {
    return minus(a, b).every((difference) => Math.abs(difference) * this.unitMm <= mm);
  }
}

const MOST_CHORDS = 2000;
