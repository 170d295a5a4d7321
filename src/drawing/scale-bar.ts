// The scale bar: a round length, so that a drawing can be measured in print at any size.

import type { Lang } from '../words/index.ts';
import { figure } from './caption.ts';
import { INK, SLATE } from './palette.ts';
import type { Lines, Text } from './scene.ts';
import { type Sheet, toMm } from './sheet.ts';
import { textOf } from './text.ts';
import { widthOf } from './text-width.ts';

/** The longest of 1, 2 or 5 times a power of ten that is no longer than `most` mm. */
export function roundLength(most: number): number {
  const power = Math.floor(Math.log10(most));
  const unit = power < 0 ? 1 / 10 ** -power : 10 ** power;
  // Logarithms round, so a length that is a whole power may come out a step too high or too low.
  return [10, 5, 2, 1, 0.5].map((step) => step * unit).find((length) => length <= most) ?? unit;
}

/** A length in the unit people would say it in: "2 m", "50 cm", "5 mm". */
export function lengthText(lang: Lang, mm: number): string {
  if (mm >= 1000) return `${figure(lang, mm / 1000, 0)} m`;
  return mm >= 10 ? `${figure(lang, mm / 10, 0)} cm` : `${figure(lang, mm, 3)} mm`;
}

/** The bar with its length, and where its text ends, px. */
export function scaleBar(sheet: Sheet, lang: Lang): { items: [Lines, Text]; end: number } {
  const { scale, textSize, mmPerPx, gap } = sheet;
  const length = roundLength(scale.most * mmPerPx);
  const text = lengthText(lang, length);
  const left = toMm({ x: scale.x, y: scale.y - 0.36 * textSize }, sheet);
  const tick = 0.32 * textSize * mmPerPx;
  const right = left.x + length;
  const paths = [
    [
      { x: left.x, y: left.y - tick },
      { x: left.x, y: left.y + tick },
    ],
    [left, { x: right, y: left.y }],
    [
      { x: right, y: left.y - tick },
      { x: right, y: left.y + tick },
    ],
  ];
  const stroke = { color: SLATE, width: Math.max(1.2, 0.1 * textSize) * mmPerPx };
  const at = { x: right + gap * mmPerPx, y: left.y };
  const textEnd = scale.x + length / mmPerPx + gap + widthOf(text, textSize);
  return {
    items: [
      { kind: 'lines', role: 'scale', stroke, paths, closed: false },
      textOf('scale', text, at, textSize * mmPerPx, { color: INK, centred: true }),
    ],
    end: textEnd,
  };
}
