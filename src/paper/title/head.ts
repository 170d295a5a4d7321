// The head of every page: the title block, on plans with the figures to order by, and on the first page with a code of the
// plan's address.

import { cornersOfBox, INK, type Item, linesOf, MUTED, widthOf, wrapWords } from '../../drawing/index.ts';
import {
  formatArea,
  formatCount,
  formatLength,
  formatMeasure,
  formatSize,
  type Lang,
  say,
  sayOf,
  type WordKey,
} from '../../words/index.ts';
import { fittedLine, line, SMALLEST } from '../ink.ts';
import type { Sheets } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { codeItem } from './code.ts';
import { colorName } from './color-name.ts';

const TITLE = 4.2;
const TEXT = 3;
const SMALL = 2.6;
/** The side of the code on the first page, its quiet zone included, and the space beside it. */
const CODE = 24;
const BESIDE_CODE = 2;
const BASELINES = { title: 4.2, pattern: 9, patternLines: [7.9, 10.6], address: 13.2 };
/** The box with the figures. */
const BOX = { top: 15.5, height: 9 };
const LABEL = SMALLEST;
const VALUE = 2.8;
/** Between two figures. */
const BETWEEN = 4;

/** The number of a page, from 1, and how many there are. */
export interface PageNumber {
  readonly page: number;
  readonly pages: number;
}

interface Heading extends PageNumber {
  /** What this page shows, such as the place of its sheet. */
  readonly where: string;
  /** 20 for 1:20; left out where the page has no scale. */
  readonly scale?: number;
  /** Whether it has the figures to order by. */
  readonly hasFigures: boolean;
}

/** The title of a plan: its name, or the size of the room. */
export function titleOf({ name, laid: { floor }, notation }: PaperSubject): string {
  return name || formatSize(notation, [floor.width / 1000, floor.height / 1000], 'm');
}

/** What the head of a page says of a plan, or of a job. */
export interface Headed extends Pick<PaperSubject, 'notation' | 'address' | 'link' | 'date' | 'code'> {
  readonly title: string;
  /** The pattern and its tile. */
  readonly tile: string;
}

export function headItems(subject: PaperSubject, sheets: HeadSheets, heading: Heading): Item[] {
  const { items, width } = headBeside(headedOf(subject), sheets, heading);
  return heading.hasFigures ? [...items, ...figuresBox(subject, width)] : items;
}

/** The head of the pages of a plan. */
export function headedOf(subject: PaperSubject): Headed {
  return { ...subject, title: titleOf(subject), tile: tileOf(subject) };
}

type HeadSheets = Pick<Sheets, 'page' | 'paper'>;

/** The head without figures. */
export function headOf(headed: Headed, sheets: HeadSheets, heading: Omit<Heading, 'hasFigures'>): Item[] {
  return headBeside(headed, sheets, heading).items;
}

/** The head, and the width that its code leaves. */
function headBeside(
  headed: Headed,
  sheets: HeadSheets,
  heading: Omit<Heading, 'hasFigures'>,
): { readonly items: Item[]; readonly width: number } {
  const { page, pages, where, scale } = heading;
  const { title, tile, notation, address, link, date } = headed;
  const { lang } = notation;
  const code = codeOf(headed, sheets, heading);
  const width = sheets.page.width - (code ? CODE + BESIDE_CODE : 0);
  const right = [...(scale ? [`1:${scale}`] : []), sheets.paper.toUpperCase()].join(' · ');
  const count = say(lang, 'paper.page', { page, pages });
  const dated = say(lang, 'page.labelled', { name: say(lang, 'paper.date'), value: date || '____________' });
  const room = (share: number) => share * width - 2;
  const place = fittedLine(where, { x: width, y: BASELINES.pattern }, TEXT, room(0.45), { anchor: 'end' });
  const items = [
    fittedLine(title, { x: 0, y: BASELINES.title }, TITLE, room(0.78), { bold: true }),
    line(right, { x: width, y: BASELINES.title }, TITLE, { bold: true, anchor: 'end' }),
    ...tileLines(tile, width - widthOf(place.text, place.size) - BETWEEN),
    place,
    line(dated, { x: 0, y: BASELINES.address }, SMALL, { color: MUTED }),
    fittedLine(address, { x: 0.26 * width, y: BASELINES.address }, SMALL, room(0.5), { color: MUTED, link }),
    line(count, { x: width, y: BASELINES.address }, SMALL, { color: MUTED, anchor: 'end' }),
    ...(code ? [code] : []),
  ];
  return { items, width };
}

/** The code of the address, on the first page. */
function codeOf({ code }: Headed, { page }: HeadSheets, { page: number }: PageNumber): Item | null {
  return number === 1 ? codeItem(code, { x: page.width - CODE, y: 0 }, CODE) : null;
}

function tileOf({ pattern, notation, laid }: PaperSubject): string {
  const { lang } = notation;
  const called = (text: string, mm: number) => `${text} ${formatLength(notation, mm, 'mm')}`;
  const { edge } = laid.floor;
  const gap = sayOf({ lang, kind: laid.room.kind }, 'param.edge');
  const widths = [called(say(lang, 'param.joint'), pattern.jointMm), ...(edge > 0 ? [called(gap, edge)] : [])];
  const color = pattern.color ? colorName(lang, pattern.color) : '';
  return [pattern.name, pattern.tile, color, ...widths].filter(Boolean).join(' · ');
}

/** The pattern and its tile, on two smaller lines if need be. */
function tileLines(text: string, width: number): Item[] {
  if (widthOf(text, SMALLEST) <= width) return [fittedLine(text, { x: 0, y: BASELINES.pattern }, TEXT, width)];
  const lines = wrapWords(text, SMALLEST, width);
  return BASELINES.patternLines.flatMap((y, i) => (lines[i] ? [line(lines[i], { x: 0, y }, SMALLEST)] : []));
}

/** How many tiles to buy, and beside it the count by the other way of buying. */
function boughtCells({ total, withReuse, isBoughtWithReuse, isInJob }: PaperSubject['figures'], lang: Lang) {
  const cell = (key: WordKey, count: number) => [say(lang, key), formatCount(lang, count)] as const;
  if (isInJob) return [cell('paper.inPlan', total)];
  if (withReuse === null) return [cell('ui.tilesToBuy', total)];
  return isBoughtWithReuse
    ? [cell('ui.tilesToBuy', withReuse), cell('paper.inPlan', total)]
    : [cell('ui.tilesToBuy', total), cell('paper.withReuse', withReuse)];
}

/** The figures to order by in a box, each beside its label, in as many lines as they need. */
function figuresBox({ figures, laid, notation, order = [] }: PaperSubject, width: number): Item[] {
  const { lang } = notation;
  const cells: (readonly [string, string])[] = [
    ...boughtCells(figures, lang),
    ...order,
    [say(lang, 'ui.wholeTiles'), formatCount(lang, figures.whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, figures.cut)],
    [say(lang, 'ui.slivers'), formatCount(lang, figures.sliverCount)],
    [say(lang, 'ui.waste'), formatMeasure(lang, figures.wastePercent, '%')],
    [sayOf({ lang, kind: laid.room.kind }, 'ui.floorArea'), formatArea(notation, figures.areaM2)],
  ];
  const lines: { readonly x: number; readonly label: string; readonly value: string }[][] = [];
  let end = Infinity;
  for (const [label, value] of cells) {
    const needed = widthOf(label, LABEL) + 1.2 + widthOf(value, VALUE, true);
    if (end + needed > width - 1) {
      lines.push([]);
      end = 1.5;
    }
    lines[lines.length - 1].push({ x: end, label, value });
    end += needed + BETWEEN;
  }
  const { top, height } = BOX;
  const pitch = Math.min(4.2, height / lines.length);
  const first = top + (height - pitch * lines.length) / 2 + pitch / 2 + 0.36 * VALUE;
  return [
    linesOf('frame', { color: INK, width: 0.3 }, [cornersOfBox({ left: 0, top, width, height })], true),
    ...lines.flatMap((cells, i) =>
      cells.flatMap(({ x, label, value }) => [
        line(label, { x, y: first + pitch * i }, LABEL, { color: MUTED }),
        line(value, { x: x + widthOf(label, LABEL) + 1.2, y: first + pitch * i }, VALUE, { bold: true }),
      ]),
    ),
  ];
}
