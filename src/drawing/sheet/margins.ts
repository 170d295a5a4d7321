// The texts in the margins: the title and the figures above the plan, scale bar, unit and credit below it.

import { INK, MUTED } from '../scene/colors.ts';
import { toMm } from '../scene/frame.ts';
import type { Item, Text } from '../scene/items.ts';
import { textOf } from '../scene/text.ts';
import type { DrawingOptions } from './options.ts';
import { scaleBar } from './scale-bar.ts';
import type { Line, Sheet } from './sheet.ts';

/** Title and figures. */
export function headTexts(sheet: Sheet): Text[] {
  const { title, figures, titleSize, textSize, mmPerPx } = sheet;
  return [
    ...title.map((line) =>
      textOf('title', line.text, toMm(line, sheet), titleSize * mmPerPx, { color: INK, bold: true }),
    ),
    ...figures.map((line) => textOf('figures', line.text, toMm(line, sheet), textSize * mmPerPx, { color: MUTED })),
  ];
}

/** Returns the note that explains rings around slivers. */
export function ringsNote(sheet: Sheet, lines: readonly Line[]): Text[] {
  const size = sheet.smallSize * sheet.mmPerPx;
  return lines.map((line) => textOf('note', line.text, toMm(line, sheet), size, { color: MUTED }));
}

/** Returns the scale bar, the note on the unit if the drawing has lengths, and the credit. */
export function footItems(sheet: Sheet, options: DrawingOptions, hasLengths: boolean): Item[] {
  const { smallSize, mmPerPx, unit } = sheet;
  const size = smallSize * mmPerPx;
  return [
    ...scaleBar(sheet, options),
    ...(hasLengths && unit ? [textOf('note', unit.text, toMm(unit, sheet), size, { color: MUTED })] : []),
    ...sheet.credit.map((line) =>
      textOf('credit', line.text, toMm(line, sheet), size, { color: MUTED, anchor: 'end', link: options.credit }),
    ),
  ];
}
