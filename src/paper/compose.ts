// Composes the pages of a plan: the plan on as many sheets as it needs, the notes that have no room there, how to set it
// out, the rows of boards, the cutting sheets, the offcuts to keep, and the labels.

import { type CutKinds, doorOverhang, type Size, splitCuts, unsortedCuts } from '../drawing/index.ts';
import { say } from '../words/index.ts';
import { type CuttingPages, cuttingItems, cuttingPages, NO_CUTTING } from './cutting/cutting-pages.ts';
import { entriesOf } from './entries.ts';
import { labelled, labelPageCount, labelPages } from './lists/labels.ts';
import { type ListPages, listPages, listPagesOf } from './lists/list-pages.ts';
import { openingItems } from './opening.ts';
import type { Document, LazyDocument, Page } from './pages.ts';
import { footItems } from './plan/foot.ts';
import { planItem } from './plan/plan-items.ts';
import { NO_ROWS, type RowPages, rowPage, rowPagesOf } from './rows/row-items.ts';
import { type SettingLayout, settingLayoutOf } from './setting/layout.ts';
import { settingPages } from './setting/page.ts';
import { settingLines } from './setting/text.ts';
import {
  type Contents,
  FOOT,
  HEAD,
  PAPERS,
  type PaperChoice,
  PLAIN_HEAD,
  type Sheet,
  type Sheets,
  spread,
} from './sheets.ts';
import type { CuttingSubject, PaperSubject } from './subject.ts';
import { type Headed, headedOf, headItems, headOf, type PageNumber, titleOf } from './title/head.ts';

/** What the plan puts on its sheets. */
export function contentsOf(subject: PaperSubject): Contents {
  const { laid, remarks, notation } = subject;
  const more = say(notation.lang, 'paper.notesMore');
  return { room: laid.floor, beyond: doorOverhang(laid), entries: entriesOf(subject), remarks, more };
}

/** What is on the pages of a plan, in their order, before they are composed. */
export interface Arrangement {
  readonly sheets: Sheets;
  readonly notes: ListPages;
  readonly setting: SettingLayout;
  readonly rows: RowPages;
  readonly cutting: CuttingPages;
  readonly kept: ListPages;
  readonly labelPages: number;
  readonly pageCount: number;
}

/** Arranges the pages of a plan; there are none if the scale needs too many sheets. */
export function arrangePaper(subject: PaperSubject, choice: PaperChoice): Arrangement {
  const sheets = spread(contentsOf(subject), choice);
  const isEmpty = sheets.sheets.length === 0;
  const { width, height } = sheets.page;
  const below = { width, height: height - PLAIN_HEAD };
  const setting = settingLayoutOf(sheets.page, isEmpty ? [] : settingLines(subject));
  const hasList = choice.withList && !isEmpty;
  const rows = hasList ? rowPagesOf(subject, below) : NO_ROWS;
  const cutting = hasList ? cuttingPages(subject, below) : NO_CUTTING;
  const notes = listPagesOf(isEmpty ? [] : sheets.opening.rest, sheets.page);
  const kept = listPagesOf((!isEmpty && subject.kept) || [], sheets.page);
  const labels = choice.withLabels && !isEmpty ? labelPageCount([labelled(subject)], choice.paper) : 0;
  const lists = [sheets.sheets, notes.pages, rows.pages, cutting.pages, kept.pages];
  const pageCount = lists.reduce((sum, { length }) => sum + length, setting.pages + labels);
  return { sheets, notes, setting, rows, cutting, kept, labelPages: labels, pageCount };
}

/** The pages of a plan; none if the scale needs too many sheets. */
export function composePaper(subject: PaperSubject, choice: PaperChoice): Document {
  const { pages, ...document } = composeLazily(subject, choice);
  return { ...document, pages: [...pages] };
}

/** The same, each page composed when it is asked for: all of them take much memory. */
export function composeLazily(subject: PaperSubject, choice: PaperChoice): LazyDocument {
  const arranged = arrangePaper(subject, choice);
  const { sheets, pageCount } = arranged;
  const paper = paperOf(sheets);
  const pages = pagesOf(subject, arranged, counting(pageCount));
  return { title: titleOf(subject), lang: subject.notation.lang, paper, pages };
}

/** The size of the paper of sheets. */
export function paperOf({ paper, orientation }: Pick<Sheets, 'paper' | 'orientation'>): Size {
  const [short, long] = PAPERS[paper];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}

/** Numbers pages, of which there are so many. */
export function counting(pages: number): () => PageNumber {
  let page = 0;
  return () => ({ page: ++page, pages });
}

/** The pages of a plan, which take their numbers from `next`. */
export function* pagesOf(subject: PaperSubject, arranged: Arrangement, next: () => PageNumber): Generator<Page> {
  const { sheets, notes, setting, rows, cutting, kept } = arranged;
  const { lang } = subject.notation;
  const kinds = splitCuts(subject.laid);
  const shown = subject.isClean ? unsortedCuts(subject.laid) : kinds;
  for (const sheet of sheets.sheets) yield planPage(subject, shown, sheets, sheet, next());
  yield* listPages(subject, notes, { name: say(lang, 'paper.notes'), sheets, next });
  yield* settingPages(subject, kinds, { sheets, setting, next });
  for (let i = 0; i < rows.pages.length; i++) yield rowPage(subject, rows, i, sheets, next());
  for (let i = 0; i < cutting.pages.length; i++) yield cuttingPage(subject, cutting, i, sheets, next());
  yield* listPages(subject, kept, { name: say(lang, 'cuts.kept'), sheets, next });
  if (arranged.labelPages > 0) yield* labelPages([labelled(subject)], sheets.paper);
}

function planPage(subject: PaperSubject, kinds: CutKinds, sheets: Sheets, sheet: Sheet, number: PageNumber): Page {
  const { lang, units } = subject.notation;
  const lengths = say(lang, units === 'imperial' ? 'paper.inFeet' : 'paper.inCm');
  const place =
    sheets.sheets.length > 1 ? say(lang, 'paper.sheet', { row: sheet.row + 1, column: sheet.column + 1 }) : '';
  const { width, height } = sheets.page;
  const top = height - FOOT - sheets.window.height;
  const where = [place, lengths].filter(Boolean).join(' · ');
  return {
    ...sheets.page,
    name: [say(lang, 'paper.plan'), place].filter(Boolean).join(' · '),
    plan: { box: { left: 0, top, width, height: sheets.window.height }, scale: sheets.scale },
    items: [
      ...headItems(subject, sheets, { ...number, where, scale: sheets.scale, hasFigures: true }),
      ...openingItems(sheets.opening, width, HEAD),
      planItem(subject, kinds, sheets, sheet, { x: 0, y: top }),
      ...footItems(subject, sheets, sheet, height - FOOT),
    ],
  };
}

function cuttingPage(
  subject: PaperSubject,
  cutting: CuttingPages,
  index: number,
  sheets: Sheets,
  number: PageNumber,
): Page {
  return cuttingPageOf(
    { subject, headed: headedOf(subject), cutting, where: say(subject.notation.lang, 'cutting.sheets') },
    index,
    sheets,
    number,
  );
}

interface CuttingSection {
  readonly subject: CuttingSubject;
  readonly headed: Headed;
  readonly cutting: CuttingPages;
  /** What the pages show. */
  readonly where: string;
}

/** A page of cutting sheets. */
export function cuttingPageOf(
  { subject, headed, cutting, where }: CuttingSection,
  index: number,
  sheets: Pick<Sheets, 'page' | 'paper'>,
  number: PageNumber,
): Page {
  return {
    ...sheets.page,
    name: [where, ...(cutting.pages.length > 1 ? [index + 1] : [])].join(' '),
    items: [...headOf(headed, sheets, { ...number, where }), ...cuttingItems(subject, cutting, index, PLAIN_HEAD)],
    plan: null,
  };
}
