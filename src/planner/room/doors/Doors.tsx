// The doors as a list: their place, width and swing, and the starts that suit them.

import { formatLength } from '../../../words/index.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { NUMBERS_WALLS } from '../../stage/wall-numbers.ts';
import { isLocked, speak, useNotation, useSession } from '../../state/context.ts';
import type { Draft } from '../../state/draft.ts';
import type { Planned } from '../../state/session.ts';
import { selectedHandle } from '../edit/editing.ts';
import { lengthOf } from '../edit/wall-length.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { type RingCm, shapesOf } from '../shapes.ts';
import { rounded } from '../walk.ts';
import {
  type Door,
  doorsChange,
  doorsOf,
  isApart,
  MOST_DOORS,
  placeOf,
  SWING_CHOICES,
  type SwingChoice,
} from './door.ts';
import { type DoorLine, startAtDoor } from './start-at-door.ts';

const NEW_WIDTH_CM = 80;
const MOST_CM = 20_000;
const DOORS = 'doors';
/** Where in its wall a new door may be, from end to end. */
const PLACES = [0.5, 0, 1, 0.25, 0.75];

/** A new door in the middle of the selected wall, or of the longest one, or where there is space. */
function newDoor(ring: RingCm, doors: readonly Door[]): Door {
  const lengths = ring.map((corner, i) => lengthOf(corner, ring[(i + 1) % ring.length]));
  const selected = Number(/^wall-0-(\d+)$/.exec(selectedHandle.value)?.[1] ?? -1);
  const walls = [...lengths.keys()].sort((a, b) => lengths[b] - lengths[a]).filter((wall) => wall !== selected);
  const candidates = [...(selected >= 0 ? [selected] : []), ...walls].flatMap((wall) => {
    const width = Math.min(NEW_WIDTH_CM, lengths[wall]);
    return PLACES.map(
      (share): Door => ({ wall, at: rounded(width / 2 + share * (lengths[wall] - width), 1), width, swing: 'in-left' }),
    );
  });
  return candidates.find((door) => isApart(door, doors)) ?? candidates[0];
}

export function Doors({ planned }: { readonly planned: Planned }) {
  const session = useSession();
  const { draft } = planned;
  const doors = doorsOf(draft);
  const [{ ring }] = shapesOf(draft);
  const change = (next: (doors: readonly Door[]) => readonly Door[]) => (draft: Draft) =>
    doorsChange(shapesOf(draft)[0].ring, next(doorsOf(draft)));
  return (
    <section class="room-part">
      <h3>{speak('doors.doors')}</h3>
      {doors.map((door, i) => (
        // The index is the only identity of a door.
        <DoorFields key={i} {...{ door, ring, planned }} index={i} onChange={(next) => change((all) => next(all, i))} />
      ))}
      <div class="room-row">
        <button
          type="button"
          disabled={doors.length >= MOST_DOORS}
          onClick={() => void session.propose({ origin: DOORS, change: change((all) => [...all, newDoor(ring, all)]) })}
        >
          {speak('doors.add')}
        </button>
      </div>
      <RoomMistakes origin={DOORS} />
      <p class="room-hint">{speak('doors.hint')}</p>
    </section>
  );
}

type Next = (doors: readonly Door[], index: number) => readonly Door[];

interface DoorFieldsProps {
  readonly door: Door;
  readonly index: number;
  readonly ring: RingCm;
  readonly planned: Planned;
  readonly onChange: (next: Next) => (draft: Draft) => ReturnType<typeof doorsChange>;
}

function DoorFields({ door, index, ring, planned, onChange }: DoorFieldsProps) {
  const session = useSession();
  const notation = useNotation();
  const name = speak('doors.door', { n: index + 1 });
  const change = (part: Partial<Door>) => onChange((all, i) => all.with(i, { ...all[i], ...part }));
  const propose = (next: ReturnType<typeof change>) => void session.propose({ origin: DOORS, change: next });
  const startAt = (line: DoorLine) => {
    const { x, y } = startAtDoor(planned.laid.lattice, placeOf(door, ring), line);
    const start = { x: rounded(x / 10, 1e4), y: rounded(y / 10, 1e4) };
    void session.propose({ origin: 'start', change: { start } });
  };
  return (
    <fieldset class="room-cutout" {...NUMBERS_WALLS}>
      <legend>{name}</legend>
      <label class="room-door">
        {speak('ui.wall')}
        <select
          value={door.wall % ring.length}
          onChange={({ currentTarget }) => propose(change({ wall: currentTarget.selectedIndex }))}
        >
          {ring.map((corner, i) => (
            <option key={i} value={i}>
              {i + 1}: {formatLength(notation, lengthOf(corner, ring[(i + 1) % ring.length]), 'cm')}
            </option>
          ))}
        </select>
      </label>
      <label class="room-door">
        {speak('doors.swing')}
        <select
          value={door.swing}
          onChange={({ currentTarget }) => propose(change({ swing: currentTarget.value as SwingChoice }))}
        >
          {SWING_CHOICES.map((swing) => (
            <option key={swing} value={swing}>
              {speak(`swing.${swing}`)}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        label={speak('room.width')}
        unit="cm"
        value={door.width}
        min={1}
        max={MOST_CM}
        origin={`door-${index}-width`}
        change={(width) => change({ width: Math.max(1, width) })}
      />
      <NumberField
        label={speak('doors.at')}
        unit="cm"
        value={door.at}
        min={0}
        max={MOST_CM}
        origin={`door-${index}-at`}
        change={(at) => change({ at })}
      />
      <div class="room-row">
        {!isLocked() && (
          <>
            <button type="button" onClick={() => startAt('middle')}>
              {speak('doors.atMiddle')}
            </button>
            <button type="button" onClick={() => startAt('edge')}>
              {speak('doors.atEdge')}
            </button>
          </>
        )}
        <button type="button" class="bare" onClick={() => propose(onChange((all, i) => all.toSpliced(i, 1)))}>
          {speak('room.remove')}
          <span class="unseen">: {name}</span>
        </button>
      </div>
    </fieldset>
  );
}
