// The unit of a file that does not say it: how large everything would be in each, and nothing goes on without an answer.

import type { Signal } from '@preact/signals';
import type { Unit, UnitChoice } from '../../import/index.ts';
import { formatSize } from '../../words/index.ts';
import { speak, useNotation } from '../state/context.ts';

export interface UnitQuestionProps {
  readonly choices: readonly UnitChoice[];
  readonly chosen: Signal<Unit | undefined>;
}

export function UnitQuestion({ choices, chosen }: UnitQuestionProps) {
  const notation = useNotation();
  return (
    <fieldset class="import-unit">
      <legend>{speak('drawings.whichUnit')}</legend>
      <p>{speak('drawings.sizes')}</p>
      {choices.map(({ unit, widthMm, heightMm }) => (
        <label key={unit}>
          <input
            type="radio"
            name="import-unit"
            value={unit}
            checked={chosen.value === unit}
            onChange={() => (chosen.value = unit)}
          />
          <span>{unit}</span>
          <span>{formatSize(notation, [widthMm / 1000, heightMm / 1000], 'm')}</span>
        </label>
      ))}
    </fieldset>
  );
}
