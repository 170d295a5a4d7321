// The height of a row whose texts wrap. Not every spreadsheet program works it out when it opens a file.

import type { Cell, Column } from './table.ts';

const LINE_PT = 15;
/** Chinese characters reach below a line of digits. */
const BELOW_PT = 2;
/** The highest row that spreadsheets have. */
const HIGHEST_PT = 409;
/** Of a column, in characters: the indent and the margins of a cell. */
const MARGINS = 2;
/** Characters from here on are about as wide as two digits. */
const FIRST_WIDE = '\u2e80';

/** The height of a row in points. */
export function rowHeightOf(cells: readonly Cell[], columns: readonly Column[]): number {
  const lines = cells.map((cell, i) => (typeof cell === 'number' ? 1 : linesIn(cell, columns[i].width - MARGINS)));
  return Math.min(HIGHEST_PT, LINE_PT * Math.max(1, ...lines) + BELOW_PT);
}

/** The number of lines of a text that wraps at spaces, and inside a word that is longer than a line. */
function linesIn(text: string, most: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (used > 0 && used + 1 + width > most) {
      lines++;
      used = 0;
    }
    used += width + (used > 0 ? 1 : 0);
    const full = Math.max(0, Math.ceil(used / most) - 1);
    lines += full;
    used -= full * most;
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const character of word) width += character < FIRST_WIDE ? 1 : 2;
  return width;
}
