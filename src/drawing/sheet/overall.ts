// Overall dimensions: lines along two sides of the plan with the size of its box, where no wall has that length.

import type { Plan, Point, Ring } from '../../engine/index.ts';
import type { Notation } from '../../words/index.ts';
import { type Tag, thinTag } from '../labels/tags.ts';
import { widthOf } from '../labels/text-width.ts';
import { MUTED } from '../scene/colors.ts';
import { lengthLabel } from '../scene/figures.ts';
import { toMm, toPx } from '../scene/frame.ts';
import { type Item, linesOf, type Text } from '../scene/items.ts';
import { textOf } from '../scene/text.ts';
import type { Margins, Sheet } from './sheet.ts';

/** Tolerance in mm for a wall that is as long as the box is wide or high. */
const NEAR = 0.05;

/** Returns which of the box's width and height no single wall has. */
export function unlabelledSides(outer: Ring, { floor }: Plan): Margins['overall'] {
  const isLabelled = (size: number, along: 'x' | 'y', across: 'x' | 'y') =>
    outer.some((corner, i) => {
      const next = outer[(i + 1) % outer.length];
      return Math.abs(next[along] - corner[along]) > size - NEAR && Math.abs(next[across] - corner[across]) < NEAR;
    });
  return { width: !isLabelled(floor.width, 'x', 'y'), height: !isLabelled(floor.height, 'y', 'x') };
}

/** Returns the overall dimensions that the sheet has a row for. Adds them to `taken`. */
export function overallDimensions({ floor, surface }: Plan, sheet: Sheet, notation: Notation, taken: Tag[]): Item[] {
  const { overallX: x, overallY: y } = sheet;
  const first = toPx({ x: 0, y: 0 }, sheet);
  const last = toPx({ x: floor.width, y: floor.height }, sheet);
  const found = [
    y === null ? null : dimension({ x: first.x, y }, { x: last.x, y }, lengthLabel(notation, surface.box.width), sheet),
    x === null
      ? null
      : dimension({ x, y: last.y }, { x, y: first.y }, lengthLabel(notation, surface.box.height), sheet),
  ].filter((one) => one !== null);
  if (found.length === 0) return [];
  taken.push(...found.flatMap(({ tags }) => tags));
  const stroke = { color: MUTED, width: Math.max(0.8, 0.06 * sheet.textSize) * sheet.mmPerPx };
  const paths = found.flatMap((one) => one.paths);
  return [linesOf('overall', stroke, paths), ...found.map(({ text }) => text)];
}

interface Dimension {
  readonly paths: readonly (readonly Point[])[];
  readonly text: Text;
  readonly tags: readonly Tag[];
}

/** A line with the length in a gap in its middle; null when the line is too short for the text. */
function dimension(from: Point, to: Point, length: string, sheet: Sheet): Dimension | null {
  const { textSize, mmPerPx, gap } = sheet;
  const width = widthOf(length, textSize);
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  if (way < width + 4 * gap) return null;
  const [ux, uy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  const at = (along: number, across = 0) =>
    toMm({ x: from.x + along * ux - across * uy, y: from.y + along * uy + across * ux }, sheet);
  const part = (way - width) / 2 - gap;
  const tick = 0.4 * textSize;
  const turnDeg = (Math.atan2(uy, ux) * 180) / Math.PI;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const style = { color: MUTED, anchor: 'middle', turnDeg, centred: true } as const;
  return {
    paths: [
      [at(0), at(part)],
      [at(way - part), at(way)],
      [at(0, -tick), at(0, tick)],
      [at(way, -tick), at(way, tick)],
    ],
    text: textOf('overall', length, toMm(middle, sheet), textSize * mmPerPx, style),
    tags: [thinTag(from, to, 2 * tick), { middle, width, height: textSize, turnDeg }],
  };
}
