// The canvas with the plan, and the controls of the view. What handles the plan is loaded once it is on the screen.

import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../page/lazy.tsx';
import { speak, useSession } from '../state/context.ts';
import type { Session } from '../state/session.ts';
import { Controls } from './Controls.tsx';
import { isDark } from './painting/palette.ts';
import { paintPicture } from './painting/picture.ts';
import { toolbox } from './toolbox.ts';
import { findRoom, isHeld, keepFitted, stageSize } from './viewport.ts';
import './stage.css';

const Handling = lazy(() => import('./Handling.tsx').then((part) => part.Handling));

export function Stage() {
  const session = useSession();
  const root = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!root.current || !canvas.current) return;
    // The stage lives as long as the page.
    watchSize(root.current, session);
    keepPainted(canvas.current, session);
    followRoom(session);
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
      <Handling root={root} canvas={canvas} />
      {toolbox.value.map(({ id, Overlay }) => Overlay && <Overlay key={id} />)}
      <Controls />
      <p id="stage-help" hidden>
        {speak('stage.planHelp')}
      </p>
    </section>
  );
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
function keepPainted(canvas: HTMLCanvasElement, session: Session): void {
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

/** Keeps the room visible when it changes or moves, but not during a drag. */
function followRoom(session: Session): void {
  let before: string | undefined;
  effect(() => {
    const laid = session.planned.value?.laid;
    if (isHeld.value || !laid) return;
    const { width, height, originUm } = laid.floor;
    const size = `${width} ${height} ${originUm.x} ${originUm.y}`;
    if (before !== undefined && size !== before) findRoom(laid);
    before = size;
  });
}
