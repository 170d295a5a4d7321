// Consolidates a packing: empties tiles by moving their forms into other tiles, which may push a form on from there,
// and so on. With two pieces per tile, these are the augmenting paths of a matching.

import type { Compatibility } from './compatibility.ts';
import type { OpenTile } from './open-tile.ts';

/** A form that needs a place because another takes its own. */
interface Move {
  readonly form: number;
  /** The move that pushes it out, the tile, its place there and the new form's turn; undefined for the first move. */
  readonly pushedBy?: { readonly move: Move; readonly tile: OpenTile; readonly place: number; readonly turn: number };
}

/** Empties as many of the tiles as it can before the work is used up, and returns those that are left. */
export function consolidate(fits: Compatibility, packed: readonly OpenTile[], mostWork: number): OpenTile[] {
  const consolidation = new Consolidation(fits, packed, mostWork);
  while (consolidation.emptySome()) {
    // Each emptied tile may make space that lets another be emptied.
  }
  return [...consolidation.tiles, ...packed.filter(({ forms: [form] }) => fits.isLone(form))];
}

class Consolidation {
  /** All tiles except those with a single large piece. */
  tiles: OpenTile[];
  private readonly fits: Compatibility;
  private readonly mostWork: number;
  /** 1 for each form that found no place, not even by pushing others out; valid until something moves. */
  private readonly stuck: Uint8Array;
  /** The last search that reached each form. */
  private readonly seen: Int32Array;
  private search = 0;
  /** What takes back the changes since the emptying of a tile began, the last one last. */
  private readonly undo: (() => void)[] = [];

  constructor(fits: Compatibility, packed: readonly OpenTile[], mostWork: number) {
    this.fits = fits;
    this.mostWork = mostWork;
    this.stuck = new Uint8Array(fits.forms.length);
    this.seen = new Int32Array(fits.forms.length);
    this.tiles = packed.filter(({ forms: [form] }) => !fits.isLone(form));
  }

  /** Tries all tiles once, those with the fewest forms first. Returns whether any was emptied. */
  emptySome(): boolean {
    let hasEmptied = false;
    const order = this.tiles.toSorted((a, b) => a.forms.length - b.forms.length || a.areaMm2 - b.areaMm2);
    for (const tile of order) {
      while (this.fits.work < this.mostWork && tile.count > 0 && this.empty(tile)) hasEmptied = true;
    }
    return hasEmptied;
  }

  /** Moves all forms of a tile into others, or none. */
  private empty(tile: OpenTile): boolean {
    if (tile.forms.some((form) => this.stuck[form] === 1)) return false;
    this.undo.length = 0;
    const home = this.separate(tile);
    for (const form of [...home.forms]) {
      if (this.relocate(form, home)) continue;
      for (const takeBack of this.undo.reverse()) takeBack();
      return false;
    }
    home.count = 0;
    this.tiles = this.tiles.filter(({ count }) => count > 0);
    this.stuck.fill(0);
    return true;
  }

  /** Finds a place for a form outside its tile, fewest moves first, pushing other forms on if that helps. */
  private relocate(first: number, home: OpenTile): boolean {
    this.search++;
    this.seen[first] = this.search;
    const moves: Move[] = [{ form: first }];
    for (let i = 0; i < moves.length && this.fits.work < this.mostWork; i++) {
      const move = moves[i];
      const target = this.findRoom(move, home);
      if (target) {
        this.carryOut(move, target);
        return true;
      }
      for (const tile of this.tiles) this.pushOut(move, tile, home, moves);
    }
    for (const { form } of moves) this.stuck[form] = 1;
    return false;
  }

  /** The first tile that has space for a form. */
  private findRoom(move: Move, home: OpenTile): OpenTile | undefined {
    const { fits, tiles } = this;
    // Skipped tiles cost a little, too.
    fits.work += tiles.length;
    const mostMm2 = fits.capacityMm2 - fits.forms[move.form].areaMm2;
    for (const tile of tiles) {
      if (tile.areaMm2 > mostMm2) continue;
      if (tile.turnFor(move.form) >= 0 && tile !== home && !isOnWay(move, tile)) return tile;
    }
    return undefined;
  }

  /** Adds the moves of the forms that this move could push out of a tile. */
  private pushOut(move: Move, tile: OpenTile, home: OpenTile, moves: Move[]): void {
    const { forms } = tile;
    let hasTried = false;
    for (let place = 0; place < forms.length; place++) {
      const form = forms[place];
      if (this.seen[form] === this.search || this.stuck[form] === 1) continue;
      if (!hasTried && (tile === home || isOnWay(move, tile))) return;
      hasTried = true;
      const turn = tile.turnInsteadOf(place, move.form);
      if (turn < 0) continue;
      this.seen[form] = this.search;
      moves.push({ form, pushedBy: { move, tile, place, turn } });
    }
  }

  /** Moves a form into the tile that has space for it, and each form before it to where the next one was. */
  private carryOut(last: Move, target: OpenTile): void {
    const turn = target.turnFor(last.form);
    this.separate(target).add(last.form, turn);
    for (let { pushedBy } = last; pushedBy; { pushedBy } = pushedBy.move) {
      const tile = this.separate(pushedBy.tile);
      tile.removeAt(pushedBy.place);
      tile.add(pushedBy.move.form, pushedBy.turn);
    }
  }

  /** Returns one of some equal tiles, so that it can be changed alone. */
  private separate(tile: OpenTile): OpenTile {
    if (tile.count === 1) {
      const { forms, turns, offsets } = tile;
      const before = { forms: [...forms], turns: [...turns], offsets };
      this.undo.push(() => tile.refill(before));
      return tile;
    }
    const one = tile.split(1);
    this.tiles.push(one);
    this.undo.push(() => {
      this.tiles.pop();
      tile.count++;
    });
    return one;
  }
}

/** Whether a move, or one before it, already changes a tile. */
function isOnWay(move: Move, tile: OpenTile): boolean {
  for (let { pushedBy } = move; pushedBy; { pushedBy } = pushedBy.move) {
    if (pushedBy.tile === tile) return true;
  }
  return false;
}
