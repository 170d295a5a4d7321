// The sheet: how the plan and the texts around it share the requested width, in pixels. This sets the plan's scale.

import { cutoutsOf, type Plan } from '../../engine/index.ts';
import type { Notation } from '../../words/index.ts';
import type { LabelSheet } from '../labels/label-places.ts';
import { widthOf, wrapParts, wrapWords } from '../labels/text-width.ts';
import { doorOverhang, type Overhang } from '../marks/doors.ts';
import type { Frame } from '../scene/frame.ts';
import type { Caption } from './caption.ts';
import type { DrawingOptions } from './options.ts';
import { lengthText, roundLength } from './round-length.ts';

/** Smallest text size at any width. */
const LEAST_TEXT = 10.5;
/** Below this width there is no space for wall lengths. */
const LEAST_LABELLED = 200;
/** Below this width only the counts are written. */
const LEAST_FIGURES = 240;
/** Below this width the title is only slightly larger than the other texts. */
const LEAST_TITLED = 320;
/** Largest height of the plan as a multiple of the sheet's width, so that a corridor does not make a huge drawing. */
const MOST_HEIGHT = 1.5;
/** Line height in ems; the tallest fonts of the stack need 1.45. */
const LINE_HEIGHT = 1.5;

/** A line of text; `x` and `y` are on its baseline. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Sizes that do not depend on the plan, px. */
interface Measures extends Omit<LabelSheet, keyof Frame | 'headEnd' | 'footStart'> {
  readonly titleSize: number;
  readonly smallSize: number;
  /** Padding around everything. */
  readonly pad: number;
  readonly hasLabels: boolean;
  /** Distance of the floor from the sheet's left or right edge, and from the head or foot. */
  readonly side: number;
  readonly around: number;
  /** Height of a row for overall dimensions, outside the wall lengths. */
  readonly row: number;
  /** Left and right ends of the texts above and below the plan. */
  readonly textStart: number;
  readonly textEnd: number;
}

export interface Sheet extends Measures, LabelSheet {
  readonly heightPx: number;
  readonly title: readonly Line[];
  readonly figures: readonly Line[];
  /** Positions of the overall dimension lines: vertical beside the plan, horizontal below it; null for none. */
  readonly overallX: number | null;
  readonly overallY: number | null;
  /** Left end and baseline of the scale bar, px, and its length, mm. */
  readonly scale: { readonly x: number; readonly y: number; readonly length: number };
  /** The note on the unit of lengths; null when it does not fit. */
  readonly unit: Line | null;
  /** Right-aligned lines: `x` is the right end. */
  readonly credit: readonly Line[];
}

/** Space that a plan needs around it. */
export interface Margins {
  /** Extra space, in ems, for lengths placed farther out. */
  readonly spareEms: number;
  /** Which overall dimensions are drawn. */
  readonly overall: { readonly width: boolean; readonly height: boolean };
}

/** Divides the sheet into head, plan and foot. */
export function layOutSheet(
  plan: Plan,
  options: DrawingOptions,
  caption: Caption,
  { spareEms, overall }: Margins,
): Sheet {
  const { floor, room } = plan;
  const measures = measuresOf(options, spareEms);
  const { widthPx, side, around, row, pad, hasLabels } = measures;
  const head = headOf(measures, caption);
  const hasCutouts = cutoutsOf(room).length > 0;
  const right = hasLabels && overall.height ? row : 0;
  const below = hasLabels && overall.width ? row : 0;
  const doors = options.walls ? doorOverhang(plan) : NO_OVERHANG;
  const mmPerPx = Math.max(
    options.leastMmPerPx ?? 0,
    scaleAcross(floor.width, doors, { space: widthPx - right, side, pad }),
    floor.height / (MOST_HEIGHT * widthPx),
  );
  const besidePx = (overhang: number, least: number) => Math.max(least, overhang / mmPerPx + pad);
  const [before, after] = [besidePx(doors.left, side), besidePx(doors.right, side)];
  const planTop = head.headEnd + besidePx(doors.top, around);
  const footStart = planTop + floor.height / mmPerPx + besidePx(doors.bottom, around) + below;
  const left = (widthPx - right - floor.width / mmPerPx + (before - after)) / 2;
  return {
    ...measures,
    ...head,
    ...footOf({ ...measures, hasLengths: hasLabels || hasCutouts }, footStart, mmPerPx, options, caption),
    mmPerPx,
    origin: { x: left, y: planTop },
    overallX: right > 0 ? left + floor.width / mmPerPx + after - pad + row / 2 : null,
    overallY: below > 0 ? footStart - row / 2 : null,
    footStart,
  };
}

const NO_OVERHANG: Overhang = { left: 0, right: 0, top: 0, bottom: 0 };

/** The scale at which a width fits with its margins, or with the doors that reach beyond them. */
function scaleAcross(
  width: number,
  { left, right }: Overhang,
  { space, side, pad }: { space: number; side: number; pad: number },
): number {
  return Math.max(
    width / (space - 2 * side),
    (width + left) / (space - side - pad),
    (width + right) / (space - side - pad),
    (width + left + right) / (space - 2 * pad),
  );
}

/** Sizes are shares of the width, with minimums that stay readable. */
function measuresOf({ widthPx, walls }: DrawingOptions, spareEms: number): Measures {
  const textSize = Math.max(LEAST_TEXT, 0.0165 * widthPx);
  const pad = Math.max(8, 0.02 * widthPx);
  const gap = 0.45 * textSize;
  const band = walls ? Math.max(3, 0.009 * widthPx) : 0;
  const hasLabels = walls && widthPx >= LEAST_LABELLED;
  const beside = pad + (hasLabels ? band + 2 * gap + textSize : 2 * band);
  const side = beside + spareEms * textSize;
  const inset = hasLabels ? beside - band : pad;
  return {
    widthPx,
    titleSize: textSize * (widthPx < LEAST_TITLED ? 1.1 : 1.4),
    textSize,
    smallSize: Math.max(LEAST_TEXT, 0.9 * textSize),
    leastSize: Math.max(LEAST_TEXT, 0.8 * textSize),
    pad,
    band,
    gap,
    hasLabels,
    side,
    // Without wall lengths, a start in the corner still needs space for its mark.
    around: hasLabels ? side - pad + gap : 2 * band + 1.3 * textSize,
    row: textSize + gap,
    textStart: inset,
    textEnd: widthPx - inset,
  };
}

function headOf(measures: Measures, caption: Caption): Pick<Sheet, 'title' | 'figures' | 'headEnd'> {
  const { widthPx, titleSize, textSize, pad, textStart } = measures;
  const width = widthPx - pad - textStart;
  const parts = widthPx < LEAST_FIGURES ? caption.figures.slice(0, 3) : caption.figures;
  const title = stacked(wrapParts(caption.title, titleSize, width, true), textStart, pad, titleSize);
  const figures = stacked(wrapParts(parts, textSize, width), textStart, title.end + 0.15 * textSize, textSize);
  return { title: title.lines, figures: figures.lines, headEnd: figures.end };
}

/** Scale bar, unit and credit share a line if they fit. Otherwise the credit goes below, or both do, the unit first. */
function footOf(
  measures: Measures & { readonly hasLengths: boolean },
  footStart: number,
  mmPerPx: number,
  notation: Notation,
  { unit, credit }: Caption,
): Pick<Sheet, 'scale' | 'unit' | 'credit' | 'heightPx'> {
  const { widthPx, textSize, smallSize, pad, gap, textStart, textEnd, hasLengths } = measures;
  const length = roundLength(Math.min(0.26 * widthPx, (textEnd - textStart) / 2) * mmPerPx, notation.units);
  const baseline = footStart + 1.2 * textSize;
  const barEnd = textStart + length / mmPerPx + gap + widthOf(lengthText(notation, length), textSize);
  const unitEnd = barEnd + 1.5 * textSize + widthOf(unit, smallSize);
  const unitIsBeside = unitEnd <= textEnd;
  const unitIsBelow = hasLengths && !unitIsBeside && widthOf(unit, smallSize) <= textEnd - textStart;
  const lineEnd = hasLengths && unitIsBeside ? unitEnd : barEnd;
  const isBeside = credit !== null && lineEnd + textSize + widthOf(credit, smallSize) <= textEnd;
  const below = baseline + 0.5 * textSize;
  const second = unitIsBelow ? stacked([unit], textStart, below, smallSize) : { lines: [], end: below };
  const texts = credit === null ? [] : isBeside ? [credit] : wrapWords(credit, smallSize, textEnd - textStart);
  const top = isBeside ? baseline - ASCENT * smallSize : second.end;
  const { lines, end } = stacked(texts, textEnd, top, smallSize);
  const lowest = Math.max(baseline + 0.4 * textSize, second.lines.length > 0 ? second.end : 0, end);
  return {
    scale: { x: textStart, y: baseline, length },
    unit: unitIsBeside ? { text: unit, x: unitEnd - widthOf(unit, smallSize), y: baseline } : (second.lines[0] ?? null),
    credit: lines,
    heightPx: Math.ceil(lowest + pad),
  };
}

/** Adds a note below everything else, in a sheet wide enough for notes; wraps between words. */
export function withNote(sheet: Sheet, text: string): Sheet & { readonly note: readonly Line[] } {
  const { widthPx, heightPx, smallSize, pad, textStart, textEnd } = sheet;
  const texts = widthPx < LEAST_FIGURES ? [] : wrapWords(text, smallSize, textEnd - textStart);
  const { lines, end } = stacked(texts, textStart, heightPx - pad, smallSize);
  return { ...sheet, heightPx: Math.ceil(end + pad), note: lines };
}

/** Distance from the top of a line to its baseline, in ems. */
const ASCENT = 1.05;

/** Stacks lines downwards from `top`, and returns where they end. */
function stacked(texts: readonly string[], x: number, top: number, size: number): { lines: Line[]; end: number } {
  const lines = texts.map((text, i) => ({ text, x, y: top + (i * LINE_HEIGHT + ASCENT) * size }));
  return { lines, end: top + texts.length * LINE_HEIGHT * size };
}
