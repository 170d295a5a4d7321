// The rows of the cut list and their order, and numbers of tiles as short texts.

import type { CutList } from './cut-list.ts';
import type { CutGroup } from './grouping.ts';

/** The sort key of each column. */
export const COLUMNS = {
  count: ({ tiles }: CutGroup) => tiles.length,
  size: ({ width, height }: CutGroup) => width * 1e6 + height,
  area: ({ areaCm2 }: CutGroup) => areaCm2,
  tiles: ({ tiles }: CutGroup) => tiles[0].number,
};

export type Column = keyof typeof COLUMNS;

export interface SortOrder {
  readonly column: Column;
  readonly falls: boolean;
}

export const DEFAULT_ORDER: SortOrder = { column: 'count', falls: true };

/** The groups sorted; equal ones by the number of their first tile. */
export function sortGroups({ groups }: Pick<CutList, 'groups'>, { column, falls }: SortOrder): CutGroup[] {
  const figureOf = COLUMNS[column];
  return groups.toSorted((a, b) => (falls ? figureOf(b) - figureOf(a) : figureOf(a) - figureOf(b)));
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
