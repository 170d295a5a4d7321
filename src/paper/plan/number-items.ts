// The number of every piece on a sheet.

import { outlineOf, ringsOf } from '../../cutlist/index.ts';
import {
  type DrawingColor,
  type Frame,
  INK,
  type Item,
  isWithin,
  linesOf,
  textOf,
  toMm,
  WHITE,
} from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import type { NumberSpace } from '../numbers/beside.ts';
import { type InsidePlace, insidePlace, sizeOfNumber } from '../numbers/inside.ts';
import { type PieceToNumber, placeNumbers } from '../numbers/numbers.ts';
import type { PaperSubject } from '../subject.ts';

/** The size of numbers, px: a little over 7 points. */
export const NUMBER = 10;

interface NumberedPiece extends PieceToNumber {
  /** The colour of its number, and the one around it. */
  readonly ink: DrawingColor;
  readonly color: DrawingColor;
}

/** The frame of a sheet. */
export interface SheetFrame extends Frame {
  /** Pixels per millimetre. */
  readonly scale: number;
  /** Converts a point in the floor's frame, mm, to pixels. */
  readonly toPaper: (point: Point) => Point;
}

/** The numbers of the pieces that a sheet shows, with lines to those beside their pieces. */
export function numberItems(subject: PaperSubject, frame: SheetFrame, space: NumberSpace): Item[] {
  const { mmPerPx } = frame;
  const pieces = piecesToNumber(subject, frame, space);
  // A number over the edge of a sheet is whole on the next one, which repeats a strip of this one.
  const numbers = placeNumbers(pieces, space).filter(({ text, middle, turnDeg }) =>
    isWithin(space.seen, { middle, ...sizeOfNumber(text, NUMBER), turnDeg }),
  );
  const leaders = numbers.flatMap(({ leader }) => (leader ? [[toMm(leader.from, frame), toMm(leader.to, frame)]] : []));
  const ways = (color: DrawingColor, width: number) => linesOf('leader', { color, width: width * mmPerPx }, leaders);
  return [
    ...(leaders.length > 0 ? [ways(WHITE, 2.4), ways(INK, 0.7)] : []),
    ...numbers.map(({ text, piece, middle, turnDeg, leader }) =>
      textOf('number', text, toMm(middle, frame), NUMBER * mmPerPx, {
        ...{ anchor: 'middle', centred: true, turnDeg },
        color: leader ? INK : pieces[piece].ink,
        rim: leader ? WHITE : pieces[piece].color,
      }),
    ),
  ];
}

function piecesToNumber(
  subject: PaperSubject,
  { scale, toPaper }: SheetFrame,
  { seen: { width, height } }: NumberSpace,
): NumberedPiece[] {
  const { laid, list, colors, shared } = subject;
  const reach = scale * Math.max(...list.articles.map(({ width, height }) => Math.hypot(width, height)));
  const placeInTile = placesInTiles(subject, scale);
  // At a scale at which a whole tile has no room for a number, lines to numbers beside pieces could not be followed.
  const isReadable = colors.tiles.map((_, motif) => placeInTile(motif, `${list.tiles.length}`) !== null);
  // If a digit is larger than a tile, none of its pieces has a number.
  const digit = sizeOfNumber('1', NUMBER);
  const hasNumbers = laid.lattice.tileAreasMm2.map((areaMm2) => areaMm2 * scale ** 2 >= digit.width * digit.height);
  return list.tiles.flatMap((tile) => {
    const { motif, number } = tile;
    const centre = toPaper(tile.centre);
    if (
      !hasNumbers[motif] ||
      Math.abs(centre.x - width / 2) > width / 2 + reach ||
      Math.abs(centre.y - height / 2) > height / 2 + reach
    )
      return [];
    const atCentre = ({ x, y }: Point) => toPaper({ x: x + tile.centre.x, y: y + tile.centre.y });
    const pair = shared.get(number)?.pair;
    // If both do not fit, the shared tile has priority: nothing else on this sheet shows it.
    const texts = pair === undefined ? [`${number}`] : [`${number} ↔${pair}`, `↔${pair}`];
    const inside = tile.cut < 0 ? placeInTile(motif, texts[0]) : undefined;
    const isSliver = laid.slivers[tile.cut] === 1;
    return [
      {
        texts,
        rings: ringsOf(laid, tile).map((ring) => ring.map(atCentre)),
        ...(inside !== undefined && { place: inside && { ...inside, middle: sum(centre, inside.middle) } }),
        isCut: tile.cut >= 0 && isReadable[motif],
        ink: isSliver ? INK : colors.hatches[motif],
        color: isSliver ? WHITE : colors.tiles[motif],
      },
    ];
  });
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
