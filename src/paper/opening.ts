// What is said between the head of a plan and the plan: warnings and notes, then where to begin, the kinds of tile, the
// doors and the cutouts. What has no room goes on a page of its own. Millimetres of paper.

import { type Item, type Size, widthOf } from '../drawing/index.ts';
import { fittedLine, line, SMALLEST, wrapped } from './ink.ts';

const REMARK = 2.7;
const TEXT = 2.9;
/** From one line to the next. */
export const LINE = 4;
/** More lines of warnings and notes would leave too little of the page to the plan. */
const MOST_REMARK_LINES = 12;
/** The most of a page that the other entries may take. */
const ENTRIES_SHARE = 0.3;
/** The least width of a column of entries, and the space between two. */
const COLUMN = 92;
const BETWEEN = 2;
const SIGN = '• ';

/** What is to be said. */
export interface OpeningTexts {
  /** Warnings and notes, a sentence each. */
  readonly remarks: readonly string[];
  /** What is needed before tiling; the first one says where to begin. */
  readonly entries: readonly string[];
  /** Says that there is more on a page of its own. */
  readonly more: string;
}

export interface Opening {
  readonly remarkLines: readonly string[];
  readonly beginLines: readonly string[];
  readonly columns: number;
  readonly entries: readonly string[];
  /** Of all lines together. */
  readonly height: number;
  /** What has no room. */
  readonly rest: readonly string[];
}

/** Lays the texts out on a page. */
export function openingOf({ remarks, entries: [begin, ...entries], more }: OpeningTexts, page: Size): Opening {
  const sentences = remarks.map((remark) => wrapped(SIGN + remark, REMARK, page.width));
  const shown = countWithin(sentences, MOST_REMARK_LINES);
  const beginLines = wrapped(begin, TEXT, page.width);
  const columns = columnsFor(entries, page.width);
  const mostRows = Math.max(0, Math.floor((ENTRIES_SHARE * page.height) / LINE) - beginLines.length);
  const rows = Math.min(mostRows, Math.ceil(entries.length / columns));
  const rest = [...remarks.slice(shown).map((remark) => SIGN + remark), ...entries.slice(rows * columns)];
  const remarkLines = [...sentences.slice(0, shown).flat(), ...(rest.length > 0 ? [more] : [])];
  return {
    ...{ remarkLines, beginLines, columns, rest },
    entries: entries.slice(0, rows * columns),
    height: (remarkLines.length + beginLines.length + rows) * LINE,
  };
}

/** How many texts, from the first on, have room in some lines. */
function countWithin(texts: readonly (readonly string[])[], most: number): number {
  let lines = 0;
  const beyond = texts.findIndex(({ length }) => {
    lines += length;
    return lines > most;
  });
  return beyond < 0 ? texts.length : beyond;
}

/** As many columns as all entries have room in. */
function columnsFor(entries: readonly string[], width: number): number {
  const widest = Math.max(COLUMN, ...entries.map((entry) => widthOf(entry, SMALLEST) + BETWEEN));
  return Math.max(1, Math.min(Math.floor(width / widest), entries.length));
}

/** The lines, from `top` on. */
export function openingItems(
  { remarkLines, beginLines, columns, entries }: Opening,
  width: number,
  top: number,
): Item[] {
  const column = width / columns;
  const baseline = (row: number) => top + LINE * (row + 0.75);
  const begin = remarkLines.length;
  return [
    ...remarkLines.map((text, i) => line(text, { x: 0, y: baseline(i) }, REMARK)),
    ...beginLines.map((text, i) => line(text, { x: 0, y: baseline(begin + i) }, TEXT)),
    ...entries.map((entry, i) => {
      const y = baseline(begin + beginLines.length + Math.floor(i / columns));
      return fittedLine(entry, { x: (i % columns) * column, y }, TEXT, column - BETWEEN);
    }),
  ];
}
