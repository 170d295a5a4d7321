// Labels for the cut pieces, on sheets of labels as shops sell them. Millimetres of paper, within the margins of a page.

import { type CutGroup, type Cutting, type NumberedTile, shapeOfPiece, shapeText } from '../../cutlist/index.ts';
import { type Item, MUTED, type Size, widthOf, wrapWords } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { say } from '../../words/index.ts';
import { fittedLine, line, SMALLEST, wrapped } from '../ink.ts';
import type { Page } from '../pages.ts';
import { PAGE_MARGIN, PAPERS, type Paper } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { titleOf } from '../title/head.ts';

/** A sheet of labels. */
interface LabelSheet {
  readonly paper: Size;
  readonly across: number;
  readonly down: number;
  /** Where the first label begins, and from one label to the next. */
  readonly first: Point;
  readonly pitch: Size;
  /** The part of a label that every printer reaches. */
  readonly inset: Point;
  readonly field: Size;
}

const [A4_WIDTH, A4_HEIGHT] = PAPERS.a4;
const [LETTER_WIDTH, LETTER_HEIGHT] = PAPERS.letter;

/** 24 labels of 70 × 37 mm; their outer edges are those of the paper. */
const A4: LabelSheet = {
  paper: { width: A4_WIDTH, height: A4_HEIGHT },
  ...{ across: 3, down: 8, first: { x: 0, y: 0.5 }, pitch: { width: 70, height: 37 } },
  ...{ inset: { x: 10.5, y: 10 }, field: { width: 49, height: 16.5 } },
};
/** 30 labels of 2 5/8 × 1 in, such as Avery 5160. */
const LETTER: LabelSheet = {
  paper: { width: LETTER_WIDTH, height: LETTER_HEIGHT },
  ...{ across: 3, down: 10, first: { x: 4.7625, y: 12.7 }, pitch: { width: 69.85, height: 25.4 } },
  ...{ inset: { x: 6, y: 3.5 }, field: { width: 55, height: 18.5 } },
};
/** There are no sheets of labels of the size of A3. */
const SHEETS: Readonly<Record<Paper, LabelSheet>> = { a4: A4, a3: A4, letter: LETTER };

/** More pages are a roll of labels, not sheets. */
export const MOST_LABEL_PAGES = 40;
const NUMBER = 6.5;
const LINE = 3.3;
const PLACE = 2.7;

/** What a label says. */
interface Label {
  readonly title: string;
  readonly number: string;
  readonly lines: readonly string[];
}

/** A plan whose pieces have labels, and the cutting sheets that its pieces are on. */
export interface Labelled {
  readonly subject: Pick<PaperSubject, 'list' | 'notation'>;
  /** What its labels are titled. */
  readonly title: string;
  /** The letter before its numbers on the cutting sheets; empty for a plan of its own. */
  readonly letter: string;
  /** The numbers of the cutting sheets by the names of tiles. */
  readonly sheets: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The labels of a plan of its own. */
export function labelled(subject: PaperSubject): Labelled {
  return { subject, title: titleOf(subject), letter: '', sheets: sheetsByName([subject.cutting]) };
}

/** How many pages of labels there are. */
export function labelPageCount(plans: readonly Pick<Labelled, 'subject'>[], paper: Paper): number {
  const { across, down } = SHEETS[paper];
  const cut = plans.reduce((sum, { subject }) => sum + cutIn(subject), 0);
  return Math.min(MOST_LABEL_PAGES, Math.ceil(cut / (across * down)));
}

function cutIn({ list }: Labelled['subject']): number {
  return list.groups.reduce((sum, { tiles }) => sum + tiles.length, 0);
}

/** The pages of labels, plan by plan in the order of the numbers. */
export function* labelPages(plans: readonly Labelled[], paper: Paper): Generator<Page> {
  const sheet = SHEETS[paper];
  const pages = labelPageCount(plans, paper);
  const perPage = sheet.across * sheet.down;
  const labels = labelsOf(plans, pages * perPage);
  const name = say(plans[0].subject.notation.lang, 'labels.labels');
  const page = { width: sheet.paper.width - 2 * PAGE_MARGIN, height: sheet.paper.height - 2 * PAGE_MARGIN };
  for (let i = 0; i < pages; i++) {
    const items = labels.slice(i * perPage, (i + 1) * perPage).flatMap((label, k) => {
      const at = {
        x: sheet.first.x + (k % sheet.across) * sheet.pitch.width + sheet.inset.x - PAGE_MARGIN,
        y: sheet.first.y + Math.floor(k / sheet.across) * sheet.pitch.height + sheet.inset.y - PAGE_MARGIN,
      };
      return labelItems(label, at, sheet.field);
    });
    yield { ...page, paper: sheet.paper, name: pages > 1 ? `${name} ${i + 1}` : name, items, plan: null };
  }
}

/** The labels of all cut tiles, or of as many as there is room for, the last of which says how many are left out. */
function labelsOf(plans: readonly Labelled[], most: number): Label[] {
  const count = plans.reduce((sum, { subject }) => sum + cutIn(subject), 0);
  const shown = count > most ? most - 1 : count;
  const labels: Label[] = [];
  for (const plan of plans) {
    if (labels.length < shown) labels.push(...labelsOfPlan(plan, shown - labels.length));
  }
  if (shown === count) return labels;
  const [{ subject }] = plans;
  const left = say(subject.notation.lang, 'labels.more', { count: count - shown, most: MOST_LABEL_PAGES });
  return [...labels, { title: '', number: '', lines: [left] }];
}

function labelsOfPlan({ subject, title, letter, sheets }: Labelled, most: number): Label[] {
  const { list, notation } = subject;
  const groups = new Map(list.groups.flatMap((group) => group.tiles.map(({ number }) => [number, group] as const)));
  const tiles = list.tiles.filter(({ number }) => groups.has(number)).slice(0, most);
  const placeOf = placesInRows(list.tiles);
  return tiles.map((tile): Label => {
    const group = groups.get(tile.number) as CutGroup;
    const place = say(notation.lang, 'labels.place', { row: `${tile.line}`, place: `${placeOf(tile)}` });
    const { size } = shapeText(notation, shapeOfPiece(list, group));
    const kind = list.kindOf(group.motif, notation.lang);
    const number = `${letter}${tile.number}`;
    const from = [...(sheets.get(number) ?? [])].join(', ');
    return {
      title,
      number,
      lines: [
        place,
        [size, kind].filter(Boolean).join(', '),
        ...(from ? [say(notation.lang, 'labels.sheet', { number: from })] : []),
      ],
    };
  });
}

/** The place of a tile in its row, from 1. */
function placesInRows(tiles: readonly NumberedTile[]): (tile: NumberedTile) => number {
  const first = new Map<number, number>();
  for (const { line, number } of tiles) first.set(line, Math.min(number, first.get(line) ?? Infinity));
  return ({ line, number }) => number - (first.get(line) ?? number) + 1;
}

/** The cutting sheets that the pieces of a tile are on, by its name. */
export function sheetsByName(cuttings: readonly Cutting[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { number, tiles } of cuttings.flatMap(({ groups }) => groups.flatMap(({ sheets }) => sheets))) {
    for (const name of tiles.flat()) {
      const tile = name.split('/')[0];
      const sheets = found.get(tile);
      if (sheets) sheets.add(number);
      else found.set(tile, new Set([number]));
    }
  }
  return found;
}

function labelItems({ title, number, lines }: Label, { x, y }: Point, { width, height }: Size): Item[] {
  if (number === '') {
    return wrapWords(lines[0], SMALLEST, width).map((text, i) => line(text, { x, y: y + LINE * (i + 0.8) }, SMALLEST));
  }
  const aside = widthOf(number, NUMBER, true) + 2;
  const [place, ...others] = lines;
  const fits = (text: string) => widthOf(text, SMALLEST) <= width - aside;
  // What has no room beside the number is below it, the title last: a tiler needs the others more.
  const below = [...(fits(place) ? [] : [place]), ...others, ...(fits(title) ? [] : [title])];
  const more = Math.floor((height - 2 * LINE) / LINE);
  return [
    line(number, { x, y: y + 5.4 }, NUMBER, { bold: true }),
    ...(fits(title) ? [line(title, { x: x + aside, y: y + 2.4 }, SMALLEST, { color: MUTED })] : []),
    ...(fits(place) ? [fittedLine(place, { x: x + aside, y: y + 5.6 }, PLACE, width - aside)] : []),
    ...below
      .flatMap((text) => wrapped(text, SMALLEST, width))
      .slice(0, more)
      .map((text, i) => line(text, { x, y: y + 2 * LINE + LINE * (i + 0.85) }, SMALLEST)),
  ];
}
