// The fewest tiles for a few parts, by exhaustive search.

import { MOST_TRIES } from '../../work-limits.ts';
import type { Compatibility } from './compatibility.ts';
import { OpenTile } from './open-tile.ts';

/** Returns the best packing of at most FEW_PARTS parts; undefined when there are too many ways to try. */
export function packExhaustively(fits: Compatibility, forms: readonly number[]): OpenTile[] | undefined {
  const parts = forms.flatMap((form) => fits.forms[form].parts.map(() => form));
  return new Search(fits, parts).run();
}

/** Steps that arranging counts for, for each pair of parts. */
const ARRANGING = 5;

class Search {
  private readonly fits: Compatibility;
  private readonly parts: readonly number[];
  /** For each pair of parts, the turns of the second against the first in which both fit one tile, as bits. */
  private readonly allowed: Int32Array;
  /** By set of parts, as bits: 0 unknown, 1 fits one tile, 2 does not. */
  private readonly known: Uint8Array;
  /** By set: the fewest tiles for it, 0 while unknown, and the parts of one of those tiles. */
  private readonly fewest: Uint8Array;
  private readonly choice: Int32Array;
  private isSolved = false;

  constructor(fits: Compatibility, parts: readonly number[]) {
    this.fits = fits;
    this.parts = parts;
    const count = parts.length;
    this.known = new Uint8Array(1 << count);
    this.fewest = new Uint8Array(1 << count);
    this.choice = new Int32Array(1 << count);
    this.allowed = new Int32Array(count * count);
  }

  run(): OpenTile[] | undefined {
    this.compare();
    const all = (1 << this.parts.length) - 1;
    this.solve(all);
    if (this.isGivenUp) return undefined;
    this.isSolved = true;
    const tiles: OpenTile[] = [];
    for (let left = all; left !== 0; left &= ~this.choice[left]) tiles.push(this.tileOf(this.choice[left]));
    return tiles;
  }

  private get isGivenUp(): boolean {
    return !this.isSolved && this.fits.tries > MOST_TRIES;
  }

  private compare(): void {
    const { fits, parts, allowed } = this;
    for (let i = 0; i < parts.length; i++) {
      for (let j = i + 1; j < parts.length; j++) {
        for (let turn = 0; turn < fits.turns; turn++) {
          if (fits.fit(parts[i], parts[j], turn)) allowed[i * parts.length + j] |= 1 << turn;
        }
      }
    }
  }

  private solve(left: number): number {
    if (left === 0) return 0;
    if (this.fewest[left] === 0) {
      const first = 31 - Math.clz32(left & -left);
      this.fewest[left] = 255;
      this.grow(1 << first, first + 1, left);
      // Where forms slide, a set may be arranged of which a subset was not, so that no set was reached.
      if (this.choice[left] === 0) this.choose(1 << first, left);
    }
    return this.fewest[left];
  }

  /** Tries all maximal sets that fit one tile and consist of `set` and later parts. */
  private grow(set: number, from: number, left: number): void {
    this.fits.tries++;
    if (this.isGivenUp) return;
    let largest = true;
    for (let part = 0; part < this.parts.length; part++) {
      const bit = 1 << part;
      if ((left & ~set & bit) === 0 || !this.fitsOneTile(set | bit)) continue;
      largest = false;
      if (part >= from && !this.hasTwinBefore(part, left & ~set)) this.grow(set | bit, part + 1, left);
    }
    if (largest) this.choose(set, left);
  }

  /** Records a set as one tile if that needs fewer tiles for `left` than what is known. */
  private choose(set: number, left: number): void {
    const tiles = 1 + this.solve(left & ~set);
    if (tiles >= this.fewest[left]) return;
    this.fewest[left] = tiles;
    this.choice[left] = set;
  }

  /** Whether an equal part before this one is still free. That one is used first; this one would only repeat it. */
  private hasTwinBefore(part: number, free: number): boolean {
    return (free & (1 << (part - 1))) !== 0 && this.parts[part - 1] === this.parts[part];
  }

  private fitsOneTile(set: number): boolean {
    if (this.known[set] === 0) this.known[set] = this.turnsOf(set) ? 1 : 2;
    return this.known[set] === 1;
  }

  /** Turns in which all parts of a set fit one tile, the first of them unturned. */
  private turnsOf(set: number): number[] | undefined {
    const members: number[] = [];
    for (let left = set; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
    const turns = [0];
    return this.turnNext(members, turns) ? turns : undefined;
  }

  private turnNext(members: readonly number[], turns: number[]): boolean {
    if (turns.length === members.length) return this.canArrange(members, turns);
    this.fits.tries++;
    if (this.isGivenUp) return false;
    const next = members[turns.length];
    for (let free = this.freeTurns(members, turns, next); free !== 0; free &= free - 1) {
      turns.push(31 - Math.clz32(free & -free));
      if (this.turnNext(members, turns)) return true;
      turns.pop();
    }
    return false;
  }

  /** Whether parts that fit in pairs fit all together: always, unless some slide. */
  private canArrange(members: readonly number[], turns: readonly number[]): boolean {
    const forms = members.map((member) => this.parts[member]);
    if (!this.haveSliding(forms)) return true;
    // Arranging takes longer than any other step.
    this.fits.tries += ARRANGING * forms.length * forms.length;
    return this.fits.arrange(forms, turns) !== undefined;
  }

  private haveSliding(forms: readonly number[]): boolean {
    return forms.some((form) => this.fits.slides(form));
  }

  /** The turns, as bits, in which the next part is clear of all parts turned so far. */
  private freeTurns(members: readonly number[], turns: readonly number[], next: number): number {
    const { allowed, parts, fits } = this;
    const every = (1 << fits.turns) - 1;
    let free = every;
    for (let i = 0; i < turns.length; i++) {
      const against = allowed[members[i] * parts.length + next];
      free &= (against << turns[i]) | (against >> (fits.turns - turns[i]));
    }
    return free & every;
  }

  private tileOf(set: number): OpenTile {
    const tile = new OpenTile(this.fits);
    const turns = this.turnsOf(set)!;
    const forms = this.parts.filter((_, part) => (set & (1 << part)) !== 0);
    const offsets = this.haveSliding(forms) ? this.fits.arrange(forms, turns) : undefined;
    tile.refill({ forms, turns, offsets });
    return tile;
  }
}
