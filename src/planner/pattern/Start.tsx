// Where the layout begins, in centimetres, for those who would rather type than drag.

import { LIMITS } from '../../engine/index.ts';
import { say as sayCommon } from '../../words/index.ts';
import { NumberField } from '../frame/NumberField.tsx';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import type { Planned } from '../state/desk.ts';
import { words } from './words.ts';

const FARTHEST_CM = LIMITS.coordinate / 10;

export function Start({ planned: { draft, answer } }: { readonly planned: Planned }) {
  const lang = useLang();
  const say = usePhrase();
  const desk = useDesk();
  const start = answer.pattern.startCm;
  const range = { unit: 'cm', min: -FARTHEST_CM, max: FARTHEST_CM, step: 0.1, decimals: 6 };
  return (
    <fieldset class="pattern-group">
      <legend>{sayCommon(lang, 'ui.start')}</legend>
      <NumberField
        {...range}
        label={`x · ${say(words.right)}`}
        value={start.x}
        origin="start.x"
        change={(x) => (now) => ({ start: { y: start.y, ...now.start, x } })}
      />
      <NumberField
        {...range}
        label={`y · ${say(words.down)}`}
        value={start.y}
        origin="start.y"
        change={(y) => (now) => ({ start: { x: start.x, ...now.start, y } })}
      />
      <button
        type="button"
        disabled={draft.start === undefined}
        onClick={() => void desk.propose({ change: { start: undefined }, origin: 'start' })}
      >
        {say(words.reset)}
      </button>
    </fieldset>
  );
}
