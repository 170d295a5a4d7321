// The buttons that turn and mirror the whole room.

import { notify } from '../../page/notice.ts';
import { fitView } from '../../stage/viewport.ts';
import { speak, useSession } from '../../state/context.ts';
import { type Turn, turnOf } from './turning.ts';

export function TurnButtons() {
  const session = useSession();
  const turn = async (way: Turn) => {
    const before = session.planned.value;
    if (!before) return;
    const { change, isExact } = turnOf(before.draft, before.laid, way);
    if (!(await session.propose({ origin: 'turn', change }))) return;
    if (session.planned.value) fitView(session.planned.value.laid);
    if (!isExact) notify({ text: speak('turn.inexact') });
  };
  return (
    <div class="room-row">
      {(['right', 'mirror'] as const).map((way) => (
        <button key={way} type="button" onClick={() => turn(way)}>
          {speak(`turn.${way}`)}
        </button>
      ))}
    </div>
  );
}
