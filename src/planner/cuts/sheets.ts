// How a plan is spread over sheets of paper at a scale. Lengths on paper are mm of paper; those of the room say so.

export const PAPERS = { A4: [210, 297], A3: [297, 420] } as const;
export const SCALES = ['fit', 10, 20, 50] as const;

export interface PrintChoice {
  readonly scale: (typeof SCALES)[number];
  readonly paper: keyof typeof PAPERS;
  readonly isLandscape: boolean;
  readonly withList: boolean;
}

/** The edge of the paper that printers leave white. */
export const PAGE_MARGIN = 10;
export const HEAD = 16;
export const FOOT = 12;
/** Shown again on the next sheet, so that sheets can be glued. */
export const OVERLAP = 10;
/** Around the room: walls, their lengths, and some air. */
const AROUND = 11;
export const LIST_HEAD = 8;
export const LIST_ROW = 15;
/** A little less than the paper has, so that rounding never begins another page. */
const SLACK = 0.5;
/** More pages than this are a mistake in the scale rather than a wish. */
export const MOST_PAGES = 200;

export interface Sheet {
  /** From 0, counted from the top left. */
  readonly row: number;
  readonly column: number;
  /** What is seen, mm of the room from the top-left corner of its box. */
  readonly left: number;
  readonly top: number;
}

export interface Sheets {
  /** 20 for 1:20. */
  readonly scale: number;
  readonly rows: number;
  readonly columns: number;
  /** Of a page, within its margins. */
  readonly page: { readonly width: number; readonly height: number };
  /** Of the part that shows the room. */
  readonly window: { readonly width: number; readonly height: number };
  readonly sheets: readonly Sheet[];
  readonly listRows: number;
  readonly listPages: number;
  readonly pageCount: number;
}

/** The sheets of a room (its box in mm of the room) with a cut list of so many lines. */
export function spread(room: { width: number; height: number }, lines: number, choice: PrintChoice): Sheets {
  const [short, long] = PAPERS[choice.paper];
  const [across, down] = choice.isLandscape ? [long, short] : [short, long];
  const page = { width: across - 2 * PAGE_MARGIN, height: down - 2 * PAGE_MARGIN - SLACK };
  const window = { width: page.width, height: page.height - HEAD - FOOT };
  const scale = choice.scale === 'fit' ? fitting(room, window) : choice.scale;
  const columns = countOf(room.width / scale, window.width);
  const rows = countOf(room.height / scale, window.height);
  const listRows = Math.floor((page.height - HEAD - LIST_HEAD) / LIST_ROW);
  const listPages = choice.withList ? Math.ceil(lines / listRows) : 0;
  const pageCount = rows * columns + listPages;
  const lefts = beginnings(room.width, scale, window.width, columns);
  const tops = beginnings(room.height, scale, window.height, rows);
  const sheets =
    pageCount > MOST_PAGES ? [] : tops.flatMap((top, row) => lefts.map((left, column) => ({ row, column, left, top })));
  return { scale, rows, columns, page, window, sheets, listRows, listPages, pageCount };
}

/** The largest whole scale at which a room fits on one sheet. */
function fitting(room: { width: number; height: number }, window: { width: number; height: number }): number {
  const needed = Math.max(room.width / (window.width - 2 * AROUND), room.height / (window.height - 2 * AROUND));
  return Math.max(1, Math.ceil(needed));
}

function countOf(length: number, window: number): number {
  return Math.max(1, Math.ceil((length + 2 * AROUND - OVERLAP) / (window - OVERLAP) - 1e-9));
}

/** Where each of `count` sheets begins, mm of the room; what the sheets have too much is shared between both ends. */
function beginnings(length: number, scale: number, window: number, count: number): number[] {
  const covered = count * (window - OVERLAP) + OVERLAP;
  const first = (length / scale - covered) / 2;
  return Array.from({ length: Math.min(count, MOST_PAGES) }, (_, i) => scale * (first + i * (window - OVERLAP)));
}
