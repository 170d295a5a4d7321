// The sheet: how the plan and the texts around it share the width asked for. Pixels; the plan's scale follows from them.

import type { Plan, Point } from '../engine/index.ts';
import type { Caption } from './caption.ts';
import type { DrawingOptions } from './options.ts';
import { widthOf, wrapParts, wrapWords } from './text-width.ts';

/** No text is smaller, whatever the width. */
const LEAST_TEXT = 10.5;
/** Below this width there is no room for wall lengths. */
const LEAST_LABELLED = 200;
/** Below this width only the counts are written. */
const LEAST_FIGURES = 240;
/** Below this width the title is hardly larger than the other texts. */
const LEAST_TITLED = 320;
/** The plan is at most this many times as high as the sheet is wide: a corridor must not become a scroll. */
const MOST_HEIGHT = 1.5;
const LINE_HEIGHT = 1.4;

/** A line of text by its baseline. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What depends on the width alone. */
interface Measures {
  readonly widthPx: number;
  readonly titleSize: number;
  readonly textSize: number;
  readonly smallSize: number;
  /** Around everything. */
  readonly pad: number;
  /** Thickness of the wall band; 0 without walls. */
  readonly band: number;
  /** Between the band and the text beside it. */
  readonly gap: number;
  readonly hasLabels: boolean;
  /** From the sheet's left or right edge to the floor. */
  readonly side: number;
  /** From the head or foot to the floor. */
  readonly around: number;
  /** Left and right ends of the texts above and below. */
  readonly textStart: number;
  readonly textEnd: number;
}

export interface Sheet extends Measures {
  readonly heightPx: number;
  readonly mmPerPx: number;
  /** Where the floor's frame begins. */
  readonly origin: Point;
  readonly title: readonly Line[];
  readonly figures: readonly Line[];
  /** Left end and baseline of the scale bar, and how long it may be. */
  readonly scale: { readonly x: number; readonly y: number; readonly most: number };
  /** By their right ends. */
  readonly credit: readonly Line[];
  /** Between these is the plan with its wall lengths. */
  readonly headEnd: number;
  readonly footStart: number;
}

/** Divides the sheet: head, plan, foot. */
export function layOutSheet({ floor }: Plan, options: DrawingOptions, caption: Caption): Sheet {
  const measures = measuresOf(options);
  const { widthPx, side, around } = measures;
  const head = headOf(measures, caption);
  const mmPerPx = Math.max(floor.width / (widthPx - 2 * side), floor.height / (MOST_HEIGHT * widthPx));
  const planTop = head.headEnd + around;
  const footStart = planTop + floor.height / mmPerPx + around;
  return {
    ...measures,
    ...head,
    ...footOf(measures, footStart, caption),
    mmPerPx,
    origin: { x: (widthPx - floor.width / mmPerPx) / 2, y: planTop },
    footStart,
  };
}

/** Sizes are shares of the width, with least sizes that can still be read. */
function measuresOf({ widthPx, walls }: DrawingOptions): Measures {
  const textSize = Math.max(LEAST_TEXT, 0.0165 * widthPx);
  const pad = Math.max(8, 0.02 * widthPx);
  const gap = 0.45 * textSize;
  const band = walls ? Math.max(3, 0.009 * widthPx) : 0;
  const hasLabels = walls && widthPx >= LEAST_LABELLED;
  const side = pad + (hasLabels ? band + 2 * gap + textSize : 2 * band);
  const inset = hasLabels ? side - band : pad;
  return {
    widthPx,
    titleSize: textSize * (widthPx < LEAST_TITLED ? 1.1 : 1.4),
    textSize,
    smallSize: Math.max(LEAST_TEXT, 0.9 * textSize),
    pad,
    band,
    gap,
    hasLabels,
    side,
    // Without wall lengths the start in the corner still needs its space.
    around: hasLabels ? side - pad + gap : 2 * band + 1.3 * textSize,
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

/** The credit stands beside the scale bar where both fit, below it otherwise. */
function footOf(
  measures: Measures,
  footStart: number,
  { unit, credit }: Caption,
): Pick<Sheet, 'scale' | 'credit' | 'heightPx'> {
  const { widthPx, textSize, smallSize, pad, gap, textStart, textEnd, hasLabels } = measures;
  const most = Math.min(0.26 * widthPx, (textEnd - textStart) / 2);
  const baseline = footStart + 1.2 * textSize;
  const unitWidth = hasLabels ? widthOf(unit, smallSize) + 1.5 * textSize : 0;
  const scaleEnd = textStart + most + gap + widthOf('500 mm', textSize) + unitWidth + textSize;
  const isBeside = credit !== null && scaleEnd + widthOf(credit, smallSize) <= textEnd;
  const texts = credit === null ? [] : isBeside ? [credit] : wrapWords(credit, smallSize, textEnd - textStart);
  const top = isBeside ? baseline - ASCENT * smallSize : baseline + 0.5 * textSize;
  const { lines, end } = stacked(texts, textEnd, top, smallSize);
  return {
    scale: { x: textStart, y: baseline, most },
    credit: lines,
    heightPx: Math.ceil(Math.max(baseline + 0.4 * textSize, end) + pad),
  };
}

/** From the top of a line to its baseline, in ems. */
const ASCENT = 1.05;

/** Lines one below the other from `top`, and where they end. */
function stacked(texts: readonly string[], x: number, top: number, size: number): { lines: Line[]; end: number } {
  const lines = texts.map((text, i) => ({ text, x, y: top + (i * LINE_HEIGHT + ASCENT) * size }));
  return { lines, end: top + texts.length * LINE_HEIGHT * size };
}

/** A place of the floor's frame, mm, in pixels. */
export function toPx({ x, y }: Point, { origin, mmPerPx }: Sheet): Point {
  return { x: origin.x + x / mmPerPx, y: origin.y + y / mmPerPx };
}

/** A place on the sheet, px, in the floor's frame. */
export function toMm({ x, y }: Point, { origin, mmPerPx }: Sheet): Point {
  return { x: (x - origin.x) * mmPerPx, y: (y - origin.y) * mmPerPx };
}
