// Betters a packing: tiles are emptied by moving what comes out of them into others, which may push a piece on from there,
// and that one another. With two pieces a tile these are the augmenting paths of a matching.

import type { Fits } from './fits.ts';
import type { OpenTile } from './open-tile.ts';

/** A form that looks for a place because another took its own. */
interface Move {
  readonly form: number;
  /** Whose coming pushed it out, of which tile and from which place there; none for the one that begins. */
  readonly pushedBy?: { readonly move: Move; readonly tile: OpenTile; readonly place: number; readonly turn: number };
}

/** What a tile held before it was changed. */
interface Before {
  readonly tile: OpenTile;
  readonly forms: readonly number[];
  readonly turns: readonly number[];
}

/** Empties as many tiles as it can before the work is used up, and returns those that are left. */
export function emptyTiles(fits: Fits, packed: readonly OpenTile[], mostWork: number): OpenTile[] {
  const emptying = new Emptying(fits, packed, mostWork);
  while (emptying.emptySome()) {
    // Every tile that is gone may have made room for another to go.
  }
  return [...emptying.tiles, ...packed.filter(({ forms: [form] }) => fits.isLone(form))];
}

class Emptying {
  /** The tiles that hold more than one large piece. */
  tiles: OpenTile[];
  private readonly fits: Fits;
  private readonly mostWork: number;
  /** Forms that found no place, nor did any that they pushed out; that holds until something moves. */
  private readonly stuck = new Set<number>();
  private before: Before[] = [];

  constructor(fits: Fits, packed: readonly OpenTile[], mostWork: number) {
    this.fits = fits;
    this.mostWork = mostWork;
    this.tiles = packed.filter(({ forms: [form] }) => !fits.isLone(form));
  }

  /** Tries all tiles once, those with the least in them first. Returns whether any is gone. */
  emptySome(): boolean {
    const emptied = new Set<OpenTile>();
    const order = this.tiles.toSorted((a, b) => a.forms.length - b.forms.length || a.areaMm2 - b.areaMm2);
    for (const tile of order) {
      if (this.fits.work >= this.mostWork) break;
      if (tile.forms.some((form) => this.stuck.has(form)) || !this.empty(tile)) continue;
      emptied.add(tile);
      this.tiles = this.tiles.filter((other) => other !== tile);
      this.stuck.clear();
    }
    return emptied.size > 0;
  }

  /** Moves all forms of a tile into others, or none. */
  private empty(tile: OpenTile): boolean {
    this.before = [];
    for (const form of tile.forms) {
      if (this.rehouse(form, tile)) continue;
      for (const { tile: changed, forms, turns } of this.before.reverse()) changed.refill(forms, turns);
      return false;
    }
    return true;
  }

  /** Finds a place for a form outside its tile, nearest first, pushing others on where that helps. */
  private rehouse(first: number, home: OpenTile): boolean {
    const seen = new Set<number>([first]);
    const moves: Move[] = [{ form: first }];
    for (let i = 0; i < moves.length && this.fits.work < this.mostWork; i++) {
      const move = moves[i];
      const isOpen = (tile: OpenTile) => tile !== home && !isOnWay(move, tile);
      // Tiles that are passed over cost as well, if little.
      this.fits.work += this.tiles.length;
      const target = this.tiles.find((tile) => tile.turnFor(move.form) >= 0 && isOpen(tile));
      if (target) {
        this.carryOut(move, target);
        return true;
      }
      for (const tile of this.tiles) {
        if (isOpen(tile)) this.pushOut(move, tile, seen, moves);
      }
    }
    for (const form of seen) this.stuck.add(form);
    return false;
  }

  /** Adds the moves of those that a form could push out of a tile. */
  private pushOut(move: Move, tile: OpenTile, seen: Set<number>, moves: Move[]): void {
    for (let place = 0; place < tile.forms.length; place++) {
      const form = tile.forms[place];
      if (seen.has(form) || this.stuck.has(form)) continue;
      const turn = tile.turnInsteadOf(place, move.form);
      if (turn < 0) continue;
      seen.add(form);
      moves.push({ form, pushedBy: { move, tile, place, turn } });
    }
  }

  /** Moves a form into the tile that has room for it, and each form before it to where the next one was. */
  private carryOut(last: Move, target: OpenTile): void {
    this.keep(target);
    target.add(last.form, target.turnFor(last.form));
    for (let { pushedBy } = last; pushedBy; { pushedBy } = pushedBy.move) {
      this.keep(pushedBy.tile);
      pushedBy.tile.removeAt(pushedBy.place);
      pushedBy.tile.add(pushedBy.move.form, pushedBy.turn);
    }
  }

  private keep(tile: OpenTile): void {
    this.before.push({ tile, forms: [...tile.forms], turns: [...tile.turns] });
  }
}

/** Whether a tile is changed already by the moves before one. */
function isOnWay(move: Move, tile: OpenTile): boolean {
  for (let { pushedBy } = move; pushedBy; { pushedBy } = pushedBy.move) {
    if (pushedBy.tile === tile) return true;
  }
  return false;
}
