// The table of the rows of boards, in place of a drawing of every piece, on as many pages as it needs.

import { INK, type Item, linesOf, MUTED, type Size, wrapWords } from '../../drawing/index.ts';
import { say } from '../../words/index.ts';
import { FINE, line } from '../ink.ts';
import type { Page } from '../pages.ts';
import { PLAIN_HEAD, type Sheets } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { headItems, type PageNumber } from '../title/head.ts';
import { type BoardRow, boardRows } from './board-rows.ts';

const TEXT = 2.7;
/** Where the columns begin; the last one takes this share of the rest. */
const NUMBERS = 14;
const PIECES = 34;
const CARRIED_SHARE = 0.36;
/** The headings of the columns. */
const HEADING = 6;
/** A line, and the space below a row. */
const ROW_LINE = 3.6;
const ROW_PADDING = 1.2;
/** More pages are of no use on paper; files for spreadsheets have all pieces. */
const MOST_ROW_PAGES = 40;

export interface RowPages {
  readonly rows: readonly BoardRow[];
  /** The first and the last row, from 0, on each page. */
  readonly pages: readonly (readonly [first: number, last: number])[];
}

export const NO_ROWS: RowPages = { rows: [], pages: [] };

/** Lays the rows out on pages of a size, below the head of the page; none if the tiles are no boards. */
export function rowPagesOf(subject: PaperSubject, { width, height }: Size): RowPages {
  const rows = boardRows(subject);
  const pages: [number, number][] = [];
  let left = 0;
  rows.forEach((row, i) => {
    const needed = linesIn(row, width) * ROW_LINE + ROW_PADDING;
    const page = pages.at(-1);
    if (page !== undefined && needed <= left) page[1] = i;
    else {
      pages.push([i, i]);
      left = height - HEADING;
    }
    left -= needed;
  });
  return { rows, pages: pages.slice(0, MOST_ROW_PAGES) };
}

/** A page of the table. Only the last of too many pages says that there are more. */
export function rowPage(
  subject: PaperSubject,
  { rows, pages }: RowPages,
  index: number,
  sheets: Sheets,
  number: PageNumber,
): Page {
  const { lang } = subject.notation;
  const [first, last] = pages[index];
  const name = say(lang, 'paper.rows');
  const left = index === pages.length - 1 ? rows.length - 1 - last : 0;
  const where = left > 0 ? say(lang, 'paper.rowsMore', { count: left }) : name;
  return {
    ...sheets.page,
    name: [name, ...(pages.length > 1 ? [index + 1] : [])].join(' '),
    items: [
      ...headItems(subject, sheets, { ...number, where, hasFigures: false }),
      ...rowItems(subject, rows.slice(first, last + 1), sheets.page.width, PLAIN_HEAD),
    ],
    plan: null,
  };
}

/** The columns of a page of this width. */
function columnsOf(width: number) {
  const carried = PIECES + (1 - CARRIED_SHARE) * (width - PIECES);
  return { carried, piecesWidth: carried - PIECES - 3, carriedWidth: width - carried };
}

/** How many lines a row needs. */
function linesIn({ pieces, carried }: BoardRow, width: number): number {
  const { piecesWidth, carriedWidth } = columnsOf(width);
  return Math.max(wrapWords(pieces, TEXT, piecesWidth).length, wrapWords(carried, TEXT, carriedWidth).length, 1);
}

/** The table of some rows, from `top` on. */
function rowItems(
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
  const items: Item[] = heads.map(([text, x]) => line(text, { x, y: top + HEADING - 2.5 }, 2.6, { color: MUTED }));
  let y = top + HEADING;
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
