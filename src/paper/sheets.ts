// Spreads a plan over sheets of paper at a scale. Lengths are mm of paper unless stated otherwise.

import type { Overhang, Size } from '../drawing/index.ts';
import { type Opening, type OpeningTexts, openingOf } from './opening.ts';

/** Short and long side. */
export const PAPERS = { a4: [210, 297], a3: [297, 420], letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** How a plan is spread over sheets. */
export interface SheetChoice {
  /** 20 for 1:20; `fit` is the largest whole scale at which the room is on one sheet. */
  readonly scale: 'fit' | number;
  readonly paper: Paper;
  /** By default the one that shows the room larger, or on fewer sheets. */
  readonly orientation?: Orientation;
}

export interface PaperChoice extends SheetChoice {
  /** Whether the table of rows and cutting sheets follow the plan. */
  readonly withList: boolean;
  /** Whether labels for the cut pieces follow. */
  readonly withLabels?: boolean;
}

const NOTHING: Overhang = { left: 0, right: 0, top: 0, bottom: 0 };

/** What is to be put on paper, the texts above the plan included. */
export interface Contents extends OpeningTexts {
  /** The box around the room, mm of the room. */
  readonly room: Size;
  /** How far what is drawn beyond it, such as open doors, reaches on each side, mm of the room. */
  readonly beyond?: Overhang;
}

/** The edge of the paper that printers leave white. */
export const PAGE_MARGIN = 10;
export const HEAD = 26;
/** The head of a page without figures. */
export const PLAIN_HEAD = 16;
export const FOOT = 14;
/** Repeated on the next sheet, so that sheets can be glued. */
export const OVERLAP = 10;
/** Space for walls, their lengths, numbers of pieces beside them and a margin, both sides together. */
const AROUND = 26;
/** Subtracted from the page height, so that rounding never starts another page. */
export const SLACK = 0.5;
/** More sheets than this mean a wrong scale. */
export const MOST_SHEETS = 100;

export interface Sheet {
  /** From 0, counted from the top left. */
  readonly row: number;
  readonly column: number;
  /** The visible part, mm of the room from the top-left corner of its box. */
  readonly left: number;
  readonly top: number;
}

export interface Sheets {
  readonly paper: Paper;
  readonly orientation: Orientation;
  /** 20 for 1:20. */
  readonly scale: number;
  readonly rows: number;
  readonly columns: number;
  /** The size of a page within its margins. */
  readonly page: Size;
  /** The size of the part that shows the room. */
  readonly window: Size;
  /** Empty if there are too many. */
  readonly sheets: readonly Sheet[];
  readonly opening: Opening;
}

/** Lays out the sheets for a plan. */
export function spread(contents: Contents, choice: SheetChoice): Sheets {
  if (choice.orientation !== undefined) return spreadOn(choice.orientation, contents, choice);
  const [portrait, landscape] = ORIENTATIONS.map((orientation) => spreadOn(orientation, contents, choice));
  const isBetter =
    landscape.scale < portrait.scale ||
    (landscape.scale === portrait.scale && landscape.rows * landscape.columns < portrait.rows * portrait.columns);
  return isBetter ? landscape : portrait;
}

function spreadOn(
  orientation: Orientation,
  { room: inner, beyond = NOTHING, ...texts }: Contents,
  { paper, scale: asked }: SheetChoice,
): Sheets {
  const room = {
    width: beyond.left + inner.width + beyond.right,
    height: beyond.top + inner.height + beyond.bottom,
  };
  const [short, long] = PAPERS[paper];
  const [across, down] = orientation === 'landscape' ? [long, short] : [short, long];
  const page = { width: across - 2 * PAGE_MARGIN, height: down - 2 * PAGE_MARGIN - SLACK };
  const opening = openingOf(texts, page);
  const window = { width: page.width, height: page.height - HEAD - opening.height - FOOT };
  // A scale that is whole but for rounding is that scale.
  const fitting = Math.ceil(
    Math.max(room.width / (window.width - AROUND), room.height / (window.height - AROUND)) - 1e-9,
  );
  const scale = asked === 'fit' ? fitting : asked;
  const lefts = strips(room.width, window.width, scale);
  const tops = strips(room.height, window.height, scale);
  const [rows, columns] = [tops.count, lefts.count];
  const sheets: Sheet[] = [];
  for (let i = 0; i < rows * columns && rows * columns <= MOST_SHEETS; i++) {
    const [row, column] = [Math.floor(i / columns), i % columns];
    sheets.push({ row, column, left: lefts.begin(column) - beyond.left, top: tops.begin(row) - beyond.top });
  }
  return { paper, orientation, scale, rows, columns, page, window, sheets, opening };
}

/** How many sheets a length of the room needs, and where each begins; the excess is split between both ends. */
function strips(length: number, window: number, scale: number) {
  const step = window - OVERLAP;
  const count = Math.max(1, Math.ceil((length / scale + AROUND - OVERLAP) / step - 1e-9));
  return { count, begin: (index: number) => (length - scale * ((count - 2 * index) * step + OVERLAP)) / 2 };
}

/** The largest scale, as the number n of 1:n, at which the sheets are not too many. */
export function largestScale(contents: Contents, choice: SheetChoice): number {
  let [low, high] = [1, 1000];
  const fits = (scale: number) => spread(contents, { ...choice, scale }).sheets.length > 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
