// The current plan as it is put on paper.

import { cuttingOf, sharedTilesOf } from '../../../cutlist/index.ts';
import { tileText } from '../../../drawing/index.ts';
import { type Pattern, patternByName } from '../../../engine/index.ts';
import { cutsOf, cutUpTiles, type SharedTile } from '../../../engine/offcuts.ts';
import { type PaperSubject, settingStep } from '../../../paper/index.ts';
import { PLAN_ADDRESS, PLANNER_ADDRESS, quantitiesCells } from '../../../wire/index.ts';
import { currentQuantities } from '../../order/quantities.ts';
import { currentOrder, formatCost } from '../../order/wishes.ts';
import { chosenColorOf, drawnPaletteOf } from '../../stage/painting/palette.ts';
import { getContext, speak, useNotation } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { CutAnalysis } from '../analysis.ts';

export function subjectOf(analysis: CutAnalysis, name: string): PaperSubject {
  const { planned, laid } = analysis;
  const { tiles, surface, pattern } = planned.answer;
  const notation = useNotation();
  const address = addressOf();
  const laying = { pattern: patternOf(pattern.id), parameters: pattern.parameters };
  // As the service packs them, so that paper says the same as its files.
  const { groups } = cutUpTiles({ ...laid, ...laying });
  const cutting = cuttingOf({
    laid,
    list: analysis,
    bought: groups,
    kerf: laid.kerf,
    step: settingStep(notation.units),
  });
  return {
    laid,
    list: analysis,
    cutting,
    shared: sharedTilesOf(sharedNumbers(analysis, groups)),
    colors: drawnPaletteOf(planned),
    figures: {
      ...tiles,
      areaM2: surface.areaM2,
      withReuse: tiles.whole + groups.length,
    },
    pattern: {
      name: pattern.name,
      tile: tileText(notation, laying),
      color: chosenColorOf(planned),
      jointMm: pattern.jointMm,
      rotationDeg: Number(pattern.parameters.rotation),
    },
    wallsCm: surface.wallsCm,
    notation,
    name,
    date: new Date().toLocaleDateString(notation.lang),
    address,
    link: address,
    code: location.pathname.startsWith(PLANNER_ADDRESS) ? address : drawingAddress(planned),
    order: [...orderCells(planned), ...quantityCells(planned)],
  };
}

function patternOf(id: string): Pattern {
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  return pattern;
}

/** The numbers of the tiles of the plan that share a tile, as in answers. */
function sharedNumbers({ tiles }: CutAnalysis, groups: readonly SharedTile[]): number[][] {
  const numbers = new Map(tiles.map(({ cut, number }) => [cut, number]));
  const lists = groups.map((group) => cutsOf(group).map((cut) => numbers.get(cut) as number));
  const shared = lists.filter(({ length }) => length > 1).map((list) => list.sort((a, b) => a - b));
  return shared.sort((a, b) => a[0] - b[0]);
}

/** The address of the drawing; empty if it would be too long. */
function drawingAddress({ query }: Planned): string {
  return query === null ? '' : `${getContext().page.publicUrl}${PLAN_ADDRESS}?${query}&format=svg`;
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
