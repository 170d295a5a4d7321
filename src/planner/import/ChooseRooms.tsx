// The rooms in a file: drawn together, and as a list with their sizes to choose from.

import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { boxOf } from '../../engine/index.ts';
import { boxAround, type ImportedRoom, namesOf } from '../../import/index.ts';
import { formatArea, formatSize } from '../../words/index.ts';
import { useBusy } from '../fields/BusyButton.tsx';
import { MOST_ROOMS } from '../job/commands.ts';
import { speak, useNotation } from '../state/context.ts';
import { takeRooms } from './taking.ts';

export interface ChooseRoomsProps {
  readonly rooms: readonly ImportedRoom[];
  readonly onUsed: () => void;
}

/** Smaller outlines are rarely rooms; they can be chosen all the same. */
const LEAST_CHOSEN_M2 = 0.5;

/** The rooms that are chosen at first: the largest, as many as fit. */
function firstChosen(rooms: readonly ImportedRoom[]): ReadonlySet<ImportedRoom> {
  const large = rooms.filter(({ areaM2 }) => areaM2 >= LEAST_CHOSEN_M2);
  const sorted = (large.length > 0 ? large : rooms).toSorted((a, b) => b.areaM2 - a.areaM2);
  return new Set(sorted.slice(0, MOST_ROOMS));
}

export function ChooseRooms({ rooms, onUsed }: ChooseRoomsProps) {
  const id = useId();
  const layer = useSignal('');
  const chosen = useSignal(firstChosen(rooms));
  const wrong = useSignal('');
  const layers = [...new Set(rooms.map(({ group }) => group ?? ''))];
  const shown = layers.length > 1 && layer.value !== '' ? rooms.filter(({ group }) => group === layer.value) : rooms;
  const taken = shown.filter((room) => chosen.value.has(room));
  const choose = (next: Iterable<ImportedRoom>) => {
    chosen.value = new Set(next);
    wrong.value = '';
  };
  const [isBusy, use] = useBusy(async () => {
    if (taken.length === 0) wrong.value = speak('drawings.chooseOne');
    else if (taken.length > MOST_ROOMS) wrong.value = speak('drawings.tooMany', { most: MOST_ROOMS });
    else if (await takeRooms(taken)) onUsed();
    else wrong.value = speak('drawings.noRooms');
  });
  return (
    <>
      <Preview rooms={shown} chosen={chosen.value} />
      {layers.length > 1 && (
        <label class="import-layer" for={id}>
          {speak('drawings.layer')}
          <select id={id} value={layer.value} onChange={({ currentTarget }) => (layer.value = currentTarget.value)}>
            <option value="">{speak('drawings.allLayers')}</option>
            {layers.filter(Boolean).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <RoomList rooms={shown} hasLayers={layers.length > 1} chosen={chosen} choose={choose} />
      <div class="room-row">
        <button type="button" class="bare" onClick={() => choose([...chosen.value, ...shown])}>
          {speak('drawings.all')}
        </button>
        <button type="button" class="bare" onClick={() => choose([])}>
          {speak('drawings.none')}
        </button>
      </div>
      <div class="field-mistakes" aria-live="polite">
        {wrong.value !== '' && <p>{wrong.value}</p>}
      </div>
      <button type="button" class="main" aria-busy={isBusy} onClick={use}>
        {taken.length === 1 ? speak('drawings.useOne') : speak('drawings.useSome', { n: taken.length })}
      </button>
    </>
  );
}

interface RoomListProps {
  readonly rooms: readonly ImportedRoom[];
  readonly hasLayers: boolean;
  readonly chosen: Signal<ReadonlySet<ImportedRoom>>;
  readonly choose: (next: Iterable<ImportedRoom>) => void;
}

function RoomList({ rooms, hasLayers, chosen, choose }: RoomListProps) {
  const notation = useNotation();
  const names = namesOf(rooms, (n) => speak('rooms.named', { n }));
  return (
    <ul class="import-rooms">
      {rooms.map((room, i) => {
        const { minX, minY, maxX, maxY } = boxOf(room.outline);
        const doors = room.openings.filter(({ kind }) => kind !== 'window').length;
        const facts = [
          formatSize(notation, [(maxX - minX) / 1000, (maxY - minY) / 1000], 'm'),
          formatArea(notation, room.areaM2),
          ...(doors > 0 ? [speak('drawings.doors', { n: doors })] : []),
          ...(hasLayers && room.group !== null ? [room.group] : []),
        ];
        const isChosen = chosen.value.has(room);
        return (
          <li key={i}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  choose(isChosen ? [...chosen.value].filter((other) => other !== room) : [...chosen.value, room])
                }
              />
              <span>
                {names[i]} <small>{facts.join(' · ')}</small>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

interface PreviewProps {
  readonly rooms: readonly ImportedRoom[];
  readonly chosen: ReadonlySet<ImportedRoom>;
}

/** The rooms as they lie beside each other; the list says the same to those who do not see them. */
function Preview({ rooms, chosen }: PreviewProps) {
  const { minX, minY, maxX, maxY } = boxAround(rooms);
  const [width, height] = [maxX - minX, maxY - minY];
  return (
    <svg class="import-preview" viewBox={`${minX} ${minY} ${width} ${height}`} aria-hidden="true">
      {rooms.map((room, i) => (
        <path key={i} d={pathOf(room)} data-chosen={chosen.has(room)} />
      ))}
    </svg>
  );
}

function pathOf({ outline, holes }: ImportedRoom): string {
  return [outline, ...holes].map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('');
}
