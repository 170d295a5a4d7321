// The rooms of a job: which one is edited, the tiles of each, and what all of them need together.

import { useEffect, useRef } from 'preact/hooks';
import { formatCount, formatMeasure, type Notation } from '../../words/index.ts';
import { Action } from '../page/Icon.tsx';
import { Facts } from '../result/Facts.tsx';
import { addTool } from '../stage/toolbox.ts';
import { speak, useLang, useNotation, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { placeOf, surfacesOf } from '../state/surfaces.ts';
import { addRoom, MOST_ROOMS, showRoom } from './commands.ts';
import { countWhenAtRest, figures, totalOf } from './figures.ts';
import { materialLabel, sumOf } from './materials.ts';
import { otherRooms } from './other-rooms.ts';
import './job.css';

export function Rooms({ planned }: { readonly planned: Planned }) {
  const session = useSession();
  useEffect(() => countWhenAtRest(session), []);
  useEffect(() => addTool(otherRooms(session)), []);
  return (
    <section class="job" aria-label={speak('rooms.rooms')}>
      <Strip planned={planned} />
      <Together />
    </section>
  );
}

function Strip({ planned: { draft, answer } }: { readonly planned: Planned }) {
  const lang = useLang();
  // Read, so that the counts appear.
  figures.value;
  const surfaces = surfacesOf(draft);
  const shown = placeOf(draft);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [shown, surfaces.length]);
  return (
    <div class="job-strip">
      <ul>
        {surfaces.map((surface, place) => {
          const isShown = place === shown;
          const total = isShown ? answer.tiles.total : totalOf(surface);
          return (
            <li key={place}>
              <button
                type="button"
                ref={isShown ? current : undefined}
                aria-current={isShown}
                onClick={() => void (isShown || showRoom(place))}
              >
                <Name surfaces={surfaces} place={place} />{' '}
                <small>{total === undefined ? '…' : speak('rooms.tiles', { count: formatCount(lang, total) })}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <Action
        icon="new"
        name={speak('rooms.add')}
        class="lone bare"
        disabled={surfaces.length >= MOST_ROOMS}
        onClick={() => void addRoom()}
      />
    </div>
  );
}

/** The name of a surface. What a wall has in common with its floor, which stands before it, is not repeated to the eye. */
function Name({ surfaces, place }: { readonly surfaces: readonly Draft[]; readonly place: number }) {
  const { name = `${place + 1}`, kind } = surfaces[place];
  const floor = surfaces.slice(0, place).findLast((surface) => surface.kind !== 'wall')?.name;
  const common = `${floor} · `;
  if (kind !== 'wall' || !name.startsWith(common)) return <span>{name}</span>;
  return (
    <span>
      <span class="unseen">{common}</span>
      {name.slice(common.length)}
    </span>
  );
}

/** What all rooms need: the tiles first, and by material what is bought of each. */
function Together() {
  const notation = useNotation();
  const found = figures.value;
  if (found === null) return <p class="job-all">{speak('orderForm.counting')}</p>;
  const { answer, reason, isCurrent } = found;
  if (answer === null) {
    return (
      <p class="job-all job-refused" role="status">
        {isCurrent ? reason : speak('orderForm.counting')}
      </p>
    );
  }
  const total = sumOf(answer.materials, 'total');
  return (
    <details class={isCurrent ? 'job-all' : 'job-all job-stale'}>
      <summary>
        <span>
          {speak('page.labelled', {
            name: speak('rooms.all'),
            value: speak('rooms.tiles', { count: formatCount(notation.lang, total) }),
          })}
          {answer.order && <Bought {...{ notation, answer }} />}
        </span>
      </summary>
      {answer.materials.map((material, i) => (
        <section key={i} aria-label={materialLabel(notation, answer, i)}>
          <h2>{materialLabel(notation, answer, i)}</h2>
          <p>{material.surfaces.join(' · ')}</p>
          <Facts
            class="result-facts"
            rows={[
              [speak('ui.tilesToBuy'), formatCount(notation.lang, material.total)],
              [speak('paper.withReuse'), formatCount(notation.lang, material.tilesWithReuse)],
              [speak('cuts.wasteWithReuse'), formatMeasure(notation.lang, material.wastePercentWithReuse, '%')],
              [speak('job.sharedTiles'), formatCount(notation.lang, sharedAmongRooms(material))],
            ]}
          />
          {answer.order && <p>{answer.order.materials[i].text}</p>}
        </section>
      ))}
    </details>
  );
}

interface BoughtProps {
  readonly notation: Notation;
  readonly answer: NonNullable<NonNullable<typeof figures.value>['answer']>;
}

/** Boxes and the cost of all of them, as far as they are known. */
function Bought({ notation: { lang }, answer: { order } }: BoughtProps) {
  if (!order) return null;
  const { materials, cost, currency } = order;
  const boxes = materials.reduce<number | null>(
    (sum, material) => (sum === null || material.boxes === null ? null : sum + material.boxes),
    0,
  );
  const price =
    cost !== null && currency ? new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cost) : '';
  const parts = [boxes === null ? '' : speak('rooms.boxes', { count: formatCount(lang, boxes) }), price].filter(
    Boolean,
  );
  return <> · {parts.join(' · ')}</>;
}

/** How many tiles are cut for several rooms. */
function sharedAmongRooms({ sharedTiles }: BoughtProps['answer']['materials'][number]): number {
  return sharedTiles.filter((places) => places.some(({ surface }) => surface !== places[0].surface)).length;
}
