// What to buy, with the headline: the tiles with breakage and spares beside it, and the tiles of each kind below it.

import { type Order, offerFor } from '../../order/index.ts';
import { kindCountText } from '../../words/index.ts';
import { buysWithReuse } from '../search/found.ts';
import { paletteOf } from '../stage/painting/palette.ts';
import { speak, useLang, useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { listKinds, nameOfKind } from './kinds.ts';
import { currentQuantities } from './quantities.ts';
import { currentOrder, formatCost, wishesOf } from './wishes.ts';

export function OrderLine({ planned }: { readonly planned: Planned }) {
  const order = currentOrder(planned);
  const estimate = currentQuantities(planned);
  if (order === null) return <p class="order-line">{speak('orderForm.counting')}</p>;
  const { planned: tiles, breakage, spares, inStock, boxes, sets, bought, leftOver } = order;
  const withWhat = spares > 0 ? 'orderForm.withSpares' : 'orderForm.withBreakage';
  const amountKey = inStock > 0 ? 'orderForm.toBuy' : withWhat;
  // Boxes, sets and the cost are in the headline.
  const isInUnits = sets !== null || boxes !== null;
  const amount = speak(isInUnits ? 'orderForm.inTiles' : amountKey, { count: bought });
  const parts = [
    speak(buysWithReuse(planned.draft) ? 'orderForm.plannedReused' : 'orderForm.planned', { count: tiles }),
    breakage > 0 && speak('orderForm.broken', { count: breakage }),
    spares > 0 && speak('orderForm.spare', { count: spares }),
  ];
  const there = inStock > 0 ? ` − ${speak('order.stock', { n: inStock })}` : '';
  const rest = leftOver > 0 ? ` + ${speak('orderForm.leftOver', { count: leftOver })}` : '';
  const perBox = perBoxText(planned, order);
  return (
    <div class="order-line">
      <p>
        <strong>{amount}</strong>
      </p>
      <p>
        {parts.filter(Boolean).join(' + ')}
        {there}
        {rest}
      </p>
      {perBox && <p>{perBox}</p>}
      {estimate && <p>{estimate.text}</p>}
    </div>
  );
}

/** The tiles of each kind, a line with its colour for each, and what to buy of it; for patterns that need several. */
export function KindsLine({ planned }: { readonly planned: Planned }) {
  const notation = useNotation();
  const kinds = listKinds(planned, notation.lang);
  if (kinds.length === 0) return null;
  const order = currentOrder(planned);
  const { tiles: colors } = paletteOf(planned);
  return (
    <ul class="order-kinds">
      {kinds.map((kind, i) => (
        <li key={kind.kind}>
          <span class="order-swatch" style={{ background: colors[kind.motif[0]] }} />
          {kindCountText(notation, kind)}
          {order && <small>{boughtText(planned, order, i)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** What to buy of a kind, and its cost if it has one: "Boxes: 4 (tiles: 48) · 3 left over · €96.00". */
function boughtText({ draft }: Planned, { lines, sets }: Order, index: number): string {
  const { boxes, bought, leftOver, cost } = lines[index];
  if (boxes === null && sets === null && cost === null) return '';
  const amount =
    boxes === null
      ? speak('orderForm.kindTiles', { count: bought })
      : speak('orderForm.boxes', { boxes, count: bought });
  const rest = leftOver > 0 ? [speak('orderForm.leftOver', { count: leftOver })] : [];
  return [amount, ...rest, ...(cost === null ? [] : [formatCost(draft, cost)])].join(' · ');
}

/** What a box holds, if it was worked out from its area. */
function perBoxText({ draft, answer }: Planned, { lines, tilesPerBox, boxes }: Order): string {
  const wishes = wishesOf(draft);
  const isByArea = lines.some(({ kind }) => offerFor(kind, wishes).boxAreaM2 !== undefined);
  if (!isByArea || boxes === null) return '';
  const byKind = () =>
    lines.map((line) =>
      speak('order.ofKind', { kind: nameOfKind({ answer }, line.kind, useLang()), n: line.tilesPerBox ?? 0 }),
    );
  return speak('orderForm.perBoxByArea', { count: tilesPerBox ?? byKind().join(' · ') });
}
