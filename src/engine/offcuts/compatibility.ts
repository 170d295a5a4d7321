// Which forms fit into one tile, and in which turns. Most cases are decided by a few marks in the tile: two forms that
// cover the same mark overlap. The others are measured.

import type { Shape } from '../layout/index.ts';
import { MOST_CORNERS } from '../work-limits.ts';
import { covers, keepKerf, type Outline } from './clearance.ts';
import { type Form, turned } from './forms.ts';
import { type Batch, isLone } from './parts.ts';

/** Approximate number of marks in a tile. */
const MARKS = 96;

/** The forms of a batch, prepared for comparison. */
export class Compatibility {
  readonly forms: readonly Form[];
  /** Number of turns that bring the tile onto itself. */
  readonly turns: number;
  readonly tileAreaMm2: number;
  /** Whether any tile gives more than one part. */
  readonly haveSplitTiles: boolean;
  /** The marks that each form covers: one word per sector of the tile, in the order of its turns. */
  readonly marks: Int32Array;
  /** Work done so far, about one unit per pair of sides. Searches are bounded by it, not by a clock. */
  work = 0;
  /** Steps of the exhaustive search, counted over all forms of the batch. */
  tries = 0;
  private readonly batch: Batch;
  private readonly positions: (Outline | undefined)[];
  /** 1 for each form that does not share its tile. */
  private readonly lone: Uint8Array;

  /** Prepares the forms of a batch for comparison; `shape` is their model. */
  constructor(batch: Batch, shape: Shape) {
    this.batch = batch;
    this.forms = batch.forms;
    this.turns = batch.turns.length;
    this.tileAreaMm2 = shape.green[shape.corners];
    this.haveSplitTiles = batch.parts > batch.cuts;
    this.marks = new Int32Array(this.forms.length * this.turns);
    this.positions = new Array(this.forms.length * this.turns);
    this.lone = Uint8Array.from(this.forms, ({ areaMm2, points }) =>
      isLone(areaMm2, this.tileAreaMm2) || points.length > 2 * MOST_CORNERS ? 1 : 0,
    );
    const marks = tileMarks(batch, shape);
    for (let form = 0; form < this.forms.length; form++) {
      if (this.lone[form] === 0) coverMarks(this.forms[form], marks, this.marks, form * this.turns);
    }
  }

  /** Whether `form` is clear of `other` when `other` is turned against it by the tile's turn `turn`. */
  fit(form: number, other: number, turn: number): boolean {
    return this.areMates(form, other, turn) || (!this.shareMark(form, other, turn) && this.measure(form, other, turn));
  }

  /** Whether two forms fit one tile in any turn. */
  fitInAnyTurn(form: number, other: number): boolean {
    for (let turn = 0; turn < this.turns; turn++) if (this.fit(form, other, turn)) return true;
    return false;
  }

  /** Like `fit`, for two forms that are known to share no mark. */
  fitUnmarked(form: number, other: number, turn: number): boolean {
    return this.areMates(form, other, turn) || this.measure(form, other, turn);
  }

  private measure(form: number, other: number, turn: number): boolean {
    if (this.isLone(form) || this.isLone(other)) return false;
    const a = this.forms[form];
    const b = this.position(other, turn);
    this.work += (a.points.length * b.points.length) >> 2;
    return keepKerf(a, b);
  }

  /** Whether two forms are positioned as two pieces of one cut tile that always come out of one tile. */
  private areMates(form: number, other: number, turn: number): boolean {
    const [a, b] = [this.forms[form], this.forms[other]];
    if (a.mateIn === undefined || a.mateIn !== b.mateIn) return false;
    return (a.parts[0].turn - b.parts[0].turn - turn) % this.turns === 0;
  }

  /** Whether a form is so large that it does not share its tile. */
  isLone(form: number): boolean {
    return this.lone[form] === 1;
  }

  /** Whether both forms cover the same mark. */
  private shareMark(form: number, other: number, turn: number): boolean {
    const { marks, turns } = this;
    for (let word = 0, at = turn; word < turns; word++) {
      if ((marks[other * turns + word] & marks[form * turns + at]) !== 0) return true;
      if (++at === turns) at = 0;
    }
    return false;
  }

  private position(form: number, turn: number): Outline {
    if (turn === 0) return this.forms[form];
    const at = form * this.turns + turn;
    this.positions[at] ??= turned(this.forms[form], this.batch.turns[turn]);
    return this.positions[at];
  }
}

/** The marks of a tile by sector, alternating x and y. */
function tileMarks({ turns }: Batch, shape: Shape): Float64Array[] {
  const sector = sectorMarks(shape, turns.length);
  return turns.map(({ cos, sin }) => {
    const marks = new Float64Array(sector.length);
    for (let i = 0; i < sector.length; i += 2) {
      marks[i] = sector[i] * cos - sector[i + 1] * sin;
      marks[i + 1] = sector[i] * sin + sector[i + 1] * cos;
    }
    return marks;
  });
}

/** Records the marks that a form covers: one word per sector, from index `at` of `words`. */
function coverMarks(form: Form, sectors: readonly Float64Array[], words: Int32Array, at: number): void {
  const { left, right, top, bottom } = form.extent;
  for (const marks of sectors) {
    let word = 0;
    for (let i = 0; i < marks.length; i += 2) {
      const x = marks[i];
      const y = marks[i + 1];
      if (x >= left && x <= right && y >= top && y <= bottom && covers(form, x, y)) word |= 1 << (i >> 1);
    }
    words[at++] = word;
  }
}

/**
 * Marks in the sector that the tile's turns repeat: the triangles from its centre to its first sides. Most pieces have
 * a corner of the tile or a part of its border, so the first marks are there; the others are spread inside.
 */
function sectorMarks({ corners, cornerX, cornerY }: Shape, turns: number): Float64Array {
  const sides = corners / turns;
  const marks = new Float64Array(2 * Math.min(32, Math.ceil(MARKS / turns)));
  for (let i = 0; i < marks.length; i += 2) {
    const side = (i >> 1) % sides;
    const next = (side + 1) % corners;
    const [u, v] = markInTriangle(Math.floor((i >> 1) / sides));
    marks[i] = u * cornerX[side] + v * cornerX[next];
    marks[i + 1] = u * cornerY[side] + v * cornerY[next];
  }
  return marks;
}

/** Weights of both ends of a side, seen from the centre: at its first end, along it, then anywhere in the triangle. */
function markInTriangle(i: number): [number, number] {
  if (i < 6) return [(INSET * (6 - i)) / 6, (INSET * i) / 6];
  // Multiples of these two numbers, modulo 1, are spread evenly over a square; folded, over a triangle.
  const u = (i * 0.7548776662466927) % 1;
  const v = (i * 0.5698402909980532) % 1;
  return u + v > 1 ? [1 - u, 1 - v] : [u, v];
}

/** Distance of the outer marks from the centre, as a share of the distance to the border. */
const INSET = 0.99;
