// The cut list as a table: one row for each piece that differs, whole tiles first.

import { useSignal } from '@preact/signals';
import { formatNumber, say as sayCommon } from '../../words/index.ts';
import { save } from '../frame/handing-on.ts';
import { useLang, usePhrase } from '../state/context.ts';
import { selected } from '../state/selection.ts';
import type { CutGroup } from './grouping.ts';
import { highlighted } from './highlight.ts';
import { sizeOf } from './pieces.ts';
import { type Column, csvOf, type Order, sortGroups, spansOf } from './rows.ts';
import type { Study } from './study.ts';
import { W } from './words.ts';

const COLUMNS: readonly Column[] = ['count', 'size', 'area', 'share', 'tiles'];
/** Rows that are shown before somebody asks for more. */
const ROWS = 300;
const EXAMPLES = 3;

export function CutList({ study }: { readonly study: Study }) {
  const say = usePhrase();
  const lang = useLang();
  const order = useSignal<Order>({ column: 'count', falls: true });
  const shown = useSignal(ROWS);
  const groups = sortGroups(study, order.value);
  const download = () => {
    save(new Blob([csvOf(study, lang, order.value)], { type: 'text/csv;charset=utf-8' }), 'tilewright-cuts.csv');
  };
  return (
    <section class="cuts-list" aria-labelledby="cuts-title">
      <header>
        <h2 id="cuts-title">{say(W.list)}</h2>
        <button type="button" onClick={download}>
          {say(W.csv)}
        </button>
      </header>
      <p>{say(W.lead)}</p>
      <table aria-labelledby="cuts-title">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} order={order.value} onSort={(next) => (order.value = next)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <WholeRow study={study} />
          {groups.slice(0, shown.value).map((group) => (
            <Row key={group.tiles[0]} group={group} study={study} />
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

interface HeadProps {
  readonly column: Column;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}

function Head({ column, order, onSort }: HeadProps) {
  const say = usePhrase();
  const isSorted = order.column === column;
  // Most first, but numbers of tiles as they are counted.
  const falls = isSorted ? !order.falls : column !== 'tiles';
  return (
    <th scope="col" aria-sort={isSorted ? (order.falls ? 'descending' : 'ascending') : undefined}>
      <button type="button" class="bare" onClick={() => onSort({ column, falls })}>
        {say(W[column])}
      </button>
    </th>
  );
}

function WholeRow({ study }: { readonly study: Study }) {
  const lang = useLang();
  const { width, height } = sizeOf([study.moulds[0].outline]);
  return (
    <tr class="cuts-whole">
      <td>{study.planned.answer.tiles.whole}</td>
      <th scope="row">
        {formatNumber(lang, width, 1)} × {formatNumber(lang, height, 1)}
      </th>
      <td>{formatNumber(lang, study.laid.lattice.tileAreaMm2 / 100, 1)}</td>
      <td>100</td>
      <td>{sayCommon(lang, 'ui.wholeTiles')}</td>
    </tr>
  );
}

function Row({ group, study }: { readonly group: CutGroup; readonly study: Study }) {
  const say = usePhrase();
  const lang = useLang();
  const isChosen = highlighted.value?.laid === study.laid && highlighted.value.tiles.has(group.tiles[0]);
  const choose = () => {
    highlighted.value = isChosen ? null : { laid: study.laid, tiles: new Set(group.tiles) };
    selected.value = isChosen ? null : study.placeOf(firstOf(study, group));
  };
  const spans = spansOf(study.numbersOf(group));
  const kind = study.kindOf(group.motif, lang);
  return (
    <tr class={isChosen ? 'cuts-chosen' : ''} onClick={choose}>
      <td>{group.tiles.length}</td>
      <th scope="row">
        <button type="button" class="bare" aria-pressed={isChosen}>
          {formatNumber(lang, group.width, 1)} × {formatNumber(lang, group.height, 1)}
        </button>
        {group.isSliver && <span class="cuts-mark">{say(W.sliver)}</span>}
        {kind && <small>{kind}</small>}
      </th>
      <td>{formatNumber(lang, group.areaMm2 / 100, 1)}</td>
      <td>{formatNumber(lang, 100 * group.share, 1)}</td>
      <td>
        {spans.slice(0, EXAMPLES).join(', ')}
        {spans.length > EXAMPLES && ' …'}
      </td>
    </tr>
  );
}

/** The tile of a group that is read first. */
function firstOf(study: Study, { tiles }: CutGroup): number {
  const numberOf = (index: number) => study.numbering.numberOf(study.placeOf(index));
  return tiles.reduce((first, index) => (numberOf(index) < numberOf(first) ? index : first));
}
