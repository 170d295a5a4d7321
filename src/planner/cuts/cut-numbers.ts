// The numbers of cut tiles on the plan, where there is space: the same as in the cut list, and for pieces that share a
// tile the number of that tile too.

import { ringsAt } from '../../cutlist/index.ts';
import { fontsFor } from '../../drawing/index.ts';
import { locatePoint, type Point, type Ring } from '../../engine/index.ts';
import type { Lang } from '../../words/index.ts';
import type { FoundReuse } from '../search/found.ts';
import { INK, PAPER } from '../stage/painting/palette.ts';
import type { Canvas } from '../stage/painting/scene.ts';
import { stageSize } from '../stage/viewport.ts';
import { toCanvas, type View } from '../state/view.ts';
import type { CutAnalysis } from './analysis.ts';

const SIZE_PX = 11;
const MARGIN_PX = 2;

/** A cut tile with one piece, mm in the floor's frame. */
interface Numbered {
  readonly number: number;
  readonly ring: Ring;
}

const kept = new WeakMap<CutAnalysis, readonly Numbered[]>();

function numberedOf(analysis: CutAnalysis): readonly Numbered[] {
  const known = kept.get(analysis);
  if (known) return known;
  const { laid, groups } = analysis;
  const found = groups.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => {
      const [ring, ...more] = ringsAt(laid, tile);
      return more.length > 0 ? [] : [{ number: tile.number, ring }];
    }),
  );
  kept.set(analysis, found);
  return found;
}

/** The texts of a tile, the best first. If both numbers do not fit, the shared tile has priority: the list has the other. */
export function textsFor(number: number, pair: number | undefined): readonly string[] {
  return pair === undefined ? [`${number}`] : [`${number} ↔${pair}`, `↔${pair}`];
}

/** The middle of a place inside a ring for a box of this size: the centre of the ring's box, or of one of its quarters. */
export function placeFor(ring: Ring, width: number, height: number): Point | null {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (wide < width || high < height) return null;
  const shares = [
    [1 / 2, 1 / 2],
    [1 / 4, 1 / 4],
    [3 / 4, 1 / 4],
    [1 / 4, 3 / 4],
    [3 / 4, 3 / 4],
  ];
  for (const [across, down] of shares) {
    const middle = { x: left + across * wide, y: top + down * high };
    if (isFree(ring, middle, width / 2, height / 2)) return middle;
  }
  return null;
}

/** Whether a box lies inside a ring: no corner of the ring is in the box, and its corners and sides are inside. */
function isFree(ring: Ring, { x, y }: Point, halfWidth: number, halfHeight: number): boolean {
  if (ring.some((corner) => Math.abs(corner.x - x) < halfWidth && Math.abs(corner.y - y) < halfHeight)) return false;
  return [-1, 0, 1].every((across) =>
    [-1, 0, 1].every((down) => {
      return locatePoint({ x: x + across * halfWidth, y: y + down * halfHeight }, ring) === 'inside';
    }),
  );
}

/** Paints the numbers onto the pieces that are large enough; `floor` is the view of the floor's frame. */
export function paintNumbers(
  canvas: Canvas,
  floor: View,
  analysis: CutAnalysis,
  reuse: FoundReuse | null,
  lang: Lang,
): void {
  const { width, height } = stageSize.value;
  const { pxPerMm } = floor;
  canvas.font = `600 ${SIZE_PX}px ${fontsFor(lang)}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3;
  canvas.strokeStyle = PAPER;
  canvas.fillStyle = INK;
  const high = (SIZE_PX + MARGIN_PX) / pxPerMm;
  for (const { number, ring } of numberedOf(analysis)) {
    const near = toCanvas(floor, ring[0]);
    if (near.x < -width || near.x > 2 * width || near.y < -height || near.y > 2 * height) continue;
    for (const text of textsFor(number, reuse?.shared.get(number)?.pair)) {
      const place = placeFor(ring, (canvas.measureText(text).width + 2 * MARGIN_PX) / pxPerMm, high);
      if (place === null) continue;
      const { x, y } = toCanvas(floor, place);
      canvas.strokeText(text, x, y);
      canvas.fillText(text, x, y);
      break;
    }
  }
}
