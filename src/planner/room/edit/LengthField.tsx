// The field in which the length of a wall is typed, at its label on the plan. Enter applies the length, Escape discards it.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { figuresFor } from '../../fields/figures.ts';
import { useRefusal } from '../../fields/typing.ts';
import { paintedLabels } from '../../stage/painting/paint-room.ts';
import { stageSize } from '../../stage/viewport.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import { view, within } from '../../state/view.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { onCanvas } from '../overlay.ts';
import { middleOf } from '../shapes.ts';
import { rounded } from '../walk.ts';
import { selectedHandle, shapesNow } from './editing.ts';
import { MEASURING, measured, setLength, stopMeasuring } from './measuring.ts';
import { lengthOf } from './wall-length.ts';

/** Half of the field with its message, which stays on the stage. */
const HALF_PX = { x: 92, y: 28 };

export function LengthField() {
  const { value: wall } = measured;
  return wall === null ? null : <Field key={wall} wall={wall} />;
}

/** After a tap, browsers send the events of a mouse as well, which would take the focus from a field that just opened. */
function keepFocus(): () => void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  let isPressed = false;
  addEventListener('pointerdown', () => (isPressed = true), options);
  addEventListener('mousedown', (event) => isPressed || event.preventDefault(), options);
  return () => over.abort();
}

function Field({ wall }: { readonly wall: number }) {
  const session = useSession();
  const figures = figuresFor(useNotation(), { unit: 'cm', decimals: 4, step: 1, bare: 'ft' });
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  useRefusal('length on the plan', wrong !== '');
  /** A field that closes loses the focus, which must not apply it once more. */
  const isBusy = useRef(false);
  const [{ ring }] = shapesNow(session);
  const [a, b] = [ring[wall], ring[(wall + 1) % ring.length]];
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    return keepFocus();
  }, []);
  if (!a || !b) return null;
  const first = figures.write(rounded(lengthOf(a, b), 1e4));
  const close = () => {
    isBusy.current = true;
    stopMeasuring(session);
    document.getElementById(selectedHandle.peek())?.focus({ preventScroll: true });
  };
  const apply = async (typed: string) => {
    if (isBusy.current) return;
    if (typed.trim() === first) return close();
    const lengthCm = figures.read(typed);
    if (lengthCm === undefined || lengthCm <= 0) return setWrong(figures.refusal.text);
    isBusy.current = true;
    const outcome = await setLength(session, wall, lengthCm);
    isBusy.current = false;
    if (outcome === 'set') close();
    else setWrong(outcome === 'vanishing' ? speak('edit.noRoom') : '');
  };
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLInputElement }) => {
    // The keys of the stage are letters of the field.
    event.stopPropagation();
    if (event.key === 'Enter') void apply(event.currentTarget.value);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const { width, height } = stageSize.value;
  const label = paintedLabels().find((one) => one.wall === wall);
  const { x, y } = label?.tag.middle ?? onCanvas(view.value, middleOf([a, b]));
  const [left, top] = [within(x, HALF_PX.x, width - HALF_PX.x), within(y, HALF_PX.y, height - HALF_PX.y)];
  return (
    <div class="room-length" style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -20px)` }}>
      <span class="field-measure">
        <input
          ref={field}
          inputMode={figures.inputMode}
          enterkeyhint="done"
          autocomplete="off"
          aria-label={speak('edit.lengthOf', { n: wall + 1 })}
          aria-describedby="wall-length-mistakes"
          aria-invalid={wrong !== '' || session.mistakes.value.has(MEASURING)}
          defaultValue={first}
          onInput={() => {
            setWrong('');
            session.forget(MEASURING);
          }}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget }) => void apply(currentTarget.value)}
        />
        <span>{figures.unit}</span>
      </span>
      <RoomMistakes id="wall-length-mistakes" origin={MEASURING} own={wrong} />
    </div>
  );
}
