// A colour of the drawing, of tiles or of the joints. Without one the pattern uses its default.

import { useId, useRef } from 'preact/hooks';
import { sixDigits } from '../fields/colors.ts';
import { Mistakes } from '../fields/Mistakes.tsx';
import { speak, useSession } from '../state/context.ts';
import type { Change } from '../state/draft.ts';
import { newGesture } from '../state/gesture.ts';

export interface ColorFieldProps {
  readonly label: string;
  /** Mistakes of this origin are shown below it. */
  readonly origin: string;
  readonly value: string | undefined;
  /** Shown if none is given. */
  readonly own: string;
  readonly change: (color: string | undefined) => Change;
}

export function ColorField({ label, origin, value, own, change }: ColorFieldProps) {
  const session = useSession();
  const id = useId();
  const gesture = useRef('');
  const choose = (color: string | undefined) => {
    gesture.current ||= newGesture(origin);
    void session.propose({ change: change(color), origin, gesture: gesture.current });
  };
  return (
    <div class="pattern-color">
      <label for={id}>{label}</label>
      {value !== undefined && (
        <button
          type="button"
          class="bare"
          title={speak('laying.clearOf', { what: label })}
          onClick={() => choose(undefined)}
        >
          {speak('laying.clear')}
        </button>
      )}
      <input
        id={id}
        type="color"
        value={sixDigits(value ?? own)}
        aria-describedby={`${id}-mistakes`}
        onInput={({ currentTarget }) => choose(currentTarget.value)}
        onChange={() => {
          gesture.current = '';
        }}
      />
      <Mistakes id={`${id}-mistakes`} origin={origin} />
    </div>
  );
}
