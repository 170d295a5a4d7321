// The head of every page: the title block and the figures to order by.

import { cornersOfBox, INK, type Item, linesOf, MUTED, widthOf } from '../drawing/index.ts';
import {
  formatArea,
  formatCount,
  formatLength,
  formatMeasure,
  formatSize,
  type Lang,
  say,
  type WordKey,
} from '../words/index.ts';
import { FINE, fittedLine, line } from './ink.ts';
import type { Sheets } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const TITLE = 4.2;
const TEXT = 3;
const SMALL = 2.6;
const BASELINES = { title: 4.2, pattern: 9, address: 13.2 };
/** The box with the figures. */
const BOX = { top: 15.5, height: 9 };
const LABEL = 2.3;
const VALUE = 3.5;

interface Heading {
  /** From 1. */
  readonly page: number;
  /** What this page shows, such as the place of its sheet. */
  readonly where: string;
}

/** The title of a plan: its name, or the size of the room. */
export function titleOf({ name, laid: { floor }, notation }: PaperSubject): string {
  return name || formatSize(notation, [floor.width / 1000, floor.height / 1000], 'm');
}

export function headItems(subject: PaperSubject, sheets: Sheets, { page, where }: Heading): Item[] {
  const { pattern, notation, list, address, link, date } = subject;
  const { lang } = notation;
  const { width } = sheets.page;
  const right = `1:${sheets.scale} · ${sheets.paper.toUpperCase()}`;
  const sizes = new Set(
    list.articles.map(({ size: { width, height } }) => formatSize(notation, [width, height], 'mm', 1)),
  );
  // Several sizes are listed by kind, below the head.
  const tile = sizes.size === 1 ? [...sizes] : [];
  const called = (key: 'param.joint' | 'param.edge', mm: number) =>
    `${say(lang, key)} ${formatLength(notation, mm, 'mm')}`;
  const { edge } = subject.laid.floor;
  const widths = [called('param.joint', pattern.jointMm), ...(edge > 0 ? [called('param.edge', edge)] : [])];
  const pages = say(lang, 'paper.page', { page, pages: sheets.pageCount });
  const dated = say(lang, 'page.labelled', { name: say(lang, 'paper.date'), value: date || '____________' });
  const room = (share: number) => share * width - 2;
  return [
    fittedLine(titleOf(subject), { x: 0, y: BASELINES.title }, TITLE, room(0.78), { bold: true }),
    line(right, { x: width, y: BASELINES.title }, TITLE, { bold: true, anchor: 'end' }),
    fittedLine([pattern.name, ...tile, ...widths].join(' · '), { x: 0, y: BASELINES.pattern }, TEXT, room(0.7)),
    fittedLine(where, { x: width, y: BASELINES.pattern }, TEXT, room(0.3), { anchor: 'end' }),
    line(dated, { x: 0, y: BASELINES.address }, SMALL, { color: MUTED }),
    fittedLine(address, { x: 0.25 * width, y: BASELINES.address }, SMALL, room(0.5), { color: MUTED, link }),
    line(pages, { x: width, y: BASELINES.address }, SMALL, { color: MUTED, anchor: 'end' }),
    ...orderBox(subject, width),
  ];
}

/** How many tiles to buy, and beside it the count by the other way of buying. */
function boughtCells({ total, withReuse, isBoughtWithReuse }: PaperSubject['figures'], lang: Lang) {
  const cell = (key: WordKey, count: number) => [say(lang, key), formatCount(lang, count)] as const;
  if (withReuse === null) return [cell('ui.tilesToBuy', total)];
  return isBoughtWithReuse
    ? [cell('ui.tilesToBuy', withReuse), cell('paper.inPlan', total)]
    : [cell('ui.tilesToBuy', total), cell('paper.withReuse', withReuse)];
}

/** The figures to order by, in a box. */
function orderBox({ figures, notation, order = [] }: PaperSubject, width: number): Item[] {
  const { lang } = notation;
  const cells: (readonly [string, string])[] = [
    ...boughtCells(figures, lang),
    ...order,
    [say(lang, 'ui.wholeTiles'), formatCount(lang, figures.whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, figures.cut)],
    [say(lang, 'ui.slivers'), formatCount(lang, figures.sliverCount)],
    [say(lang, 'ui.waste'), formatMeasure(lang, figures.wastePercent, '%')],
    [say(lang, 'ui.floorArea'), formatArea(notation, figures.areaM2)],
  ];
  // Each cell is as wide as its texts need, and in small letters if all of them need more than there is.
  const needed = cells.map(([label, value]) => Math.max(widthOf(label, LABEL), widthOf(value, VALUE, true)) + 2);
  const factor = width / needed.reduce((sum, one) => sum + one, 0);
  const small = Math.min(1, factor);
  const lefts = needed.map((_, i) => factor * needed.slice(0, i).reduce((sum, one) => sum + one, 0));
  const { top, height } = BOX;
  const dividers = lefts.slice(1).map((x) => [
    { x, y: top },
    { x, y: top + height },
  ]);
  return [
    linesOf('frame', { color: INK, width: 0.3 }, [cornersOfBox({ left: 0, top, width, height })], true),
    linesOf('frame', FINE, dividers),
    ...cells.flatMap(([label, value], i) => [
      line(label, { x: lefts[i] + 1, y: top + 3.2 }, small * LABEL, { color: MUTED }),
      line(value, { x: lefts[i] + 1, y: top + 7.6 }, small * VALUE, { bold: true }),
    ]),
  ];
}
