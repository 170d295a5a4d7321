// The current plan as it is put on paper.

import { type SharedTiles, sharedTilesOf } from '../../../cutlist/index.ts';
import type { PaperSubject } from '../../../paper/index.ts';
import { PLANNER_ADDRESS, quantitiesCells } from '../../../wire/index.ts';
import { currentQuantities } from '../../order/quantities.ts';
import { currentOrder, formatCost } from '../../order/wishes.ts';
import { buysWithReuse, reuseFigures, sharedNow } from '../../search/found.ts';
import { drawnPaletteOf } from '../../stage/painting/palette.ts';
import { getContext, speak, useNotation } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { CutAnalysis } from '../analysis.ts';

export function subjectOf(analysis: CutAnalysis, name: string): PaperSubject {
  const { planned, laid } = analysis;
  const { tiles, surface, pattern } = planned.answer;
  const notation = useNotation();
  const address = addressOf();
  return {
    laid,
    list: analysis,
    shared: sharedOnPaper(planned),
    colors: drawnPaletteOf(planned),
    figures: {
      ...tiles,
      areaM2: surface.areaM2,
      withReuse: reuseFigures.now.value?.reuse.tilesWithReuse ?? null,
      isBoughtWithReuse: buysWithReuse(planned.draft),
    },
    pattern: { name: pattern.name, jointMm: pattern.jointMm, rotationDeg: Number(pattern.parameters.rotation) },
    wallsCm: surface.wallsCm,
    notation,
    name,
    date: new Date().toLocaleDateString(notation.lang),
    address,
    link: address,
    order: [...orderCells(planned), ...quantityCells(planned)],
  };
}

/** What decides how many pages a plan needs. */
export function contentSubject(analysis: CutAnalysis) {
  const { planned, laid } = analysis;
  return { laid, list: analysis, shared: sharedOnPaper(planned), notation: useNotation() };
}

/** The tiles that are cut from one: boards that are carried on without a search that somebody asks for. */
function sharedOnPaper({ laid, draft }: Planned): SharedTiles {
  const counted = reuseFigures.now.value?.reuse.sharedTiles;
  const isCarriedOn = laid.lattice.rows !== undefined && buysWithReuse(draft);
  return isCarriedOn && counted ? sharedTilesOf(counted) : sharedNow();
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
  if (order === null || (order.boxes === null && order.sets === null && order.cost === null)) return [];
  const inBoxes = order.tilesPerBox === null ? `(${order.bought})` : `× ${order.tilesPerBox}`;
  const { sets } = order;
  const boxes =
    sets !== null
      ? speak('orderForm.sets', { sets, count: order.bought })
      : order.boxes === null
        ? `${order.bought}`
        : `${order.boxes} ${inBoxes}`;
  const cost = order.cost === null ? [] : [formatCost(planned.draft, order.cost)];
  return [[speak('orderForm.title'), [boxes, ...cost].join(' · ')]];
}
