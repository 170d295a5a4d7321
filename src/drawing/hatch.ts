// The hatch that tells cut tiles from whole ones, in print without colours too.

import type { Plan } from '../engine/index.ts';
import type { Areas, Hatch, Stroke } from './scene.ts';

/** Directions in degrees, the usual one first. */
const DIRECTIONS = [45, 135, 67.5, 22.5, 112.5, 157.5];
/** A hatch this many degrees from a tile's edge would be taken for joints. */
const TOO_ALIKE = 12;

/** Lines `spacing` mm apart over the cut tiles; no item when nothing is cut. */
export function hatchOver(
  over: readonly Areas[],
  plan: Plan,
  { grain, spacing, stroke }: { readonly grain: number; readonly spacing: number; readonly stroke: Stroke },
): Hatch[] {
  if (over.length === 0) return [];
  const { width, height } = plan.floor;
  const angle = (directionFor(plan) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // Distances of the box's corners from a line through its origin; every line between them crosses the box.
  const reaches = [0, -dy * width, dx * height, -dy * width + dx * height];
  const last = Math.max(...reaches);
  const lines: number[] = [];
  for (let away = Math.min(...reaches) + spacing / 2; away < last; away += spacing) {
    const [x, y] = [-dy * away, dx * away];
    // How far along the line the box's left, right, top and bottom sides are.
    const sides = [-x / dx, (width - x) / dx, -y / dy, (height - y) / dy];
    const from = Math.max(Math.min(sides[0], sides[1]), Math.min(sides[2], sides[3]));
    const to = Math.min(Math.max(sides[0], sides[1]), Math.max(sides[2], sides[3]));
    if (from < to) lines.push(x + from * dx, y + from * dy, x + to * dx, y + to * dy);
  }
  return [
    { kind: 'hatch', role: 'hatch', stroke, lines: Int32Array.from(lines, (mm) => Math.round(mm / grain)), over },
  ];
}

/** The first direction that runs along no edge of a tile. */
function directionFor({ lattice }: Plan): number {
  const edges = lattice.motif.flatMap((outline) =>
    outline.map((corner, i) => {
      const next = outline[(i + 1) % outline.length];
      return (Math.atan2(next.y - corner.y, next.x - corner.x) * 180) / Math.PI;
    }),
  );
  const apart = (a: number, b: number) => Math.abs(((((a - b) % 180) + 270) % 180) - 90);
  return DIRECTIONS.find((direction) => edges.every((edge) => apart(edge, direction) > TOO_ALIKE)) ?? DIRECTIONS[0];
}
