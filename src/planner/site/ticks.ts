// The ticks on the plan: laid tiles are filled, and the pieces of the next cut are outlined.

import { signal } from '@preact/signals';
import { pathOf, ringsAt } from '../../cutlist/index.ts';
import { analysisAtRest, type CutAnalysis } from '../cuts/analysis.ts';
import { progressNow } from '../plans/laying.ts';
import { strokeTwice } from '../stage/painting/paint-marks.ts';
import { ACTION } from '../stage/painting/palette.ts';
import { panGrip } from '../stage/pointers.ts';
import { draggedBy } from '../stage/start.ts';
import { tileAt, toFloor } from '../stage/tiles.ts';
import type { PointerAt, Tool } from '../stage/toolbox.ts';
import { selected } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { toCanvas } from '../state/view.ts';

/** The numbers of the tiles that the next cut is for. */
export const nextNumbers = signal<readonly number[]>([]);

/** The opacity of what covers laid tiles, as hexadecimal digits. */
const COVER = 'a6';

let last: { readonly analysis: CutAnalysis; readonly numbers: readonly number[]; readonly path: Path2D } | undefined;

/** The tool that paints the ticks. */
export function ticksOnPlan(session: Session): Tool {
  return {
    id: 'site',
    rank: 100,
    // Nothing is moved by mistake while the floor is laid: a drag moves the view, a tap chooses a tile to tick.
    take: (here) => (here.button === 0 ? panGrip(here, choose(session)) : null),
    hover: () => '',
    paint: (canvas, view) => {
      const planned = session.planned.value;
      const analysis = planned && draggedBy.value === null ? analysisAtRest(planned) : null;
      if (planned === null || analysis === null) return;
      const { originUm } = planned.laid.floor;
      const at = toCanvas(view, { x: originUm.x / 1000, y: originUm.y / 1000 });
      const onCanvas = (path: Path2D) => {
        const moved = new Path2D();
        moved.addPath(path, { a: view.pxPerMm, d: view.pxPerMm, e: at.x, f: at.y });
        return moved;
      };
      const { laid } = progressNow(planned);
      if (last?.analysis !== analysis || last.numbers !== laid) {
        last = { analysis, numbers: laid, path: outlinesOf(analysis, laid) };
      }
      canvas.fillStyle = ACTION + COVER;
      canvas.fill(onCanvas(last.path), 'evenodd');
      strokeTwice(canvas, onCanvas(outlinesOf(analysis, nextNumbers.value)), 3, ACTION);
    },
  };
}

function choose(session: Session): (at: PointerAt) => void {
  return ({ plan }) => {
    const planned = session.planned.value;
    selected.value = planned && tileAt(planned.laid, toFloor(planned.laid, plan));
  };
}

function outlinesOf({ laid, tiles }: CutAnalysis, numbers: readonly number[]): Path2D {
  return new Path2D(pathOf(numbers.flatMap((number) => ringsAt(laid, tiles[number - 1]))));
}
