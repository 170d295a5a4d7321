// Spreads a plan over sheets of paper at a scale. Lengths are mm of paper unless stated otherwise.

import type { Size } from '../../state/view.ts';

export const PAPERS = { A4: [210, 297], A3: [297, 420] } as const;
export const SCALES = ['fit', '1:10', '1:20', '1:50'] as const;
export const LIES = ['portrait', 'landscape'] as const;

/** The choices in the print form. */
export interface PrintChoice {
  readonly scale: (typeof SCALES)[number];
  readonly paper: keyof typeof PAPERS;
  readonly lie: (typeof LIES)[number];
  /** Present if the cut list is printed. */
  readonly list?: string;
  /** The name of the plan on paper. */
  readonly name?: string;
}

/** The edge of the paper that printers leave white. */
export const PAGE_MARGIN = 10;
export const HEAD = 20;
/** A line of what is measured on the floor, below the head of a plan. */
export const LINE = 4;
/** The least width of a column of them. */
const LINE_COLUMN = 92;
/** The most of a page that they may take. */
const LINES_SHARE = 0.4;
export const FOOT = 12;
/** Repeated on the next sheet, so that sheets can be glued. */
export const OVERLAP = 10;
/** Space for walls, their lengths and a margin, both sides together. */
const AROUND = 22;
export const LIST_HEAD = 8;
export const LIST_ROW = 15;
/** Subtracted from the page height, so that rounding never starts another page. */
const SLACK = 0.5;
/** More pages than this mean a wrong scale. */
export const MOST_PAGES = 200;

export interface Sheet {
  /** From 0, counted from the top left. */
  readonly row: number;
  readonly column: number;
  /** The visible part, mm of the room from the top-left corner of its box. */
  readonly left: number;
  readonly top: number;
}

export interface Sheets {
  /** 20 for 1:20. */
  readonly scale: number;
  readonly rows: number;
  readonly columns: number;
  /** The size of a page within its margins. */
  readonly page: Size;
  /** The size of the part that shows the room. */
  readonly window: Size;
  readonly sheets: readonly Sheet[];
  /** The columns of what is measured on the floor, and how many entries there is room for. */
  readonly columnsOut: number;
  readonly entriesOut: number;
  readonly listRows: number;
  readonly listPages: number;
  readonly pageCount: number;
}

/** The sheets of a room (its box in mm of the room) with a cut list of `lines` lines and `entries` to measure. */
export function spread(room: Size, lines: number, choice: PrintChoice, entries = 0): Sheets {
  const [short, long] = PAPERS[choice.paper];
  const [across, down] = choice.lie === 'landscape' ? [long, short] : [short, long];
  const page = { width: across - 2 * PAGE_MARGIN, height: down - 2 * PAGE_MARGIN - SLACK };
  const columnsOut = Math.floor(page.width / LINE_COLUMN);
  const linesOut = Math.min(Math.ceil(entries / columnsOut), Math.floor((LINES_SHARE * page.height) / LINE));
  const window = { width: page.width, height: page.height - HEAD - linesOut * LINE - FOOT };
  // The largest whole scale at which the room fits on one sheet.
  const fitting = Math.ceil(Math.max(room.width / (window.width - AROUND), room.height / (window.height - AROUND)));
  const scale = Number(choice.scale.slice(2)) || fitting;
  const lefts = strips(room.width, window.width, scale);
  const tops = strips(room.height, window.height, scale);
  const [rows, columns] = [tops.count, lefts.count];
  const listRows = Math.floor((page.height - HEAD - LIST_HEAD) / LIST_ROW);
  const listPages = Math.ceil(lines / listRows);
  const pageCount = rows * columns + listPages;
  const sheets: Sheet[] = [];
  for (let i = 0; i < rows * columns && pageCount <= MOST_PAGES; i++) {
    const [row, column] = [Math.floor(i / columns), i % columns];
    sheets.push({ row, column, left: lefts.begin(column), top: tops.begin(row) });
  }
  const entriesOut = linesOut * columnsOut;
  return { scale, rows, columns, page, window, sheets, columnsOut, entriesOut, listRows, listPages, pageCount };
}

/** How many sheets a length of the room needs, and where each begins; the excess is split between both ends. */
function strips(length: number, window: number, scale: number) {
  const step = window - OVERLAP;
  const count = Math.max(1, Math.ceil((length / scale + AROUND - OVERLAP) / step - 1e-9));
  return { count, begin: (index: number) => (length - scale * ((count - 2 * index) * step + OVERLAP)) / 2 };
}
