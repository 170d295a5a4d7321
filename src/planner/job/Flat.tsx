// Several rooms with one pattern: the doorways between them, and the way back to rooms of their own.

import { NumberField } from '../fields/NumberField.tsx';
import { RoomMistakes } from '../room/MarkedText.tsx';
import { ringsOf } from '../room/shapes.ts';
import { speak } from '../state/context.ts';
import type { Change, Draft, RectangleCm } from '../state/draft.ts';
import { ROOMS, replace } from './commands.ts';
import { placeOfDoorway, separated } from './doorways.ts';

const LEAST_CM = 10;

export function Flat({ draft }: { readonly draft: Draft }) {
  const { rooms = [], doorways = [] } = draft;
  return (
    <section class="room job-flat">
      <h3>{rooms.map(({ name }, i) => name ?? speak('rooms.named', { n: i + 1 })).join(' · ')}</h3>
      <p class="room-hint">{speak('rooms.runsOnHint')}</p>
      {doorways.map((doorway, i) => (
        <DoorwayFields key={i} draft={draft} doorway={doorway} index={i} />
      ))}
      <RoomMistakes origin={ROOMS} />
      <div class="room-row">
        <button type="button" onClick={() => void replace((now) => separated(named(now)))}>
          {speak('rooms.separate')}
        </button>
      </div>
    </section>
  );
}

/** A draft whose rooms have names, so that each can be a surface. */
function named(draft: Draft): Draft {
  const rooms = draft.rooms?.map((room, i) => ({ name: speak('rooms.named', { n: i + 1 }), ...room }));
  return { ...draft, ...(rooms && { rooms }) };
}

interface DoorwayProps {
  readonly draft: Draft;
  readonly doorway: RectangleCm;
  readonly index: number;
}

function DoorwayFields({ draft, doorway, index }: DoorwayProps) {
  const { isAcross, width, at, begin, length } = placeOfDoorway(doorway, ringsOf(draft));
  const change =
    (next: { readonly width?: number; readonly at?: number }) =>
    (now: Draft): Change => {
      const { doorways = [] } = now;
      const [from, wide] = [begin + (next.at ?? at), next.width ?? width];
      const place = isAcross ? { x: from, w: wide } : { y: from, h: wide };
      return { doorways: doorways.with(index, { ...doorways[index], ...place }) };
    };
  return (
    <fieldset class="room-cutout">
      <legend>{speak('rooms.doorway', { n: index + 1 })}</legend>
      <NumberField
        label={speak('room.width')}
        unit="cm"
        value={width}
        min={LEAST_CM}
        max={length}
        isBounded
        origin={`doorway-${index}-width`}
        change={(cm) => change({ width: cm, at: Math.max(0, Math.min(at, length - cm)) })}
      />
      <NumberField
        label={speak('rooms.doorwayAt')}
        unit="cm"
        value={at}
        min={0}
        max={Math.max(0, length - width)}
        isBounded
        origin={`doorway-${index}-at`}
        change={(cm) => change({ at: cm })}
      />
    </fieldset>
  );
}
