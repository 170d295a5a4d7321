// Places the numbers of pieces on a printed plan: inside the piece, along it if need be, otherwise beside it with a
// line to it, over no other text. Lengths are units of the drawing.

import { meetsAny, type Tag, uprightAround } from '../../drawing/index.ts';
import type { Point, Ring } from '../../engine/index.ts';
import type { Line } from '../placing.ts';
import { type NumberSpace, PlacesBeside } from './beside.ts';
import { type InsidePlace, insidePlace, sizeOfNumber } from './inside.ts';

export interface PieceToNumber {
  /** The texts that may stand for it, the best first. */
  readonly texts: readonly string[];
  readonly rings: readonly Ring[];
  /** The place of its first text inside it, where that is known; null if it has no room. */
  readonly place?: InsidePlace | null;
  /** Whether its number may be beside it. */
  readonly isCut: boolean;
}

export interface PlacedNumber {
  readonly text: string;
  /** The index of its piece. */
  readonly piece: number;
  readonly middle: Point;
  /** Degrees, clockwise. */
  readonly turnDeg: number;
  /** From the piece to a number beside it. */
  readonly leader: Line | null;
}

/** More lines than this on a sheet could not be followed. */
const MOST_LEADERS = 400;

/** The places of all numbers that can be read. */
export function placeNumbers(pieces: readonly PieceToNumber[], space: NumberSpace): PlacedNumber[] {
  const { textHeight } = space;
  const placed: PlacedNumber[] = [];
  const rest: number[] = [];
  const labels: Tag[] = [...space.taken];
  const take = (number: PlacedNumber) => {
    placed.push(number);
    labels.push(labelOf(number.text, number, textHeight));
  };
  pieces.forEach((piece, index) => {
    const { place: inside = insidePlace(piece.rings, piece.texts[0], textHeight) } = piece;
    // Nothing that is printed elsewhere is covered.
    if (inside && !meetsAny(labelOf(piece.texts[0], inside, textHeight), space.taken))
      take({ text: piece.texts[0], piece: index, ...inside, leader: null });
    else rest.push(index);
  });
  const places = new PlacesBeside(space, labels);
  let leaders = 0;
  for (const index of rest) {
    const { texts, rings, isCut } = pieces[index];
    const beside = isCut && leaders < MOST_LEADERS ? places.beside(rings, texts[0]) : null;
    if (beside) {
      leaders++;
      take({ text: texts[0], piece: index, turnDeg: 0, ...beside });
      places.add(beside.leader);
      continue;
    }
    for (const text of texts.slice(1)) {
      const inside = insidePlace(rings, text, textHeight);
      if (inside === null || meetsAny(labelOf(text, inside, textHeight), labels)) continue;
      take({ text, piece: index, ...inside, leader: null });
      break;
    }
  }
  return placed;
}

function labelOf(text: string, { middle, turnDeg }: InsidePlace, height: number): Tag {
  return uprightAround({ middle, ...sizeOfNumber(text, height), turnDeg });
}
