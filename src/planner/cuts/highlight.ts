// The tiles that a row of the cut list stands for, outlined on the plan.

import { signal } from '@preact/signals';
import { ACTION, PAPER } from '../stage/palette.ts';
import type { Tool } from '../stage/toolbox.ts';
import type { Desk } from '../state/desk.ts';
import type { Laid } from '../work/messages.ts';
import type { CutGroup } from './grouping.ts';
import { pathOf, ringsAt } from './pieces.ts';
import type { Study } from './study.ts';

/** The group that is outlined, in the floor's frame; it means nothing in another plan. */
interface Highlight {
  readonly group: CutGroup;
  readonly laid: Laid;
  readonly outlines: Path2D;
}

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
    paint: (canvas, { pxPerMm, x, y }) => {
      const mark = highlighted.value;
      if (mark === null || mark.laid !== desk.planned.value?.laid) return;
      const { originUm } = mark.laid.floor;
      canvas.save();
      canvas.lineJoin = 'round';
      canvas.translate(x + (originUm.x / 1000) * pxPerMm, y + (originUm.y / 1000) * pxPerMm);
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
      canvas.restore();
    },
  };
}
