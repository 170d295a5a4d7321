// The page with the offcuts to keep: one line or two for each size.

import { type Item, wrapWords } from '../drawing/index.ts';
import { say } from '../words/index.ts';
import { headItems, type PageNumber } from './head.ts';
import { line } from './ink.ts';
import type { Page } from './pages.ts';
import { PLAIN_HEAD, type Sheets } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const SIZE = 3;
const STEP = 4.6;
const TOP = PLAIN_HEAD + 6;

/** One page; what does not fit is in the CSV file, as the last line says. */
export function keptPage(subject: PaperSubject, kept: readonly string[], sheets: Sheets, number: PageNumber): Page {
  const { lang } = subject.notation;
  const { page } = sheets;
  const where = say(lang, 'cuts.kept');
  const most = Math.floor((page.height - TOP) / STEP);
  const entries = kept.map((text) => wrapWords(text, SIZE, page.width));
  let used = 0;
  const shown = entries.filter((lines) => {
    used += lines.length;
    return used < most;
  });
  const left = entries.length - shown.length;
  const lines = [...shown.flat(), ...(left > 0 ? [say(lang, 'paper.piecesMore', { count: left })] : [])];
  const items: Item[] = [
    ...headItems(subject, sheets, { ...number, where, hasFigures: false }),
    ...lines.map((text, i) => line(text, { x: 0, y: TOP + i * STEP }, SIZE)),
  ];
  return { ...page, name: where, items, plan: null };
}
