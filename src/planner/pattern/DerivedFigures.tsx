// The figures that a layout implies, such as its repeat.

import { derivedFiguresOf, type Pattern } from '../../engine/index.ts';
import { label, say } from '../../words/index.ts';
import { measure } from '../frame/numbers.ts';
import { useLang } from '../state/context.ts';

const UNITS = { mm: 'mm', cm2: 'cm²', deg: '°', percent: '%', perM2: '', count: '', ratio: '' } as const;

export interface DerivedFiguresProps {
  readonly pattern: Pattern;
  readonly derived: Readonly<Record<string, number>>;
}

export function DerivedFigures({ pattern, derived }: DerivedFiguresProps) {
  const lang = useLang();
  return (
    <details>
      <summary>{say(lang, 'page.moreFigures')}</summary>
      <dl class="result-facts">
        {derivedFiguresOf(pattern).map(({ name, unit }) => (
          <div key={name}>
            <dt>{label(lang, `derived.${name}`)}</dt>
            <dd>{measure(lang, derived[name], UNITS[unit])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
