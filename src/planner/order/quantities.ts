// Grout and adhesive of the current plan, if they are wished for.

import { type QuantitiesAnswer, quantitiesAnswer } from '../../wire/index.ts';
import { useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { quantityFields } from './fields.ts';
import { wishesOf } from './wishes.ts';

/** The quantities of a plan; undefined if they are not wished for. */
export function currentQuantities({ draft, laid }: Pick<Planned, 'draft' | 'laid'>): QuantitiesAnswer | undefined {
  const fields = quantityFields(wishesOf(draft));
  const quantities = Object.keys(fields).length > 0 ? fields : null;
  return quantitiesAnswer(laid, { quantities, lang: useNotation().lang });
}
