// The cut list as a CSV file for a spreadsheet.

import { formatNumber, type Lang, say } from '../words/index.ts';
import { type CutList, shapeOfPiece } from './cut-list.ts';
import { type SortOrder, shareOf, sortGroups } from './rows.ts';
import { shapeSentence } from './shape-text.ts';
import { type SharedTiles, sharedAmong } from './shared.ts';

/** The cut list as a CSV file with the separators that spreadsheets of the language expect. */
export function csvOf(list: CutList, shared: SharedTiles, lang: Lang, order: SortOrder): string {
  const separator = formatNumber(lang, 0.5).charAt(1) === ',' ? ';' : ',';
  const columns = ['count', 'width', 'height', 'area', 'share', 'sliver', 'tiles', 'shared', 'shape'] as const;
  const head = columns.map((column) => say(lang, `cuts.${column}`));
  const rows = [list.whole, ...sortGroups(list, order)].map((group) => [
    group.tiles.length,
    group.width,
    group.height,
    group.areaCm2,
    shareOf(list, group),
    group.isSliver ? say(lang, 'cuts.sliver') : '',
    group === list.whole
      ? say(lang, 'ui.wholeTiles')
      : `${group.tiles.map(({ number }) => number).join(' ')} ${list.kindOf(group.motif, lang)}`.trim(),
    sharedAmong(group, shared)
      .map(({ tiles }) => tiles.join('+'))
      .join(' '),
    group === list.whole ? '' : shapeSentence({ lang }, shapeOfPiece(list, group)),
  ]);
  const lines = [head, ...rows].map((cells) =>
    cells
      .map((cell) => (typeof cell === 'number' ? formatNumber(lang, cell, 1) : `"${cell.replaceAll('"', '""')}"`))
      .join(separator),
  );
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
