// The kind of field that says how many tiles one has.

import type { Stock } from '../../../order/index.ts';
import { GRAMMARS } from '../../schemas/grammars.ts';
import { STOCK_EXAMPLE, STOCK_RANGE, stockFromJson, stockFromText, stockText } from '../../values/stock.ts';
import type { Kind } from './kind.ts';

const COUNT = { type: 'integer', minimum: STOCK_RANGE.min, maximum: STOCK_RANGE.max } as const;

export const STOCK = {
  kind: 'stock',
  example: String(STOCK_EXAMPLE),
  jsonExample: STOCK_EXAMPLE,
  fromText: stockFromText,
  fromJson: stockFromJson,
  toQuery: stockText,
  toJson: (stock) => stock,
  schema: { oneOf: [COUNT, { type: 'object', additionalProperties: COUNT, minProperties: 1 }] },
  textSchema: { type: 'string', pattern: GRAMMARS.stock },
  placeholder: 'tiles',
  inWords: 'whole number, or kind:number',
} satisfies Kind<Stock>;
