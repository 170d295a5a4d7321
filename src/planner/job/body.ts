// The job on the screen as the body of the interface: each surface as its own plan sends it, and its order.

import { orderFields } from '../order/fields.ts';
import { wishesOf } from '../order/wishes.ts';
import { buysWithReuse } from '../search/found.ts';
import { getContext } from '../state/context.ts';
import { bodyOf, type Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { placeOf, surfacesOf } from '../state/surfaces.ts';

/** The body of the job that a plan belongs to. */
export async function jobBody(planned: Pick<Planned, 'draft' | 'laid' | 'answer'>): Promise<object> {
  const { draft } = planned;
  const currencies: unknown[] = [];
  const surfaces = await Promise.all(
    surfacesOf(draft).map(async (surface, place) => {
      const own = place === placeOf(draft) ? { ...planned, draft: surface } : await plannedForOrder(surface);
      // A job has no skirting, and one currency.
      const { currency, skirtingHeight: _, ...order } = own ? orderFields(own) : {};
      if (currency !== undefined) currencies.push(currency);
      const { name, tile } = surface;
      return {
        name: name ?? `${place + 1}`,
        ...(tile && { tile }),
        ...bodyOf(surface),
        ...order,
        ...(buysWithReuse(surface) && { buyWithReuse: true }),
      };
    }),
  );
  const { reuse } = draft.job ?? {};
  return { surfaces, ...(reuse && { reuse }), ...(currencies.length > 0 && { currency: currencies[0] }) };
}

/** A surface with what its order depends on; undefined without an order, or if it cannot be planned. */
async function plannedForOrder(draft: Draft): Promise<Pick<Planned, 'draft' | 'laid' | 'answer'> | undefined> {
  if (Object.keys(wishesOf(draft)).length === 0) return undefined;
  const outcome = await getContext().session.check(draft);
  return outcome.ok ? { ...outcome, draft } : undefined;
}
