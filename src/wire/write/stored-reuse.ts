// Whether a stored plan buys its tiles with offcuts reused. Boards in rows did not by default when the first links with
// orders were stored, and those links keep their figures.

import { type GivenFields, ORDER_FIELDS } from '../fields/fields.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { isCarriedOn } from './carried-on.ts';

/** What a stored text says of it; undefined where that goes without saying. */
export function reuseToStore({ request, options: { order, buyWithReuse } }: AcceptedRequest): boolean | undefined {
  const byDefault = isCarriedOn(request.pattern);
  return byDefault && order !== null ? buyWithReuse : buyWithReuse === byDefault ? undefined : buyWithReuse;
}

/** What a stored body means. An order of boards that says nothing is from before they were carried on. */
export function storedReuse(body: { readonly [Name in keyof GivenFields]?: unknown }): boolean {
  const { pattern, buyWithReuse } = body;
  if (typeof buyWithReuse === 'boolean') return buyWithReuse;
  const hasOrder = ORDER_FIELDS.some((name) => Object.hasOwn(body, name));
  return typeof pattern === 'string' && isCarriedOn(pattern) && !hasOrder;
}
