// What the room's panel says about editing on the plan: how it works, or the selected part with its actions and mistakes.

import { useSignalEffect } from '@preact/signals';
import { useIsMistaken } from '../../fields/Mistakes.tsx';
import { isLocked, speak, useNotation, useSession } from '../../state/context.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { TurnButtons } from '../turn/TurnButtons.tsx';
import { EDITING, followPlan, giveUp, selectedHandleIn, shapesNow } from './editing.ts';
import { nameOf, removeHeld, splitHeld } from './HandleButtons.tsx';
import { handlesOf } from './handles.ts';
import { measured } from './measuring.ts';

export function EditPanel() {
  const session = useSession();
  const notation = useNotation();
  useSignalEffect(() => {
    if (session.planned.value) followPlan(session);
  });
  const handle = selectedHandleIn(handlesOf(shapesNow(session)));
  const isMistaken = useIsMistaken(EDITING);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  return (
    <div class="room-edit">
      {/* A wall stands on the floor, and turning a room turns its tiles. */}
      {session.planned.value?.draft.kind !== 'wall' && !isLocked() && <TurnButtons />}
      <RoomMistakes origin={EDITING} />
      <RoomMistakes origin="turn" />
      {handle ? (
        <b>{nameOf(notation, handle)}</b>
      ) : (
        <p class="room-hint">{speak(isCoarse ? 'edit.touchHint' : 'edit.hint')}</p>
      )}
      <div class="room-row">
        {handle?.to && (
          <button type="button" onClick={() => (measured.value = handle.place)}>
            {speak('edit.typeLength')}
          </button>
        )}
        {handle?.split && (
          <button type="button" onClick={() => splitHeld(session, handle)}>
            {speak('room.addCorner')}
          </button>
        )}
        {handle?.removed && (
          <button type="button" onClick={() => removeHeld(session, handle)}>
            {speak('room.remove')}
          </button>
        )}
        {isMistaken && (
          <button type="button" onClick={() => giveUp(session)}>
            {speak('room.putBack')}
          </button>
        )}
      </div>
    </div>
  );
}
