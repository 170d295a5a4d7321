// The cut list as text for a spreadsheet: a CSV file (RFC 4180 with a byte order mark, and the separators of the language),
// and lines with tabs to copy.

import { formatNumber, type Notation } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import type { KeptOffcut } from './kept.ts';
import type { SortOrder } from './rows.ts';
import { type SharedLists, sharedTextsOf, type Table, tableOf } from './table.ts';

/** The cut list of a plan as a CSV file. */
export function csvOf(
  list: CutList,
  shared: SharedLists,
  notation: Notation,
  order: SortOrder,
  kept: readonly KeptOffcut[] = [],
): string {
  return csvOfTable(tableOf(list, sharedTextsOf(shared), notation, order, kept), notation);
}

/** A table as a CSV file with the separators that spreadsheets of the language expect. */
export function csvOfTable(table: Table, notation: Notation): string {
  const separator = formatNumber(notation.lang, 0.5).charAt(1) === ',' ? ';' : ',';
  const lines = linesOf(table, notation, separator, textCell);
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** The cut list to be pasted into a spreadsheet or a message: cells between tabs. */
export function tabbedOf(list: CutList, shared: SharedLists, notation: Notation, order: SortOrder): string {
  return linesOf(tableOf(list, sharedTextsOf(shared), notation, order), notation, '\t', guarded).join('\n');
}

function linesOf(
  { columns, rows }: Table,
  { lang }: Notation,
  separator: string,
  textOf: (text: string) => string,
): readonly string[] {
  return [columns.map(({ heading }) => heading), ...rows].map((cells) =>
    cells
      .map((cell, i) => (typeof cell === 'number' ? formatNumber(lang, cell, columns[i].decimals) : textOf(cell)))
      .join(separator),
  );
}

/** A text in quotes. */
export function textCell(text: string): string {
  return `"${guarded(text).replaceAll('"', '""')}"`;
}

/** Spreadsheets compute what begins like a formula, so that gets an apostrophe. */
function guarded(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
