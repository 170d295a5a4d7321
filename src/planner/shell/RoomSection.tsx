// The section of the room: the room that is edited, and its place among others if there are several.

import { useBusy } from '../fields/BusyButton.tsx';
import { lazy, withPart } from '../page/lazy.tsx';
import { isLocked, speak, useSession } from '../state/context.ts';

const RoomPanel = lazy(() => import('../room/RoomPanel.tsx').then((part) => part.RoomPanel));
const Flat = lazy(() => import('../job/Flat.tsx').then((part) => part.Flat));
const TileWalls = lazy(() => import('../job/TileWalls.tsx').then((part) => part.TileWalls));
const OpenDrawing = lazy(
  () => import('../import/OpenDrawing.tsx').then((part) => part.OpenDrawing),
  // Keeps its place, so that nothing below moves.
  () => (
    <button type="button" id="room-open" disabled>
      {speak('room.open')}
    </button>
  ),
);
const Surface = lazy(() => import('../job/Surface.tsx').then((part) => part.Surface));

export function RoomSection() {
  const draft = useSession().planned.value?.draft;
  const add = draft?.job ? null : <AddRoom />;
  return (
    <>
      {draft?.job && <Surface />}
      {draft?.rooms ? (
        <>
          <Flat draft={draft} />
          {add && <div class="room-ways">{add}</div>}
        </>
      ) : (
        <RoomPanel
          ways={
            <>
              {add}
              {!isLocked() && <OpenDrawing />}
            </>
          }
        >
          {draft && <TileWalls draft={draft} />}
        </RoomPanel>
      )}
    </>
  );
}

function AddRoom() {
  const [, add] = useBusy(() =>
    withPart(
      () => import('../job/commands.ts'),
      ({ addRoom }) => addRoom(),
    ),
  );
  return (
    <button type="button" onClick={add}>
      {speak('rooms.add')}
    </button>
  );
}
