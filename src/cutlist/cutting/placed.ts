// The pieces of each bought tile in their places, and bought tiles that are cut alike: one can be turned onto the other.

import { cleaned, type Point, pieceCountOf, piecesOf, type Ring, signedArea } from '../../engine/index.ts';
import type { SharedPiece, SharedTile, Turn } from '../../engine/offcuts.ts';
import type { LaidTiles } from '../laid.ts';
import { PieceIndex, traitsOf } from '../piece-index.ts';
import { NO_CORNER, sizeOf } from '../pieces.ts';
import { isSame, type Template, turned } from '../templates.ts';
import type { PlacedPiece } from './model.ts';

/** Bought tiles that are cut alike. */
export interface AlikeTiles {
  readonly motif: number;
  /** The first of them. */
  readonly first: SharedTile;
  /** Every turn in which the tile lies level, and its pieces in each. */
  readonly turns: readonly Turn[];
  readonly ways: readonly (readonly PlacedPiece[])[];
  readonly tiles: (readonly string[])[];
}

/** Cut tiles, of one plan or of several that share offcuts. */
export interface CutTiles {
  readonly laid: Pick<LaidTiles, 'slivers'> & { readonly layout: Pick<LaidTiles['layout'], 'cuts'> };
  readonly templates: readonly Template[];
  /** What each cut tile is called: its number, after the letter of its surface if there are several. */
  readonly names: readonly string[];
}

/** The bought tiles in the order of their first pieces, alike ones once. */
export function alikeTiles({ laid, templates, names: called }: CutTiles, bought: readonly SharedTile[]): AlikeTiles[] {
  const { cuts } = laid.layout;
  const index = new PieceIndex(templates.map(({ outline }) => sizeOf([outline])));
  const alike: AlikeTiles[] = [];
  for (const tile of bought) {
    const motif = cuts.tiles[3 * tile.pieces[0].cut];
    const { article, turns } = templates[motif];
    const names = tile.pieces.map((piece) => nameOf(laid, tile, piece, called[piece.cut]));
    const inTile = tile.pieces.map((piece) => placed(laid, piece));
    const level = inTile.map((piece) => turnedPiece(piece, turns[0]));
    const rings = level.flatMap(ringsOfPiece);
    const traits = traitsOf(article, areaOf(rings), rings);
    const orders = new Map<number, readonly number[]>();
    const same = index.find(traits, (group) => {
      const order = alike[group].ways.map((way) => orderLike(way, level)).find((one) => one !== undefined);
      if (order) orders.set(group, order);
      return order !== undefined;
    });
    const order = same === undefined ? undefined : orders.get(same);
    if (same !== undefined && order) alike[same].tiles.push(order.map((i) => names[i]));
    else {
      index.add(traits, alike.length);
      const ways = turns.map((turn) => inTile.map((piece) => turnedPiece(piece, turn)));
      alike.push({ motif, first: tile, turns, ways, tiles: [names] });
    }
  }
  return alike;
}

/** The name of its tile; with the parts that come out of this tile if others come out of another one. */
function nameOf(laid: CutTiles['laid'], { pieces }: SharedTile, { cut, piece }: SharedPiece, name: string): string {
  const here = pieces.filter((other) => other.cut === cut).length;
  return here === pieceCountOf(laid.layout.cuts, cut) ? name : `${name}/${piece + 1}`;
}

/** A piece in the frame of the first piece's tile. */
function placed(laid: CutTiles['laid'], { cut, piece, turnDeg, shift }: SharedPiece): PlacedPiece {
  const { outer, holes } = piecesOf(laid.layout.cuts, cut)[piece];
  const angle = (turnDeg * Math.PI) / 180;
  const turn = { cos: Math.cos(angle), sin: Math.sin(angle) };
  const inTile = (ring: Ring) =>
    turned(cleaned(ring, NO_CORNER), turn).map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  return { outer: inTile(outer), holes: holes.map(inTile), isSliver: laid.slivers[cut] === 1, upDeg: turnDeg, shift };
}

function turnedPiece({ outer, holes, isSliver, upDeg, shift }: PlacedPiece, turn: Turn): PlacedPiece {
  const degrees = (Math.atan2(turn.sin, turn.cos) * 180) / Math.PI;
  return {
    outer: turned(outer, turn),
    holes: holes.map((hole) => turned(hole, turn)),
    isSliver,
    upDeg: wrapped(upDeg + degrees),
    shift: turned([shift], turn)[0] as Point,
  };
}

export function ringsOfPiece({ outer, holes }: PlacedPiece): Ring[] {
  return [outer, ...holes];
}

function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + signedArea(ring), 0);
}

/** For each piece of a way, the equal one of a tile; undefined if the tile is cut otherwise, or turns pieces otherwise. */
function orderLike(way: readonly PlacedPiece[], tile: readonly PlacedPiece[]): number[] | undefined {
  if (way.length !== tile.length) return undefined;
  const order: number[] = [];
  for (const piece of way) {
    const same = tile.findIndex((other, i) => !order.includes(i) && isSame(ringsOfPiece(piece), ringsOfPiece(other)));
    if (same < 0) return undefined;
    order.push(same);
  }
  const turnOf = (i: number) => wrapped(tile[order[i]].upDeg - way[i].upDeg - tile[order[0]].upDeg + way[0].upDeg);
  const slides = ({ shift }: PlacedPiece, { shift: other }: PlacedPiece) =>
    Math.hypot(shift.x - other.x, shift.y - other.y) < 0.05;
  return way.every((piece, i) => Math.abs(turnOf(i)) < 0.5 && slides(piece, tile[order[i]])) ? order : undefined;
}

/** Degrees from -180 to 180. */
function wrapped(degrees: number): number {
  const turn = (((degrees + 180) % 360) + 360) % 360;
  return turn - 180;
}
