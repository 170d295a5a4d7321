// The rows of the cut list, their order, and the list as a file for a spreadsheet.

import { formatNumber, type Lang, say } from '../../words/index.ts';
import { phrase } from '../words.ts';
import { type CutAnalysis, shapeOfPiece } from './analysis/analysis.ts';
import type { CutGroup } from './analysis/grouping.ts';
import { sharedAmong } from './analysis/pairs.ts';
import { shapeSentence } from './shape-text.ts';
import { W } from './words.ts';

/** The sort key of each column. */
export const COLUMNS = {
  count: ({ tiles }: CutGroup) => tiles.length,
  size: ({ width, height }: CutGroup) => width * 1e6 + height,
  area: ({ areaCm2 }: CutGroup) => areaCm2,
  // All tiles of a plan have the same area.
  share: ({ areaCm2 }: CutGroup) => areaCm2,
  tiles: ({ tiles }: CutGroup) => tiles[0].number,
};

export type Column = keyof typeof COLUMNS;

export interface SortOrder {
  readonly column: Column;
  readonly falls: boolean;
}

export const DEFAULT_ORDER: SortOrder = { column: 'count', falls: true };

/** The groups sorted; equal ones by the number of their first tile. */
export function sortGroups({ groups }: CutAnalysis, { column, falls }: SortOrder): CutGroup[] {
  const figureOf = COLUMNS[column];
  return groups.toSorted((a, b) => (falls ? figureOf(b) - figureOf(a) : figureOf(a) - figureOf(b)));
}

/** The share of its tile that a piece covers, percent. */
export function shareOf({ whole }: CutAnalysis, { areaCm2 }: CutGroup): number {
  return (100 * areaCm2) / whole.areaCm2;
}

/** Numbers as text, consecutive ones as "12–15"; all of them, or the first `most` spans. */
export function spansOf(numbers: readonly number[], most = Infinity): string {
  const spans: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let last = i;
    while (numbers[last + 1] === numbers[last] + 1) last++;
    spans.push(last - i > 1 ? `${numbers[i]}–${numbers[last]}` : numbers.slice(i, last + 1).join(', '));
    i = last + 1;
  }
  return joined(spans, ', ', most);
}

/** Texts joined, only the first `most` if there are more. */
export function joined(texts: readonly string[], between: string, most: number): string {
  return texts.slice(0, most).join(between) + (texts.length > most ? ' …' : '');
}

/** The cut list as a CSV file with the separators that spreadsheets of the language expect. */
export function csvOf(analysis: CutAnalysis, lang: Lang, order: SortOrder): string {
  const separator = formatNumber(lang, 0.5).charAt(1) === ',' ? ';' : ',';
  const head = [W.count, W.width, W.height, W.area, W.share, W.sliver, W.tiles, W.shared, W.shape].map((words) =>
    phrase(lang, words),
  );
  const rows = [analysis.whole, ...sortGroups(analysis, order)].map((group) => [
    group.tiles.length,
    group.width,
    group.height,
    group.areaCm2,
    shareOf(analysis, group),
    group.isSliver ? phrase(lang, W.sliver) : '',
    group === analysis.whole
      ? say(lang, 'ui.wholeTiles')
      : `${group.tiles.map(({ number }) => number).join(' ')} ${analysis.kindOf(group.motif, lang)}`.trim(),
    sharedAmong(group)
      .map(({ tiles }) => tiles.join('+'))
      .join(' '),
    group === analysis.whole ? '' : shapeSentence({ lang }, shapeOfPiece(analysis, group)),
  ]);
  const lines = [head, ...rows].map((cells) =>
    cells
      .map((cell) => (typeof cell === 'number' ? formatNumber(lang, cell, 1) : `"${cell.replaceAll('"', '""')}"`))
      .join(separator),
  );
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
