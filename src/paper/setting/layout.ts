// Where the figure and the text of setting out are on their pages. Lengths are mm of paper within the margins. Sentences
// stay together, and headings with what follows.

import type { Box, Size } from '../../drawing/index.ts';
import { PLAIN_HEAD } from '../sheets.ts';

/** A column of text, and the space beside it. */
export const COLUMN = { width: 89, gap: 5 };
export const ROW = 4;
/** Below the head of a page. */
const TOP = PLAIN_HEAD + 1;
/** The most of a page in portrait that text may take from the figure. */
const TEXT_SHARE = 0.5;

export interface SettingLine {
  /** Empty between two parts. */
  readonly text: string;
  readonly isHeading: boolean;
  /** Of the lines of a sentence, the first is not moved in. */
  readonly indent: number;
}

export interface TextBlock {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export interface SettingLayout {
  /** 0 if there is nothing to say. */
  readonly pages: number;
  readonly figure: Box;
  /** Beside or below the figure, and on each further page. */
  readonly first: TextBlock;
  readonly further: TextBlock;
}

/** Lays out pages for lines of text. */
export function settingLayoutOf(page: Size, lines: readonly SettingLine[]): SettingLayout {
  const height = page.height - TOP;
  const isWide = page.width > page.height;
  const mostColumns = Math.floor((page.width + COLUMN.gap) / (COLUMN.width + COLUMN.gap));
  const most = isWide ? Math.floor(height / ROW) : Math.floor((TEXT_SHARE * height) / ROW);
  const columns = isWide ? 1 : mostColumns;
  const holdsAll = (rows: number) => placedIn(lines, { columns, rows }).count === lines.length;
  let rows = Math.min(most, Math.ceil(lines.length / columns));
  while (rows < most && !holdsAll(rows)) rows++;
  const first = isWide
    ? { left: page.width - COLUMN.width, top: TOP, columns, rows: most }
    : { left: 0, top: page.height - rows * ROW, columns, rows };
  const figure = isWide
    ? { left: 0, top: TOP, width: first.left - COLUMN.gap, height }
    : { left: 0, top: TOP, width: page.width, height: height - rows * ROW - COLUMN.gap };
  const further = { left: 0, top: TOP, columns: mostColumns, rows: Math.floor(height / ROW) };
  let pages = lines.length === 0 ? 0 : 1;
  for (let rest = lines.slice(placedIn(lines, first).count); rest.length > 0; pages++) {
    rest = rest.slice(placedIn(rest, further).count);
  }
  return { pages, figure, first, further };
}

/** A line in a block, by its column and its row from 0. */
export interface PlacedLine {
  readonly line: SettingLine;
  readonly column: number;
  readonly row: number;
}

/** A heading is followed by as many lines at least. */
const KEPT = 2;

/** Puts lines into the columns of a block; `count` of them have room, of which the empty ones at a column's top are left out. */
export function placedIn(
  lines: readonly SettingLine[],
  { columns, rows }: Pick<TextBlock, 'columns' | 'rows'>,
): { readonly places: readonly PlacedLine[]; readonly count: number } {
  const places: PlacedLine[] = [];
  let [column, row, at] = [0, 0, 0];
  while (at < lines.length) {
    const together = groupAt(lines, at);
    // What is longer than a column is broken.
    if (row > 0 && row + together > rows && together <= rows) [column, row] = [column + 1, 0];
    for (const line of lines.slice(at, at + together)) {
      if (row === rows) [column, row] = [column + 1, 0];
      if (column === columns) return { places, count: at };
      if (line.text !== '' || row > 0) {
        if (line.text !== '') places.push({ line, column, row });
        row++;
      }
      at++;
    }
  }
  return { places, count: at };
}

/** How many lines stay together from one on: a sentence, or a heading with the lines after it. */
function groupAt(lines: readonly SettingLine[], at: number): number {
  let end = at;
  while (lines[end]?.isHeading) end++;
  const isHeaded = end > at;
  end++;
  while (end < lines.length && (lines[end].indent > 0 || (isHeaded && end - at < KEPT + 1 && lines[end].text !== '')))
    end++;
  return Math.min(end, lines.length) - at;
}
