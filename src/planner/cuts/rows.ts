// The rows of the cut list, their order, and the list as a file for a spreadsheet.

import { formatNumber, type Lang, say } from '../../words/index.ts';
import { type Phrase, phrase } from '../words.ts';
import type { CutGroup } from './grouping.ts';
import { sizeOf } from './pieces.ts';
import type { Study } from './study.ts';
import { W } from './words.ts';

export type Column = 'count' | 'size' | 'area' | 'share' | 'tiles';

export interface Order {
  readonly column: Column;
  readonly falls: boolean;
}

const VALUES: Readonly<Record<Column, (group: CutGroup, study: Study) => number>> = {
  count: ({ tiles }) => tiles.length,
  size: ({ width, height }) => width * 1e6 + height,
  area: ({ areaMm2 }) => areaMm2,
  share: ({ share }) => share,
  tiles: (group, study) => study.numbersOf(group)[0],
};

/** The groups in an order; equal ones by the number of their first tile. */
export function sortGroups(study: Study, { column, falls }: Order): CutGroup[] {
  const keyed = study.groups.map((group) => {
    return { group, value: VALUES[column](group, study), number: VALUES.tiles(group, study) };
  });
  keyed.sort((a, b) => (falls ? b.value - a.value : a.value - b.value) || a.number - b.number);
  return keyed.map(({ group }) => group);
}

/** Numbers as text, those in a row as "12–15". */
export function spansOf(numbers: readonly number[]): string[] {
  const spans: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let last = i;
    while (numbers[last + 1] === numbers[last] + 1) last++;
    spans.push(last - i > 1 ? `${numbers[i]}–${numbers[last]}` : numbers.slice(i, last + 1).join(', '));
    i = last + 1;
  }
  return spans;
}

/** The cut list as a CSV file that spreadsheets of the language open as a table. */
export function csvOf(study: Study, lang: Lang, order: Order): string {
  const decimal = formatNumber(lang, 0.5).charAt(1);
  const head = [W.count, W.width, W.height, W.area, W.share, W.sliver, W.tiles].map((words: Phrase) =>
    phrase(lang, words),
  );
  const { tiles } = study.planned.answer;
  const { width, height } = sizeOf([study.moulds[0].outline]);
  const tileAreaMm2 = study.laid.lattice.tileAreaMm2;
  const whole = [tiles.whole, width, height, tileAreaMm2 / 100, 100, '', say(lang, 'ui.wholeTiles')];
  const groups = sortGroups(study, order).map((group) => [
    group.tiles.length,
    group.width,
    group.height,
    group.areaMm2 / 100,
    100 * group.share,
    group.isSliver ? phrase(lang, W.sliver) : '',
    [study.numbersOf(group).join(' '), study.kindOf(group.motif, lang)].join(' ').trim(),
  ]);
  const lines = [head, whole, ...groups].map((cells) =>
    cells
      .map((cell) => (typeof cell === 'number' ? formatNumber(lang, cell, 1) : quoted(cell)))
      .join(decimal === ',' ? ';' : ','),
  );
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A text as a cell: in quotes, and never one that a spreadsheet would compute. */
export function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
