// Composes the pages of a plan: the plan on as many sheets as it needs, then the cut list.

import { type CutGroup, DEFAULT_ORDER, sortGroups } from '../cutlist/index.ts';
import { type CutKinds, doorOverhang, type Item, MUTED, splitCuts } from '../drawing/index.ts';
import { say } from '../words/index.ts';
import { type BoardRow, boardRows, drawnGroups } from './board-rows.ts';
import { cardItem } from './cards.ts';
import { footItems } from './foot.ts';
import { headItems, titleOf } from './head.ts';
import { line } from './ink.ts';
import { keptPage } from './kept-page.ts';
import type { Document, LazyDocument, Page } from './pages.ts';
import { planItem } from './plan-items.ts';
import { remarkItems } from './remarks.ts';
import { linesIn, rowItems } from './row-items.ts';
import { settingPages } from './setting/page.ts';
import { settingLineCount } from './setting/text.ts';
import { entryCount, settingOutItems } from './setting-out-items.ts';
import {
  CARD,
  type Contents,
  FOOT,
  HEAD,
  LINE,
  LIST_HEAD,
  PAPERS,
  type PaperChoice,
  type Sheet,
  type Sheets,
  spread,
} from './sheets.ts';
import type { PaperSubject } from './subject.ts';

/** What a plan puts on paper. */
export function contentsOf(subject: PaperSubject): Contents {
  const { laid, remarks, kept } = subject;
  const rows = boardRows(subject);
  return {
    room: laid.floor,
    beyond: doorOverhang(laid),
    pieces: drawnGroups(subject).length,
    rowLines: (width) => rows.map((row) => linesIn(row, width)),
    entries: entryCount(subject),
    remarks,
    settingLines: settingLineCount(subject),
    morePages: kept ? 1 : 0,
  };
}

/** The pages of a plan; none if the scale needs too many sheets. */
export function composePaper(subject: PaperSubject, choice: PaperChoice): Document {
  const { pages, ...document } = composeLazily(subject, choice);
  return { ...document, pages: [...pages] };
}

/** The same, each page composed when it is asked for: all of them take much memory. */
export function composeLazily(subject: PaperSubject, choice: PaperChoice): LazyDocument {
  const sheets = spread(contentsOf(subject), choice);
  const [short, long] = PAPERS[choice.paper];
  const paper = sheets.orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
  return { title: titleOf(subject), lang: subject.notation.lang, paper, pages: pagesOf(subject, sheets) };
}

function* pagesOf(subject: PaperSubject, sheets: Sheets): Generator<Page> {
  const count = sheets.sheets.length;
  const kinds = splitCuts(subject.laid);
  for (let i = 0; i < count; i++) yield planPage(subject, kinds, sheets, sheets.sheets[i], i + 1);
  if (count === 0) return;
  yield* settingPages(subject, kinds, sheets, count + 1);
  const rows = boardRows(subject);
  for (let i = 0; i < sheets.rowPages.length; i++) yield rowPage(subject, rows, sheets, i);
  const groups = sortGroups({ groups: drawnGroups(subject) }, DEFAULT_ORDER);
  for (let i = 0; i < sheets.listPages; i++) yield listPage(subject, groups, sheets, i);
  if (subject.kept) yield keptPage(subject, subject.kept, sheets);
}

function planPage(subject: PaperSubject, kinds: CutKinds, sheets: Sheets, sheet: Sheet, page: number): Page {
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
      ...headItems(subject, sheets, { page, where }),
      ...remarkItems(sheets.remarkLines, HEAD, LINE),
      ...settingOutItems(subject, sheets, HEAD + sheets.remarkLines.length * LINE),
      planItem(subject, kinds, sheets, sheet, { x: 0, y: top }),
      ...footItems(subject, sheets, sheet, height - FOOT),
    ],
  };
}

/** How many pages come before the table of rows. */
function pagesBeforeRows({ sheets, setting }: Sheets): number {
  return sheets.length + setting.pages;
}

/** A page of the table of rows. Only the last of too many pages says that there are more. */
function rowPage(subject: PaperSubject, rows: readonly BoardRow[], sheets: Sheets, index: number): Page {
  const { lang } = subject.notation;
  const { page, rowPages } = sheets;
  const [first, last] = rowPages[index];
  const where = say(lang, 'paper.rows');
  const left = index === rowPages.length - 1 ? rows.length - 1 - last : 0;
  const heading = left > 0 ? say(lang, 'paper.rowsMore', { count: left }) : where;
  return {
    ...page,
    name: [where, ...(rowPages.length > 1 ? [index + 1] : [])].join(' '),
    plan: null,
    items: [
      ...headItems(subject, sheets, { page: pagesBeforeRows(sheets) + index + 1, where: heading }),
      ...rowItems(subject, rows.slice(first, last + 1), page.width, HEAD),
    ],
  };
}

function listPage(subject: PaperSubject, groups: readonly CutGroup[], sheets: Sheets, index: number): Page {
  const { lang, units } = subject.notation;
  const { cardColumns, cardRows, page } = sheets;
  const perPage = cardColumns * cardRows;
  const width = page.width / cardColumns;
  const where = say(lang, 'cuts.list');
  const isLast = index === sheets.listPages - 1;
  const left = groups.length - sheets.listPages * perPage;
  const heading =
    isLast && left > 0
      ? say(lang, 'paper.piecesMore', { count: left })
      : say(lang, units === 'imperial' ? 'paper.inFeet' : 'cuts.size');
  const items: Item[] = [
    ...headItems(subject, sheets, { page: pagesBeforeRows(sheets) + sheets.rowPages.length + index + 1, where }),
    line(heading, { x: 0, y: HEAD + LIST_HEAD - 2.5 }, 2.6, { color: MUTED }),
    ...groups.slice(index * perPage, (index + 1) * perPage).map((group, i) => {
      const at = { x: (i % cardColumns) * width, y: HEAD + LIST_HEAD + Math.floor(i / cardColumns) * CARD.height };
      return cardItem(subject, group, at, width);
    }),
  ];
  return { ...page, name: [where, ...(sheets.listPages > 1 ? [index + 1] : [])].join(' '), items, plan: null };
}
