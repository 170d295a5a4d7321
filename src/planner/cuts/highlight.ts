// Marks of the cuts on the plan: outlines of the tiles in a row of the list, and the numbers of cut tiles.

import { signal } from '@preact/signals';
import { type CutGroup, pathOf, ringsAt } from '../../cutlist/index.ts';
import { offcutReuse } from '../search/found.ts';
import { strokeTwice } from '../stage/painting/paint-marks.ts';
import { ACTION } from '../stage/painting/palette.ts';
import { draggedBy } from '../stage/start.ts';
import type { Tool } from '../stage/toolbox.ts';
import type { LaidFloor } from '../state/messages.ts';
import type { Session } from '../state/session.ts';
import { toCanvas } from '../state/view.ts';
import { analysisAtRest, type CutAnalysis } from './analysis.ts';
import { paintNumbers } from './cut-numbers.ts';

/** The outlined group, in the floor's frame; only valid for its plan. */
interface Highlight {
  readonly group: CutGroup;
  readonly laid: LaidFloor;
  readonly outlines: Path2D;
}

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
      // An analysis takes longer than a frame.
      const analysis = draggedBy.value === null ? analysisAtRest(planned) : null;
      if (analysis) paintNumbers(canvas, floor, analysis, offcutReuse.now.value, session.lang.value);
    },
  };
}
