// The canvas with the plan, the start's handle over it, and the controls of the view.

import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { speak, useSession } from '../state/context.ts';
import type { LaidFloor } from '../state/messages.ts';
import { section } from '../state/sections.ts';
import { hovered, selected } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { announcement, announceTiles } from './announcements.ts';
import { Controls } from './Controls.tsx';
import { pressOnPlan, pressOnStage } from './keys.ts';
import { isDark } from './painting/palette.ts';
import { handleAt, paintPicture } from './painting/picture.ts';
import { followPointers } from './pointers.ts';
import { StartHandle } from './StartHandle.tsx';
import { followed, tileAt, toFloor } from './tiles.ts';
import { toolbox } from './toolbox.ts';
import { findRoom, isHeld, keepFitted, stageSize } from './viewport.ts';
import './stage.css';

export function Stage() {
  const session = useSession();
  const root = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (root.current && canvas.current && handle.current)
      setStage(root.current, canvas.current, handle.current, session);
  }, []);
  return (
    <section class="stage" ref={root}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application gets the arrow keys. */}
      <canvas
        class="stage-canvas"
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={speak('stage.plan')}
        aria-describedby="stage-help"
      />
      <StartHandle handle={handle} />
      {toolbox.value.map(({ id, Overlay }) => Overlay && <Overlay key={id} />)}
      <Controls />
      <p id="stage-help" hidden>
        {speak('stage.planHelp')}
      </p>
      <p class="unseen" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** Adds the listeners of the stage, which lives as long as the page. */
function setStage(root: HTMLElement, canvas: HTMLCanvasElement, handle: HTMLElement, session: Session): void {
  // A key that is used must not trigger anything else.
  const use = (press: typeof pressOnPlan) => (event: KeyboardEvent) => {
    if (!event.defaultPrevented && press(event, session)) event.preventDefault();
  };
  canvas.onkeydown = use(pressOnPlan);
  root.onkeydown = use(pressOnStage);
  watchSize(root, session);
  keepPainted(canvas, handle, session);
  followTiles(session);
  followRoom(session);
  announceTiles(session);
  // A tap selects a tile and opens its card; a tap beside the tiles clears the selection.
  followPointers(root, canvas, handle, session, ({ plan }) => {
    const planned = session.planned.value;
    selected.value = planned && tileAt(planned.laid, toFloor(planned.laid, plan));
    if (selected.value) section.value = 'cuts';
  });
}

function watchSize(root: HTMLElement, session: Session): void {
  const measure = (): void => {
    const { left, top } = root.getBoundingClientRect();
    stageSize.value = { left, top, width: root.clientWidth, height: root.clientHeight };
    const planned = session.planned.peek();
    if (planned) keepFitted(planned.laid);
  };
  new ResizeObserver(measure).observe(root);
  measure();
}

/** Repaints, at most once per frame, when a signal read by the last painting changes. */
function keepPainted(canvas: HTMLCanvasElement, handle: HTMLElement, session: Session): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser does not paint.');
  const coarse = matchMedia('(pointer: coarse)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  isDark.value = dark.matches;
  const paint = (): void => {
    const { width, height } = stageSize.value;
    const density = devicePixelRatio;
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    paintPicture(context, session, { density, isCoarse: coarse.matches });
    const { value: planned } = session.planned;
    if (!planned) return;
    const { x, y } = handleAt(planned);
    handle.style.transform = `translate(${x}px, ${y}px)`;
  };
  const keep = (): void => {
    let isPainted = false;
    const stop = effect(() => {
      if (isPainted) {
        // One change requests the next frame; further ones are ignored until then.
        stop();
        requestAnimationFrame(keep);
      } else paint();
      isPainted = true;
    });
  };
  keep();
  dark.onchange = () => {
    isDark.value = dark.matches;
  };
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

/** Keeps the room visible when it changes, but not during a drag. */
function followRoom(session: Session): void {
  let before: string | undefined;
  effect(() => {
    const laid = session.planned.value?.laid;
    if (isHeld.value || !laid) return;
    const size = `${laid.floor.width} ${laid.floor.height}`;
    if (before !== undefined && size !== before) findRoom(laid);
    before = size;
  });
}
