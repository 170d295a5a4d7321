// The fields of an order: what a box holds, breakage, spares and the price; and those of grout and adhesive.

import { useId } from 'preact/hooks';
import {
  BREAKAGE_PERCENT,
  type OrderWishes,
  type PriceUnit,
  USUAL_QUANTITIES,
  usualAdhesive,
} from '../../order/index.ts';
import { isCarriedOn, laidTileOf } from '../../wire/index.ts';
import { formatMeasure, formatNumber, type WordKey } from '../../words/index.ts';
import { buysWithReuse } from '../search/found.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { namedCurrencies } from './currency.ts';
import { quantityFields } from './fields.ts';
import { KindFields } from './KindFields.tsx';
import { countKinds } from './kinds.ts';
import { StockFields } from './StockFields.tsx';
import { shopShare } from './shop-shares.ts';
import { WishField } from './WishField.tsx';
import { currentOrder, wish, wishesOf, wishesWithCurrency } from './wishes.ts';

const FT2_IN_M2 = 1 / 0.3048 ** 2;

export function OrderForm() {
  const planned = useSession().planned.value;
  if (planned === null) return null;
  return <Fields planned={planned} wishes={wishesOf(planned.draft)} />;
}

function Fields({ planned, wishes }: { readonly planned: Planned; readonly wishes: OrderWishes }) {
  const session = useSession();
  const { lang, units } = useNotation();
  const isImperial = units === 'imperial';
  const set = (change: Parameters<typeof wish>[0]) => session.propose({ change: wish(change), origin: 'order' });
  const currencyId = useId();
  const perArea: PriceUnit = isImperial ? 'ft2' : 'm2';
  const hasKinds = countKinds(planned).length > 1;
  const isUsual = isCarriedOn(planned.draft.pattern);
  return (
    <div class="order-form">
      <WishField name="tilesPerBox" label="orderForm.tilesPerBox" isWhole planned={planned} />
      <WishField
        name="boxAreaM2"
        label="orderForm.boxArea"
        unit={isImperial ? 'ft²' : 'm²'}
        factor={isImperial ? FT2_IN_M2 : 1}
        planned={planned}
      />
      <WishField name="breakage" label="orderForm.breakage" unit="%" usual={BREAKAGE_PERCENT} planned={planned} />
      <div class="order-pair">
        <WishField
          name="spares"
          label={hasKinds ? 'orderForm.sparesEach' : 'orderForm.spares'}
          isWhole
          planned={planned}
        />
        <Choice
          label="orderForm.sparesIn"
          value={wishes.sparesIn ?? 'tiles'}
          options={[
            ['tiles', speak('orderForm.tiles')],
            ['boxes', speak('orderForm.inBoxes')],
          ]}
          onChoose={(sparesIn) => set({ sparesIn: sparesIn as 'tiles' | 'boxes' })}
        />
      </div>
      <div class="order-pair">
        <WishField name="price" label="orderForm.price" planned={planned} decimals={4} set={{ pricePer: perArea }} />
        <Choice
          label="orderForm.pricePer"
          value={wishes.pricePer ?? perArea}
          options={[
            [perArea, speak(isImperial ? 'orderForm.perFt2' : 'orderForm.perM2')],
            ['tile', speak('orderForm.perTile')],
            ['box', speak('orderForm.perBox')],
            ...(wishes.setOf ? ([['set', speak('orderForm.perSet')]] as const) : []),
            // A price that was given in the other units keeps its own.
            ...(wishes.pricePer === (isImperial ? 'm2' : 'ft2')
              ? ([[wishes.pricePer, speak(isImperial ? 'orderForm.perM2' : 'orderForm.perFt2')]] as const)
              : []),
          ]}
          onChoose={(pricePer) => set({ pricePer: pricePer as PriceUnit })}
        />
      </div>
      <div class="order-currency">
        <label for={currencyId}>{speak('orderForm.currency')}</label>
        <Choice
          id={currencyId}
          label="orderForm.currency"
          value={wishesWithCurrency(planned.draft).currency}
          options={namedCurrencies(lang)}
          onChoose={(currency) => set({ currency })}
        />
      </div>
      {hasKinds && <KindFields planned={planned} usualUnit={perArea} />}
      <label class="order-check">
        <input
          type="checkbox"
          checked={buysWithReuse(planned.draft)}
          onChange={({ currentTarget: { checked } }) => set({ reuse: checked === isUsual ? undefined : checked })}
        />
        {speak('orderForm.buyReused')}
      </label>
      <StockFields planned={planned} />
      <Quantities planned={planned} />
      <div role="status">
        {currentOrder(planned)?.lacksBox && <p class="order-lack">{speak('orderForm.lacksBox')}</p>}
      </div>
      <p class="order-note">{usualSentence(planned)}</p>
    </div>
  );
}

/** Grout and adhesive, whose fields appear once they are wished for. */
function Quantities({ planned }: { readonly planned: Planned }) {
  const session = useSession();
  const fields = quantityFields(wishesOf(planned.draft));
  const isWished = Object.keys(fields).length > 0;
  const none = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  const { groutDepth } = USUAL_QUANTITIES;
  const adhesive = usualAdhesive(laidTileOf(planned.laid));
  return (
    <>
      <label class="order-check">
        <input
          type="checkbox"
          checked={isWished}
          onChange={({ currentTarget }) =>
            session.propose({ change: wish(currentTarget.checked ? { quantities: true } : none), origin: 'order' })
          }
        />
        {speak('orderForm.quantities')}
      </label>
      {isWished && (
        <>
          <WishField name="groutDepth" label="orderForm.groutDepth" unit="mm" usual={groutDepth} planned={planned} />
          <WishField name="groutBagKg" label="orderForm.groutBag" unit="kg" planned={planned} />
          <WishField name="adhesive" label="orderForm.adhesive" unit="kg" usual={adhesive} planned={planned} />
          <WishField name="adhesiveBagKg" label="orderForm.adhesiveBag" unit="kg" planned={planned} />
        </>
      )}
    </>
  );
}

/** What is usual in the trade for the pattern. */
function usualSentence({ answer: { pattern, tiles } }: Planned): string {
  const { lang } = useNotation();
  const waste = formatMeasure(lang, tiles.wastePercent, '%', 1);
  const share = shopShare(pattern.id, Number(pattern.parameters.rotation));
  if (!share) return speak('orderForm.usualPlain', { waste });
  const [least, most] = share;
  const range = formatMeasure(lang, most, '%');
  return speak('orderForm.usual', { waste, share: least === most ? range : `${formatNumber(lang, least)}–${range}` });
}

interface ChoiceProps {
  readonly id?: string;
  readonly label: WordKey;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      id={id}
      aria-label={speak(label)}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
