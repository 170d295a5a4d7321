// Path data on whole grains, kept short: relative moves, and one letter for horizontal and vertical lines. There may be
// tens of thousands of tiles, so strings are concatenated, which is measured to be twice as fast as joining an array.

import type { Grains } from '../scene/grain.ts';
import type { Areas, Hatch, Stamp } from '../scene/items.ts';
import { whole } from './svg-text.ts';

/** Returns stamps as subpaths, each relative to the one before, since closing a subpath returns to its start. */
export function stampsPath(stamps: readonly Stamp[]): string {
  let path = '';
  let x = 0;
  let y = 0;
  for (const { outline, at } of stamps) {
    const text = stampText(outline);
    for (let i = 0; i < at.length; i += 2) {
      path += text(at[i] - x, at[i + 1] - y);
      x = at[i];
      y = at[i + 1];
    }
  }
  return path;
}

/** Number of cached steps, indexed by their low bits: the steps between tiles are few and differ by a grain. */
const KEPT = 16;

/** Returns a function that gives the text of a stamp for the step from the previous one. */
function stampText(outline: Grains): (dx: number, dy: number) => string {
  const rest = `${linesOf(outline, 0, outline.length / 2)}z`;
  const [keptX, keptY] = [new Int32Array(KEPT), new Int32Array(KEPT)];
  const texts = new Array<string>(KEPT).fill('');
  return (dx, dy) => {
    const slot = (dx & 3) | ((dy & 3) << 2);
    if (texts[slot] === '' || keptX[slot] !== dx || keptY[slot] !== dy) {
      keptX[slot] = dx;
      keptY[slot] = dy;
      texts[slot] = `m${pair(dx, dy)}${rest}`;
    }
    return texts[slot];
  };
}

/** Returns shapes as subpaths. The first ring of each opens with an absolute `M`, so that shapes can be counted. */
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

/** Returns the hatch lines as path data. */
export function hatchPath({ lines }: Hatch): string {
  let path = '';
  for (let i = 0; i < lines.length; i += 4) {
    path += `M${pair(lines[i], lines[i + 1])}${lineBy(lines[i + 2] - lines[i], lines[i + 3] - lines[i + 1])}`;
  }
  return path;
}

/** The lines from the first corner to the last; closing the path draws the line back to the first. */
function linesOf(xy: Grains, first: number, end: number): string {
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
