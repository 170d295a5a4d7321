// The edited room among others: its name, where it stands beside another one, and a button that removes it.

import { useId } from 'preact/hooks';
import { formatLength, say } from '../../words/index.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { notify } from '../page/notice.ts';
import { RoomMistakes } from '../room/MarkedText.tsx';
import { ringsOf } from '../room/shapes.ts';
import { fitView } from '../stage/viewport.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { placeOf, surfacesOf } from '../state/surfaces.ts';
import { type Beside, besideOf, movedBeside, type Neighbour, neighboursOf, sidesOf } from './beside.ts';
import { ROOMS, removeRoom, replace } from './commands.ts';
import { canRunOn, type Facing, facingOf, runOn, withDoors } from './doorways.ts';

const MOST_CHARACTERS = 60;
const MOST_CM = 10_000;

export function Surface() {
  const planned = useSession().planned.value;
  if (!planned?.draft.job) return null;
  const { draft } = planned;
  const [ring] = ringsOf(draft);
  const facing = facingOf(draft);
  return (
    <section class="job-surface">
      <NameField draft={draft} />
      {ring && <PlaceFields draft={draft} neighbours={neighboursOf(draft)} />}
      {facing && <Connect facing={facing} />}
      <TileField draft={draft} />
      {!draft.rooms && <RoomMistakes origin={ROOMS} />}
      <div class="room-row">
        <button type="button" class="bare" onClick={() => void removeRoom()}>
          {speak(draft.kind === 'wall' ? 'rooms.removeWall' : 'rooms.remove')}
        </button>
      </div>
    </section>
  );
}

/** The ways to connect the room with the one that it stands beside. */
function Connect({ facing }: { readonly facing: Facing }) {
  const way = (name: 'runOn' | 'withDoors', connect: typeof runOn) => (
    <button
      type="button"
      onClick={() =>
        void replace((now) => {
          const found = facingOf(now);
          return found ? connect(now, found) : now;
        })
      }
    >
      {speak(`rooms.${name}`)}
    </button>
  );
  return (
    <fieldset class="job-connect">
      <legend>{speak('rooms.connect', { name: facing.neighbour.name })}</legend>
      <div class="room-row">
        {canRunOn(facing) && way('runOn', runOn)}
        {way('withDoors', withDoors)}
      </div>
    </fieldset>
  );
}

/** The name, which no other room has. */
function NameField({ draft }: { readonly draft: Draft }) {
  const session = useSession();
  const { name = '', kind } = draft;
  const isTaken = (text: string) =>
    surfacesOf(draft).some((other, place) => place !== placeOf(draft) && other.name === text);
  const rename = (text: string) => {
    if (text === '' || isTaken(text)) notify({ text: speak('rooms.nameTaken') });
    else void session.propose({ origin: ROOMS, change: { name: text } });
  };
  return <TextField label={speak(kind === 'wall' ? 'rooms.nameWall' : 'rooms.name')} value={name} onText={rename} />;
}

/** What is laid, in the words of the shop: a floor and a wall are bought together only if both name the same. */
function TileField({ draft: { tile = '' } }: { readonly draft: Draft }) {
  const session = useSession();
  const enter = (text: string) => void session.propose({ origin: ROOMS, change: { tile: text || undefined } });
  return <TextField label={speak('rooms.tile')} value={tile} hint={speak('rooms.tileHint')} onText={enter} />;
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onText: (text: string) => void;
}

/** A line of text, entered when the field is left. It shows what is accepted. */
function TextField({ label, value, hint, onText }: TextProps) {
  const id = useId();
  const enter = (field: HTMLInputElement) => {
    const text = field.value.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ').trim();
    field.value = value;
    if (text !== value) onText(text);
  };
  return (
    <div class="field-text">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={MOST_CHARACTERS}
        autocomplete="off"
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => enter(currentTarget)}
      />
      {hint && (
        <p class="room-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly draft: Draft;
  readonly neighbours: readonly Neighbour[];
}

/** The wall that the room stands at: which one, how thick it is, and how far along it the room begins. */
function PlaceFields({ draft, neighbours }: PlaceProps) {
  const id = useId();
  const session = useSession();
  const notation = useNotation();
  const rings = neighbours.map(({ ring }) => ring);
  const beside = besideOf(ringsOf(draft).flat(), rings);
  const place = (next: Partial<Beside>) => (now: Draft) => movedBeside(now, rings, { ...(beside ?? USUAL), ...next });
  const choose = async (value: string) => {
    const [room, wall] = value.split(' ').map(Number);
    const moved = await session.propose({ origin: ROOMS, change: place({ room, wall, along: 0 }) });
    if (moved && session.planned.value) fitView(session.planned.value.laid);
  };
  const field = (name: 'thickness' | 'along', min: number) => (
    <NumberField
      label={speak(`rooms.${name}`)}
      unit="cm"
      value={beside?.[name] ?? 0}
      min={min}
      max={MOST_CM}
      isBounded
      origin={`room-${name}`}
      change={(cm) => place({ [name]: cm })}
    />
  );
  return (
    <>
      <div class="field-text">
        <label for={id}>{speak('rooms.beside')}</label>
        <select
          id={id}
          value={beside ? `${beside.room} ${beside.wall}` : ''}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          {!beside && <option value="">–</option>}
          {neighbours.map(({ name, ring }, room) => (
            <optgroup key={room} label={name}>
              {sidesOf(ring).map(({ length }, wall) => (
                <option key={wall} value={`${room} ${wall}`}>
                  {/* The name of the only other room goes without saying. */}
                  {neighbours.length > 1 ? `${name} ·` : say(notation.lang, 'ui.wall')} {wall + 1}:{' '}
                  {formatLength(notation, length, 'cm', 1)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {beside && field('thickness', 0)}
      {beside && field('along', -MOST_CM)}
    </>
  );
}

/** A room that faces no other one is moved to a wall of the first one. */
const USUAL: Beside = { room: 0, wall: 0, thickness: 10, along: 0 };
