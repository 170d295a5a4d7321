// The cut list as a table: one row for each different piece, whole tiles first.

import { useSignal } from '@preact/signals';
import {
  COLUMNS,
  type Column,
  type CutGroup,
  DEFAULT_ORDER,
  shapeOfPiece,
  shapeText,
  sharedAmong,
  sidesText,
  sortGroups,
  spansOf,
  tabbedOf,
} from '../../cutlist/index.ts';
import { formatMeasure } from '../../words/index.ts';
import { copyText } from '../page/clipboard.ts';
import { ifValid, useValidity } from '../page/validity.ts';
import { reuseFigures, sharedNow } from '../search/found.ts';
import { selected } from '../state/selection.ts';
import type { CutAnalysis } from './analysis.ts';
import { highlight, highlighted } from './highlight.ts';
import { PieceDrawing } from './PieceDrawing.tsx';
import { Reuse } from './Reuse.tsx';
import { useSpeech } from './speech.ts';

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
  const copy = () => {
    const shared = reuseFigures.now.value?.reuse.sharedTiles ?? [];
    void copyText(tabbedOf(analysis, shared, notation, order.value), 'cutList.copied', 'cutList.ready');
  };
  return (
    <section class="cuts-list">
      <header>
        <h2 id="cuts-title">{say('cuts.list')}</h2>
        <button type="button" onClick={() => ifValid(copy)} {...useValidity(say('cutList.copy'))}>
          {say('cutList.copy')}
        </button>
      </header>
      <p>{say('cutList.lead')}</p>
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
          {[...analysis.wholes, ...groups.slice(0, shown.value)].map((group) => (
            <Row key={group.tiles[0].number} group={group} analysis={analysis} />
          ))}
        </tbody>
      </table>
      {groups.length > shown.value && (
        <button type="button" onClick={() => (shown.value += ROWS)}>
          {say('cutList.more', { shown: shown.value, all: groups.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly group: CutGroup;
  readonly analysis: CutAnalysis;
}

/** Spans of tile numbers in a row; the plan and the files have all. */
const MOST_SPANS = 3;

function Row({ group, analysis }: RowProps) {
  const { say, notation, area } = useSpeech();
  const isWhole = analysis.wholes.includes(group);
  const isChosen = highlighted.value?.group === group;
  const choose = () => {
    highlight(analysis, isChosen ? null : group);
    selected.value = isChosen ? null : group.tiles[0];
  };
  const numbers = group.tiles.map((tile) => tile.number);
  const pairs = sharedAmong(group, sharedNow()).map(({ pair }) => pair);
  return (
    <tr class={isWhole ? 'cuts-whole' : isChosen ? 'cuts-chosen' : ''} onClick={isWhole ? undefined : choose}>
      <td>{group.tiles.length}</td>
      <th scope="row">
        <Piece group={group} analysis={analysis} isChosen={isChosen} />
      </th>
      <td>
        {area(group.areaCm2)}
        {!isWhole && <small>{formatMeasure(notation.lang, group.sharePercent, '%', 1)}</small>}
      </td>
      <td>
        {isWhole ? say('ui.wholeTiles') : spansOf(numbers, MOST_SPANS)}
        {pairs.length > 0 && <small>↔ {spansOf(pairs, MOST_SPANS)}</small>}
      </td>
    </tr>
  );
}

const FIELD = { width: 34, height: 28 };
const MARGIN = { width: 1, height: 1 };

/** The piece of a row: its outline on the tile, its size, and every side of what is not a rectangle. */
function Piece({ group, analysis, isChosen }: RowProps & { readonly isChosen: boolean }) {
  const { lang, say, size, notation } = useSpeech();
  const { rings, motif } = group;
  const isWhole = analysis.wholes.includes(group);
  const shape = shapeOfPiece(analysis, group);
  const { size: sizeText, form } = shapeText(notation, shape);
  return (
    <div class="cuts-row">
      <PieceDrawing
        outline={analysis.templates[motif].outline}
        rings={rings}
        color={analysis.palette.tiles[motif]}
        field={FIELD}
        margin={MARGIN}
      />
      <div>
        {isWhole ? (
          size(group)
        ) : (
          <button type="button" class="bare" aria-pressed={isChosen}>
            {unbroken(sizeText)}
          </button>
        )}
        {group.isSliver && <span class="cuts-mark">{say('cuts.sliver')}</span>}
        {shape.kind === 'notched' && <small>{form}</small>}
        <small>{analysis.kindOf(motif, lang)}</small>
      </div>
      {!isWhole && shape.kind !== 'rectangle' && (
        <small class="cuts-sides">{unbroken(sidesText(notation, rings))}</small>
      )}
    </div>
  );
}

/** A text whose lines end between measures, not within them; of a size in inches, after its first length too. */
function unbroken(text: string): string {
  return text.replace(/ (?=[×·])|(?<=\d) (?=\d+\/)|(?<=[°]|[^″] ×) /g, '\u00a0');
}
