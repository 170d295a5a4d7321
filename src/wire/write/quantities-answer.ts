// The quantities in an answer: grout and adhesive of a plan, stated as estimates.

import type { Plan } from '../../engine/index.ts';
import { type Quantities, quantitiesOf, USUAL_QUANTITIES } from '../../order/index.ts';
import { formatMeasure, type Lang, say } from '../../words/index.ts';
import type { QuantitiesAnswer } from '../answers/quantities.ts';
import type { AnswerOptions, QuantityFields } from '../fields/fields.ts';
import { rounded } from '../values/rounding.ts';

const MM2_IN_M2 = 1e6;

/** What of a plan the quantities depend on. */
interface LaidAreas {
  readonly floor: Pick<Plan['floor'], 'areaMm2'>;
  readonly layout: Pick<Plan['layout'], 'laidAreaMm2'>;
}

/** The quantities of a plan; undefined if they are not asked for. */
export function quantitiesAnswer(
  { floor, layout }: LaidAreas,
  { quantities: fields, lang }: Pick<AnswerOptions, 'quantities' | 'lang'>,
): QuantitiesAnswer | undefined {
  if (fields === null) return undefined;
  const tiledM2 = floor.areaMm2 / MM2_IN_M2;
  const jointM2 = Math.max(0, (floor.areaMm2 - layout.laidAreaMm2) / MM2_IN_M2);
  const amounts = quantitiesOf({ tiledM2, jointM2 }, fields);
  return {
    tiledAreaM2: rounded(tiledM2, 4),
    jointAreaM2: rounded(jointM2, 4),
    ...amounts,
    text: sentenceOf(lang, amounts, fields),
  };
}

/** `Estimate: grout 1.5 kg (joints 8 mm deep, 1.6 kg/l), bags: 1; adhesive 48 kg (4 kg/m²).` */
function sentenceOf(lang: Lang, amounts: Quantities, fields: QuantityFields): string {
  const { groutKg, groutBags, adhesiveKg, adhesiveBags } = amounts;
  const { groutDepth, groutDensity, adhesive } = { ...USUAL_QUANTITIES, ...fields };
  const bags = (n: number | null) => (n === null ? '' : say(lang, 'quantities.bags', { n }));
  return say(lang, 'quantities.text', {
    grout: formatMeasure(lang, groutKg, 'kg'),
    depth: formatMeasure(lang, groutDepth, 'mm', 3),
    density: formatMeasure(lang, groutDensity, 'kg/l', 3),
    groutBags: bags(groutBags),
    adhesive: formatMeasure(lang, adhesiveKg, 'kg'),
    rate: formatMeasure(lang, adhesive, 'kg/m²', 3),
    adhesiveBags: bags(adhesiveBags),
  });
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
