// The kind for the scale of a drawing on paper.

import { SCALE_EXAMPLE, SCALE_RANGE, type Scale, scaleFrom } from '../../readers/scales.ts';
import type { Kind } from './kind.ts';

export const SCALE = {
  kind: 'scale',
  default: 'fit',
  example: String(SCALE_EXAMPLE),
  jsonExample: SCALE_EXAMPLE,
  fromText: (text, _name, meanings) => scaleFrom(text, meanings),
  fromJson: (value, _name, meanings) => scaleFrom(value, meanings),
  toQuery: String,
  toJson: (value) => value,
  schema: {
    oneOf: [{ type: 'integer', minimum: SCALE_RANGE.min, maximum: SCALE_RANGE.max }, { enum: ['fit'] }],
    default: 'fit',
  },
  textSchema: { type: 'string', pattern: '^(fit|[1-9][0-9]{0,2}|1000)$', default: 'fit' },
  placeholder: 'n',
  inWords: 'fit or n of 1:n',
} satisfies Kind<Scale>;
