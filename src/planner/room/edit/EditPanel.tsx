// Editing on the plan, seen from the panel: how it is done, what can be done with what is held, and what is wrong.

import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useIsMistaken } from '../../fields/Mistakes.tsx';
import { speak, useDesk } from '../../state/context.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { words } from '../words.ts';
import { EDITING, followPlan, giveUp, heldOf, shapesNow } from './editing.ts';
import { removeHeld, splitHeld } from './HandleButtons.tsx';
import { holdsOf } from './handles.ts';

export function EditPanel() {
  const desk = useDesk();
  useSignalEffect(() => {
    if (desk.planned.value) followPlan(desk);
  });
  useEffect(() => () => giveUp(desk), [desk]);
  const hold = heldOf(holdsOf(shapesNow(desk)));
  return (
    <div class="room-edit">
      <RoomMistakes origin={EDITING} />
      <p class="room-hint">{speak(words.editHint)}</p>
      <div class="room-row">
        <button type="button" disabled={!hold?.split} onClick={() => splitHeld(desk, hold)}>
          {speak(words.addCorner)}
        </button>
        <button type="button" disabled={!hold?.removed} onClick={() => removeHeld(desk, hold)}>
          {speak(words.remove)}
        </button>
        {useIsMistaken(EDITING) && (
          <button type="button" onClick={() => giveUp(desk)}>
            {speak(words.putBack)}
          </button>
        )}
      </div>
    </div>
  );
}
