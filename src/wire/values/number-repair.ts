// What a value that is no number was probably meant to be: a unit behind it, a decimal comma, quotes around it in JSON.

import type { NumberParameter } from '../../engine/index.ts';

type Unit = NumberParameter['unit'] | 'px';

/** How many of a field's unit one of the written unit is; those that are not here cannot be turned into it. */
const FACTORS: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  mm: { '': 1, mm: 1, cm: 10, m: 1000 },
  percent: { '': 1, '%': 1, percent: 1 },
  deg: { '': 1, '°': 1, deg: 1 },
  px: { '': 1, px: 1 },
};

const MEASURE = /^([+-]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)(?:e[+-]?[0-9]{1,2})?)(mm|cm|m|%|percent|°|deg|px)?$/i;

/**
 * The number in the field's unit that a text stands for in all but its writing, or undefined.
 *
 * `numberMeantBy('20 cm', 'mm')` is 200; `numberMeantBy('2,5', 'mm')` is 2.5; `numberMeantBy('wide', 'mm')` undefined.
 */
export function numberMeantBy(value: unknown, unit: Unit): number | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const plain = value.normalize('NFKC').replace(/[−–—]/g, '-').replace(/\s+/g, '');
  const [, digits, written = ''] = MEASURE.exec(plain) ?? [];
  const factor = FACTORS[unit][written.toLowerCase()];
  if (digits === undefined || factor === undefined) return undefined;
  // Twelve digits drop the noise of the product.
  return Number((Number(digits.replace(',', '.')) * factor).toPrecision(12));
}
