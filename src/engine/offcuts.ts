// Reuse of offcuts: which cut pieces come out of one tile. A piece keeps its place in the tile, so that a factory edge
// faces the field; the tile may be turned onto itself, never mirrored, and the saw needs its kerf between two pieces.

import { emptyTiles } from './offcuts/emptying.ts';
import { FEW_PARTS, packExhaustively } from './offcuts/exhaustive.ts';
import { packAsLaid, packFirstFit } from './offcuts/first-fit.ts';
import { Fits } from './offcuts/fits.ts';
import { exchangesOf } from './offcuts/kinds.ts';
import type { OpenTile } from './offcuts/open-tile.ts';
import { type Batch, batchesOf } from './offcuts/parts.ts';
import { degreesOf } from './offcuts/turns.ts';
import type { Plan } from './plan-types.ts';

export { type KindFigures, kindsOf } from './offcuts/kinds.ts';

/** A piece as it is cut from a shared tile. */
export interface SharedPiece {
  /** Which of the cut tiles, and which of its pieces, as `piecesOf` lists them. */
  readonly cut: number;
  readonly piece: number;
  /** How far the piece is turned, clockwise about the tile's centre, from where it is laid to where it is cut; 0 to 360. */
  readonly turnDeg: number;
}

/** One tile to be cut up, lying as the cut tile of its first piece does; that piece is cut where it is laid. */
export interface SharedTile {
  readonly pieces: readonly SharedPiece[];
}

export interface Reuse {
  /** Tiles to buy: whole ones, and those of `groups`. */
  readonly tilesWithReuse: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, with all pieces that come out of it, in the order of their first cut tiles. */
  readonly groups: readonly SharedTile[];
}

/**
 * The work grows with the square of the forms that are packed at once. So that it stays below what `PACKING` allows, more
 * than some 1,700 different ones are packed in several parts; these pairs of forms are looked at in all of them.
 */
const MOST_PAIRS = 3_000_000;

/** Work, as `Fits` counts it, that may go into packing one form and into bettering that, and into all of a plan's. */
const PACKING = { eachForm: 4000, allForms: 8_000_000 };
const BETTERING = { eachForm: 200, allForms: 400_000 };

/** With so many different forms at most, those that have nothing to do with each other are packed apart. */
const MOST_SORTED_FORMS = 64;

/** Shares out the cut pieces of a plan to as few tiles as it finds. The same plan always gives the same answer. */
export function reuseOffcuts(plan: Plan): Reuse {
  const { layout, lattice, tiles } = plan;
  const batches = batchesOf(plan);
  const formsInAll = batches.reduce((sum, { forms }) => sum + forms.length, 0);
  const groups = batches.flatMap((batch) => {
    const fits = new Fits(batch, layout.frame.shapes[batch.model]);
    return groupsOf(
      plan,
      batch,
      sortApart(fits, formsInAll).flatMap((forms) => pack(fits, forms, formsInAll)),
    );
  });
  const tilesWithReuse = tiles.whole + groups.length;
  const boughtMm2 = tilesWithReuse * lattice.tileAreaMm2;
  return {
    tilesWithReuse,
    wastePercentWithReuse: tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - tiles.laidAreaMm2 / boughtMm2)),
    groups: groups.toSorted((a, b) => a.pieces[0].cut - b.pieces[0].cut || a.pieces[0].piece - b.pieces[0].piece),
  };
}

/** Forms that fit one tile with each other, or with others that do, together; where they are many, simply so many at once. */
function sortApart(fits: Fits, formsInAll: number): number[][] {
  const all = [...fits.forms.keys()];
  if (all.length > MOST_SORTED_FORMS) {
    const packs = Math.ceil((all.length * formsInAll) / MOST_PAIRS);
    // Handfuls in turn: pieces of one tile stay together, those of one wall are spread over all packs.
    return Array.from({ length: packs }, (_, i) => all.filter((form) => (form >> 4) % packs === i));
  }
  const turns = Array.from({ length: fits.turns }, (_, turn) => turn);
  const sorted: number[][] = [];
  for (const form of all) {
    const meets = (group: number[]) => group.some((other) => turns.some((turn) => fits.fit(other, form, turn)));
    const friends = sorted.filter(meets);
    for (const group of friends) sorted.splice(sorted.indexOf(group), 1);
    sorted.push([...friends.flat(), form]);
  }
  return sorted;
}

function pack(fits: Fits, forms: readonly number[], formsInAll: number): OpenTile[] {
  const count = forms.reduce((sum, form) => sum + fits.forms[form].parts.length, 0);
  const best = count <= FEW_PARTS ? packExhaustively(fits, forms) : undefined;
  if (best) return best;
  const until = ({ eachForm, allForms }: typeof PACKING) =>
    fits.work + forms.length * Math.min(eachForm, allForms / formsInAll);
  const packed = packFirstFit(fits, forms, until(PACKING));
  return emptyTiles(fits, noMoreThanLaid(fits, forms, packed), until(BETTERING));
}

/** The tiles that were found, or those of the plan itself where they are fewer. */
function noMoreThanLaid(fits: Fits, forms: readonly number[], packed: OpenTile[]): OpenTile[] {
  const laid = new Set<number>();
  for (const form of forms) for (const { cut } of fits.forms[form].parts) laid.add(cut);
  return packed.length <= laid.size ? packed : packAsLaid(fits, forms);
}

/** Hands the parts of each form out to the places that were found for it. */
function groupsOf(plan: Plan, { forms, turns }: Batch, tiles: readonly OpenTile[]): SharedTile[] {
  const exchanges = exchangesOf(plan);
  const ontoModelDeg = exchanges.map(({ ontoModel }) => degreesOf(ontoModel));
  const turnsDeg = turns.map(degreesOf);
  const next = new Int32Array(forms.length);
  return tiles.map((tile) => {
    const pieces = tile.forms.flatMap((form, i) => {
      const part = forms[form].parts[next[form]++];
      const turnDeg =
        ontoModelDeg[plan.layout.cuts.tiles[3 * part.cut]] + turnsDeg[part.turn] + turnsDeg[tile.turns[i]];
      return part.pieces.map((piece) => ({ cut: part.cut, piece, turnDeg }));
    });
    pieces.sort((a, b) => a.cut - b.cut || a.piece - b.piece);
    const home = pieces[0].turnDeg;
    return { pieces: pieces.map((piece) => ({ ...piece, turnDeg: (piece.turnDeg - home + 1080) % 360 })) };
  });
}
