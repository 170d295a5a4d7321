// The panel of the edit mode: instructions, actions on the selected handle, and mistakes.

import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useIsMistaken } from '../../fields/Mistakes.tsx';
import { speak, useSession } from '../../state/context.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { words } from '../words.ts';
import { EDITING, followPlan, giveUp, heldOf, shapesNow } from './editing.ts';
import { removeHeld, splitHeld } from './HandleButtons.tsx';
import { handlesOf } from './handles.ts';

export function EditPanel() {
  const session = useSession();
  useSignalEffect(() => {
    if (session.planned.value) followPlan(session);
  });
  useEffect(() => () => giveUp(session), [session]);
  const handle = heldOf(handlesOf(shapesNow(session)));
  return (
    <div class="room-edit">
      <RoomMistakes origin={EDITING} />
      <p class="room-hint">{speak(words.editHint)}</p>
      <div class="room-row">
        <button type="button" disabled={!handle?.split} onClick={() => splitHeld(session, handle)}>
          {speak(words.addCorner)}
        </button>
        <button type="button" disabled={!handle?.removed} onClick={() => removeHeld(session, handle)}>
          {speak(words.remove)}
        </button>
        {useIsMistaken(EDITING) && (
          <button type="button" onClick={() => giveUp(session)}>
            {speak(words.putBack)}
          </button>
        )}
      </div>
    </div>
  );
}
