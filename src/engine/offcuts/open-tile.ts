// A tile that is cut up: its forms, and whether another one fits beside them.

import type { Compatibility } from './compatibility.ts';

export class OpenTile {
  /** Indices of the forms, and the turn of each in the tile. */
  readonly forms: number[] = [];
  readonly turns: number[] = [];
  areaMm2 = 0;
  private readonly fits: Compatibility;
  /** The covered marks, one word for each turn of the tile. */
  private readonly marks: Int32Array;

  constructor(fits: Compatibility) {
    this.fits = fits;
    this.marks = new Int32Array(fits.turns);
  }

  add(form: number, turn: number): void {
    this.forms.push(form);
    this.turns.push(turn);
    this.areaMm2 += this.fits.forms[form].areaMm2;
    this.cover(form, turn);
  }

  /** Removes the form at an index of the list. */
  removeAt(place: number): void {
    const forms = this.forms.toSpliced(place, 1);
    this.refill(forms, this.turns.toSpliced(place, 1));
  }

  /** Replaces all forms of the tile. */
  refill(forms: readonly number[], turns: readonly number[]): void {
    this.forms.length = 0;
    this.turns.length = 0;
    this.areaMm2 = 0;
    this.marks.fill(0);
    for (const [i, form] of forms.entries()) this.add(form, turns[i]);
  }

  private cover(form: number, turn: number): void {
    const { turns, marks } = this.fits;
    for (let word = 0; word < turns; word++) this.marks[(word + turn) % turns] |= marks[form * turns + word];
  }

  holdsSameAs(other: OpenTile): boolean {
    const { forms, turns } = this;
    if (forms.length !== other.forms.length) return false;
    for (let i = 0; i < forms.length; i++) {
      if (forms[i] !== other.forms[i] || turns[i] !== other.turns[i]) return false;
    }
    return true;
  }

  /** Returns the first turn in which a form fits beside all forms in the tile; -1 if there is none. */
  turnFor(form: number): number {
    const { fits } = this;
    if (this.areaMm2 + fits.forms[form].areaMm2 > fits.tileAreaMm2) return -1;
    fits.work += fits.turns;
    for (let turn = 0; turn < fits.turns; turn++) {
      if (!this.coversMarkOf(form, turn) && this.isClearOf(form, turn)) return turn;
    }
    return -1;
  }

  /** Like `turnFor`, as if the form at `place` were removed. */
  turnInsteadOf(place: number, form: number): number {
    const { fits } = this;
    const areaMm2 = this.areaMm2 - fits.forms[this.forms[place]].areaMm2;
    if (areaMm2 + fits.forms[form].areaMm2 > fits.tileAreaMm2) return -1;
    fits.work += fits.turns;
    for (let turn = 0; turn < fits.turns; turn++) {
      if (this.isClearWithout(place, form, turn)) return turn;
    }
    return -1;
  }

  private coversMarkOf(form: number, turn: number): boolean {
    const { turns, marks } = this.fits;
    for (let word = 0, at = turn; word < turns; word++) {
      if ((marks[form * turns + word] & this.marks[at]) !== 0) return true;
      if (++at === turns) at = 0;
    }
    return false;
  }

  /** Whether a form that covers none of the tile's marks is clear of all its forms. */
  private isClearOf(form: number, turn: number): boolean {
    const { fits, forms, turns } = this;
    for (let i = 0; i < forms.length; i++) {
      if (!fits.fitUnmarked(forms[i], form, against(turn, turns[i], fits.turns))) return false;
    }
    return true;
  }

  private isClearWithout(place: number, form: number, turn: number): boolean {
    const { fits, forms, turns } = this;
    for (let i = 0; i < forms.length; i++) {
      if (i !== place && !fits.fit(forms[i], form, against(turn, turns[i], fits.turns))) return false;
    }
    return true;
  }
}

/** A turn relative to another, as an index. */
function against(turn: number, other: number, turns: number): number {
  return turn < other ? turn - other + turns : turn - other;
}
