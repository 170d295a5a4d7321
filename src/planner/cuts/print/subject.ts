// The current plan as it is put on paper.

import { keptLine, type SharedTiles, sharedTilesOf } from '../../../cutlist/index.ts';
import { setOut } from '../../../engine/setting-out.ts';
import { minorDigitsOf } from '../../../order/index.ts';
import { answeredOnPaper, type PaperSubject } from '../../../paper/index.ts';
import { orderCells, PLANNER_ADDRESS, quantitiesCells } from '../../../wire/index.ts';
import { currentQuantities } from '../../order/quantities.ts';
import { currentOrder, wishesWithCurrency } from '../../order/wishes.ts';
import { adviceOn } from '../../result/advice.ts';
import { buysWithReuse, foundSkirting, offcutReuse, reuseFigures, sharedNow } from '../../search/found.ts';
import { drawnPaletteOf } from '../../stage/painting/palette.ts';
import { getContext, speak, useNotation } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { CutAnalysis } from '../analysis.ts';

export function subjectOf(analysis: CutAnalysis, name: string): PaperSubject {
  const { planned, laid } = analysis;
  const { pattern } = planned.answer;
  const notation = useNotation();
  const address = addressOf();
  const kept = keptNow(analysis);
  return {
    laid,
    list: analysis,
    shared: sharedOnPaper(planned),
    colors: drawnPaletteOf(planned),
    ...answeredOnPaper(planned.answer, {
      withReuse: reuseFigures.now.value?.reuse.tilesWithReuse,
      isBoughtWithReuse: buysWithReuse(planned.draft),
    }),
    setOut: setOut({ ...laid, minCut: planned.draft.minCut, rotationDeg: Number(pattern.parameters.rotation) }),
    remarks: adviceOn(planned, notation, null).map(({ text }) => text),
    notation,
    name,
    date: new Date().toLocaleDateString(notation.lang),
    address,
    link: address,
    order: [...boughtCells(planned), ...quantityCells(planned)],
    ...(kept && { kept }),
  };
}

/** Tiles that a line of an offcut names. */
const MOST_SPANS = 20;

/** The offcuts to keep and the skirting, if they were searched for and there are any. */
function keptNow(analysis: CutAnalysis): readonly string[] | undefined {
  const found = offcutReuse.now.value;
  const skirting = foundSkirting.now.value;
  const notation = useNotation();
  const lines = (found?.offcuts?.rectangles ?? []).map((offcut) => keptLine(analysis, offcut, notation, MOST_SPANS));
  const all = [...(lines.length > 0 ? [speak('cuts.keptSizes'), ...lines] : []), ...(skirting ? [skirting.text] : [])];
  return all.length > 0 ? all : undefined;
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
