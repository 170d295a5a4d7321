// The scale of a picture: the known length between its two ends, and whether the line between them is level or upright.

import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { figuresFor } from '../../fields/figures.ts';
import { rangeSentence } from '../../fields/sentences.ts';
import { LIES, type Tracing } from '../../plans/traced.ts';
import { speak, useNotation } from '../../state/context.ts';
import { scaledPlacement } from './placement.ts';
import { settleTracing, tracingNow } from './trying.ts';

const LENGTH = { unit: 'cm', min: 1, max: 10_000 };
/** Ends that are nearer to each other, px of the picture, give no scale. */
const LEAST_PX = 4;

export function ScaleForm({ onScaled }: { readonly onScaled: (scaled: Tracing) => void }) {
  const notation = useNotation();
  const id = useId();
  const typed = useSignal('');
  const wrong = useSignal('');
  const figures = figuresFor(notation, { unit: 'cm', decimals: 2, step: 1, bare: 'ft' });
  const now = tracingNow.value;
  // The first thing to do is to move the ends.
  useEffect(() => document.querySelector<HTMLElement>('.room-handle')?.focus({ preventScroll: true }), []);
  const use = (event: Event) => {
    event.preventDefault();
    if (!now) return;
    const lengthCm = figures.read(typed.value);
    const [from, to] = now.ends;
    if (lengthCm === undefined) wrong.value = figures.refusal.text;
    else if (lengthCm < LENGTH.min || lengthCm > LENGTH.max)
      wrong.value = rangeSentence(notation, { label: speak('trace.length'), ...LENGTH }).text;
    else if (Math.hypot(to.x - from.x, to.y - from.y) < LEAST_PX) wrong.value = speak('trace.apart');
    else {
      const placement = scaledPlacement(now.placement, now.ends, lengthCm, now.lie);
      settleTracing({ lengthCm, placement });
      onScaled({ ...now, placement });
    }
  };
  return (
    <form class="trace-panel" noValidate onSubmit={use}>
      <p aria-live="polite">{speak('trace.gate')}</p>
      <div class="field-number">
        <label for={`${id}-length`}>{speak('trace.length')}</label>
        <span class="field-measure">
          <input
            id={`${id}-length`}
            inputMode={figures.inputMode}
            enterkeyhint="done"
            autocomplete="off"
            value={typed.value}
            aria-invalid={wrong.value !== ''}
            aria-describedby={`${id}-wrong`}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
              wrong.value = '';
            }}
          />
          <span>{figures.unit}</span>
        </span>
      </div>
      <label class="trace-line" for={`${id}-lie`}>
        {speak('trace.lie')}
        <select
          id={`${id}-lie`}
          value={now?.lie}
          onChange={({ currentTarget }) => settleTracing({ lie: currentTarget.value as Tracing['lie'] })}
        >
          {LIES.map((lie) => (
            <option key={lie} value={lie}>
              {speak(`trace.${lie}`)}
            </option>
          ))}
        </select>
      </label>
      <div id={`${id}-wrong`} class="field-mistakes" aria-live="polite">
        {wrong.value !== '' && <p>{wrong.value}</p>}
      </div>
      <button type="submit" class="main">
        {speak('trace.use')}
      </button>
    </form>
  );
}
