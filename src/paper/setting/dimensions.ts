// The dimensions of the figure: the chain of each wall beside it, the marks at the ends of chalk lines with their distances,
// and the walls with their numbers. What finds no free place is left out; the text beside the figure has all of it.

import {
  INK,
  type Item,
  linesOf,
  MUTED,
  meetsAny,
  readableTurn,
  ringInFloorFrame,
  type Tag,
  type Text,
  textOf,
  widthOf,
} from '../../drawing/index.ts';
import { locatePoint, type Point, type Ring } from '../../engine/index.ts';
import type { LineEnd, WallChain } from '../../engine/setting-out.ts';
import { bareTapeLength, partText, say, sayOf } from '../../words/index.ts';
import type { PaperSubject } from '../subject.ts';

/** The thickness of walls, mm of paper. */
export const BAND = 2;
/** 7 pt and a little more, mm. */
const SIZE = 2.5;
/** From the floor's edge outwards, mm of paper: lines and texts of chains, of marks, and the walls' own. */
const CHAIN = { line: 3.1, text: 5 };
const MARK = { line: 8.4, text: 10.4 };
const WALL = [14, 10.4, 5];
const TICK = 0.9;
const FINE = 0.15;
/** Ticks closer than this would run together. */
const LEAST_TICK = 1.5;
/** Where the number of a wall may stand along it. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
/** Between texts. */
const CLEAR = 0.5;

/** What texts must not touch, in the floor's frame, mm. */
class Places {
  readonly items: Item[] = [];
  private readonly taken: Tag[] = [];
  private readonly scale: number;
  private readonly outer: Ring;

  /** `outer` are the corners of the room. */
  constructor(scale: number, outer: Ring) {
    this.scale = scale;
    this.outer = outer;
    outer.forEach((corner, i) => {
      this.keepOff(corner, outer[(i + 1) % outer.length], 2 * BAND);
    });
  }

  /** Keeps texts off a line. */
  keepOff(from: Point, to: Point, thickness = CLEAR): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    this.taken.push({
      middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      width: Math.hypot(x, y),
      height: thickness * this.scale,
      turnDeg: (Math.atan2(y, x) * 180) / Math.PI,
    });
  }

  /** Writes a text at the first free place of some; says whether there was one. */
  write(
    text: string,
    places: readonly Point[],
    along: Point,
    style: Partial<Pick<Text, 'color' | 'bold'>> = {},
  ): boolean {
    const { scale } = this;
    const turnDeg = readableTurn(along);
    const size = { width: widthOf(text, SIZE, style.bold) + CLEAR, height: SIZE + CLEAR };
    for (const middle of places) {
      const tag = { middle, width: size.width * scale, height: size.height * scale, turnDeg };
      if (meetsAny(tag, this.taken) || locatePoint(middle, this.outer) === 'inside') continue;
      this.taken.push(tag);
      this.items.push(
        textOf('label', text, middle, SIZE * scale, { anchor: 'middle', centred: true, turnDeg, ...style }),
      );
      return true;
    }
    return false;
  }
}

/** All dimensions, in the floor's frame. */
export function dimensionItems(subject: PaperSubject, scale: number): Item[] {
  const { setOut, colors, notation, laid } = subject;
  const spoken = { ...notation, kind: laid.room.kind };
  const places = new Places(scale, ringInFloorFrame(laid.room.outer, laid));
  const ends = setOut.lines?.lines.flatMap((line) => line.ends) ?? [];
  const marks = ends.flatMap((end) => markItems(end, subject, places, scale));
  const chains = setOut.chains.flatMap((chain) => chainItems(chain, subject, places, scale));
  for (const chain of setOut.chains) {
    const { side, wall } = chain;
    if (wall === null) continue;
    const text = say(notation.lang, 'page.labelled', {
      name: sayOf(spoken, 'setting.wall', { wall: `${wall + 1}` }),
      value: bareTapeLength(notation, side.length),
    });
    const at = WALL.flatMap((away) => SHARES.map((share) => beside(side, share * side.length, away * scale)));
    places.write(text, at, side.along, { color: MUTED });
  }
  return [
    ...(chains.length > 0 ? [linesOf('overall', { color: INK, width: FINE * scale }, chains)] : []),
    ...(marks.length > 0 ? [linesOf('chalk', { color: colors.signal, width: 1.4 * FINE * scale }, marks)] : []),
    ...places.items,
  ];
}

interface Beside {
  readonly from: Point;
  readonly along: Point;
  readonly inward: Point;
}

/** A point outside a side, mm of the floor. */
function beside({ from, along, inward }: Beside, place: number, away: number): Point {
  return {
    x: from.x + place * along.x - away * inward.x,
    y: from.y + place * along.y - away * inward.y,
  };
}

/** The line of a chain with ticks where pieces begin and end, and the size of each part. */
function chainItems(
  { side, wall, parts, spans }: WallChain,
  { notation }: PaperSubject,
  places: Places,
  scale: number,
): Point[][] {
  // A cutout has no space for one.
  if (!parts || wall === null) return [];
  const tick = (place: number) => [
    beside(side, place, (CHAIN.line - TICK) * scale),
    beside(side, place, (CHAIN.line + TICK) * scale),
  ];
  const lines = [
    [beside(side, spans[0][0], CHAIN.line * scale), beside(side, (spans.at(-1) ?? spans[0])[1], CHAIN.line * scale)],
  ];
  const ticked = new Set<number>();
  let [piece, written] = [0, 0];
  for (const part of parts) {
    const [begin, end] = [spans[piece][0], spans[piece + part.count - 1][1]];
    for (let k = piece; k < piece + part.count; k++) {
      if (part.count === 1 || part.width >= LEAST_TICK * scale || k === piece) ticked.add(spans[k][0]);
    }
    ticked.add(end);
    const text = partText(notation, part);
    const room = (widthOf(text, SIZE) + CLEAR) * scale;
    const middle = (begin + end) / 2;
    // A part that is shorter than its text may lean over the end of the wall.
    const isAtEnd = piece === 0 || piece + part.count === spans.length;
    const lean = piece === 0 ? end - room / 2 : begin + room / 2;
    const spare = (end - begin - room) / 2;
    const inside = [0, -0.5, 0.5, -1, 1].map((share) => middle + share * spare);
    const at = spare >= 0 ? inside : isAtEnd ? [lean] : [];
    const isWritten = places.write(
      text,
      at.map((place) => beside(side, place, CHAIN.text * scale)),
      side.along,
    );
    if (isWritten) written++;
    piece += part.count;
  }
  // In a narrow niche there is no space for a chain.
  return written > 0 ? [...lines, ...[...ticked].map(tick)] : [];
}

/** The name of a mark outside its wall, and its distance along a line from where it is measured. */
function markItems(end: LineEnd, { notation, colors }: PaperSubject, places: Places, scale: number): Point[][] {
  const { name, at, inward, measured } = end;
  const along = { x: inward.y, y: -inward.x || 0 };
  const way = (measured.from.x - at.x) * along.x + (measured.from.y - at.y) * along.y;
  const side = { from: at, along, inward };
  const text = bareTapeLength(notation, measured.length);
  const style = { color: colors.signal, bold: true };
  const aside = Math.sign(way || 1) * (widthOf(name, SIZE, true) / 2 + 1) * scale;
  places.write(
    name,
    [-aside, aside].map((place) => beside(side, place, MARK.line * scale)),
    along,
    style,
  );
  const room = (widthOf(text, SIZE) + CLEAR) * scale;
  const shares = room <= Math.abs(way) ? [0.5, 0.3, 0.7, 0.2] : [1];
  places.write(
    text,
    shares.flatMap((share) => {
      const place = share === 1 ? way + (Math.sign(way || 1) * room) / 2 : share * way;
      return [MARK.text, MARK.text + 3.4].map((away) => beside(side, place, away * scale));
    }),
    along,
    { color: colors.signal },
  );
  const tick = (place: number, from: number) => [
    beside(side, place, from * scale),
    beside(side, place, (MARK.line + TICK) * scale),
  ];
  places.keepOff(beside(side, 0, BAND * scale), beside(side, 0, MARK.line * scale));
  const level = [beside(side, 0, MARK.line * scale), beside(side, way, MARK.line * scale)];
  return measured.way === 'along' ? [tick(0, 0), level, tick(way, MARK.line - TICK)] : [tick(0, 0)];
}
