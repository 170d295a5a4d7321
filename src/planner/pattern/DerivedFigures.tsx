// The derived figures of a layout, such as its repeat.

import { derivedFiguresOf, type Pattern } from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { formatMeasure } from '../fields/numbers.ts';
import { Facts } from '../result/Facts.tsx';
import { speak, useLang } from '../state/context.ts';

const UNITS = { mm: 'mm', cm2: 'cm²', deg: '°', percent: '%', perM2: '', count: '', ratio: '' } as const;

export interface DerivedFiguresProps {
  readonly pattern: Pattern;
  readonly derived: Readonly<Record<string, number>>;
}

export function DerivedFigures({ pattern, derived }: DerivedFiguresProps) {
  const lang = useLang();
  return (
    <details>
      <summary>{speak('page.moreFigures')}</summary>
      <Facts
        class="result-facts"
        rows={derivedFiguresOf(pattern).map(({ name, unit }) => [
          label(lang, `derived.${name}`),
          formatMeasure(lang, derived[name], UNITS[unit]),
        ])}
      />
    </details>
  );
}
