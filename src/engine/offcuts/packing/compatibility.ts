// Which forms fit into one tile, and in which turns. Most cases are decided by a few marks in the tile: two forms that
// cover the same mark overlap. The others are measured, and what was measured is remembered.

import { NOTHING, type Shape } from '../../layout/index.ts';
import { MOST_CORNERS, MOST_SLIDING_FORMS } from '../../work-limits.ts';
import { keepKerf } from '../clearance.ts';
import { type Form, turned } from '../forms.ts';
import { areaWithKerf, leastLength } from '../kerf-area.ts';
import { type Outline, ROUNDING } from '../outline.ts';
import { type Batch, isLone } from '../parts.ts';
import { clearOffset, movedAlong, type Slide } from '../sliding.ts';
import { coverMarks, tileMarks } from './marks.ts';

/** Up to this many forms, the result of each comparison is remembered: two bytes for each pair. */
const MOST_REMEMBERED = 512;

/** For this many forms that slide, every choice of ends is tried. */
const MOST_CHOICES = 2;

/** The forms of a batch, prepared for comparison. */
export class Compatibility {
  readonly forms: readonly Form[];
  /** Number of turns that bring the tile onto itself. */
  readonly turns: number;
  readonly tileAreaMm2: number;
  /** The area of a tile and the rounding of the areas of all forms that fill it. */
  readonly capacityMm2: number;
  /** The area of a tile with half a kerf around it, and of each form with at most half a kerf around it. */
  readonly tileAreaWithKerfMm2: number;
  readonly areasWithKerfMm2: Float64Array;
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
  /** For each pair of forms, the turns that were compared and, eight bits higher, those that fit. */
  private readonly remembered: Uint16Array | undefined;

  /** Prepares the forms of a batch for comparison; `shape` is their model. */
  constructor(batch: Batch, shape: Shape) {
    this.batch = batch;
    this.forms = batch.forms;
    this.turns = batch.turns.length;
    this.tileAreaMm2 = shape.green[shape.corners];
    this.capacityMm2 = (1 + NOTHING) * this.tileAreaMm2;
    this.tileAreaWithKerfMm2 = areaWithKerf(this.tileAreaMm2, shape.arc[shape.corners], batch.kerf);
    this.haveSplitTiles = batch.parts > batch.cuts;
    const count = this.forms.length;
    this.marks = new Int32Array(count * this.turns);
    this.positions = new Array(count * this.turns);
    this.remembered = count <= MOST_REMEMBERED ? new Uint16Array(count * count) : undefined;
    this.lone = new Uint8Array(count);
    this.areasWithKerfMm2 = new Float64Array(count);
    const leastKerf = Math.max(0, batch.kerf - ROUNDING);
    const marks = tileMarks(batch.turns, shape);
    for (let i = 0; i < count; i++) {
      const form = this.forms[i];
      this.areasWithKerfMm2[i] = areaWithKerf(form.areaMm2, leastLength(form, form.areaMm2), leastKerf);
      if (isLone(form.areaMm2, this.tileAreaMm2) || form.points.length > 2 * MOST_CORNERS) this.lone[i] = 1;
      // What slides has no fixed place to mark.
      else if (!this.slides(i)) coverMarks(form, marks, this.marks, i * this.turns, batch.kerf === 0);
    }
  }

  /**
   * Whether two forms fit one tile when `other` is turned against `form` by the tile's turn `turn`. They are compared
   * faster if they are known to share no mark.
   */
  fit(form: number, other: number, turn: number, shareNoMark = false): boolean {
    const { remembered, forms } = this;
    if (!remembered) return this.compare(form, other, turn, shareNoMark);
    const at = form * forms.length + other;
    const bit = 1 << turn;
    if ((remembered[at] & bit) === 0) {
      const fits = this.compare(form, other, turn, shareNoMark);
      remembered[at] |= fits ? bit | (bit << 8) : bit;
      const reverse = turn === 0 ? 1 : 1 << (this.turns - turn);
      remembered[other * forms.length + form] |= fits ? reverse | (reverse << 8) : reverse;
    }
    return (remembered[at] & (bit << 8)) !== 0;
  }

  /** Whether two forms fit one tile in any turn. */
  fitInAnyTurn(form: number, other: number): boolean {
    for (let turn = 0; turn < this.turns; turn++) if (this.fit(form, other, turn)) return true;
    return false;
  }

  /** Whether the place of a form in its tile is known. What slides, or could with more work, has others too. */
  isFixed(form: number): boolean {
    const { points, slide, isLoose } = this.forms[form];
    return slide === undefined && !isLoose && points.length <= 2 * MOST_CORNERS;
  }

  /** Whether a form is larger than those that share a tile by the rule. */
  isLarge(form: number): boolean {
    return isLone(this.forms[form].areaMm2, this.tileAreaMm2);
  }

  /** Whether two forms could come out of one tile: false only if that is proven, wherever they may lie in it. */
  mayShare(form: number, other: number): boolean {
    if (this.isLarge(form) || this.isLarge(other)) return false;
    if (this.forms[form].areaMm2 + this.forms[other].areaMm2 > this.capacityMm2) return false;
    if (this.isFixed(form) && this.isFixed(other)) return this.fitInAnyTurn(form, other);
    return this.areasWithKerfMm2[form] + this.areasWithKerfMm2[other] <= (1 + NOTHING) * this.tileAreaWithKerfMm2;
  }

  /** Whether a form is so large that it does not share its tile. */
  isLone(form: number): boolean {
    return this.lone[form] === 1;
  }

  /** Whether a form slides. Of very many forms none does. */
  slides(form: number): boolean {
    return this.forms[form].slide !== undefined && this.forms.length <= MOST_SLIDING_FORMS;
  }

  /**
   * Offsets along their slides at which forms, turned as given, fit one tile; undefined if none are found. If they do
   * not fit where they lie, each form that slides is pushed to an end, past those before it if it must.
   */
  arrange(forms: readonly number[], turns: readonly number[]): number[] | undefined {
    if (this.fitUnmoved(forms, turns)) return forms.map(() => 0);
    const fixed = [...forms.keys()].filter((i) => !this.slides(forms[i]));
    const pick = (list: readonly number[]) => fixed.map((i) => list[i]);
    if (!this.fitUnmoved(pick(forms), pick(turns)) || forms.some((form) => this.isLone(form))) return undefined;
    const placed = fixed.map((i) => this.outlineAt(forms[i], turns[i], 0));
    // The last one may be anywhere.
    const choices = 1 << Math.min(forms.length - fixed.length - 1, MOST_CHOICES);
    for (let ends = 0; ends < choices; ends++) {
      const offsets = this.pushAll(forms, turns, placed, ends);
      if (offsets) return offsets;
    }
    return undefined;
  }

  /** Pushes each form that slides to one of its ends, as the bits of `ends` say; the last bit counts for all others. */
  private pushAll(
    forms: readonly number[],
    turns: readonly number[],
    fixed: readonly Outline[],
    ends: number,
  ): number[] | undefined {
    const offsets = forms.map(() => 0);
    const placed = [...fixed];
    for (let i = 0, bit = 0; i < forms.length; i++) {
      if (!this.slides(forms[i])) continue;
      const offset = this.push(forms[i], turns[i], placed, ((ends >> bit) & 1) === 1);
      if (offset === undefined) return undefined;
      offsets[i] = offset;
      placed.push(this.outlineAt(forms[i], turns[i], offset));
      if (bit < MOST_CHOICES - 1) bit++;
    }
    return offsets;
  }

  /** Whether forms, turned as given, fit one tile where they lie. */
  private fitUnmoved(forms: readonly number[], turns: readonly number[]): boolean {
    for (let i = 1; i < forms.length; i++) {
      for (let j = 0; j < i; j++) {
        if (!this.areClear(forms[j], forms[i], (turns[i] - turns[j] + this.turns) % this.turns)) return false;
      }
    }
    return true;
  }

  /** The offset nearest to one end at which a form that slides is clear of outlines; undefined if there is none. */
  push(form: number, turn: number, placed: readonly Outline[], toOtherEnd = false): number | undefined {
    for (const { points } of placed) this.work += (points.length * this.forms[form].points.length) >> 2;
    const slide = this.slideIn(form, turn);
    if (!slide) return undefined;
    const { x, y, from, to } = slide;
    if (!toOtherEnd) return clearOffset(this.position(form, turn), slide, placed, this.batch.kerf);
    const back = clearOffset(
      this.position(form, turn),
      { x: -x, y: -y, from: -to, to: -from },
      placed,
      this.batch.kerf,
    );
    return back === undefined ? undefined : -back;
  }

  /** Whether a form that does not slide is clear of an outline. */
  isClearOf(form: number, turn: number, outline: Outline): boolean {
    const position = this.position(form, turn);
    this.work += (position.points.length * outline.points.length) >> 2;
    return keepKerf(position, outline, this.batch.kerf);
  }

  /** The outline of a form in the tile, turned and moved along its slide. */
  outlineAt(form: number, turn: number, offset: number): Outline {
    const slide = this.slideIn(form, turn);
    const position = this.position(form, turn);
    return slide && offset !== 0 ? movedAlong(position, slide, offset) : position;
  }

  /** The way of a form that is turned by one of the tile's turns; undefined if it does not slide. */
  slideIn(form: number, turn: number): Slide | undefined {
    if (!this.slides(form)) return undefined;
    const { slide } = this.forms[form];
    if (!slide || turn === 0) return slide;
    const { cos, sin } = this.batch.turns[turn];
    const [x, y] = [slide.x * cos - slide.y * sin, slide.x * sin + slide.y * cos];
    return { x, y, from: slide.from, to: slide.to };
  }

  private compare(form: number, other: number, turn: number, shareNoMark: boolean): boolean {
    if (this.forms[form].areaMm2 + this.forms[other].areaMm2 > this.capacityMm2) return false;
    const [slides, otherSlides] = [this.slides(form), this.slides(other)];
    if (!slides && !otherSlides) return this.areClear(form, other, turn, shareNoMark);
    if (this.isLone(form) || this.isLone(other)) return false;
    if (!slides) return this.push(other, turn, [this.forms[form]]) !== undefined;
    if (!otherSlides) return this.push(form, 0, [this.position(other, turn)]) !== undefined;
    return this.arrange([form, other], [0, turn]) !== undefined;
  }

  /** Whether two forms are clear of each other where they lie, `other` turned against `form`. */
  private areClear(form: number, other: number, turn: number, shareNoMark = false): boolean {
    return (shareNoMark || !this.shareMark(form, other, turn)) && this.measure(form, other, turn);
  }

  private measure(form: number, other: number, turn: number): boolean {
    if (this.isLone(form) || this.isLone(other)) return false;
    const a = this.forms[form];
    const b = this.position(other, turn);
    this.work += (a.points.length * b.points.length) >> 2;
    return keepKerf(a, b, this.batch.kerf);
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
