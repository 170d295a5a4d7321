// The current plan as it is put on paper.

import { setOut } from '../../../engine/setting-out.ts';
import type { PaperSubject } from '../../../paper/index.ts';
import { PLANNER_ADDRESS, quantitiesCells } from '../../../wire/index.ts';
import { currentQuantities } from '../../order/quantities.ts';
import { currentOrder, formatCost } from '../../order/wishes.ts';
import { reuseFigures, sharedNow } from '../../search/found.ts';
import { drawnPaletteOf } from '../../stage/painting/palette.ts';
import { getContext, speak, useNotation } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { CutAnalysis } from '../analysis.ts';

export function subjectOf(analysis: CutAnalysis, name: string): PaperSubject {
  const { planned, laid } = analysis;
  const { tiles, surface, pattern, warnings, notes } = planned.answer;
  const notation = useNotation();
  const address = addressOf();
  return {
    laid,
    list: analysis,
    shared: sharedNow(),
    colors: drawnPaletteOf(planned),
    figures: {
      ...tiles,
      areaM2: surface.areaM2,
      withReuse: reuseFigures.now.value?.reuse.tilesWithReuse ?? null,
    },
    pattern: { name: pattern.name, jointMm: pattern.jointMm, rotationDeg: Number(pattern.parameters.rotation) },
    wallsCm: surface.wallsCm,
    setOut: setOut({ ...laid, minCut: planned.draft.minCut, rotationDeg: Number(pattern.parameters.rotation) }),
    remarks: [...warnings, ...notes],
    notation,
    name,
    date: new Date().toLocaleDateString(notation.lang),
    address,
    link: address,
    order: [...orderCells(planned), ...quantityCells(planned)],
  };
}

/** The address of the plan, or of the planner if the plan has none. */
function addressOf(): string {
  const { publicUrl } = getContext().page;
  return publicUrl + (location.pathname.startsWith(PLANNER_ADDRESS) ? location.pathname : '');
}

/** Grout and adhesive, if they are wished for. */
function quantityCells(planned: Planned): (readonly [string, string])[] {
  const quantities = currentQuantities(planned);
  return quantities ? quantitiesCells(useNotation().lang, quantities) : [];
}

/** Boxes and cost, if they are known. */
function orderCells(planned: Planned): (readonly [string, string])[] {
  const order = currentOrder(planned);
  if (order === null || (order.boxes === null && order.cost === null)) return [];
  const inBoxes = order.tilesPerBox === null ? `(${order.bought})` : `× ${order.tilesPerBox}`;
  const boxes = order.boxes === null ? `${order.bought}` : `${order.boxes} ${inBoxes}`;
  const cost = order.cost === null ? [] : [formatCost(planned.draft, order.cost)];
  return [[speak('orderForm.title'), [boxes, ...cost].join(' · ')]];
}
