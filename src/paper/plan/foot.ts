// Below a plan: a bar to check the scale with, the legend, and a map of the sheets if there are several.

import {
  areaOf,
  cornersOfBox,
  type DrawingColor,
  hatchIn,
  INK,
  type Item,
  linesOf,
  SLATE,
  type Stroke,
  startLines,
  WHITE,
  widthOf,
  wrapWords,
} from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { say } from '../../words/index.ts';
import { FINE, line } from '../ink.ts';
import { GRAIN } from '../pages.ts';
import type { Sheet, Sheets } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { startLook } from './plan-items.ts';

const BAR_MM = 100;
const TEXT = 2.6;
/** Below up to three lines of advice. */
const LEGEND = 13;
const MAP = { width: 26, height: 12 };

/** The foot of a sheet, from `top` on. */
export function footItems(subject: PaperSubject, sheets: Sheets, sheet: Sheet, top: number): Item[] {
  const { lang } = subject.notation;
  const { width } = sheets.page;
  const hasMap = sheets.sheets.length > 1;
  const room = width - BAR_MM - 4 - (hasMap ? MAP.width + 4 : 0);
  const advice = `${say(lang, 'paper.measure')} · ${say(lang, 'paper.trueSize')}`;
  const texts = wrapWords(advice, TEXT, room).map((text, i) =>
    line(text, { x: BAR_MM + 4, y: top + 2.8 + 3.2 * i }, TEXT),
  );
  return [
    bar(top + 4),
    ...texts,
    ...(subject.isClean ? [] : legend(subject, top + LEGEND, width - (hasMap ? MAP.width + 4 : 0))),
    ...(hasMap ? sheetMap(sheets, sheet, { x: width - MAP.width, y: top + 1 }) : []),
  ];
}

/** If it has another length on paper, the printer has scaled the page. */
function bar(y: number): Item {
  const upright = (x: number, half: number) => [
    { x, y: y - half },
    { x, y: y + half },
  ];
  const level = [
    { x: 0, y },
    { x: BAR_MM, y },
  ];
  const paths = [level, upright(0, 2), upright(BAR_MM, 2), upright(BAR_MM / 2, 1)];
  return linesOf('scale', { color: INK, width: 0.2 }, paths);
}

/** The marks that the plan has, as many as fit on the line. */
function legend({ notation, colors, shared, figures }: PaperSubject, y: number, width: number): Item[] {
  const { lang } = notation;
  const swatch = (x: number, fill: DrawingColor, seam: Stroke | null = null) =>
    areaOf('frame', fill, [cornersOfBox({ left: x, top: y - 2.6, width: 5, height: 3.2 })], GRAIN, seam);
  const entries: { readonly text: string; readonly mark: (x: number) => Item[]; readonly width?: number }[] = [
    {
      text: say(lang, 'ui.cutTiles'),
      mark: (x) => {
        const area = swatch(x, colors.tiles[0], { color: INK, width: 0.08 });
        return [area, hatchIn(area, { color: colors.hatches[0], width: 0.12, spacing: 1.4 })];
      },
    },
    ...(figures.sliverCount > 0
      ? [
          {
            text: say(lang, 'ui.slivers'),
            mark: (x: number): Item[] => [swatch(x, colors.signal)],
          },
        ]
      : []),
    {
      text: say(lang, 'paper.firstCourse'),
      width: 10,
      mark: (x) => {
        const look = startLook(0);
        return [startLines({ x: x + 1.6, y: y - 1 }, look, 0.16, { color: colors.signal, width: look.width })];
      },
    },
    ...(shared.size > 0 ? [{ text: say(lang, 'cuts.oneTileMark'), mark: () => [] }] : []),
  ];
  let x = 0;
  return entries.flatMap(({ text, mark, width: wide = 5 }) => {
    const marks = mark(x);
    const begin = marks.length > 0 ? x + wide + 1.5 : x;
    const end = begin + widthOf(text, TEXT);
    if (end > width) return [];
    x = end + 5;
    return [...marks, line(text, { x: begin, y }, TEXT)];
  });
}

/** All sheets in their places, this one filled. */
function sheetMap({ rows, columns, window }: Sheets, sheet: Sheet, { x, y }: Point): Item[] {
  const scale = Math.min(MAP.width / (columns * window.width), MAP.height / (rows * window.height));
  const [width, height] = [window.width * scale, window.height * scale];
  const left = x + MAP.width - columns * width;
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const isThis = row === sheet.row && column === sheet.column;
    const box = cornersOfBox({ left: left + column * width, top: y + row * height, width, height });
    return areaOf('frame', isThis ? SLATE : WHITE, [box], GRAIN, FINE);
  });
}
