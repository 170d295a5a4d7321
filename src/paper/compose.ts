// Composes the pages of a plan: the plan on as many sheets as it needs, then the cutting sheets, then the labels.

import type { CutList } from '../cutlist/index.ts';
import { type CutKinds, doorOverhang, splitCuts } from '../drawing/index.ts';
import { say } from '../words/index.ts';
import { type CuttingPages, cuttingItems, cuttingPages } from './cutting/cutting-pages.ts';
import { footItems } from './foot.ts';
import { headItems, titleOf } from './head.ts';
import { labelPageCount, labelPages } from './labels.ts';
import type { Document, LazyDocument, Page } from './pages.ts';
import { planItem } from './plan-items.ts';
import { cutoutPlaces } from './setting-out.ts';
import { kindsIn, settingOutItems } from './setting-out-items.ts';
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
import type { PaperSubject } from './subject.ts';

/** What a plan puts on paper. */
export function contentsOf(laid: PaperSubject['laid'], list: CutList): Contents {
  const entries = 1 + kindsIn(list).length + cutoutPlaces(laid.room).length;
  return { room: laid.floor, beyond: doorOverhang(laid), entries };
}

/** What is on the pages of a plan, before they are composed. */
export interface Arrangement {
  readonly sheets: Sheets;
  readonly cutting: CuttingPages;
  readonly labelPages: number;
  readonly pageCount: number;
}

/** Arranges the pages of a plan; there are none if the scale needs too many sheets. */
export function arrangePaper(subject: PaperSubject, choice: PaperChoice): Arrangement {
  const sheets = spread(contentsOf(subject.laid, subject.list), choice);
  const isEmpty = sheets.sheets.length === 0;
  const { width, height } = sheets.page;
  const cutting =
    choice.withList && !isEmpty
      ? cuttingPages(subject, { width, height: height - PLAIN_HEAD })
      : { pages: [], lead: [], left: 0 };
  const labels = choice.withLabels && !isEmpty ? labelPageCount(subject, choice.paper) : 0;
  return { sheets, cutting, labelPages: labels, pageCount: sheets.sheets.length + cutting.pages.length + labels };
}

/** The pages of a plan; none if the scale needs too many sheets. */
export function composePaper(subject: PaperSubject, choice: PaperChoice): Document {
  const { pages, ...document } = composeLazily(subject, choice);
  return { ...document, pages: [...pages] };
}

/** The same, each page composed when it is asked for: all of them take much memory. */
export function composeLazily(subject: PaperSubject, choice: PaperChoice): LazyDocument {
  const arranged = arrangePaper(subject, choice);
  const [short, long] = PAPERS[choice.paper];
  const paper = arranged.sheets.lie === 'landscape' ? { width: long, height: short } : { width: short, height: long };
  return { title: titleOf(subject), lang: subject.notation.lang, paper, pages: pagesOf(subject, arranged) };
}

function* pagesOf(subject: PaperSubject, arranged: Arrangement): Generator<Page> {
  const { sheets } = arranged.sheets;
  const kinds = splitCuts(subject.laid);
  for (let i = 0; i < sheets.length; i++) yield planPage(subject, kinds, arranged, sheets[i], i + 1);
  for (let i = 0; i < arranged.cutting.pages.length; i++) yield cuttingPage(subject, arranged, i);
  if (arranged.labelPages > 0) yield* labelPages(subject, arranged.sheets.paper);
}

function planPage(
  subject: PaperSubject,
  kinds: CutKinds,
  { sheets, pageCount }: Arrangement,
  sheet: Sheet,
  page: number,
): Page {
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
      ...headItems(subject, sheets, { page, pages: pageCount, where, hasFigures: true }),
      ...settingOutItems(subject, sheets, HEAD),
      planItem(subject, kinds, sheets, sheet, { x: 0, y: top }),
      ...footItems(subject, sheets, sheet, height - FOOT),
    ],
  };
}

function cuttingPage(subject: PaperSubject, { sheets, cutting, pageCount }: Arrangement, index: number): Page {
  const where = say(subject.notation.lang, 'cutting.sheets');
  const page = sheets.sheets.length + index + 1;
  return {
    ...sheets.page,
    name: [where, ...(cutting.pages.length > 1 ? [index + 1] : [])].join(' '),
    items: [
      ...headItems(subject, sheets, { page, pages: pageCount, where, hasFigures: false }),
      ...cuttingItems(subject, cutting, index, PLAIN_HEAD),
    ],
    plan: null,
  };
}
