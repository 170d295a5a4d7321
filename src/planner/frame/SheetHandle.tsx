// The handle of the sheet: dragged with a finger, pressed, or moved with the arrow keys.

import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { usePhrase } from '../state/context.ts';
import { type Height, LOW_PX, neighbourOf, nextOf, restOf } from './sheet.ts';
import { words } from './words.ts';

export interface SheetHandleProps {
  readonly height: Signal<Height>;
  /** The height while it is dragged, px; null at rest. */
  readonly dragged: Signal<number | null>;
}

interface Drag {
  readonly fromY: number;
  readonly fromPx: number;
  readonly availablePx: number;
  lastY: number;
  lastMs: number;
  /** Of the sheet, growing. */
  pxPerMs: number;
}

const CLICK_PX = 6;

export function SheetHandle({ height, dragged }: SheetHandleProps) {
  const say = usePhrase();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useSignal(false);
  const onPointerDown = (event: PointerEvent) => {
    const handle = event.currentTarget as HTMLElement;
    const sheet = handle.parentElement;
    const fromPx = sheet?.clientHeight ?? 0;
    const availablePx = sheet?.parentElement?.clientHeight ?? 0;
    const { clientY, timeStamp } = event;
    handle.setPointerCapture(event.pointerId);
    drag.current = { fromY: clientY, fromPx, availablePx, lastY: clientY, lastMs: timeStamp, pxPerMs: 0 };
    wasDragged.value = false;
  };
  const onPointerMove = ({ clientY, timeStamp }: PointerEvent) => {
    const held = drag.current;
    if (held === null || (!wasDragged.value && Math.abs(clientY - held.fromY) < CLICK_PX)) return;
    wasDragged.value = true;
    if (timeStamp > held.lastMs) held.pxPerMs = (held.lastY - clientY) / (timeStamp - held.lastMs);
    held.lastY = clientY;
    held.lastMs = timeStamp;
    dragged.value = Math.min(held.availablePx, Math.max(LOW_PX, held.fromPx + held.fromY - clientY));
  };
  const onPointerUp = () => {
    const held = drag.current;
    if (held && dragged.value !== null) height.value = restOf(dragged.value, held.pxPerMs, held.availablePx);
    drag.current = null;
    dragged.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    height.value = neighbourOf(height.value, step);
  };
  return (
    <button
      type="button"
      class="frame-handle bare"
      aria-label={say(words.height)}
      aria-expanded={height.value !== 'low'}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
      onClick={() => {
        // The end of a drag is a click as well.
        if (!wasDragged.value) height.value = nextOf(height.value);
        wasDragged.value = false;
      }}
    />
  );
}
