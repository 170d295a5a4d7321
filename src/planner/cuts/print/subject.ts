// The current plan as it is put on paper.

import { cuttingOf, keptLine, sharedTilesOf } from '../../../cutlist/index.ts';
import { tileText } from '../../../drawing/index.ts';
import { type Pattern, patternByName } from '../../../engine/index.ts';
import { cutsOf, cutUpTiles, type SharedTile } from '../../../engine/offcuts.ts';
import { minorDigitsOf } from '../../../order/index.ts';
import { answeredOnPaper, type PaperSubject, settingStep } from '../../../paper/index.ts';
import { orderCells, PLANNER_ADDRESS, quantitiesCells } from '../../../wire/index.ts';
import { lookOf } from '../../look/look.ts';
import { drawingAddress } from '../../network/addresses.ts';
import { currentQuantities } from '../../order/quantities.ts';
import { currentOrder, wishesWithCurrency } from '../../order/wishes.ts';
import { adviceOn } from '../../result/advice.ts';
import { setOutNow } from '../../result/set-out.ts';
import { buysWithReuse, foundSkirting, offcutReuse } from '../../search/found.ts';
import { chosenColorOf, drawnPaletteOf } from '../../stage/painting/palette.ts';
import { getContext, speak, useNotation } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { CutAnalysis } from '../analysis.ts';

export function subjectOf(analysis: CutAnalysis, name: string): PaperSubject {
  const { planned, laid } = analysis;
  const { pattern } = planned.answer;
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
  const kept = keptNow(analysis);
  return {
    laid,
    list: analysis,
    cutting,
    shared: sharedTilesOf(sharedNumbers(analysis, groups)),
    colors: drawnPaletteOf(planned),
    isClean: lookOf(planned.draft).clean === true,
    ...answeredOnPaper(planned.answer, {
      withReuse: planned.answer.tiles.whole + groups.length,
      isBoughtWithReuse: buysWithReuse(planned.draft),
      tile: tileText(notation, laying),
      color: chosenColorOf(planned),
    }),
    setOut: setOutNow(planned),
    remarks: adviceOn(planned, notation, null).map(({ text }) => text),
    notation,
    name,
    date: new Date().toLocaleDateString(notation.lang),
    address,
    link: address,
    code: location.pathname.startsWith(PLANNER_ADDRESS) ? address : (drawingAddress(planned) ?? ''),
    order: [...boughtCells(planned), ...quantityCells(planned)],
    ...(kept && { kept }),
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

/** The offcuts to keep and the skirting, if they were searched for and there are any. */
function keptNow(analysis: CutAnalysis): readonly string[] | undefined {
  const found = offcutReuse.now.value;
  const skirting = foundSkirting.now.value;
  const notation = useNotation();
  const lines = (found?.offcuts?.rectangles ?? []).map((offcut) => keptLine(analysis, offcut, notation));
  const all = [...(lines.length > 0 ? [speak('cuts.keptSizes'), ...lines] : []), ...(skirting ? [skirting.text] : [])];
  return all.length > 0 ? all : undefined;
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

/** Tiles, boxes and cost, if the boxes or the cost are known. */
function boughtCells(planned: Planned): (readonly [string, string])[] {
  const order = currentOrder(planned);
  if (order === null || (order.boxes === null && order.sets === null && order.cost === null)) return [];
  const { toBuy, boxes, sets, bought, cost } = order;
  const { currency } = wishesWithCurrency(planned.draft);
  const answered = {
    ...{ tiles: toBuy, boxes, tilesInBoxes: bought, currency },
    ...(sets !== null && { sets, tilesInSets: bought }),
    cost: cost === null ? null : Number(cost) / 10 ** minorDigitsOf(currency),
  };
  return orderCells(useNotation().lang, answered, order.inStock > 0);
}
