// The room by its dimensions: the kind of room, its picture, and a field for each wall that must be known.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { formatLength, say } from '../../../words/index.ts';
import { welcomeIsOver } from '../../begin/first-visit.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { fitView } from '../../stage/viewport.ts';
import { speak, useLang, useNotation, useSession } from '../../state/context.ts';
import type { Change, Draft } from '../../state/draft.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { shapesOf } from '../shapes.ts';
import { LETTERS, Picture } from './Picture.tsx';
import { givenWalls, KINDS, type Recognised, type RoomShape, rangeOf, recognise } from './plain-room.ts';
import { ofKind, resized } from './room-change.ts';
import './begin.css';

/** The origin of changes made by the choice of a kind and by turning. */
const ORIGIN = 'room-kind';
/** A dimension has been typed when it has not changed for this long. */
const REST_MS = 500;

/** The plain room of a draft; undefined if its walls make any other. */
export function plainRoomOf(draft: Draft): Recognised | undefined {
  return recognise(shapesOf(draft)[0].ring);
}

/** The choice of the kind of room. */
export function KindPicker({ draft }: { readonly draft: Draft }) {
  const session = useSession();
  const name = useId();
  const chosen = plainRoomOf(draft)?.kind;
  const choose = async (kind: RoomShape) => {
    welcomeIsOver();
    const isPlanned = await session.propose({ origin: ORIGIN, change: (now) => ofKind(now, kind) });
    if (isPlanned && session.planned.value) fitView(session.planned.value.laid);
  };
  return (
    <fieldset class="begin-kinds">
      <legend>{speak('begin.shape')}</legend>
      <div>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name={name} checked={kind === chosen} onChange={() => void choose(kind)} />
            <Picture kind={kind} quarter={0} isPlain />
            <span>{speak(`roomKind.${kind}`)}</span>
          </label>
        ))}
      </div>
      <RoomMistakes origin={ORIGIN} />
    </fieldset>
  );
}

/** No room is this narrow: somebody thought of metres. */
const TOO_SHORT_CM = 20;

/** The offer to read a width or length that was typed in metres as what it was meant to be. */
function Meant({ room, index }: { readonly room: Recognised; readonly index: number }) {
  const session = useSession();
  const notation = useNotation();
  const metres = room.sides[index];
  if (room.kind !== 'rectangle' || metres >= TOO_SHORT_CM || notation.units === 'imperial') return null;
  return (
    <button
      type="button"
      onClick={() =>
        void session.propose({ origin: ORIGIN, change: (now) => withSide(now, room, index, 100 * metres) })
      }
    >
      {speak('begin.meant', { n: formatLength(notation, metres, 'm') })}
    </button>
  );
}

/** The change that gives one wall of a plain room another length. */
function withSide(draft: Draft, shown: Recognised, index: number, cm: number): Change {
  const room = plainRoomOf(draft) ?? shown;
  return resized(draft, { ...room, sides: room.sides.with(index, cm) });
}

/** The dimensions of a plain room. */
export function Dimensions({ room }: { readonly room: Recognised }) {
  const session = useSession();
  const lang = useLang();
  const [lit, setLit] = useState(-1);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { kind, sides, quarter } = room;
  const measures = `${kind} ${quarter} ${sides}`;
  // The plan stays in sight while its dimensions are typed.
  useEffect(() => {
    if (!fields.current?.contains(document.activeElement)) return undefined;
    const rest = setTimeout(() => session.planned.value && fitView(session.planned.value.laid), REST_MS);
    return () => clearTimeout(rest);
  }, [measures]);
  const names = kind === 'rectangle' || kind === 'L' ? (['room.width', 'room.height'] as const) : [];
  return (
    <fieldset ref={fields} class="begin-room" aria-label={speak(`roomKind.${kind}`)}>
      <div class="begin-plan">
        <Picture {...{ kind, quarter, lit }} />
      </div>
      <div class="begin-sides" onFocusOut={() => setLit(-1)} onChange={welcomeIsOver}>
        {givenWalls(kind).map((wall, i) => (
          <div key={kind + wall} onFocusIn={() => setLit(i)}>
            <NumberField
              label={`${LETTERS[i]} · ${i in names ? speak(names[i]) : say(lang, 'ui.wall')}`}
              unit="cm"
              bare="ft"
              value={sides[i]}
              {...rangeOf(room, i)}
              isBounded
              origin={`side-${i}`}
              change={(cm) => (now) => withSide(now, room, i, cm)}
            />
            <Meant room={room} index={i} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
