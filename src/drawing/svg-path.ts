// Path data on whole grains, as short as it can be: relative moves, one letter where a line runs level or upright.
// Tens of thousands of tiles pass here. Texts are added to each other, which is measured to be twice as fast as joining a list.

import type { Areas, Hatch, Stamp } from './scene.ts';
import { whole } from './svg-text.ts';

/** Stamps as subpaths, each placed relative to the one before: closing a subpath returns to its start. */
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

/** Steps kept at a time, by their last bits: tiles follow each other by a few steps that differ in a grain. */
const KEPT = 16;

/** The text of a stamp by the step to it from the one before. */
function stampText(outline: Int32Array): (dx: number, dy: number) => string {
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
