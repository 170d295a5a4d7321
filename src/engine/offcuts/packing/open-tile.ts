// A tile that is cut up: its forms, and whether another one fits beside them. Equal tiles are one entry with a count.

import type { Outline } from '../outline.ts';
import type { Compatibility } from './compatibility.ts';

/** What is cut out of a tile. */
export interface Content {
  /** Indices of the forms, and the turn of each in the tile. */
  readonly forms: readonly number[];
  readonly turns: readonly number[];
  /** How far each form is moved along its slide; undefined if no form slides. */
  readonly offsets: readonly number[] | undefined;
}

/** Up to this many forms are arranged anew to make space for another; it takes long, and rarely helps with more. */
const MOST_REARRANGED = 3;

/** From one turn that is tried to the next. Which one is found first decides what else fits the tile. */
export type TurnStep = 1 | -1;

export class OpenTile implements Content {
  readonly forms: number[] = [];
  readonly turns: number[] = [];
  offsets: readonly number[] | undefined;
  /** Number of tiles that are cut up like this one. */
  count: number;
  areaMm2 = 0;
  private readonly fits: Compatibility;
  private readonly turnBy: TurnStep;
  /** The covered marks, one word for each turn of the tile. */
  private readonly marks: Int32Array;

  constructor(fits: Compatibility, turnBy: TurnStep = 1, count = 1) {
    this.fits = fits;
    this.turnBy = turnBy;
    this.count = count;
    this.marks = new Int32Array(fits.turns);
  }

  /** Separates `count` of the equal tiles into an entry of their own. */
  split(count: number): OpenTile {
    this.count -= count;
    const tile = new OpenTile(this.fits, this.turnBy, count);
    tile.refill(this);
    return tile;
  }

  /** Adds a form in a turn that `turnFor` or `turnInsteadOf` returned. */
  add(form: number, turn: number): void {
    const { fits } = this;
    if (this.offsets || fits.slides(form)) {
      const all = () => fits.arrange([...this.forms, form], [...this.turns, turn]);
      this.offsets = this.offsetsWith(form, turn) ?? all();
    }
    this.put(form, turn);
  }

  private put(form: number, turn: number): void {
    const { fits, marks } = this;
    this.forms.push(form);
    this.turns.push(turn);
    this.areaMm2 += fits.forms[form].areaMm2;
    for (let word = 0, at = turn; word < fits.turns; word++) {
      marks[at] |= fits.marks[form * fits.turns + word];
      if (++at === fits.turns) at = 0;
    }
  }

  /** Removes the form at an index of the list; the others stay where they are. */
  removeAt(place: number): void {
    const without = (list: readonly number[]) => list.toSpliced(place, 1);
    const { forms, turns, offsets } = this;
    this.refill({ forms: without(forms), turns: without(turns), offsets: offsets && without(offsets) });
  }

  /** Replaces all forms of the tile. */
  refill({ forms, turns, offsets }: Content): void {
    this.forms.length = 0;
    this.turns.length = 0;
    this.offsets = offsets;
    this.areaMm2 = 0;
    this.marks.fill(0);
    for (let i = 0; i < forms.length; i++) this.put(forms[i], turns[i]);
  }

  /** Returns the first turn in which a form fits beside all forms in the tile; -1 if there is none. */
  turnFor(form: number): number {
    const { fits } = this;
    if (this.areaMm2 + fits.forms[form].areaMm2 > fits.capacityMm2) return -1;
    fits.work += fits.turns;
    for (let i = 0, turn = 0; i < fits.turns; i++, turn = this.next(turn)) {
      if (!this.coversMarkOf(form, turn) && this.isClearWithout(-1, form, turn)) return turn;
    }
    return -1;
  }

  /** Like `turnFor`, as if the form at `place` were removed. */
  turnInsteadOf(place: number, form: number): number {
    const { fits } = this;
    const areaMm2 = this.areaMm2 - fits.forms[this.forms[place]].areaMm2;
    if (areaMm2 + fits.forms[form].areaMm2 > fits.capacityMm2) return -1;
    fits.work += fits.turns;
    for (let turn = 0; turn < fits.turns; turn++) {
      if (this.isClearWithout(place, form, turn)) return turn;
    }
    return -1;
  }

  private next(turn: number): number {
    const { turns } = this.fits;
    return (turn + this.turnBy + turns) % turns;
  }

  private coversMarkOf(form: number, turn: number): boolean {
    const { turns, marks } = this.fits;
    for (let word = 0, at = turn; word < turns; word++) {
      if ((marks[form * turns + word] & this.marks[at]) !== 0) return true;
      if (++at === turns) at = 0;
    }
    return false;
  }

  /** Whether a form fits beside all forms of the tile, except the one at `without`. */
  private isClearWithout(without: number, form: number, turn: number): boolean {
    const { fits, forms, turns } = this;
    for (let i = 0; i < forms.length; i++) {
      // Unless one is left out, marks have been compared.
      if (i !== without && !fits.fit(forms[i], form, against(turn, turns[i], fits.turns), without < 0)) return false;
    }
    if (!this.offsets && !fits.slides(form)) return true;
    // Forms that slide fit in pairs, but perhaps not all together.
    if (without < 0) return this.offsetsWith(form, turn) !== undefined;
    return fits.arrange([...forms.toSpliced(without, 1), form], [...turns.toSpliced(without, 1), turn]) !== undefined;
  }

  /** The offsets once a form is added; undefined if it does not fit. Where possible, what is in the tile stays. */
  private offsetsWith(form: number, turn: number): readonly number[] | undefined {
    const { fits, forms, turns } = this;
    if (forms.length > 0 && (fits.isLone(form) || fits.isLone(forms[0]))) return undefined;
    const offsets = this.offsets ?? forms.map(() => 0);
    const outlines: Outline[] = forms.map((other, i) => fits.outlineAt(other, turns[i], offsets[i]));
    if (fits.slides(form)) {
      const offset = fits.push(form, turn, outlines);
      if (offset !== undefined) return [...offsets, offset];
    } else if (outlines.every((outline) => fits.isClearOf(form, turn, outline))) return [...offsets, 0];
    return forms.length > MOST_REARRANGED ? undefined : fits.arrange([...forms, form], [...turns, turn]);
  }
}

/** A turn relative to another, as an index. */
function against(turn: number, other: number, turns: number): number {
  return turn < other ? turn - other + turns : turn - other;
}
