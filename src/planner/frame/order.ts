// What the button says, and what it hands over: the order with the fields of the API, and the link of the plan.

import { minorDigitsOf, type Order, type OrderLine } from '../../order/index.ts';
import { type CountedKey, sayCount } from '../../words/index.ts';
import { storePlan } from '../network/service.ts';
import { orderFields } from '../order/fields.ts';
import { currentOrder, wishesWithCurrency } from '../order/wishes.ts';
import { plannedNow } from '../page/validity.ts';
import { useLang, useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import type { FrameOrder } from './messages.ts';
import { tell } from './parent.ts';
import { whenSettled } from './settled.ts';
import { shownTile } from './tile.ts';

/** The text of the button: the boxes, sets or tiles that it adds. */
export function addText({ sets, boxes, toBuy }: Order): string {
  const [key, count]: [CountedKey, number] =
    sets !== null ? ['frame.addSets', sets] : boxes !== null ? ['frame.addBoxes', boxes] : ['frame.addTiles', toBuy];
  return sayCount(useLang(), key, count);
}

/** Hands the order over; resolves to whether there was one. */
export async function handOver(): Promise<boolean> {
  if ((await plannedNow()) === null) return false;
  await whenSettled();
  const planned = await plannedNow();
  const order = planned && currentOrder(planned);
  if (!order) return false;
  const { value: tile } = shownTile;
  const stored = await storePlan({ ...planned.draft, ...orderFields(planned) }, useNotation());
  const plannerUrl = stored.kind === 'stored' ? stored.link : null;
  tell({ type: 'tilewright:order', tile, ...frameOrder(planned, order), plannerUrl });
  return true;
}

function frameOrder({ draft }: Planned, order: Order): FrameOrder {
  const { currency } = wishesWithCurrency(draft);
  const lineOf = ({ toBuy, boxes, cost }: OrderLine) => ({
    tiles: toBuy,
    boxes,
    cost: cost === null ? null : Number(cost) / 10 ** minorDigitsOf(currency),
  });
  const { lines, sets } = order;
  return {
    ...lineOf(order),
    ...(sets !== null && { sets }),
    currency: order.cost === null ? null : currency,
    // As in the API, the only kind of a pattern is not repeated.
    kinds: lines.length > 1 ? lines.map((line) => ({ kind: line.kind, ...lineOf(line) })) : [],
  };
}
