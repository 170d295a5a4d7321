// The card of a cutting sheet: the tile drawn with its cuts, and beside it in words what is cut, in which order, and for
// which tiles of the plan. Millimetres of paper.

import type { CuttingSheet } from '../../cutlist/index.ts';
import { type DrawingColor, type Group, type Item, linesOf, MUTED } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { say } from '../../words/index.ts';
import { FINE, line, wrapped } from '../ink.ts';
import type { CuttingSubject } from '../subject.ts';
import { arrowItem } from './arrow.ts';
import { cutTexts, keptText, numberTexts, pieceTexts, titleText } from './texts.ts';
import { FIELD, frameOf, tileDrawing } from './tile-drawing.ts';

const TITLE = 2.9;
export const TEXT = 2.5;
/** From one baseline to the next. */
export const PITCH = 3.4;
const GAP = 3;
/** Above the first line, and below the last. */
const PADDING = 1.6;
/** Longer lists of numbers go on in the table after the cards. */
const MOST_NUMBER_LINES = 8;
const ARROW = 3.4;

interface CardLine {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: DrawingColor;
  readonly arrowsDeg?: readonly number[];
}

export interface Card {
  readonly height: number;
  readonly lines: readonly CardLine[];
  /** Whether its numbers are in the table. */
  readonly isInTable: boolean;
}

/** What a card says, and its height, without its drawing. */
export function cardOf(subject: CuttingSubject, sheet: CuttingSheet, width: number): Card {
  const { lang } = subject.notation;
  const room = width - FIELD - GAP - 3;
  const linesFor = (text: string, line: Omit<CardLine, 'text'> = {}): CardLine[] => {
    const indent = ARROW * (line.arrowsDeg?.length ?? 0);
    return wrapped(text, line.size ?? TEXT, room - indent, line.bold).map((part, i) => ({
      ...line,
      text: part,
      ...(i > 0 && { arrowsDeg: [] }),
    }));
  };
  const numbers = numberLines(subject, sheet, room);
  const isInTable = numbers.length > MOST_NUMBER_LINES;
  const kept = keptText(subject, sheet);
  const lines: CardLine[] = [
    ...linesFor(titleText(subject, sheet), { size: TITLE, bold: true }),
    ...pieceTexts(subject, sheet).flatMap(({ text, arrowsDeg }) => linesFor(text, { arrowsDeg, bold: true })),
    ...cutTexts(subject, sheet).flatMap((text) => linesFor(text)),
    ...(kept === '' ? [] : linesFor(kept)),
    ...(isInTable
      ? linesFor(say(lang, 'cutting.inTable', { number: `${sheet.number}` }), { color: MUTED })
      : numbers.map((text) => ({ text }))),
  ];
  const height = Math.max(frameOf(subject, sheet).height, lines.length * PITCH + 1) + 2 * PADDING;
  return { height, lines, isInTable };
}

/** The numbers of the tiles of a sheet, in lines. */
export function numberLines({ notation }: CuttingSubject, sheet: CuttingSheet, room: number): string[] {
  return wrapped(`${say(notation.lang, 'cuts.tiles')} ${numberTexts(sheet).join(', ')}`, TEXT, room);
}

/** The card with its upper left corner at `at`. */
export function cardItem(subject: CuttingSubject, sheet: CuttingSheet, card: Card, at: Point, width: number): Group {
  const drawing = tileDrawing(subject, sheet);
  const foot = [
    { x: 0, y: card.height },
    { x: width - 3, y: card.height },
  ];
  const place = { x: 0, y: PADDING };
  const items: Item[] = [
    linesOf('frame', FINE, [foot]),
    { kind: 'group', role: 'piece', at: place, scale: 1, clip: null, items: drawing.items },
    ...card.lines.flatMap((one, i) => lineItems(one, { x: FIELD + GAP, y: PADDING + (i + 0.8) * PITCH })),
  ];
  return { kind: 'group', role: 'card', at, scale: 1, clip: null, items };
}

function lineItems({ text, size = TEXT, arrowsDeg = [], ...style }: CardLine, at: Point): Item[] {
  const arrows = arrowsDeg.map((degrees, i) =>
    arrowItem({ x: at.x + ARROW * (i + 0.4), y: at.y - 0.35 * size }, degrees, 2.4),
  );
  return [...arrows, line(text, { x: at.x + ARROW * arrowsDeg.length, y: at.y }, size, style)];
}
