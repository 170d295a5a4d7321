// Hatches that distinguish cut tiles and slivers from whole tiles, even in monochrome print, and fill what is no floor.

import { type Box, boxOf, cornersOfBox } from './box.ts';
import { grainsOf } from './grain.ts';
import { hatchDirectionOf, MAIN_DIRECTION } from './hatch-direction.ts';
import type { Areas, DrawnPlan, Hatch, Stroke } from './items.ts';

/** Parallel lines, `spacing` mm from one to the next. */
export interface HatchLines extends Omit<Stroke, 'color'> {
  readonly spacing: number;
}

type Style = HatchLines & Stroke;
type Bounds = ReturnType<typeof boxOf>;

/** Returns hatch lines over the cut tiles in the part of the floor that is seen. Empty when nothing is cut. */
export function hatchOver(over: readonly Areas[], plan: DrawnPlan, seen: Box | null, style: Style): Hatch[] {
  if (over.length === 0) return [];
  const box = boxOf(cornersOfBox(seen ?? { left: 0, top: 0, ...plan.floor }));
  return [hatchOf('hatch', linesThrough(box, hatchDirectionOf(plan), style.spacing), over, style)];
}

/** Returns hatch lines over an area without tiles. */
export function hatchIn(area: Areas, style: Style): Hatch {
  const lines = boxesOf(area).flatMap((box) => linesThrough(box, MAIN_DIRECTION, style.spacing));
  return hatchOf('hatch', lines, [area], style);
}

/** Returns crossed lines over the slivers. Each is hatched on its own, since slivers are few and far apart. */
export function crossHatchOver(over: readonly Areas[], style: Style): Hatch[] {
  const lines = over.flatMap((areas) =>
    boxesOf(areas)
      // In smaller slivers the lines would merge.
      .filter(({ width, height }) => Math.min(width, height) > style.spacing)
      .flatMap((box) => [45, 135].flatMap((direction) => linesThrough(box, direction, style.spacing))),
  );
  return lines.length > 0 ? [hatchOf('sliver-hatch', lines, over, style)] : [];
}

function hatchOf(
  role: Hatch['role'],
  lines: readonly number[],
  over: readonly Areas[],
  { spacing: _, ...stroke }: Style,
): Hatch {
  const [{ grain }] = over;
  return { kind: 'hatch', role, grain, stroke, lines: grainsOf(lines, grain), over };
}

/** Parallel lines through a box, `spacing` mm apart: x and y of both ends of each line. */
function linesThrough({ left, top, right, bottom }: Bounds, directionDeg: number, spacing: number): number[] {
  const angle = (directionDeg * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // Distances of the box's corners from a line through the origin. Every line between the extremes crosses the box.
  const reaches = [left, right].flatMap((x) => [top, bottom].map((y) => dx * y - dy * x));
  const last = Math.max(...reaches);
  const lines: number[] = [];
  // All boxes share one raster, so that the lines of adjacent hatches join up.
  const first = (Math.ceil(Math.min(...reaches) / spacing - 0.5) + 0.5) * spacing;
  for (let away = first; away < last; away += spacing) {
    const [x, y] = [-dy * away, dx * away];
    // Positions along the line of the box's left, right, top and bottom sides.
    const sides = [(left - x) / dx, (right - x) / dx, (top - y) / dy, (bottom - y) / dy];
    const from = Math.max(Math.min(sides[0], sides[1]), Math.min(sides[2], sides[3]));
    const to = Math.min(Math.max(sides[0], sides[1]), Math.max(sides[2], sides[3]));
    if (from < to) lines.push(x + from * dx, y + from * dy, x + to * dx, y + to * dy);
  }
  return lines;
}

/** The box around each shape, mm. */
function boxesOf({ xy, ringEnds, shapeEnds, grain }: Areas): Bounds[] {
  let corner = 0;
  return Array.from(shapeEnds, (end) => {
    const corners = [];
    for (; corner < ringEnds[end - 1]; corner++) {
      corners.push({ x: xy[2 * corner] * grain, y: xy[2 * corner + 1] * grain });
    }
    return boxOf(corners);
  });
}
