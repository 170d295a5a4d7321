// The handles of the room as buttons over the canvas, where Tab finds them and arrow keys move them. The pointer passes
// through to the canvas, which has the same handles painted.

import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, say } from '../../words/index.ts';
import { newGesture } from '../frame/typing.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import type { Desk } from '../state/desk.ts';
import type { CornerCm } from '../state/draft.ts';
import { view } from '../state/view.ts';
import { benchWords } from './bench-words.ts';
import { attempt, EDITING, giveUp, held, shapesNow, trial } from './editing.ts';
import { onCanvas } from './ghost.ts';
import { type Hold, holdsOf } from './holds.ts';
import { mode } from './mode.ts';
import { boxAround } from './shapes.ts';

const WAYS: Readonly<Record<string, CornerCm>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** Takes away what is held, where it can go. */
export function removeHeld(desk: Desk, { removed }: Hold): void {
  const shapes = removed();
  if (!shapes) return;
  held.value = null;
  void attempt(desk, shapes, newGesture(EDITING));
}

/** Puts a new corner behind the one that is held. */
export function splitHeld(desk: Desk, { split }: Hold): void {
  if (split) void attempt(desk, split(), newGesture(EDITING));
}

export function Handles() {
  const desk = useDesk();
  const lang = useLang();
  const phrased = usePhrase();
  const holds = holdsOf(shapesNow(desk)).filter(({ kind }) => kind === 'corner' || kind === 'body');
  // From the walls to what stands between them.
  const inOrder = [...holds.filter(({ part }) => part === 'outer'), ...holds.filter(({ part }) => part !== 'outer')];
  const named = ({ kind, part, index, place, at: [x, y] }: Hold) => {
    const cutout = part === 'outer' ? '' : `${say(lang, `cutout.${part}`, { n: index + 1 })}`;
    if (kind === 'body') return `${cutout}: ${formatNumber(lang, x)}, ${formatNumber(lang, y)} cm`;
    return (cutout && `${cutout}, `) + phrased(benchWords.corner, { n: place + 1, x, y });
  };
  return (
    <div class="room-handles">
      {inOrder.map((hold) => (
        <Handle key={hold.id} hold={hold} label={named(hold)} />
      ))}
    </div>
  );
}

function Handle({ hold, label }: { readonly hold: Hold; readonly label: string }) {
  const desk = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  const gesture = useRef('');
  const isHeld = held.value === hold.id;
  // Keys belong to what the pointer took last.
  useEffect(() => {
    if (isHeld) button.current?.focus({ preventScroll: true });
  }, [isHeld]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const way = WAYS[key];
    const step = shiftKey ? 10 : 1;
    if (way) void attempt(desk, hold.moved(way[0] * step, way[1] * step), gesture.current);
    else if (key === 'Delete' || key === 'Backspace') removeHeld(desk, hold);
    else if (key === 'Insert') splitHeld(desk, hold);
    else if (key === 'Escape' && trial.peek()) giveUp(desk);
    else if (key === 'Escape') mode.value = 'plan';
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { x, y } = onCanvas(view.value, hold.ring ? middleOf(hold.ring) : hold.at);
  return (
    <button
      ref={button}
      type="button"
      class="room-handle"
      aria-label={label}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onFocus={() => {
        held.value = hold.id;
        gesture.current = newGesture(EDITING);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function middleOf(ring: readonly CornerCm[]): CornerCm {
  const { left, top, width, height } = boxAround(ring);
  return [left + width / 2, top + height / 2];
}
