// What the cuts show on the plan: the tiles that a row of the list stands for, outlined, and the numbers of pieces that
// share a tile.

import { signal } from '@preact/signals';
import { ACTION, INK, PAPER } from '../stage/palette.ts';
import type { Tool } from '../stage/toolbox.ts';
import type { Desk } from '../state/desk.ts';
import { sharing } from '../state/found.ts';
import type { View } from '../state/view.ts';
import type { Laid } from '../work/messages.ts';
import type { CutGroup } from './grouping.ts';
import { middleWithRoom, pathOf, ringsAt } from './pieces.ts';
import { type Study, studyOf } from './study.ts';

/** The group that is outlined, in the floor's frame; it means nothing in another plan. */
interface Highlight {
  readonly group: CutGroup;
  readonly laid: Laid;
  readonly outlines: Path2D;
}

/** Room that a number needs around its middle, px a digit. */
const PAIR_PX = 3.5;

export const highlighted = signal<Highlight | null>(null);

/** Outlines the tiles of a group, or none. */
export function highlight({ laid }: Study, group: CutGroup | null): void {
  const outlinesOf = ({ tiles }: CutGroup) => new Path2D(pathOf(tiles.flatMap((tile) => ringsAt(laid, tile))));
  highlighted.value = group && { group, laid, outlines: outlinesOf(group) };
}

/** Shows the outlines on the plan that they belong to. */
export function highlighter(desk: Desk): Tool {
  return {
    id: 'cuts',
    rank: 1,
    take: () => null,
    paint: (canvas, view) => {
      const mark = highlighted.value;
      const planned = desk.planned.value;
      if (!planned) return;
      const { pxPerMm } = view;
      const { originUm } = planned.laid.floor;
      canvas.save();
      canvas.lineJoin = 'round';
      canvas.translate(view.x + (originUm.x / 1000) * pxPerMm, view.y + (originUm.y / 1000) * pxPerMm);
      // A study costs more than a frame has, so it is asked for only where there is something to show.
      if (sharing.now.value) paintPairs(canvas, view, studyOf(planned));
      if (mark?.laid === planned.laid) {
        canvas.scale(pxPerMm, pxPerMm);
        // A light line under the coloured one keeps it visible on dark tiles.
        for (const [color, width] of [
          [PAPER, 5],
          [ACTION, 2.5],
        ] as const) {
          canvas.strokeStyle = color;
          canvas.lineWidth = width / pxPerMm;
          canvas.stroke(mark.outlines);
        }
      }
      canvas.restore();
    },
  };
}

/** Paints the numbers of shared tiles onto the pieces that have room for them. */
function paintPairs(canvas: CanvasRenderingContext2D, { pxPerMm }: View, { laid, tiles }: Study): void {
  canvas.lineWidth = 4;
  canvas.strokeStyle = PAPER;
  canvas.fillStyle = INK;
  for (const [number, pair] of sharing.now.value?.pairs ?? []) {
    const text = `↔${pair}`;
    const middle = middleWithRoom(ringsAt(laid, tiles[number - 1])[0], (PAIR_PX * text.length) / pxPerMm);
    if (middle === null) continue;
    const [x, y] = [middle.x * pxPerMm, middle.y * pxPerMm];
    canvas.strokeText(text, x, y);
    canvas.fillText(text, x, y);
  }
}
