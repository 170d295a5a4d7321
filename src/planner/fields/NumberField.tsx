// A field for one number of the draft: typed with a comma or a point, a length with any unit, stepped with the arrow
// keys, or set with a slider. A value that cannot be planned stays in the field with a message below it, and the plan does not change.

import { useId } from 'preact/hooks';
import { useNotation, useSession } from '../state/context.ts';
import type { Change } from '../state/draft.ts';
import type { Origin, Proposal } from '../state/session.ts';
import { figuresFor } from './figures.ts';
import type { BareUnit } from './lengths.ts';
import { Mistakes, useIsMistaken } from './Mistakes.tsx';
import { stepped } from './numbers.ts';
import { type NumberLimits, rangeSentence } from './sentences.ts';
import { slide } from './sliding.ts';
import { useTyping } from './typing.ts';
import './fields.css';

export interface NumberFieldProps extends NumberLimits {
  /** The accepted value. */
  readonly value: number;
  /** The origin of its changes; their mistakes are shown below the field. */
  readonly origin: Origin;
  /** The change that a number makes. */
  readonly change: (value: number) => Proposal['change'];
  /** The change that an empty field makes; without it, an empty field is a mistake. */
  readonly cleared?: Change;
  /** Whether numbers outside the range are refused here, because the planner would say something else about them. */
  readonly isBounded?: boolean;
  /** What an arrow key adds; ten times as much with Shift. */
  readonly step?: number;
  readonly decimals?: number;
  /** The unit of a number without one, where lengths are in feet and inches. */
  readonly bare?: BareUnit;
  /** The range of the slider; without it there is none. */
  readonly slider?: { readonly min: number; readonly max: number };
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, min = -Infinity, max = Infinity, decimals = 2, slider, isBounded } = props;
  const id = useId();
  const notation = useNotation();
  const session = useSession();
  const isOutside = (number: number) => isBounded && (number < min || number > max);
  const figures = figuresFor(notation, { unit: props.unit, decimals, step: props.step ?? 1, bare: props.bare });
  const { read, write, exact, step } = figures;
  const { typed, isUnread, type, enter, commit, discard } = useTyping(props.origin, value, (text) => {
    const number = read(text);
    if (number !== undefined) return isOutside(number) ? null : props.change(number);
    return text.trim() === '' ? (props.cleared ?? null) : null;
  });
  const isMistaken = useIsMistaken(props.origin) || isUnread;
  /** The number being typed, or the accepted one. */
  const shown = (typed === null ? undefined : read(typed)) ?? value;
  const refusal = isOutside(shown)
    ? rangeSentence(notation, { label, min, max, unit: props.unit ?? '' })
    : figures.refusal;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== null) discard();
    else if (direction) {
      enter(write(exact(stepped(shown, direction * step * (event.shiftKey ? 10 : 1), min, max), min, max)));
    } else return;
    event.preventDefault();
  };
  return (
    <div class="field-number">
      <label for={id} id={`${id}-label`}>
        {label}
      </label>
      <span class="field-measure">
        <input
          id={id}
          inputMode={figures.inputMode}
          autocomplete="off"
          value={typed ?? write(value)}
          aria-describedby={`${id}-unit ${id}-mistakes`}
          aria-invalid={isMistaken}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-unit`}>{figures.unit}</span>
      </span>
      {slider && (
        <input
          type="range"
          aria-labelledby={`${id}-label`}
          aria-valuetext={figures.say(shown)}
          min={slider.min}
          max={Math.max(slider.max, shown)}
          step={step}
          value={shown}
          onPointerDown={() => slide(session)}
          onInput={({ currentTarget }) => enter(write(exact(currentTarget.valueAsNumber, min, max)))}
          onChange={commit}
        />
      )}
      <Mistakes id={`${id}-mistakes`} origin={props.origin} facts={props} own={isUnread ? refusal : null} />
    </div>
  );
}
