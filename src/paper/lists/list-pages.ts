// Pages of plain lines: what has no room above a plan, and the offcuts to keep.

import { type Size, SLATE } from '../../drawing/index.ts';
import { say } from '../../words/index.ts';
import { line, SMALLEST, wrapped } from '../ink.ts';
import type { Page } from '../pages.ts';
import { PLAIN_HEAD, type Sheets } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { headItems, type PageNumber } from '../title/head.ts';

const SIZE = 3;
const STEP = 4.6;
const TOP = PLAIN_HEAD + 6;
/** More pages are of no use on paper; files for spreadsheets have all of it. */
const MOST_LIST_PAGES = 40;

/** The lines of each page. */
export interface ListPages {
  readonly pages: readonly (readonly string[])[];
  /** How many texts have no page. */
  readonly left: number;
}

/** Lays texts out, each in lines that stay together if they fit on a page. */
export function listPagesOf(texts: readonly string[], page: Size): ListPages {
  const most = Math.floor((page.height - TOP) / STEP);
  const pages: string[][] = [];
  for (const [i, text] of texts.entries()) {
    const lines = wrapped(text, SIZE, page.width);
    const used = pages.at(-1)?.length ?? most;
    const isBroken = used + lines.length > most;
    const needed = isBroken ? Math.ceil(lines.length / most) : 0;
    if (pages.length + needed > MOST_LIST_PAGES) return { pages, left: texts.length - i };
    if (!isBroken) pages[pages.length - 1].push(...lines);
    for (let k = 0; k < needed; k++) pages.push(lines.slice(k * most, (k + 1) * most));
  }
  return { pages, left: 0 };
}

/** The pages, under a name. */
export function* listPages(
  subject: PaperSubject,
  { pages, left }: ListPages,
  { name, sheets, next }: { readonly name: string; readonly sheets: Sheets; readonly next: () => PageNumber },
): Generator<Page> {
  const { lang } = subject.notation;
  for (const [i, lines] of pages.entries()) {
    const isEnd = left > 0 && i === pages.length - 1;
    const end = isEnd ? [say(lang, 'paper.linesMore', { count: left, most: MOST_LIST_PAGES })] : [];
    yield {
      ...sheets.page,
      name: pages.length > 1 ? `${name} ${i + 1}` : name,
      items: [
        ...headItems(subject, sheets, { ...next(), where: name, hasFigures: false }),
        ...end.map((text) => line(text, { x: 0, y: TOP - STEP }, SMALLEST, { color: SLATE })),
        ...lines.map((text, k) => line(text, { x: 0, y: TOP + k * STEP }, SIZE)),
      ],
      plan: null,
    };
  }
}
