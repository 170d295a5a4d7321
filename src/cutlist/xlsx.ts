// Cut lists as XLSX files: a sheet with the figures of the plan or the job, and one with the pieces. An entry of its own, so
// that pages that do not write one do not load the archiver.

import { type Notation, say } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import { type JobFacts, type JobSharedTiles, jobSummaryOf, jobTable, type SurfaceCuts } from './job.ts';
import type { SortOrder } from './rows.ts';
import { workbookOf } from './spreadsheet.ts';
import { type SummaryFacts, summaryOf } from './summary.ts';
import { type Cell, type SharedLists, sharedTextsOf, type Table, tableOf } from './table.ts';

/** Columns of the summary: label, value, unit. */
const WIDTHS = [38, 22, 5];
const SURFACE_WIDTH = 20;

/** The cut list of a plan as an XLSX file in the words and units of a notation. */
export function xlsxOf(
  list: CutList,
  shared: SharedLists,
  notation: Notation,
  order: SortOrder,
  facts: SummaryFacts,
): Uint8Array {
  const table = tableOf(list, sharedTextsOf(shared), notation, order, facts.figures.offcuts?.rectangles);
  return summaryAndList(summaryOf(facts, notation), WIDTHS, table, notation);
}

/** The cut lists of a job as an XLSX file; both sheets begin with a column for the surface. */
export function xlsxOfJob(
  surfaces: readonly SurfaceCuts[],
  shared: JobSharedTiles,
  notation: Notation,
  facts: JobFacts,
): Uint8Array {
  const table = jobTable(surfaces, shared, notation);
  return summaryAndList(jobSummaryOf(facts, notation), [SURFACE_WIDTH, ...WIDTHS], table, notation);
}

function summaryAndList(
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  table: Table,
  { lang }: Notation,
): Uint8Array {
  return workbookOf([
    {
      name: say(lang, 'cuts.summary'),
      columns: widths.map((width) => ({ heading: '', width })),
      rows,
      hasHeadings: false,
    },
    { name: say(lang, 'cuts.list'), ...table, hasHeadings: true },
  ]);
}
