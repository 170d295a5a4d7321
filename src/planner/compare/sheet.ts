// The comparison as one sheet: every variant with its picture and its figures, as a picture or a PDF file.

import { batch } from '@preact/signals';
import { LIGHT } from '../../drawing/index.ts';
import { safeFileName } from '../../service/file-names.ts';
import { notify } from '../page/notice.ts';
import { save } from '../page/save.ts';
import { planName } from '../plans/showing.ts';
import { isDark } from '../stage/painting/palette.ts';
import { speak } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import type { Box } from '../state/view.ts';
import { linesOf, rowsOf } from './figures.ts';
import { paintSmall } from './picture.ts';
import { pdfOfSheet } from './sheet-pdf.ts';

export const SHEET_FORMATS = ['pdf', 'png'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A variant on the sheet; null if it has no plan. */
export interface Card {
  readonly title: string;
  readonly planned: Planned | null;
}

/** A4 across, in tenths of a millimetre, which are pixels. */
const SHEET = { width: 2970, height: 2100 };
const MARGIN = 120;
const GAP = 70;
const HEAD = 150;
const FOOT = 60;
/** The widest card: fewer variants do not fill the sheet. */
const WIDEST = 1330;

/** Saves the sheet, or says why not. */
export async function saveSheet(cards: readonly Card[], format: SheetFormat): Promise<void> {
  try {
    const title = [planName.value, speak('variants.title')].filter(Boolean).join(' · ');
    const canvas = painted(cards, title);
    const file = format === 'png' ? await pngOf(canvas) : await pdfOfSheet(canvas, title);
    const name = safeFileName(title, format, 'tilewright-variants');
    save(file, name);
    notify({ text: speak('download.made', { name }) });
  } catch {
    notify({ text: speak('download.failed') });
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser does not write images.'))));
  });
}

/** The boxes of so many cards, row by row. */
export function cardBoxes(count: number): Box[] {
  const columns = count < 4 ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  const width = Math.min(WIDEST, (SHEET.width - 2 * MARGIN - GAP * (columns - 1)) / columns);
  const height = (SHEET.height - 2 * MARGIN - HEAD - FOOT - GAP * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    left: MARGIN + (i % columns) * (width + GAP),
    top: MARGIN + HEAD + Math.floor(i / columns) * (height + GAP),
    width,
    height,
  }));
}

function painted(cards: readonly Card[], title: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SHEET.width, SHEET.height];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.fillStyle = LIGHT.paper;
  painter.fillRect(0, 0, SHEET.width, SHEET.height);
  const write = writerOn(painter);
  const inner = SHEET.width - 2 * MARGIN;
  write(title, { x: MARGIN, y: MARGIN + 60, size: 68, width: inner, isBold: true });
  const foot = SHEET.height - MARGIN + 10;
  write(speak('ui.credit'), { x: SHEET.width - MARGIN, y: foot, size: 32, width: inner, isMuted: true, isEnd: true });
  const rows = rowsOf(cards.map(({ planned }) => planned));
  const boxes = cardBoxes(cards.length);
  // Paper is light whatever the page is.
  batch(() => {
    const wasDark = isDark.value;
    isDark.value = false;
    cards.forEach((card, i) => {
      paintCard(
        painter,
        write,
        card,
        boxes[i],
        rows.map(({ name, cells }) => ({ name, ...cells[i] })),
      );
    });
    isDark.value = wasDark;
  });
  return canvas;
}

interface CardFigure {
  readonly name: string;
  readonly text: string;
  readonly isBest: boolean;
}

function paintCard(
  painter: CanvasRenderingContext2D,
  write: Writer,
  { title, planned }: Card,
  { left, top, width, height }: Box,
  figures: readonly CardFigure[],
): void {
  const told = planned ? linesOf(planned) : [speak('variants.unplanned')];
  const line = height > 1000 ? 66 : 46;
  const size = Math.round(0.7 * line);
  const pictureHeight = height - (1 + told.length + figures.length) * line - 0.5 * line;
  if (planned) {
    const picture = document.createElement('canvas');
    paintSmall(picture, planned, { width: width / 2, height: pictureHeight / 2 }, 2);
    painter.drawImage(picture, left, top);
  }
  painter.strokeStyle = LIGHT.hair;
  painter.lineWidth = 3;
  painter.strokeRect(left, top, width, pictureHeight);
  let y = top + pictureHeight + line;
  write(title, { x: left, y, size: Math.round(1.12 * size), width, isBold: true });
  for (const text of told) {
    y += line;
    write(text, { x: left, y, size, width });
  }
  y += 0.2 * line;
  if (!planned) return;
  for (const { name, text, isBest } of figures) {
    painter.fillStyle = LIGHT.hair;
    painter.fillRect(left, y + 0.24 * line, width, 2);
    y += line;
    write(name, { x: left, y, size, width: 0.58 * width, isMuted: true });
    const shown = isBest ? `✓ ${text}` : text;
    write(shown, { x: left + width, y, size, width: 0.4 * width, isBold: isBest, isEnd: true });
  }
}

interface Text {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Longer texts are condensed. */
  readonly width: number;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
  readonly isEnd?: boolean;
}

type Writer = (text: string, place: Text) => void;

/** Writes in the type of the page. */
function writerOn(painter: CanvasRenderingContext2D): Writer {
  const { fontFamily } = getComputedStyle(document.body);
  return (text, { x, y, size, width, isBold = false, isMuted = false, isEnd = false }) => {
    painter.font = `${isBold ? 600 : 400} ${size}px ${fontFamily}`;
    painter.fillStyle = isMuted ? LIGHT.muted : LIGHT.ink;
    painter.textAlign = isEnd ? 'right' : 'left';
    painter.fillText(text, x, y, width);
  };
}
