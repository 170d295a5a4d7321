// The derived figures of a layout, such as its repeat.

import { derivedFiguresOf, type Pattern } from '../../engine/index.ts';
import { derivedLabelOf, formatDerived, label } from '../../words/index.ts';
import { Facts } from '../result/Facts.tsx';
import { speak, useNotation } from '../state/context.ts';

export interface DerivedFiguresProps {
  readonly pattern: Pattern;
  readonly derived: Readonly<Record<string, number>>;
}

export function DerivedFigures({ pattern, derived }: DerivedFiguresProps) {
  const notation = useNotation();
  return (
    <details>
      <summary>{speak('page.moreFigures')}</summary>
      <Facts
        class="result-facts"
        rows={derivedFiguresOf(pattern).map((figure) => [
          label(notation.lang, derivedLabelOf(notation, figure)),
          formatDerived(notation, derived[figure.name], figure.unit),
        ])}
      />
    </details>
  );
}
