// The scale bar: a round length, so that a print can be measured at any size.

import type { Notation } from '../../words/index.ts';
import { INK, SLATE } from '../scene/colors.ts';
import { toMm } from '../scene/frame.ts';
import { type Lines, linesOf, type Text } from '../scene/items.ts';
import { textOf } from '../scene/text.ts';
import { lengthText } from './round-length.ts';
import type { Sheet } from './sheet.ts';

/** Returns the bar and its length as text. */
export function scaleBar(sheet: Sheet, notation: Notation): [Lines, Text] {
  const { scale, textSize, mmPerPx, gap } = sheet;
  const text = lengthText(notation, scale.length);
  const left = toMm({ x: scale.x, y: scale.y - 0.36 * textSize }, sheet);
  const tick = 0.32 * textSize * mmPerPx;
  const right = left.x + scale.length;
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
  return [
    linesOf('scale', stroke, paths),
    textOf('scale', text, at, textSize * mmPerPx, { color: INK, centred: true }),
  ];
}
