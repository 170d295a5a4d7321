// The cut list as an XLSX file: a sheet with the figures of the plan, and one with the pieces. An entry of its own, so that
// pages that do not write one do not load the archiver.

import { type Notation, say } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import type { SortOrder } from './rows.ts';
import { workbookOf } from './spreadsheet.ts';
import { type SummaryFacts, summaryOf } from './summary.ts';
import { type Cell, type SharedLists, tableOf } from './table.ts';

/** Columns of the summary: label, value, unit. */
const WIDTHS = [38, 22, 5];

/** The cut list as an XLSX file in the words and units of a notation. */
export function xlsxOf(
  list: CutList,
  shared: SharedLists,
  notation: Notation,
  order: SortOrder,
  facts: SummaryFacts,
): Uint8Array {
  const rows: readonly (readonly Cell[])[] = summaryOf(facts, notation);
  return workbookOf([
    {
      name: say(notation.lang, 'cuts.summary'),
      columns: WIDTHS.map((width) => ({ heading: '', width })),
      rows,
      hasHeadings: false,
    },
    {
      name: say(notation.lang, 'cuts.list'),
      ...tableOf(list, shared, notation, order, facts.figures.offcuts?.rectangles),
      hasHeadings: true,
    },
  ]);
}
