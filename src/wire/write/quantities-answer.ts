// The quantities in an answer: grout and adhesive of a plan, stated as estimates.

import { type Plan, tileSizesOf } from '../../engine/index.ts';
import {
  GROUT_LOSS_PERCENT,
  type LaidTile,
  type Quantities,
  quantitiesOf,
  USUAL_QUANTITIES,
  usualAdhesive,
} from '../../order/index.ts';
import { formatMeasure, type Lang, say } from '../../words/index.ts';
import type { QuantitiesAnswer } from '../answers/quantities.ts';
import type { AnswerOptions, QuantityFields } from '../fields/fields.ts';
import { rounded } from '../values/rounding.ts';

const MM2_IN_M2 = 1e6;

/** What of a plan the quantities depend on. */
interface LaidAreas extends TileOfPlan {
  readonly floor: Pick<Plan['floor'], 'areaMm2'>;
  readonly layout: Pick<Plan['layout'], 'laidAreaMm2'>;
}

type TileOfPlan = Pick<Plan, 'lattice' | 'joint'>;

/** The tile of a plan as adhesive depends on it. */
export function laidTileOf({ lattice, joint }: TileOfPlan): LaidTile {
  const longestSide = Math.max(...tileSizesOf(lattice).map(({ width, height }) => Math.max(width, height)));
  return { longestSide, floats: lattice.rows !== undefined && joint === 0 };
}

/** The quantities of a plan; undefined if they are not asked for. */
export function quantitiesAnswer(
  laid: LaidAreas,
  { quantities: fields, lang }: Pick<AnswerOptions, 'quantities' | 'lang'>,
): QuantitiesAnswer | undefined {
  if (fields === null) return undefined;
  const areas = tiledAreasOf(laid);
  const tile = laidTileOf(laid);
  const amounts = quantitiesOf({ ...areas, ...tile }, fields);
  return {
    tiledAreaM2: rounded(areas.tiledM2, 4),
    jointAreaM2: rounded(areas.jointM2, 4),
    ...amounts,
    text: sentenceOf(lang, amounts, fields, tile),
  };
}

function tiledAreasOf({ floor, layout }: LaidAreas) {
  return {
    tiledM2: floor.areaMm2 / MM2_IN_M2,
    jointM2: Math.max(0, (floor.areaMm2 - layout.laidAreaMm2) / MM2_IN_M2),
  };
}

/** Of earlier versions: 4 kg/m² of adhesive for every tile, and no grout for losses. */
const EARLIER_ADHESIVE = 4;

/** The quantities of a plan as earlier versions estimated them. */
export function earlierQuantities(laid: LaidAreas, fields: QuantityFields): Quantities {
  const { tiledM2, jointM2 } = tiledAreasOf(laid);
  const areas = { tiledM2, jointM2: jointM2 / (1 + GROUT_LOSS_PERCENT / 100), ...laidTileOf(laid) };
  return quantitiesOf(areas, { adhesive: EARLIER_ADHESIVE, ...fields });
}

/** `Estimate: grout 1.7 kg (joints 8 mm deep, 1.6 kg/l, 10 % lost), bags: 1; adhesive 48 kg (4 kg/m²).` */
function sentenceOf(lang: Lang, amounts: Quantities, fields: QuantityFields, tile: LaidTile): string {
  const { groutKg, groutBags, adhesiveKg, adhesiveBags } = amounts;
  const { groutDepth, groutDensity } = { ...USUAL_QUANTITIES, ...fields };
  const bags = (n: number | null) => (n === null ? '' : say(lang, 'quantities.bags', { n }));
  const isLoose = fields.adhesive === undefined && tile.floats;
  return say(lang, isLoose ? 'quantities.textLoose' : 'quantities.text', {
    grout: formatMeasure(lang, groutKg, 'kg'),
    depth: formatMeasure(lang, groutDepth, 'mm', 3),
    density: formatMeasure(lang, groutDensity, 'kg/l', 3),
    loss: formatMeasure(lang, GROUT_LOSS_PERCENT, '%'),
    groutBags: bags(groutBags),
    adhesive: formatMeasure(lang, adhesiveKg, 'kg'),
    rate: rateText(lang, fields, tile),
    adhesiveBags: bags(adhesiveBags),
  });
}

function rateText(lang: Lang, { adhesive }: QuantityFields, tile: LaidTile): string {
  const rate = formatMeasure(lang, adhesive ?? usualAdhesive(tile), 'kg/m²', 3);
  if (adhesive !== undefined) return rate;
  return say(lang, 'quantities.usualRate', { rate, size: formatMeasure(lang, tile.longestSide, 'mm', 0) });
}

/** The quantities for the caption of a drawing: `estimate: grout 1.5 kg, adhesive 48 kg`. */
export function quantitiesBrief(lang: Lang, { groutKg, adhesiveKg }: Quantities): string {
  const grout = formatMeasure(lang, groutKg, 'kg');
  return say(lang, 'quantities.brief', { grout, adhesive: formatMeasure(lang, adhesiveKg, 'kg') });
}

/** Labels and amounts for tables and pages. */
export function quantitiesCells(lang: Lang, amounts: Quantities): (readonly [label: string, value: string])[] {
  const { groutKg, groutBags, adhesiveKg, adhesiveBags } = amounts;
  const cell = (kg: number, n: number | null) =>
    formatMeasure(lang, kg, 'kg') + (n === null ? '' : say(lang, 'quantities.bags', { n }));
  return [
    [say(lang, 'quantities.grout'), cell(groutKg, groutBags)],
    [say(lang, 'quantities.adhesive'), cell(adhesiveKg, adhesiveBags)],
  ];
}
