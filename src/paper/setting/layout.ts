// Where the figure and the text of setting out are on their pages. Lengths are mm of paper within the margins.

import type { Box, Size } from '../../drawing/index.ts';
import { PLAIN_HEAD } from '../sheets.ts';

/** A column of text, and the space beside it. */
export const COLUMN = { width: 89, gap: 5 };
export const ROW = 4;
/** Below the head of a page. */
const TOP = PLAIN_HEAD + 1;
/** The most of a page in portrait that text may take from the figure. */
const TEXT_SHARE = 0.5;

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

/** Lays out pages for some lines of text. */
export function settingLayoutOf(page: Size, lines: number): SettingLayout {
  const height = page.height - TOP;
  const isWide = page.width > page.height;
  const mostColumns = Math.floor((page.width + COLUMN.gap) / (COLUMN.width + COLUMN.gap));
  const most = isWide ? Math.floor(height / ROW) : Math.floor((TEXT_SHARE * height) / ROW);
  const columns = isWide ? 1 : mostColumns;
  const rows = Math.min(most, Math.ceil(lines / columns));
  const first = isWide
    ? { left: page.width - COLUMN.width, top: TOP, columns, rows: most }
    : { left: 0, top: page.height - rows * ROW, columns, rows };
  const figure = isWide
    ? { left: 0, top: TOP, width: first.left - COLUMN.gap, height }
    : { left: 0, top: TOP, width: page.width, height: height - rows * ROW - COLUMN.gap };
  const further = { left: 0, top: TOP, columns: mostColumns, rows: Math.floor(height / ROW) };
  const rest = Math.max(0, lines - first.columns * first.rows);
  return {
    pages: lines === 0 ? 0 : 1 + Math.ceil(rest / (further.columns * further.rows)),
    ...{ figure, first, further },
  };
}
