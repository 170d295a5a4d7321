// Handling the plan: by pointers and keys, by the start's handle, and what screen readers hear of it.

import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { followKeyboard } from '../page/keyboard.ts';
import { useSession } from '../state/context.ts';
import type { LaidFloor } from '../state/messages.ts';
import { section } from '../state/sections.ts';
import { hovered, selected } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { announcement, announceTiles } from './announcements.ts';
import { pressOnPlan, pressOnStage } from './keys.ts';
import { handleAt } from './painting/picture.ts';
import { followPointers } from './pointers.ts';
import { StartHandle } from './StartHandle.tsx';
import { followed, tileAt, toFloor } from './tiles.ts';

export interface HandlingProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

export function Handling({ root, canvas }: HandlingProps) {
  const session = useSession();
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    followKeyboard();
    if (root.current && canvas.current && handle.current) listen(root.current, canvas.current, handle.current, session);
  }, []);
  return (
    <>
      <StartHandle handle={handle} />
      <p class="unseen" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Adds the listeners of the stage, which lives as long as the page. */
function listen(root: HTMLElement, canvas: HTMLElement, handle: HTMLElement, session: Session): void {
  // A key that is used must not trigger anything else.
  const use = (press: typeof pressOnPlan) => (event: KeyboardEvent) => {
    if (!event.defaultPrevented && press(event, session)) event.preventDefault();
  };
  canvas.onkeydown = use(pressOnPlan);
  root.onkeydown = use(pressOnStage);
  placeHandle(handle, session);
  followTiles(session);
  announceTiles(session);
  // A tap selects a tile and opens its card; a tap beside the tiles clears the selection.
  followPointers(root, canvas, handle, session, ({ plan }) => {
    const planned = session.planned.value;
    selected.value = planned && tileAt(planned.laid, toFloor(planned.laid, plan));
    if (selected.value) section.value = 'cuts';
  });
}

/** Keeps the start's handle where the start is painted. */
function placeHandle(handle: HTMLElement, session: Session): void {
  effect(() => {
    const { value: planned } = session.planned;
    if (!planned) return;
    const { x, y } = handleAt(planned);
    handle.style.transform = `translate(${x}px, ${y}px)`;
  });
}

/** Keeps the selected tile selected while the layout moves. */
function followTiles(session: Session): void {
  let before: LaidFloor | undefined;
  effect(() => {
    const laid = session.planned.value?.laid;
    const tile = selected.peek();
    if (laid && before) {
      hovered.value = null;
      if (tile) selected.value = followed(before, laid, tile);
    }
    before = laid;
  });
}
