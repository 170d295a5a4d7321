// The cut list as a table: one row for each different piece, whole tiles first.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  COLUMNS,
  type Column,
  type CutGroup,
  csvOf,
  DEFAULT_ORDER,
  shapeOfPiece,
  shapeText,
  sharedAmong,
  shareOf,
  sortGroups,
  spansOf,
} from '../../cutlist/index.ts';
import { reuseFigures, sharedNow } from '../search/found.ts';
import { downloadCad, save } from '../shell/export.ts';
import { ifValid, useValidity } from '../shell/validity.ts';
import { selected } from '../state/selection.ts';
import type { CutAnalysis } from './analysis.ts';
import { highlight, highlighted } from './highlight.ts';
import { Reuse } from './Reuse.tsx';
import { useSpeech } from './speech.ts';
import { W } from './words.ts';

/** Rows shown at first; a button shows more. */
const ROWS = 300;

export function CutList({ analysis }: { readonly analysis: CutAnalysis }) {
  const { notation, say, heads } = useSpeech();
  const order = useSignal(DEFAULT_ORDER);
  const shown = useSignal(ROWS);
  const groups = sortGroups(analysis, order.value);
  const { column: sorted, falls } = order.value;
  // Counts and sizes descend by default; tile numbers ascend.
  const sortBy = (column: Column) => {
    order.value = { column, falls: column === sorted ? !falls : column !== 'tiles' };
  };
  const download = () => {
    // The same as the service's file, which names shared tiles without being asked.
    const shared = reuseFigures.now.value?.reuse.sharedTiles ?? [];
    const csv = csvOf(analysis, shared, notation, order.value);
    save(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'tilewright-cuts.csv');
  };
  return (
    <section class="cuts-list">
      <header>
        <h2 id="cuts-title">{say('cuts.list')}</h2>
        <div class="cuts-files">
          <button type="button" onClick={() => void downloadCad()} {...useValidity(say(W.cad))}>
            {say(W.cad)}
          </button>
          <button type="button" onClick={() => ifValid(download)} {...useValidity(say(W.csv))}>
            {say(W.csv)}
          </button>
        </div>
      </header>
      <p>{say(W.lead)}</p>
      <Reuse analysis={analysis} />
      <table aria-labelledby="cuts-title">
        <thead>
          <tr>
            {(Object.keys(COLUMNS) as Column[]).map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={column === sorted ? (falls ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" class="bare" onClick={() => sortBy(column)}>
                  {say(heads[column])}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[analysis.whole, ...groups.slice(0, shown.value)].map((group) => (
            <Row key={group.tiles[0]?.number} group={group} analysis={analysis} />
          ))}
        </tbody>
      </table>
      {groups.length > shown.value && (
        <button type="button" onClick={() => (shown.value += ROWS)}>
          {say(W.more, { shown: shown.value, all: groups.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly group: CutGroup;
  readonly analysis: CutAnalysis;
}

/** Corners of a piece shown on the page. */
const MOST_CORNERS = 6;

function Row({ group, analysis }: RowProps) {
  const { size, notation } = useSpeech();
  const isWhole = group === analysis.whole;
  const isChosen = highlighted.value?.group === group;
  const choose = () => {
    highlight(analysis, isChosen ? null : group);
    selected.value = isChosen ? null : group.tiles[0];
  };
  const shape = shapeText(notation, shapeOfPiece(analysis, group), MOST_CORNERS);
  const button = (
    <>
      <button type="button" class="bare" aria-pressed={isChosen}>
        {shape.size}
      </button>
      {shape.form && <small>{shape.form}</small>}
    </>
  );
  return (
    <tr class={isWhole ? 'cuts-whole' : isChosen ? 'cuts-chosen' : ''} onClick={isWhole ? undefined : choose}>
      <Cells group={group} analysis={analysis} size={isWhole ? size(group) : button} most={3} />
    </tr>
  );
}

interface CellsProps extends RowProps {
  readonly size: ComponentChildren;
  /** How many tile numbers fit. */
  readonly most: number;
}

/** The cells of a group, on the page and on paper. */
export function Cells({ group, analysis, size, most }: CellsProps) {
  const { lang, say, number, area } = useSpeech();
  const isWhole = group === analysis.whole;
  const pairs = sharedAmong(group, sharedNow()).map(({ pair }) => pair);
  return (
    <>
      <td>{group.tiles.length}</td>
      <th scope="row">
        {size}
        {group.isSliver && <span class="cuts-mark">{say('cuts.sliver')}</span>}
        {!isWhole && <small>{analysis.kindOf(group.motif, lang)}</small>}
      </th>
      <td>{area(group.areaCm2)}</td>
      <td>{number(shareOf(analysis, group))}</td>
      <td>
        {isWhole
          ? say('ui.wholeTiles')
          : spansOf(
              group.tiles.map((tile) => tile.number),
              most,
            )}
        {pairs.length > 0 && <small>↔ {spansOf(pairs, Math.min(most, 6))}</small>}
      </td>
    </>
  );
}
