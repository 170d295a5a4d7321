// A slider that is being dragged.

import type { Session } from '../state/session.ts';

/** Notes that a slider was pressed; the drag ends when the pointer is released, wherever it is then. */
export function slide(session: Session): void {
  const end = session.drag();
  const released = new AbortController();
  const release = () => {
    released.abort();
    // The slider hears of its new value after this event.
    setTimeout(end);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { capture: true, signal: released.signal });
}
