// The fields of the colours.

import { COLORS_EXAMPLE } from '../../values/colors.ts';
import { COLOR, COLORS as KIND_COLORS } from '../kinds/colors.ts';
import type { Row } from '../row.ts';

/** Colours are part of the plan, and one for all tiles may be chosen when it is shown. */
export const COLORS = {
  color: {
    ...COLOR,
    description: 'Hex colour of all tiles, #rgb or #rrggbb; in an address the # is %23 or left out.',
    group: 'answer',
    role: 'plan',
    isForView: true,
    absentInIdentity: null,
  },
  colors: {
    ...KIND_COLORS,
    description: `Hex colours of kinds of tile, such as ${COLORS_EXAMPLE}; in a JSON body an object. Other kinds keep color.`,
    group: 'answer',
    role: 'plan',
    inComparison: 'refused',
    exampleNeeds: { pattern: 'octagon-dot' },
  },
  gapColor: {
    ...COLOR,
    description: 'Hex colour of the joints, like color.',
    group: 'answer',
    role: 'plan',
    isForView: true,
    absentInIdentity: null,
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
