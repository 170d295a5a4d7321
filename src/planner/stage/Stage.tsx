// The canvas with the plan on it, the start's handle over it, and the few controls that belong to looking at it.

import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk, usePhrase } from '../state/context.ts';
import type { Desk } from '../state/desk.ts';
import { section } from '../state/sections.ts';
import { hovered, selected } from '../state/selection.ts';
import type { Laid } from '../work/messages.ts';
import { Controls } from './Controls.tsx';
import { pressOnPlan, pressOnStage } from './keys.ts';
import { handleAt, paintPicture } from './picture.ts';
import { followPointers, type StageParts } from './pointers.ts';
import { StartHandle } from './StartHandle.tsx';
import { findRoom, isHeld, keepFitted, stageSize } from './sight.ts';
import { tellTiles, told } from './telling.ts';
import { followed, tileAt, toFloor } from './tiles.ts';
import { type PointerAt, toolbox } from './toolbox.ts';
import { words } from './words.ts';
import './stage.css';

export function Stage() {
  const desk = useDesk();
  const speak = usePhrase();
  const root = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!root.current || !canvas.current || !handle.current) return;
    return setStage({ root: root.current, canvas: canvas.current, handle: handle.current }, desk);
  }, [desk]);
  return (
    <section class="stage" ref={root}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: screen readers leave the arrow keys to an application. */}
      <canvas
        class="stage-canvas"
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={speak(words.plan)}
        aria-describedby="stage-help"
      />
      <StartHandle handle={handle} />
      {toolbox.value.map(({ id, Overlay }) => Overlay && <Overlay key={id} />)}
      <Controls />
      <p id="stage-help" hidden>
        {speak(words.planHelp)}
      </p>
      <p class="stage-told" role="status">
        {told}
      </p>
    </section>
  );
}

/** Brings the stage to life; the function that is returned ends it. */
function setStage(parts: StageParts, desk: Desk): () => void {
  const endings = [
    watchSize(parts, desk),
    keepPainted(parts, desk),
    listenKeys(parts.canvas, (event) => pressOnPlan(event, desk)),
    listenKeys(parts.root, (event) => pressOnStage(event, desk)),
    followTiles(desk),
    followRoom(desk),
    tellTiles(desk),
    followPointers(parts, desk, (at) => choose(desk, at)),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Keys that are used go no further. */
function listenKeys(part: HTMLElement, press: (event: KeyboardEvent) => boolean): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented && press(event)) event.preventDefault();
  };
  part.addEventListener('keydown', listener);
  return () => part.removeEventListener('keydown', listener);
}

/** A tile that was tapped is chosen and opened; a tap beside all tiles lets go. */
function choose(desk: Desk, { plan }: PointerAt): void {
  const planned = desk.planned.value;
  selected.value = planned && tileAt(planned.laid, toFloor(planned.laid, plan));
  if (selected.value) section.value = 'cuts';
}

function watchSize({ root }: StageParts, desk: Desk): () => void {
  const measure = (): void => {
    stageSize.value = { width: root.clientWidth, height: root.clientHeight };
    const planned = desk.planned.peek();
    if (planned) keepFitted(planned.laid);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(root);
  measure();
  return () => observer.disconnect();
}

/** Paints again, at most once a frame, whenever something that the last painting looked at has changed. */
function keepPainted({ canvas, handle }: StageParts, desk: Desk): () => void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser does not paint.');
  const coarse = matchMedia('(pointer: coarse)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const frame = signal(0);
  let isDue = true;
  let request = 0;
  const again = (): void => {
    frame.value++;
  };
  dark.addEventListener('change', again);
  const stop = effect(() => {
    frame.value;
    if (!isDue) {
      // Nothing is looked at here, so nothing else can ask for the same frame again.
      request = requestAnimationFrame(() => {
        isDue = true;
        again();
      });
      return;
    }
    isDue = false;
    const { width, height } = stageSize.value;
    const density = devicePixelRatio;
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
    paintPicture(context, desk, { density, isCoarse: coarse.matches, isDark: dark.matches });
    const { value: planned } = desk.planned;
    if (!planned) return;
    const { x, y } = handleAt(planned);
    handle.style.transform = `translate(${x}px, ${y}px)`;
  });
  return () => {
    dark.removeEventListener('change', again);
    cancelAnimationFrame(request);
    stop();
  };
}

/** Keeps the chosen tile chosen while the layout moves. */
function followTiles(desk: Desk): () => void {
  let before = desk.planned.peek()?.laid;
  return effect(() => {
    const laid = desk.planned.value?.laid;
    const tile = selected.peek();
    if (laid && before && laid !== before) {
      hovered.value = null;
      if (tile) selected.value = followed(before, laid, tile);
    }
    before = laid;
  });
}

/** Keeps the room in sight when it changes, but never while it is being held. */
function followRoom(desk: Desk): () => void {
  const sizeOf = (laid?: Laid) => `${laid?.floor.width} ${laid?.floor.height}`;
  let before = sizeOf(desk.planned.peek()?.laid);
  return effect(() => {
    const laid = desk.planned.value?.laid;
    if (isHeld.value || !laid || sizeOf(laid) === before) return;
    before = sizeOf(laid);
    findRoom(laid);
  });
}
