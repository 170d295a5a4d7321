// Buttons that put a niche, a bay, a chimney breast, a boxed pipe or a cut corner into the walls, and the measures of the
// part that was added last, until something else changes the walls.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useId } from 'preact/hooks';
import { formatLength, say } from '../../../words/index.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { notify } from '../../page/notice.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import type { Change, Draft } from '../../state/draft.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { changeOf, type RingCm, shapesOf } from '../shapes.ts';
import { outerOf } from '../walk.ts';
import {
  isAtCorner,
  PARTS,
  type Part,
  type PartKind,
  partAt,
  placesFor,
  rangesOf,
  usualPlace,
  wallLength,
  withPart,
} from './parts.ts';

const ORIGIN = 'parts';

/** The part that was added last. */
interface Added {
  /** The walls without it. */
  readonly base: RingCm;
  /** As it is in the accepted plan, and as it was last proposed. */
  readonly part: Part;
  readonly tried: Part;
}

const isSame = (a: RingCm, b: RingCm) => JSON.stringify(a) === JSON.stringify(b);

function withOuter(draft: Draft, ring: RingCm): Change {
  const [, ...others] = shapesOf(draft);
  return changeOf(draft, [{ kind: 'outer', ring }, ...others]);
}

export function AddParts() {
  const session = useSession();
  const added = useSignal<Added | null>(null);
  useSignalEffect(() => {
    const draft = session.planned.value?.draft;
    const last = added.value;
    if (!draft || !last) return;
    const ring = outerOf(draft);
    if (isSame(ring, withPart(last.base, last.part))) return;
    // What was proposed is accepted, or the walls were changed elsewhere.
    const isAccepted = isSame(ring, withPart(last.base, last.tried));
    added.value = isAccepted ? { ...last, part: last.tried } : null;
  });
  const add = async (kind: PartKind) => {
    const draft = session.planned.value?.draft;
    if (!draft) return;
    const base = outerOf(draft);
    const place = usualPlace(kind, base);
    if (place === undefined) return notify({ text: speak('part.noPlace') });
    const part = partAt(kind, base, place);
    const isIn = await session.propose({ origin: ORIGIN, change: (now) => withOuter(now, withPart(base, part)) });
    if (isIn) added.value = { base, part, tried: part };
  };
  return (
    <section class="room-part">
      <h3>{speak('part.title')}</h3>
      <div class="room-row">
        {PARTS.map((kind) => (
          <button key={kind} type="button" onClick={() => void add(kind)}>
            {speak(`part.${kind}`)}
          </button>
        ))}
      </div>
      {added.value && (
        <PartFields
          added={added.value}
          onTry={(tried) => {
            if (added.value) added.value = { ...added.value, tried };
          }}
          onDone={() => (added.value = null)}
        />
      )}
      <RoomMistakes origin={ORIGIN} />
    </section>
  );
}

interface PartFieldsProps {
  readonly added: Added;
  readonly onTry: (part: Part) => void;
  readonly onDone: () => void;
}

function PartFields({ added: { base, part }, onTry, onDone }: PartFieldsProps) {
  const id = useId();
  const session = useSession();
  const notation = useNotation();
  const { kind, place } = part;
  const ranges = rangesOf(part, base);
  const changeTo = (next: Part) => (draft: Draft) => {
    onTry(next);
    return withOuter(draft, withPart(base, next));
  };
  const field = (name: 'width' | 'depth' | 'at') => (
    <NumberField
      label={speak(name === 'width' ? 'room.width' : `part.${name}`)}
      unit="cm"
      value={part[name]}
      {...ranges[name]}
      isBounded
      origin={`part-${name}`}
      change={(value) => changeTo({ ...part, [name]: value })}
    />
  );
  const remove = async () => {
    await session.propose({ origin: ORIGIN, change: (draft) => withOuter(draft, base) });
    onDone();
  };
  return (
    <fieldset class="room-cutout">
      <legend>{speak(`part.${kind}`)}</legend>
      <label class="room-door" for={id}>
        {isAtCorner(kind) ? speak('part.place') : say(notation.lang, 'ui.wall')}
        <select
          id={id}
          value={place}
          onChange={({ currentTarget }) =>
            void session.propose({ origin: ORIGIN, change: changeTo(partAt(kind, base, Number(currentTarget.value))) })
          }
        >
          {placesFor(kind, base).map((other) => (
            <option key={other} value={other}>
              {isAtCorner(kind)
                ? speak('part.between', {
                    a: ((other + base.length - 1) % base.length) + 1,
                    b: other + 1,
                  })
                : `${other + 1}: ${formatLength(notation, wallLength(base, other), 'cm')}`}
            </option>
          ))}
        </select>
      </label>
      {field('width')}
      {field('depth')}
      {!isAtCorner(kind) && field('at')}
      <div class="room-row">
        <button type="button" onClick={onDone}>
          {speak('part.done')}
        </button>
        <button type="button" class="bare" onClick={() => void remove()}>
          {speak('room.remove')}
        </button>
      </div>
    </fieldset>
  );
}
