// A field for one of the pattern's parameters, generated from its declaration.

import { useId } from 'preact/hooks';
import type { ChoiceParameter, Parameter } from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { Mistakes, useIsMistaken } from '../fields/Mistakes.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { useLang, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';

export interface ParameterFieldProps<Declared extends Parameter = Parameter> {
  readonly name: string;
  readonly parameter: Declared;
  readonly value: number | string;
}

/** Sliders of lengths end where tile sizes usually do, those of counts early; the field beside accepts the whole range. */
const USUAL_MOST = { mm: 1200, count: 100, percent: Infinity, deg: Infinity };

export function ParameterField({ name, parameter, value }: ParameterFieldProps) {
  const lang = useLang();
  if (parameter.kind === 'choice') return <ChoiceField name={name} parameter={parameter} value={value} />;
  const { min, max, unit } = parameter;
  return (
    <NumberField
      // Labels of angles and shares name their unit themselves.
      label={label(lang, parameter.label)}
      unit={unit === 'mm' ? unit : ''}
      decimals={unit === 'count' ? 0 : undefined}
      value={Number(value)}
      min={min}
      max={max}
      slider={{ min, max: Math.min(max, USUAL_MOST[unit]) }}
      origin={`parameters.${name}`}
      change={(number) => changeOf(name, number)}
    />
  );
}

function ChoiceField({ name, parameter, value }: ParameterFieldProps<ChoiceParameter>) {
  const lang = useLang();
  const session = useSession();
  const id = useId();
  const origin = `parameters.${name}`;
  return (
    <div class="pattern-choice">
      <label for={id}>{label(lang, parameter.label)}</label>
      <select
        id={id}
        value={String(value)}
        aria-invalid={useIsMistaken(origin)}
        aria-describedby={`${id}-mistakes`}
        onChange={({ currentTarget }) => void session.propose({ change: changeOf(name, currentTarget.value), origin })}
      >
        {parameter.values.map((choice) => (
          <option key={choice} value={choice}>
            {label(lang, `${parameter.valueLabels}.${choice}`)}
          </option>
        ))}
      </select>
      <Mistakes id={`${id}-mistakes`} origin={origin} />
    </div>
  );
}

/** The change that sets one parameter and leaves the others. */
function changeOf(name: string, value: number | string) {
  return ({ parameters }: Draft) => ({ parameters: { ...parameters, [name]: value } });
}
