// The overview of a job: all surfaces to one scale, then a table of them, and one of the materials with what to buy.
// Millimetres of paper.

import {
  type Box,
  floorArea,
  type Group,
  INK,
  type Item,
  linesOf,
  MUTED,
  placeInRows,
  ringInFloorFrame,
  type Size,
  SLATE,
  solidRoom,
  splitCuts,
  tileItems,
  wallBand,
} from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { formatArea, formatCount, formatMeasure, say } from '../../words/index.ts';
import { FINE, fittedLine, line, SMALLEST, wrapped } from '../ink.ts';
import { GRAIN } from '../pages.ts';
import type { JobSubject, MaterialOnPaper, SurfaceOnPaper } from './subject.ts';

const NAME = 3;
const TEXT = 2.6;
/** From one line of a table to the next. */
const STEP = 4.4;
const WALL = 1.4;
const GAP = 6;
/** Below a surface: its letter and name, and its area. */
const BELOW = 10;
/** The least width of a surface, for its name. */
const LEAST = 34;
/** The least height for the surfaces beside the tables. */
const LEAST_DRAWING = 90;

/** Some lines of a table, which stay together. */
interface TableRow {
  readonly height: number;
  readonly items: (y: number) => readonly Item[];
}

/** What is on the pages of the overview. */
export interface Overview {
  readonly drawing: Box;
  /** 20 for 1:20. */
  readonly scale: number;
  readonly places: readonly Point[];
  /** The rows of the tables on each page, from `top` on. */
  readonly pages: readonly { readonly top: number; readonly rows: readonly TableRow[] }[];
}

/** Lays the overview out on pages of a size, from `top` on. */
export function overviewOf(subject: JobSubject, page: Size, top: number): Overview {
  const rows = [...surfaceRows(subject, page.width), ...materialRows(subject, page.width)];
  const needed = heightOf(rows);
  const isTogether = page.height - top - needed - GAP >= LEAST_DRAWING;
  const height = page.height - top - (isTogether ? needed + GAP : 0);
  const drawing = { left: 0, top, width: page.width, height };
  const begin = page.height - needed;
  const pages = isTogether ? [{ top: begin, rows }] : [{ top: page.height, rows: [] }, ...onPages(rows, page, top)];
  return { drawing, ...placedIn(subject, drawing), pages };
}

/** The items of a page. */
export function overviewItems(subject: JobSubject, overview: Overview, index: number): Item[] {
  const { top, rows } = overview.pages[index];
  let y = top;
  const tables = rows.flatMap((row) => {
    y += row.height;
    return row.items(y - row.height);
  });
  return index === 0 ? [...surfaceItems(subject, overview), ...tables] : tables;
}

function heightOf(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

function onPages(rows: readonly TableRow[], page: Size, top: number): { top: number; rows: TableRow[] }[] {
  const pages: { top: number; rows: TableRow[] }[] = [];
  let left = 0;
  for (const row of rows) {
    if (row.height > left || pages.length === 0) {
      pages.push({ top, rows: [] });
      left = page.height - top;
    }
    pages[pages.length - 1].rows.push(row);
    left -= row.height;
  }
  return pages;
}

/** The largest whole scale at which all surfaces are in a box, and where they are. */
function placedIn({ surfaces }: JobSubject, box: Box): Pick<Overview, 'scale' | 'places'> {
  const rowsAt = (scale: number) => {
    const boxes = surfaces.map(({ subject: { laid } }) => ({
      width: Math.max(LEAST, laid.floor.width / scale + 2 * WALL),
      height: laid.floor.height / scale + 2 * WALL + BELOW,
    }));
    return placeInRows(boxes, box.width, GAP);
  };
  let scale = 1;
  // Names have the same size at every scale, and all of them have room.
  while (!isWithin(rowsAt(scale).size, box) && scale < MOST_SCALE) scale++;
  const { places } = rowsAt(scale);
  return { scale, places: places.map(({ x, y }) => ({ x: box.left + x, y: box.top + y })) };
}

/** The longest side of a room at this scale is shorter than a page. */
const MOST_SCALE = 2000;

function isWithin(size: Size, box: Size): boolean {
  return size.width <= box.width && size.height <= box.height;
}

function surfaceItems({ surfaces, notation }: JobSubject, { places, scale }: Overview): Item[] {
  return surfaces.flatMap(({ letter, name, subject }, i) => {
    const { x, y } = places[i];
    const { laid, figures } = subject;
    const width = Math.max(LEAST, laid.floor.width / scale + 2 * WALL);
    const below = y + 2 * WALL + laid.floor.height / scale;
    return [
      pictureOf(subject, { x: x + WALL, y: y + WALL }, scale),
      fittedLine(`${letter} · ${name}`, { x, y: below + 3.6 }, NAME, width, { bold: true }),
      fittedLine(formatArea(notation, figures.areaM2), { x, y: below + 7.4 }, TEXT, width, { color: MUTED }),
    ];
  });
}

/** A surface with its walls and tiles, without texts. */
function pictureOf({ laid, colors }: SurfaceOnPaper['subject'], at: Point, scale: number): Group {
  const outer = ringInFloorFrame(laid.room.outer, laid);
  const edge = { color: INK, width: 0.08 * scale };
  const look = {
    ...{ grain: GRAIN, seen: null, seam: edge, between: edge, sliverSeam: edge, sliverRim: null },
    ...{ crossed: null, hatch: null },
  };
  const items: Item[] = [
    wallBand(outer, WALL * scale),
    solidRoom(outer, GRAIN),
    { ...floorArea(laid, GRAIN, colors.joint), seam: { color: SLATE, width: 0.15 * scale } },
    ...tileItems(laid, splitCuts(laid), colors, look),
  ];
  return { kind: 'group', role: 'plan', at, scale: 1 / scale, clip: null, items };
}

interface Column {
  readonly text: string;
  /** Where it begins; numbers end there. */
  readonly x: number;
  readonly width: number;
  readonly isNumber?: true;
}

function surfaceRows({ surfaces, notation }: JobSubject, width: number): TableRow[] {
  const { lang } = notation;
  const columns = (texts: readonly string[]): Column[] => [
    { text: texts[0], x: 0, width: 6 },
    { text: texts[1], x: 7, width: 0.27 * width - 8 },
    { text: texts[2], x: 0.27 * width, width: 0.33 * width - 2 },
    { text: texts[3], x: 0.72 * width, width: 0.12 * width, isNumber: true },
    { text: texts[4], x: 0.82 * width, width: 0.1 * width, isNumber: true },
    { text: texts[5], x: 0.91 * width, width: 0.09 * width, isNumber: true },
    { text: texts[6], x: width, width: 0.09 * width, isNumber: true },
  ];
  const heads = ['cuts.bareArea', 'paper.inPlan', 'ui.wholeTiles', 'ui.cutTiles'] as const;
  const head = ['', say(lang, 'job.surface'), say(lang, 'ui.pattern'), ...heads.map((key) => say(lang, key))];
  return [
    headRow(columns(head), width),
    ...surfaces.map(({ letter, name, subject: { figures, pattern } }) => {
      const counts = [figures.total, figures.whole, figures.cut].map((count) => formatCount(lang, count));
      const laid = `${pattern.name} · ${pattern.tile}`;
      return tableRow(columns([letter, name, laid, formatArea(notation, figures.areaM2), ...counts]), width);
    }),
  ];
}

function materialRows({ materials, notation, cost }: JobSubject, width: number): TableRow[] {
  const { lang } = notation;
  const columns = (texts: readonly string[]): Column[] => [
    { text: texts[0], x: 0, width: 0.34 * width - 2 },
    { text: texts[1], x: 0.34 * width, width: 0.22 * width },
    { text: texts[2], x: 0.7 * width, width: 0.12 * width, isNumber: true },
    { text: texts[3], x: 0.85 * width, width: 0.15 * width, isNumber: true },
    { text: texts[4], x: width, width: 0.14 * width, isNumber: true },
  ];
  const heads = ['job.material', 'job.surfaces', 'paper.inPlan', 'paper.withReuse', 'ui.waste'] as const;
  return [
    headRow(columns(heads.map((key) => say(lang, key))), width),
    ...materials.flatMap((material) => [
      tableRow(columns(textsOf(material, lang)), width),
      ...(material.order.length > 0 ? [textRow(material.order, width)] : []),
    ]),
    ...(cost === '' ? [] : [textRow([[say(lang, 'job.cost'), cost]], width)]),
  ];
}

function textsOf(
  { label, letters, total, tilesWithReuse, wastePercentWithReuse }: MaterialOnPaper,
  lang: JobSubject['notation']['lang'],
): string[] {
  const counts = [total, tilesWithReuse].map((count) => formatCount(lang, count));
  return [label, letters.join(', '), ...counts, formatMeasure(lang, wastePercentWithReuse, '%')];
}

/** The headings of a table, with space above them. */
function headRow(columns: readonly Column[], width: number): TableRow {
  const row = tableRow(columns, width, true);
  return { height: row.height + 3, items: (y) => row.items(y + 3) };
}

function tableRow(columns: readonly Column[], width: number, isHead = false): TableRow {
  return {
    height: STEP,
    items: (y) => [
      ...columns.map(({ text, x, width: room, isNumber }) =>
        fittedLine(text, { x, y: y + 3 }, isHead ? SMALLEST : TEXT, room, {
          ...(isNumber && { anchor: 'end' as const }),
          color: isHead ? MUTED : INK,
        }),
      ),
      rule(y + STEP - 0.4, width),
    ],
  };
}

/** What is ordered of a material, in a line or more. */
function textRow(cells: readonly (readonly [label: string, value: string])[], width: number): TableRow {
  const lines = wrapped(cells.map(([label, value]) => `${label} ${value}`).join(' · '), TEXT, width - 4, true);
  return {
    height: STEP * lines.length,
    items: (y) => [
      ...lines.map((text, i) => line(text, { x: 4, y: y + 3 + STEP * i }, TEXT, { bold: true })),
      rule(y + STEP * lines.length - 0.4, width),
    ],
  };
}

function rule(y: number, width: number): Item {
  const ends = [
    { x: 0, y },
    { x: width, y },
  ];
  return linesOf('frame', FINE, [ends]);
}
