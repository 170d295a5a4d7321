// The tiles on a sheet, one path per colour, and the number of every piece. Quarter millimetres of paper.

import { outlineOf, ringsOf } from '../cutlist/index.ts';
import type { Point, Ring } from '../engine/index.ts';
import { INK, middleText, WHITE } from './ink.ts';
import type { Item } from './items.ts';
import type { NumberSpace } from './numbers/beside.ts';
import { type InsidePlace, insidePlace, sizeOfNumber } from './numbers/inside.ts';
import { type PieceToNumber, placeNumbers } from './numbers/numbers.ts';
import type { PaperSubject } from './subject.ts';

/** The size of numbers. */
export const NUMBER = 8.8;

interface TilePaper {
  readonly toPaper: (point: Point) => Point;
  /** Units per millimetre of the room. */
  readonly scale: number;
  readonly space: NumberSpace;
}

interface NumberedPiece extends PieceToNumber {
  /** The colour of its number, and the one around it. */
  readonly ink: string;
  readonly color: string;
}

export function tileItems(subject: PaperSubject, { toPaper, scale, space }: TilePaper): Item[] {
  const { laid, list, colors, shared } = subject;
  const { width, height } = space.seen;
  const reach = scale * Math.max(...list.articles.map(({ width, height }) => Math.hypot(width, height)));
  const plain: Ring[][] = colors.tiles.map(() => []);
  const cut: Ring[][] = colors.tiles.map(() => []);
  const slivers: Ring[] = [];
  const pieces: NumberedPiece[] = [];
  const placeInTile = placesInTiles(subject, scale);
  // At a scale at which a whole tile has no room for a number, lines to numbers beside pieces could not be followed.
  const isReadable = colors.tiles.map((_, motif) => placeInTile(motif, `${list.tiles.length}`) !== null);
  // If a digit is larger than a tile, none of its pieces has a number.
  const digit = sizeOfNumber('1', NUMBER);
  const hasNumbers = laid.lattice.tileAreasMm2.map((areaMm2) => areaMm2 * scale ** 2 >= digit.width * digit.height);
  for (const tile of list.tiles) {
    const { motif, number } = tile;
    const centre = toPaper(tile.centre);
    if (Math.abs(centre.x - width / 2) > width / 2 + reach || Math.abs(centre.y - height / 2) > height / 2 + reach)
      continue;
    const atCentre = ({ x, y }: Point) => toPaper({ x: x + tile.centre.x, y: y + tile.centre.y });
    const rings = ringsOf(laid, tile).map((ring) => ring.map(atCentre));
    const isSliver = laid.slivers[tile.cut] === 1;
    const layer = isSliver ? slivers : tile.cut < 0 ? plain[motif] : cut[motif];
    layer.push(...rings);
    if (!hasNumbers[motif]) continue;
    const pair = shared.get(number)?.pair;
    // If both do not fit, the shared tile has priority: nothing else on this sheet shows it.
    const texts = pair === undefined ? [`${number}`] : [`${number} ↔${pair}`, `↔${pair}`];
    const inside = tile.cut < 0 ? placeInTile(motif, texts[0]) : undefined;
    pieces.push({
      texts,
      rings,
      ...(inside !== undefined && { place: inside && { ...inside, middle: sum(centre, inside.middle) } }),
      isCut: tile.cut >= 0 && isReadable[motif],
      ink: isSliver ? INK : colors.hatches[motif],
      color: isSliver ? WHITE : colors.tiles[motif],
    });
  }
  const edge = { color: INK, width: 0.3 };
  return [
    ...colors.tiles.flatMap((fill, motif): Item[] => [
      { kind: 'path', role: 'tiles', rings: plain[motif], fill, stroke: edge },
      {
        kind: 'path',
        role: 'cut-tiles',
        rings: cut[motif],
        fill,
        hatch: { color: colors.hatches[motif], width: 0.5, gap: 5.6 },
        stroke: edge,
      },
    ]),
    {
      kind: 'path',
      role: 'slivers',
      rings: slivers,
      fill: colors.signal,
      stroke: { color: colors.signal, width: 1.2 },
    },
    ...numberItems(pieces, space),
  ];
}

/** Finds the place of a number in a whole tile, from its centre. It is the same in all tiles, and takes a search. */
function placesInTiles({ laid }: PaperSubject, scale: number): (motif: number, text: string) => InsidePlace | null {
  const known = new Map<string, InsidePlace | null>();
  return (motif, text) => {
    const key = `${motif}/${text.length}`;
    const place = known.get(key);
    if (place !== undefined) return place;
    const outline = outlineOf(laid, motif).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
    const found = insidePlace([outline], text, NUMBER);
    known.set(key, found);
    return found;
  };
}

function sum(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function numberItems(pieces: readonly NumberedPiece[], space: NumberSpace): Item[] {
  const numbers = placeNumbers(pieces, space);
  const leaders = numbers.flatMap(({ leader }) => (leader ? [[leader.from, leader.to]] : []));
  return [
    { kind: 'path', rings: leaders, isOpen: true, stroke: { color: WHITE, width: 2.4 } },
    { kind: 'path', rings: leaders, isOpen: true, stroke: { color: INK, width: 0.7 } },
    ...numbers.map(({ text, piece, middle, turn, leader }) =>
      middleText(text, middle, NUMBER, {
        role: 'number',
        turn,
        color: leader ? INK : pieces[piece].ink,
        rim: leader ? WHITE : pieces[piece].color,
      }),
    ),
  ];
}
