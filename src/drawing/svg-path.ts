// Path data on whole grains, as short as it can be: relative moves, one letter where a line runs level or upright.

import type { Areas, Hatch, Stamp } from './scene.ts';
import { whole } from './svg-text.ts';

/** Stamps as subpaths, each placed relative to the one before: closing a subpath returns to its start. */
export function stampsPath(stamps: readonly Stamp[]): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (const { outline, at } of stamps) {
    const rest = `${linesOf(outline, 0, outline.length / 2)}z`;
    let [dx, dy, tile] = [0, 0, ''];
    for (let i = 0; i < at.length; i += 2) {
      // Tiles of a row follow each other by the same step: most texts are the last one again.
      if (tile === '' || at[i] - x !== dx || at[i + 1] - y !== dy) {
        dx = at[i] - x;
        dy = at[i + 1] - y;
        tile = `m${pair(dx, dy)}${rest}`;
      }
      path += tile;
      x = at[i];
      y = at[i + 1];
    }
  }
  return path;
}

/** Shapes as subpaths: the first ring of each opens with an absolute M, so that shapes can be counted. */
export function areasPath({ xy, ringEnds, shapeEnds }: Areas): string {
  let path = '';
  let ring = 0;
  let x = 0;
  let y = 0;
  for (const end of shapeEnds) {
    for (let isFirst = true; ring < end; ring++, isFirst = false) {
      const first = ring === 0 ? 0 : ringEnds[ring - 1];
      const [startX, startY] = [xy[2 * first], xy[2 * first + 1]];
      path += isFirst ? `M${pair(startX, startY)}` : `m${pair(startX - x, startY - y)}`;
      path += `${linesOf(xy, first, ringEnds[ring])}z`;
      x = startX;
      y = startY;
    }
  }
  return path;
}

/** Straight lines. */
export function hatchPath({ lines }: Hatch): string {
  let path = '';
  for (let i = 0; i < lines.length; i += 4) {
    path += `M${pair(lines[i], lines[i + 1])}${lineBy(lines[i + 2] - lines[i], lines[i + 3] - lines[i + 1])}`;
  }
  return path;
}

/** The lines from the first corner to the last; the one back to the first is left to closing. */
function linesOf(xy: Int32Array, first: number, end: number): string {
  let path = '';
  for (let k = first + 1; k < end; k++) {
    path += lineBy(xy[2 * k] - xy[2 * k - 2], xy[2 * k + 1] - xy[2 * k - 1]);
  }
  return path;
}

function lineBy(dx: number, dy: number): string {
  if (dy === 0) return dx === 0 ? '' : `h${whole(dx)}`;
  return dx === 0 ? `v${whole(dy)}` : `l${pair(dx, dy)}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${whole(x)}${whole(y)}` : `${whole(x)} ${whole(y)}`;
}
