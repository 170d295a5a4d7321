// The parts of the room as buttons over the canvas, for the keyboard and screen readers. They are one stop of the Tab key:
// Page Up and Page Down go from one to the next, because the arrow keys move the part. The pointer passes through to the
// canvas, on which the same parts are painted.

import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatBareLength, formatLength, type Notation, say } from '../../../words/index.ts';
import { arrowOf } from '../../stage/keys.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import { newGesture } from '../../state/gesture.ts';
import type { Session } from '../../state/session.ts';
import { view } from '../../state/view.ts';
import { middleOf } from '../shapes.ts';
import { EDITING, selectedHandle, shapesNow, stepBack, submit } from './editing.ts';
import { type Handle, handlesOf } from './handles.ts';
import { measured } from './measuring.ts';
import { lengthOf } from './wall-length.ts';

/** Removes the selected corner or cutout, if possible. */
export function removeHeld(session: Session, handle: Handle | undefined): void {
  if (!handle?.removed) return;
  selectedHandle.value = '';
  void submit(session, handle.removed());
}

/** Adds a corner after the selected one. */
export function splitHeld(session: Session, handle: Handle | undefined): void {
  if (handle?.split) void submit(session, handle.split());
}

/** The name of a part of the room, with its place or length. */
export function nameOf(notation: Notation, { kind, part, nth, place, at, to }: Handle): string {
  if (to) return speak('edit.wall', { n: place + 1, length: formatLength(notation, lengthOf(at, to), 'cm') });
  const cutout = part === 'outer' ? '' : `${say(notation.lang, `cutout.${part}`, { n: nth })}: `;
  const there = `${formatBareLength(notation, at[0], 'cm')}, ${formatLength(notation, at[1], 'cm')}`;
  return cutout + (kind === 'body' ? there : speak('room.corner', { n: place + 1, there }));
}

/** The handles that are buttons: all but the sides of cutouts, which their corners and arrow keys reach as well. */
function buttonsOf(handles: readonly Handle[]): Handle[] {
  return handles.filter(({ kind, to, part }) => kind !== 'wall' || to || part === 'circle');
}

export function HandleButtons() {
  // A pan moves the layer as a whole; only a zoom moves the buttons within it.
  const { x, y } = view.value;
  return (
    <div class="room-handles">
      <div style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Buttons />
      </div>
    </div>
  );
}

function Buttons() {
  const session = useSession();
  const notation = useNotation();
  const gesture = useRef('');
  /** Whether the focus goes on to the same part, which has another id now. */
  const isSameGesture = useRef(false);
  const { value: pxPerMm } = useComputed(() => view.value.pxPerMm);
  const { value: id } = selectedHandle;
  const handles = buttonsOf(handlesOf(shapesNow(session)));
  // Focus follows the pointer's selection, but does not leave a field.
  useLayoutEffect(() => {
    if (!document.activeElement?.matches('input, textarea'))
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
  const onKeyDown = (event: KeyboardEvent, handle: Handle) => {
    const { key, shiftKey } = event;
    const way = arrowOf(event);
    const step = shiftKey ? 10 : 1;
    const turn = { PageDown: 1, PageUp: -1 }[key];
    if (way) {
      const [dx, dy] = [way.x * step, way.y * step];
      const id = handle.renamed?.(dx, dy) ?? handle.id;
      isSameGesture.current = id !== handle.id;
      void submit(session, handle.moved(dx, dy), gesture.current);
      selectedHandle.value = id;
    } else if (turn)
      selectedHandle.value = handles[(handles.indexOf(handle) + turn + handles.length) % handles.length].id;
    else if (key === 'Delete' || key === 'Backspace') removeHeld(session, handle);
    else if (key === 'Insert') splitHeld(session, handle);
    else if (key === 'Escape') {
      stepBack(session);
      if (!selectedHandle.value) document.querySelector<HTMLElement>('.stage-canvas')?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = handles.find((handle) => handle.id === id) ?? handles[0];
  return (
    <fieldset class="room-parts" aria-label={speak('edit.parts')}>
      {handles.map((handle) => {
        const [x, y] = handle.at;
        const [cx, cy] = handle.to
          ? middleOf([handle.at, handle.to])
          : handle.kind === 'body'
            ? middleOf(handle.ring)
            : [x, y];
        return (
          <button
            key={handle.id}
            id={handle.id}
            type="button"
            class="room-handle"
            tabIndex={handle === stop ? 0 : -1}
            aria-label={nameOf(notation, handle)}
            aria-describedby="room-parts-help"
            style={{ transform: `translate(${10 * cx * pxPerMm}px, ${10 * cy * pxPerMm}px)` }}
            onFocus={() => {
              selectedHandle.value = handle.id;
              if (!isSameGesture.current) gesture.current = newGesture(EDITING);
              isSameGesture.current = false;
            }}
            onKeyDown={(event) => onKeyDown(event, handle)}
            onClick={() => {
              if (handle.to) measured.value = handle.place;
            }}
          />
        );
      })}
      <p id="room-parts-help" hidden>
        {speak('edit.partsHelp')}
      </p>
    </fieldset>
  );
}
