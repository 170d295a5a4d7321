// Marks of the cuts on the plan: outlines of the tiles in a row of the list, and the numbers of pieces that share a
// tile.

import { signal } from '@preact/signals';
import { type FoundReuse, offcutReuse } from '../search/found.ts';
import { strokeTwice } from '../stage/painting/paint-marks.ts';
import { ACTION, INK, PAPER } from '../stage/painting/palette.ts';
import type { Canvas } from '../stage/painting/scene.ts';
import type { Tool } from '../stage/toolbox.ts';
import type { Session } from '../state/session.ts';
import { toCanvas, type View } from '../state/view.ts';
import type { LaidFloor } from '../work/messages.ts';
import { analysisOf, type CutAnalysis } from './analysis/analysis.ts';
import type { CutGroup } from './analysis/grouping.ts';
import { middleWithRoom, pathOf, ringsAt } from './analysis/pieces.ts';

/** The outlined group, in the floor's frame; only valid for its plan. */
interface Highlight {
  readonly group: CutGroup;
  readonly laid: LaidFloor;
  readonly outlines: Path2D;
}

/** Space that a number needs around its middle, px per digit. */
const PAIR_PX = 3.5;

export const highlighted = signal<Highlight | null>(null);

/** Outlines the tiles of a group; null clears the outline. */
export function highlight({ laid }: CutAnalysis, group: CutGroup | null): void {
  const outlinesOf = ({ tiles }: CutGroup) => new Path2D(pathOf(tiles.flatMap((tile) => ringsAt(laid, tile))));
  highlighted.value = group && { group, laid, outlines: outlinesOf(group) };
}

/** The tool that paints both on their plan. */
export function highlighter(session: Session): Tool {
  return {
    id: 'cuts',
    rank: 1,
    take: () => null,
    paint: (canvas, view) => {
      const mark = highlighted.value;
      const planned = session.planned.value;
      if (!planned) return;
      const { originUm } = planned.laid.floor;
      const { pxPerMm } = view;
      const floor = { pxPerMm, ...toCanvas(view, { x: originUm.x / 1000, y: originUm.y / 1000 }) };
      if (mark?.laid === planned.laid) {
        const outlines = new Path2D();
        outlines.addPath(mark.outlines, { a: pxPerMm, d: pxPerMm, e: floor.x, f: floor.y });
        strokeTwice(canvas, outlines, 2.5, ACTION);
      }
      // An analysis takes longer than a frame, so it is only made if there is something to show.
      if (offcutReuse.now.value) paintPairs(canvas, floor, analysisOf(planned), offcutReuse.now.value);
    },
  };
}

/** Paints the numbers of shared tiles onto the pieces that are large enough. */
function paintPairs(canvas: Canvas, floor: View, { laid, tiles }: CutAnalysis, { shared }: FoundReuse): void {
  canvas.lineWidth = 4;
  canvas.strokeStyle = PAPER;
  canvas.fillStyle = INK;
  for (const [number, { pair }] of shared) {
    const text = `↔${pair}`;
    const middle = middleWithRoom(ringsAt(laid, tiles[number - 1])[0], (PAIR_PX * text.length) / floor.pxPerMm);
    if (middle === null) continue;
    const { x, y } = toCanvas(floor, middle);
    canvas.strokeText(text, x, y);
    canvas.fillText(text, x, y);
  }
}
