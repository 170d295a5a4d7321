// The tiles that a row of the cut list stands for, outlined on the plan.

import { signal } from '@preact/signals';
import { ACTION, PAPER } from '../stage/palette.ts';
import type { Tool } from '../stage/toolbox.ts';
import type { Desk } from '../state/desk.ts';
import type { Laid } from '../work/messages.ts';

/** Which of the cut tiles are outlined; they are counted in `laid`, and mean nothing in another plan. */
interface Highlight {
  readonly laid: Laid;
  readonly tiles: ReadonlySet<number>;
}

export const highlighted = signal<Highlight | null>(null);

/** Outlines the highlighted tiles of the plan that is shown. */
export function highlighter(desk: Desk): Tool {
  return {
    id: 'cuts',
    rank: 1,
    take: () => null,
    paint: (canvas, view) => {
      const mark = highlighted.value;
      if (mark === null || mark.laid !== desk.planned.value?.laid) return;
      const path = outlinesOf(mark, view.pxPerMm, view.x, view.y);
      canvas.save();
      canvas.lineJoin = 'round';
      // A light line under the coloured one keeps it visible on dark tiles.
      for (const [color, width] of [
        [PAPER, 5],
        [ACTION, 2.5],
      ] as const) {
        canvas.strokeStyle = color;
        canvas.lineWidth = width;
        canvas.stroke(path);
      }
      canvas.restore();
    },
  };
}

function outlinesOf({ laid: { floor, layout }, tiles }: Highlight, pxPerMm: number, left: number, top: number): Path2D {
  const { cuts, frame } = layout;
  const path = new Path2D();
  for (const i of tiles) {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const { centreX, centreY } = frame.shapes[motif];
    const x = floor.originUm.x / 1000 + centreX + place * frame.stepX + row * frame.rowX;
    const y = floor.originUm.y / 1000 + centreY + place * frame.stepY + row * frame.rowY;
    for (let ring = cuts.tileEnds[i - 1] ?? 0; ring < cuts.tileEnds[i]; ring++) {
      const begin = cuts.ringEnds[ring - 1] ?? 0;
      for (let k = begin; k < cuts.ringEnds[ring]; k++) {
        const [px, py] = [(x + cuts.points[2 * k]) * pxPerMm + left, (y + cuts.points[2 * k + 1]) * pxPerMm + top];
        if (k === begin) path.moveTo(px, py);
        else path.lineTo(px, py);
      }
      path.closePath();
    }
  }
  return path;
}
