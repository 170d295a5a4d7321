// The start as fields, in centimetres.

import { LIMITS } from '../../engine/index.ts';
import { BusyButton } from '../fields/BusyButton.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { lazy } from '../page/lazy.tsx';
import { foundChoices } from '../search/found.ts';
import { centreStart, findBestStart, findChoices } from '../search/search.ts';
import { speak, useSession } from '../state/context.ts';
import type { Planned } from '../state/session.ts';

const Choices = lazy(() => import('../choices/Choices.tsx').then((part) => part.Choices));

const FARTHEST_CM = LIMITS.coordinate / 10;
const AXES = { x: 'laying.right', y: 'laying.down' } as const;

export function Start({ planned: { draft, answer } }: { readonly planned: Planned }) {
  const session = useSession();
  const { startCm } = answer.pattern;
  return (
    <fieldset class="pattern-group">
      <legend>{speak('ui.start')}</legend>
      {(['x', 'y'] as const).map((axis) => (
        <NumberField
          key={axis}
          label={`${axis} · ${speak(AXES[axis])}`}
          unit="cm"
          value={startCm[axis]}
          min={-FARTHEST_CM}
          max={FARTHEST_CM}
          step={0.1}
          decimals={6}
          origin={`start.${axis}`}
          change={(value) => (now) => ({ start: { ...startCm, ...now.start, [axis]: value } })}
        />
      ))}
      <div class="pattern-actions">
        <BusyButton label="shell.bestStart" run={findBestStart} />
        <BusyButton label="choices.find" run={findChoices} />
        <BusyButton label="laying.centre" run={centreStart} />
        <button
          type="button"
          disabled={draft.start === undefined}
          onClick={() => void session.propose({ change: { start: undefined }, origin: 'start' })}
        >
          {speak('laying.reset')}
        </button>
      </div>
      {foundChoices.now.value && <Choices />}
    </fieldset>
  );
}
