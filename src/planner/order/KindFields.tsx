// What each kind of tile is sold in: a box and a price of its own, and how many of it a set holds.

import type { Offer, PriceUnit } from '../../order/index.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { countKinds, sizedName } from './kinds.ts';
import { WishEntry } from './WishField.tsx';
import { wish, wishesOf } from './wishes.ts';

interface KindFieldsProps {
  readonly planned: Planned;
  /** The unit of a price if none is chosen. */
  readonly usualUnit: PriceUnit;
}

export function KindFields({ planned, usualUnit }: KindFieldsProps) {
  const notation = useNotation();
  const { kinds = {}, setOf, pricePer = usualUnit } = wishesOf(planned.draft);
  return (
    <div class="order-kind-fields">
      {countKinds(planned).map(({ kind }) => (
        <fieldset key={kind}>
          <legend>{sizedName(planned, kind, notation)}</legend>
          <WishEntry
            name={`order.kinds.${kind}.tilesPerBox`}
            label={speak('orderForm.inBox')}
            range="tilesPerBox"
            isWhole
            value={kinds[kind]?.tilesPerBox}
            change={(tilesPerBox) => (draft) =>
              wish({ kinds: withOffer(draft, kind, { tilesPerBox, boxAreaM2: undefined }) })(draft)
            }
          />
          <WishEntry
            name={`order.kinds.${kind}.price`}
            label={speak('orderForm.price')}
            range="price"
            decimals={4}
            value={kinds[kind]?.price}
            change={(price) => (draft) =>
              wish({
                kinds: withOffer(draft, kind, { price, pricePer: price === undefined ? undefined : unitOf(pricePer) }),
              })(draft)
            }
          />
          <WishEntry
            name={`order.setOf.${kind}`}
            label={speak('orderForm.inSet')}
            range="setOf"
            isWhole
            value={setOf?.[kind]}
            change={(count) => (draft) => wish({ setOf: filled({ ...wishesOf(draft).setOf, [kind]: count }) })(draft)}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** A set has one price for all kinds. */
function unitOf(pricePer: PriceUnit): PriceUnit {
  return pricePer === 'set' ? 'tile' : pricePer;
}

/** What kinds are sold in, with a change for one of them. */
function withOffer(draft: Draft, kind: string, change: { readonly [Name in keyof Offer]?: Offer[Name] | undefined }) {
  const { kinds = {} } = wishesOf(draft);
  return filled({ ...kinds, [kind]: filled({ ...kinds[kind], ...change }) });
}

/** What is left without empty entries; undefined if nothing is. */
function filled<Value>(
  entries: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> | undefined {
  const left = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
