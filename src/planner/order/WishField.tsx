// A field for a number of the order.

import { useId } from 'preact/hooks';
import { MOST_IN_STOCK, ORDER_RANGES, type OrderWishes, QUANTITY_RANGES, tilesInBox } from '../../order/index.ts';
import { formatArea, formatNumber, type WordKey } from '../../words/index.ts';
import { readNumber } from '../fields/numbers.ts';
import { notNumber } from '../fields/sentences.ts';
import { useTyping } from '../fields/typing.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Change, Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { countKinds } from './kinds.ts';
import { type NumberWish, SKIRTING_HEIGHTS, wish, wishesOf } from './wishes.ts';

const RANGES = {
  ...ORDER_RANGES,
  ...QUANTITY_RANGES,
  skirtingHeight: SKIRTING_HEIGHTS,
  stock: [0, MOST_IN_STOCK],
} as const;

interface WishFieldProps {
  readonly name: NumberWish;
  readonly label: WordKey;
  readonly planned: Planned;
  readonly unit?: string;
  /** What a number of the wish is multiplied by for the field. */
  readonly factor?: number;
  readonly isWhole?: boolean;
  readonly decimals?: number;
  /** What an empty field means. */
  readonly usual?: number;
  /** Wishes that are set with it, unless they are set already. */
  readonly set?: OrderWishes;
}

/** A number that is wished for. */
export function WishField(props: WishFieldProps) {
  const { name, planned } = props;
  const notation = useNotation();
  /** A box must hold a tile of each kind. */
  const refuse = (boxAreaM2: number) => {
    const tooLarge =
      name === 'boxAreaM2' && countKinds(planned).find((kind) => tilesInBox({ boxAreaM2 }, kind) === null);
    return tooLarge ? speak('orderForm.tooSmall', { area: formatArea(notation, tooLarge.areaM2, 4) }) : undefined;
  };
  return (
    <WishEntry
      {...props}
      range={name}
      name={`order.${name}`}
      label={speak(props.label)}
      value={wishesOf(planned.draft)[name]}
      refuse={refuse}
      change={(wished) => (draft) => wish({ ...props.set, ...wishesOf(draft), [name]: wished })(draft)}
    />
  );
}

interface WishEntryProps extends Pick<WishFieldProps, 'unit' | 'factor' | 'isWhole' | 'decimals' | 'usual'> {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly range: keyof typeof RANGES;
  readonly value: number | undefined;
  /** Why a number within its range is refused; undefined if it is not. */
  readonly refuse?: (wished: number) => string | undefined;
  readonly change: (wished: number | undefined) => (draft: Draft) => Change;
}

/** A field for a number, wherever the plan keeps it. */
export function WishEntry(props: WishEntryProps) {
  const { name, label, range, value, unit = '', factor = 1, isWhole = false, decimals = 2, usual } = props;
  const { lang } = useNotation();
  const id = useId();
  const [min, max] = RANGES[range].map((bound) => bound * factor);
  /** The wish in a text; a string says why there is none. */
  const read = (text: string): number | undefined | string => {
    if (text.trim() === '') return undefined;
    const typed = readNumber(text);
    if (typed === undefined) return notNumber(lang).text;
    if (typed < min || typed > max || (isWhole && !Number.isInteger(typed))) {
      const [from, to] = [min, max].map((bound) => formatNumber(lang, bound, 4));
      return speak('sentence.range', { label, min: from, max: unit ? `${to}\u00a0${unit}` : to });
    }
    const wished = typed / factor;
    return props.refuse?.(wished) ?? wished;
  };
  const { typed, isUnread, type, commit, discard } = useTyping(name, value, (text) => {
    const wished = read(text);
    return typeof wished === 'string' ? null : props.change(wished);
  });
  const refusal = isUnread && typed !== null ? read(typed) : undefined;
  const shown = value === undefined ? '' : formatNumber(lang, value * factor, decimals);
  return (
    <div class="field-number">
      <label for={id}>{label}</label>
      <span class="field-measure">
        <input
          id={id}
          inputMode="decimal"
          autocomplete="off"
          placeholder={usual === undefined ? undefined : formatNumber(lang, usual)}
          value={typed ?? shown}
          aria-describedby={`${id}-unit ${id}-mistake`}
          aria-invalid={isUnread}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            else if (event.key === 'Escape' && typed !== null) discard();
            else return;
            event.preventDefault();
          }}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
      <div id={`${id}-mistake`} class="field-mistakes" aria-live="polite">
        {typeof refusal === 'string' && <p>{refusal}</p>}
      </div>
    </div>
  );
}
