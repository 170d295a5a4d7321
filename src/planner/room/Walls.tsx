// The walls of the room: the dimensions of a plain room, or every wall of any other; and under "Advanced" the text in the
// grammar of the API, or the coordinates of the corners.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tokensIn, type Wall, wallFromToken } from '../../wire/index.ts';
import { formatLength, say } from '../../words/index.ts';
import { useRefusal, useTyping } from '../fields/typing.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import type { CornerCm, Draft } from '../state/draft.ts';
import { useOwnUndo } from '../state/steps.ts';
import { isAdvancedOpen, openAdvanced } from './advanced.ts';
import { Dimensions, plainRoomOf } from './dimensions/RoomForm.tsx';
import { MarkedText, NumbersText, RoomMistakes } from './MarkedText.tsx';
import { addedTo, offersFor } from './offers.ts';
import { type RingCm, toOtherForm } from './shapes.ts';
import { WallList } from './WallList.tsx';
import { follow, isClosed, walkOf, wallsOf } from './walk.ts';
import { wallsAround } from './walk-editing.ts';
import { partsOf, walkFromTyped } from './wall-text.ts';
import { arrowsOf, gapText, wordsOf } from './wall-words.ts';

const MOST_WALLS = 64;

interface ClosingButtonsProps {
  readonly walls: readonly Wall[];
  /** The class of the first button. */
  readonly first?: string;
  readonly onClose: (closing: string) => void;
}

/** A button for each way to close a walk that is being drawn. */
export function ClosingButtons({ walls, first, onClose }: ClosingButtonsProps) {
  const notation = useNotation();
  return addedTo(walls).map(({ walk, added }, i) => (
    <button type="button" key={walk} class={i ? '' : first} onClick={() => onClose(walkOf(added))}>
      {speak('room.close', { walls: arrowsOf(notation, added) })}
    </button>
  ));
}

interface OffersProps {
  readonly walls: readonly Wall[];
  readonly accepted: readonly Wall[];
  readonly onWalk: (walk: string) => void;
}

/** A button for each way to close an open walk. */
function Offers({ walls, accepted, onWalk }: OffersProps) {
  const notation = useNotation();
  return offersFor(walls, accepted).map((offer) => (
    <button type="button" key={offer.walk} onClick={() => onWalk(offer.walk)}>
      {'added' in offer
        ? speak('room.close', { walls: arrowsOf(notation, offer.added) })
        : speak('room.instead', {
            wall: `${speak('ui.wall')} ${offer.index + 1}`,
            now: formatLength(notation, offer.lengthCm, 'cm'),
            before: formatLength(notation, walls[offer.index].lengthCm, 'cm'),
          })}
    </button>
  ));
}

export function Walls({ draft }: { readonly draft: Draft }) {
  const { polygon, outline = '' } = draft;
  return polygon ? <Corners {...{ draft, polygon }} /> : <Walk {...{ draft, outline }} />;
}

/** What is closed until somebody asks for it. */
function Advanced({ children }: { readonly children: ComponentChildren }) {
  return (
    <details
      class="room-advanced"
      open={isAdvancedOpen.value}
      onToggle={({ currentTarget }) => openAdvanced(currentTarget.open)}
    >
      <summary>{speak('room.advanced')}</summary>
      {children}
    </details>
  );
}

/** The button that writes the same room in the other form. */
function OtherForm({ label, origin }: { readonly label: string; readonly origin: string }) {
  const session = useSession();
  return (
    <button type="button" class="bare" onClick={() => void session.propose({ origin, change: toOtherForm })}>
      {label}
    </button>
  );
}

interface OtherRoomProps {
  readonly walls: readonly Wall[];
  readonly onWalk: (walls: readonly Wall[]) => void;
  /** Messages and buttons below the list. */
  readonly children: ComponentChildren;
}

/** The walls of a room that is not a plain one. */
function OtherRoom({ walls, onWalk, children }: OtherRoomProps) {
  return (
    <div class="room-part">
      <p class="room-hint">{speak('begin.other')}</p>
      <WallList {...{ walls, onWalk }} />
      {children}
    </div>
  );
}

const WALK = 'outline';

function Walk({ draft, outline }: { readonly draft: Draft; readonly outline: string }) {
  const notation = useNotation();
  const session = useSession();
  const typing = useTyping(WALK, outline, (typed) => ({ outline: walkFromTyped(typed) }));
  const text = typing.typed ?? outline;
  const walls = wallsOf(walkFromTyped(text));
  useOwnUndo(walls !== null && !isClosed(walls), typing.discard);
  const enter = (next: string) => {
    typing.enter(next);
    typing.commit();
  };
  const { received, example } = session.mistakes.value.get(WALK)?.find(({ code }) => code === 'outline-wall') ?? {};
  const own = text.trim() === '' ? speak('room.nothing') : gapText(notation, walls ?? []);
  const buttons = (
    <div class="room-row">
      {walls && <Offers walls={walls} accepted={wallsOf(outline) ?? []} onWalk={enter} />}
      {received && example && (
        <button type="button" onClick={() => enter(repaired(walkFromTyped(text), received, example))}>
          {speak('room.use', { text: example })}
        </button>
      )}
      {text !== outline && (
        <button type="button" class="bare" onClick={typing.discard}>
          {speak('room.putBack')}
        </button>
      )}
    </div>
  );
  const room = plainRoomOf(draft);
  return (
    <>
      {room ? (
        <Dimensions room={room} />
      ) : (
        <OtherRoom walls={walls ?? wallsOf(outline) ?? []} onWalk={(next) => enter(walkOf(next))}>
          {/* The text below shows the same. */}
          {!isAdvancedOpen.value && (
            <>
              <RoomMistakes origin={WALK} own={own} />
              {buttons}
            </>
          )}
        </OtherRoom>
      )}
      <Advanced>
        <MarkedText
          label={speak('room.walk')}
          hint={say(notation.lang, 'page.walkHint', { most: MOST_WALLS })}
          parts={partsOf(text).map((part) => ({
            text: part.text,
            isGood: part.walk === '' || wallFromToken(part.walk) !== undefined,
          }))}
          origin={WALK}
          {...{ text, typing, own }}
        >
          {buttons}
        </MarkedText>
        {walls && (
          <ol class="room-said" aria-label={speak('ui.walls')}>
            {walls.map((wall, i) => (
              // The index is the only identity of a wall.
              <li key={i}>{wordsOf(notation, wall)}</li>
            ))}
          </ol>
        )}
        <OtherForm origin={WALK} label={speak('room.asCorners')} />
      </Advanced>
    </>
  );
}

/** The text with every occurrence of a rejected token replaced; the example is the whole text if that was rejected. */
function repaired(text: string, received: string, example: string): string {
  const spaced = ` ${tokensIn(text).join(' ')} `;
  return spaced.includes(` ${received} `) ? spaced.replaceAll(` ${received} `, ` ${example} `).trim() : example;
}

const POLYGON = 'polygon';

function Corners({ draft, polygon }: { readonly draft: Draft; readonly polygon: RingCm }) {
  const room = plainRoomOf(draft);
  const isListed = polygon.length <= MOST_WALLS;
  return (
    <>
      {room && <Dimensions room={room} />}
      {!room && isListed && <CornerWalls polygon={polygon} />}
      <Advanced>
        <NumbersText
          label={speak('room.corners')}
          origin={POLYGON}
          text={polygon.join(' ')}
          form="x,y"
          change={(corners) => ({ polygon: corners as unknown as CornerCm[] })}
        />
        {/* Walls begin at 0,0, where the room would leave its place beside others. */}
        {isListed && !draft.job && <OtherForm origin={POLYGON} label={speak('room.asWalk')} />}
      </Advanced>
    </>
  );
}

/** The walls between corners. Those that do not close are kept here until an offer closes them. */
function CornerWalls({ polygon }: { readonly polygon: RingCm }) {
  const session = useSession();
  const notation = useNotation();
  const accepted = wallsAround(polygon);
  const [open, setOpen] = useState<readonly Wall[] | null>(null);
  useRefusal('open walls', open !== null);
  useOwnUndo(open !== null, () => setOpen(null));
  useEffect(() => setOpen(null), [polygon]);
  const walk = (next: readonly Wall[]) => {
    if (!isClosed(next)) return setOpen(next);
    const [x, y] = polygon[0];
    const corners = follow(next).corners.map(([cx, cy]): CornerCm => [cx + x, cy + y]);
    void session.propose({ origin: POLYGON, change: { polygon: corners } });
  };
  const walls = open ?? accepted;
  return (
    <OtherRoom walls={walls} onWalk={walk}>
      <RoomMistakes id="walls-mistakes" origin={POLYGON} own={gapText(notation, walls)} />
      <div class="room-row">
        <Offers {...{ walls, accepted }} onWalk={(next) => walk(wallsOf(next) ?? accepted)} />
        {open && (
          <button type="button" class="bare" onClick={() => setOpen(null)}>
            {speak('room.putBack')}
          </button>
        )}
      </div>
    </OtherRoom>
  );
}
