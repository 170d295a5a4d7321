// The figures before and after a start was applied, until the plan changes again.

import type { PlanAnswer } from '../../wire/index.ts';
import { formatLength, type Notation } from '../../words/index.ts';
import { figuresBefore } from '../search/found.ts';
import { speak } from '../state/context.ts';

type Tiles = PlanAnswer['tiles'];

export function BeforeAfter({ notation, tiles }: { readonly notation: Notation; readonly tiles: Tiles }) {
  const before = figuresBefore.now.value;
  if (before === null) return null;
  const cells = ({ total, cut, narrowestCutMm, sliverCount }: Tiles) =>
    [total, cut, narrowestCutMm === null ? '–' : formatLength(notation, narrowestCutMm, 'mm', 1), sliverCount].map(
      (cell, i) => <td key={i}>{cell}</td>,
    );
  return (
    <table class="result-change">
      <caption>{speak('result.newStart')}</caption>
      <thead>
        <tr>
          <td />
          {(['result.tiles', 'result.cut', 'result.narrowest', 'result.slivers'] as const).map((name, i) => (
            <th key={i} scope="col">
              {speak(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{speak('result.before')}</th>
          {cells(before)}
        </tr>
        <tr>
          <th scope="row">{speak('result.after')}</th>
          {cells(tiles)}
        </tr>
      </tbody>
    </table>
  );
}
