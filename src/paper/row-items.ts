// The table of the rows of boards, in place of a drawing of every piece.

import { INK, type Item, linesOf, MUTED, wrapWords } from '../drawing/index.ts';
import { say } from '../words/index.ts';
import type { BoardRow } from './board-rows.ts';
import { FINE, line } from './ink.ts';
import { LIST_HEAD, ROW_LINE, ROW_PADDING } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const TEXT = 2.7;
/** Where the columns begin; the last one takes this share of the rest. */
const NUMBERS = 14;
const PIECES = 34;
const CARRIED_SHARE = 0.36;

/** The columns of a page of this width. */
function columnsOf(width: number) {
  const carried = PIECES + (1 - CARRIED_SHARE) * (width - PIECES);
  return { carried, piecesWidth: carried - PIECES - 3, carriedWidth: width - carried };
}

/** How many lines a row needs. */
export function linesIn({ pieces, carried }: BoardRow, width: number): number {
  const { piecesWidth, carriedWidth } = columnsOf(width);
  return Math.max(wrapWords(pieces, TEXT, piecesWidth).length, wrapWords(carried, TEXT, carriedWidth).length, 1);
}

/** The table of some rows, from `top` on. */
export function rowItems(
  { notation: { lang, units } }: PaperSubject,
  rows: readonly BoardRow[],
  width: number,
  top: number,
): Item[] {
  const { carried, piecesWidth, carriedWidth } = columnsOf(width);
  const pieces = say(lang, units === 'imperial' ? 'paper.rowPiecesImperial' : 'paper.rowPieces');
  const isStarred = rows.some((row) => row.pieces.includes('*'));
  const heads = [
    [say(lang, 'paper.boardRow'), 0],
    [say(lang, 'cuts.tiles'), NUMBERS],
    [isStarred ? `${pieces} (${say(lang, 'paper.starred')})` : pieces, PIECES],
    [say(lang, 'paper.carriedOn'), carried],
  ] as const;
  const items: Item[] = heads.map(([text, x]) => line(text, { x, y: top + LIST_HEAD - 2.5 }, 2.6, { color: MUTED }));
  let y = top + LIST_HEAD;
  const rules = [
    [
      { x: 0, y: y - 0.5 },
      { x: width, y: y - 0.5 },
    ],
  ];
  for (const row of rows) {
    const put = (text: string, x: number, room: number, bold = false) =>
      wrapWords(text, TEXT, room).forEach((part, i) => {
        items.push(line(part, { x, y: y + ROW_LINE * (i + 0.8) }, TEXT, { color: INK, bold }));
      });
    put(`${row.row}`, 0, NUMBERS, true);
    put(row.numbers, NUMBERS, PIECES - NUMBERS);
    put(row.pieces, PIECES, piecesWidth);
    put(row.carried, carried, carriedWidth);
    y += linesIn(row, width) * ROW_LINE + ROW_PADDING;
    rules.push([
      { x: 0, y: y - 0.5 },
      { x: width, y: y - 0.5 },
    ]);
  }
  return [...items, linesOf('frame', FINE, rules)];
}
