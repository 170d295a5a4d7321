// The readers of the JSON bodies that people and programs write, with everything that they restate.

import { RESTATEMENTS } from '../values/repairs/restatements.ts';
import { bodyReaders } from './body-fields.ts';
import type { Readers } from './input-format.ts';
import { ORDER_FROM_JSON } from './order-fields.ts';
import { patternFrom } from './pattern-field.ts';
import { QUANTITIES_FROM_JSON } from './quantity-fields.ts';
import { patternMeantBy } from './trade-names.ts';

export const BODY_READERS: Readers<unknown> = {
  ...bodyReaders(RESTATEMENTS, patternFrom(patternMeantBy('body'))),
  ...ORDER_FROM_JSON,
  ...QUANTITIES_FROM_JSON,
};
