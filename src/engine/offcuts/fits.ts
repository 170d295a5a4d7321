// Which forms fit into one tile, in which turns. Most questions are answered by a few marks in the tile: two forms that
// cover the same mark overlap. The rest is measured.

import type { Shape } from '../layout/index.ts';
import { covers, keepKerf, type Outline } from './clearance.ts';
import { type Batch, type Form, isLone, turned } from './parts.ts';

/** About so many marks lie in a tile. */
const MARKS = 96;

/** The forms of a batch, made comparable. */
export class Fits {
  readonly forms: readonly Form[];
  /** How many turns bring the tile onto itself. */
  readonly turns: number;
  readonly tileAreaMm2: number;
  /** The marks that each form covers: a word for each sector of the tile, in the order of its turns. */
  readonly marks: Int32Array;
  /** What was looked at so far, about one for each pair of sides; whoever asks much stops by it and not by the clock. */
  work = 0;
  private readonly batch: Batch;
  private readonly positions: (Outline | undefined)[];

  constructor(batch: Batch, shape: Shape) {
    this.batch = batch;
    this.forms = batch.forms;
    this.turns = batch.turns.length;
    this.tileAreaMm2 = shape.green[shape.corners];
    this.marks = marksOf(batch, shape);
    this.positions = new Array(this.forms.length * this.turns);
  }

  /** Whether a form is clear of another that is turned against it by so many of the tile's turns. */
  fit(form: number, other: number, turn: number): boolean {
    if (this.areMates(form, other, turn)) return true;
    if (this.isLone(form) || this.isLone(other) || this.shareMark(form, other, turn)) return false;
    const a = this.forms[form];
    const b = this.position(other, turn);
    this.work += (a.points.length * b.points.length) >> 2;
    return keepKerf(a, b);
  }

  /** Whether two forms lie to each other as two pieces of one tile that come out of it in any case. */
  private areMates(form: number, other: number, turn: number): boolean {
    const [a, b] = [this.forms[form], this.forms[other]];
    if (a.mateIn === undefined || a.mateIn !== b.mateIn) return false;
    return (a.parts[0].turn - b.parts[0].turn - turn) % this.turns === 0;
  }

  /** Whether a form is so large that it has its tile for itself. */
  isLone(form: number): boolean {
    return isLone(this.forms[form].areaMm2, this.tileAreaMm2);
  }

  /** Whether a mark is covered by both forms. */
  private shareMark(form: number, other: number, turn: number): boolean {
    const { marks, turns } = this;
    for (let word = 0, at = turn; word < turns; word++) {
      if ((marks[other * turns + word] & marks[form * turns + at]) !== 0) return true;
      if (++at === turns) at = 0;
    }
    return false;
  }

  private position(form: number, turn: number): Outline {
    const at = form * this.turns + turn;
    this.positions[at] ??= turned(this.forms[form], this.batch.turns[turn]);
    return this.positions[at];
  }
}

function marksOf({ forms, turns }: Batch, shape: Shape): Int32Array {
  const sector = sectorMarks(shape, turns.length);
  const words = turns.map(({ cos, sin }) => sector.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]));
  const marks = new Int32Array(forms.length * turns.length);
  for (let form = 0; form < forms.length; form++) {
    for (let turn = 0; turn < words.length; turn++) {
      let word = 0;
      for (let bit = 0; bit < sector.length; bit++) {
        const [x, y] = words[turn][bit];
        if (covers(forms[form], x, y)) word |= 1 << bit;
      }
      marks[form * turns.length + turn] = word;
    }
  }
  return marks;
}

/**
 * Marks in the sector of a tile that its turns repeat, which is the triangles from its centre to its first sides. Most
 * pieces have a corner of the tile or a stretch of its border, so the first marks lie there; the others are spread inside.
 */
function sectorMarks({ corners, cornerX, cornerY }: Shape, turns: number): [number, number][] {
  const sides = corners / turns;
  return Array.from({ length: Math.min(32, Math.ceil(MARKS / turns)) }, (_, i) => {
    const side = i % sides;
    const next = (side + 1) % corners;
    const [u, v] = markInTriangle(Math.floor(i / sides));
    return [u * cornerX[side] + v * cornerX[next], u * cornerY[side] + v * cornerY[next]];
  });
}

/** Shares of the way from the centre to both ends of a side: at its first end, along it, then anywhere in the triangle. */
function markInTriangle(i: number): [number, number] {
  if (i < 6) return [(INSET * (6 - i)) / 6, (INSET * i) / 6];
  // Multiples of these two numbers, without their whole parts, spread evenly over a square; folded, over a triangle.
  const u = (i * 0.7548776662466927) % 1;
  const v = (i * 0.5698402909980532) % 1;
  return u + v > 1 ? [1 - u, 1 - v] : [u, v];
}

/** How far from the centre to the border the outer marks lie. */
const INSET = 0.99;
