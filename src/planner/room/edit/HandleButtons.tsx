// The handles of the room as buttons over the canvas, for Tab and arrow keys. The pointer passes through to the canvas,
// on which the same handles are painted.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatBareLength, formatLength, say } from '../../../words/index.ts';
import { newGesture } from '../../fields/typing.ts';
import { arrowOf } from '../../stage/keys.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import type { Session } from '../../state/session.ts';
import { view } from '../../state/view.ts';
import { onCanvas } from '../overlay.ts';
import { middleOf } from '../shapes.ts';
import { words } from '../words.ts';
import { attempt, EDITING, held, shapesNow, stepBack } from './editing.ts';
import { type Handle, handlesOf } from './handles.ts';

/** Removes the selected corner or cutout, if possible. */
export function removeHeld(session: Session, handle: Handle | undefined): void {
  if (!handle?.removed) return;
  held.value = '';
  void attempt(session, handle.removed());
}

/** Adds a corner after the selected one. */
export function splitHeld(session: Session, handle: Handle | undefined): void {
  if (handle?.split) void attempt(session, handle.split());
}

export function HandleButtons() {
  const session = useSession();
  const notation = useNotation();
  const gesture = useRef('');
  const { value: id } = held;
  // Focus follows the pointer's selection.
  useLayoutEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  const nameOf = ({ kind, part, nth, place, at: [x, y] }: Handle) => {
    const cutout = part === 'outer' ? '' : `${say(notation.lang, `cutout.${part}`, { n: nth })}: `;
    const there = `${formatBareLength(notation, x, 'cm')}, ${formatLength(notation, y, 'cm')}`;
    return cutout + (kind === 'body' ? there : speak(words.corner, { n: place + 1, there }));
  };
  const onKeyDown = (event: KeyboardEvent, handle: Handle) => {
    const { key, shiftKey } = event;
    const way = arrowOf(event);
    const step = shiftKey ? 10 : 1;
    if (way) void attempt(session, handle.moved(way.x * step, way.y * step), gesture.current);
    else if (key === 'Delete' || key === 'Backspace') removeHeld(session, handle);
    else if (key === 'Insert') splitHeld(session, handle);
    else if (key === 'Escape') stepBack(session);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="room-handles">
      {handlesOf(shapesNow(session)).map((handle) => {
        if (handle.kind === 'wall') return null;
        const { x, y } = onCanvas(view.value, handle.kind === 'body' ? middleOf(handle.ring) : handle.at);
        return (
          <button
            key={handle.id}
            id={handle.id}
            type="button"
            class="room-handle"
            aria-label={nameOf(handle)}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            onFocus={() => {
              held.value = handle.id;
              gesture.current = newGesture(EDITING);
            }}
            onKeyDown={(event) => onKeyDown(event, handle)}
          />
        );
      })}
    </div>
  );
}
