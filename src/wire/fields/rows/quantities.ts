// The fields of the quantities: grout and adhesive.

import { QUANTITY_RANGES, USUAL_QUANTITIES } from '../../../order/index.ts';
import { boolean } from '../kinds/boolean.ts';
import { type NumberFacts, number } from '../kinds/number.ts';
import type { Row } from '../row.ts';

const USUAL: Partial<Record<keyof typeof QUANTITY_RANGES, number>> = USUAL_QUANTITIES;

function amount(name: keyof typeof QUANTITY_RANGES, example: number, unit: NumberFacts['unit']) {
  const [min, max] = QUANTITY_RANGES[name];
  const usual = USUAL[name];
  return number(example, { unit, range: { min, max }, ...(usual !== undefined && { default: usual }) });
}

export const QUANTITIES = {
  quantities: {
    ...boolean(false),
    description:
      'Whether the answer has quantities: grout and adhesive, estimated. Each of the fields below asks for them too.',
    group: 'quantities',
    role: 'order',
  },
  groutDepth: {
    ...amount('groutDepth', 10, 'mm'),
    description: 'Depth of the joints: the thickness of the tile.',
    group: 'quantities',
    role: 'order',
  },
  groutDensity: {
    ...amount('groutDensity', 1.8, 'kg/l'),
    description: 'Density of the grout; 10 % is added for losses.',
    group: 'quantities',
    role: 'order',
  },
  groutBagKg: {
    ...amount('groutBagKg', 5, 'kg'),
    description: 'What a bag of grout holds.',
    group: 'quantities',
    role: 'order',
  },
  adhesive: {
    ...amount('adhesive', 5, 'kg/m²'),
    description:
      'Adhesive for each square metre; by default as the size of the tile takes, from 2.5 to 6.5, none without a joint for planks.',
    group: 'quantities',
    role: 'order',
  },
  adhesiveBagKg: {
    ...amount('adhesiveBagKg', 25, 'kg'),
    description: 'What a bag of adhesive holds.',
    group: 'quantities',
    role: 'order',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
