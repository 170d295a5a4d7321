// The handle of the sheet: dragged with a finger, pressed, or moved with the arrow keys.

import type { Signal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { speak } from '../state/context.ts';
import { within } from '../state/view.ts';
import { type Height, heightBeside, LOW_PX, nextOf, restOf } from './sheet.ts';

export interface SheetHandleProps {
  readonly height: Signal<Height>;
  /** The height while it is dragged, px; null at rest. */
  readonly dragged: Signal<number | null>;
}

type Pointed = TargetedPointerEvent<HTMLElement>;

const CLICK_PX = 6;

export function SheetHandle({ height, dragged }: SheetHandleProps) {
  /** The last position and time of the pointer, the sheet's height then, and how fast it grows. */
  const hand = useRef({ y: 0, ms: 0, px: 0, availablePx: 0, pxPerMs: 0, isMoved: false }).current;
  const onPointerDown = ({ currentTarget, pointerId, clientY: y, timeStamp: ms }: Pointed) => {
    const sheet = currentTarget.parentElement as HTMLElement;
    const availablePx = sheet.parentElement?.clientHeight ?? 0;
    currentTarget.setPointerCapture(pointerId);
    Object.assign(hand, { y, ms, px: sheet.clientHeight, availablePx, pxPerMs: 0, isMoved: false });
  };
  const onPointerMove = ({ currentTarget, pointerId, clientY, timeStamp }: Pointed) => {
    const grown = hand.y - clientY;
    if (!currentTarget.hasPointerCapture(pointerId) || (!hand.isMoved && Math.abs(grown) < CLICK_PX)) return;
    if (timeStamp > hand.ms) hand.pxPerMs = grown / (timeStamp - hand.ms);
    Object.assign(hand, { y: clientY, ms: timeStamp, px: hand.px + grown, isMoved: true });
    dragged.value = within(hand.px, LOW_PX, hand.availablePx);
  };
  const onPointerUp = () => {
    if (dragged.value !== null) height.value = restOf(dragged.value, hand.pxPerMs, hand.availablePx);
    dragged.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    height.value = heightBeside(height.value, step);
  };
  return (
    <button
      type="button"
      class="shell-handle bare"
      aria-label={speak('shell.height')}
      aria-expanded={height.value !== 'low'}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
      onClick={() => {
        // The end of a drag is a click as well.
        if (!hand.isMoved) height.value = nextOf(height.value);
        hand.isMoved = false;
      }}
    />
  );
}
