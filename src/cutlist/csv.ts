// The cut list as a CSV file for a spreadsheet: RFC 4180 with a byte order mark, and the separators of the language.

import { formatNumber, type Notation } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import type { SortOrder } from './rows.ts';
import { type SharedLists, tableOf } from './table.ts';

/** The cut list as a CSV file with the separators that spreadsheets of the language expect. */
export function csvOf(list: CutList, shared: SharedLists, notation: Notation, order: SortOrder): string {
  const { lang } = notation;
  const { columns, rows } = tableOf(list, shared, notation, order);
  const separator = formatNumber(lang, 0.5).charAt(1) === ',' ? ';' : ',';
  const lines = [columns.map(({ heading }) => heading), ...rows].map((cells) =>
    cells
      .map((cell, i) => (typeof cell === 'number' ? formatNumber(lang, cell, columns[i].decimals) : textCell(cell)))
      .join(separator),
  );
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A text in quotes. Spreadsheets compute what begins like a formula, so that gets an apostrophe. */
export function textCell(text: string): string {
  const guarded = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
