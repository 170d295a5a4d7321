// The picture behind the grid: choosing it, its scale, how it is seen.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { boxOf } from '../../../drawing/index.ts';
import { formatMeasure } from '../../../words/index.ts';
import { keepImage, readImage } from '../../page/kept-image.ts';
import type { Tracing } from '../../plans/traced.ts';
import { isScaleOpen, keepTracing, tracing } from '../../plans/tracing.ts';
import { addTool } from '../../stage/toolbox.ts';
import { moveView, stageSize } from '../../stage/viewport.ts';
import { speak, useLang, useSession } from '../../state/context.ts';
import { fitted } from '../../state/view.ts';
import { paintBehind } from './behind.ts';
import { firstEnds, firstPlacement, outlineAt } from './placement.ts';
import { ScaleForm } from './ScaleForm.tsx';
import { paintPicture, traceTool } from './trace-tool.ts';
import { settleTracing, tracingNow, tryTracing } from './trying.ts';

const BOUNDS = { most: 1600, mostCharacters: 800_000 };
const FIRST_OPACITY = 0.6;
const LEAST_OPACITY = 10;
const MARGIN_PX = 24;
/** The controls at the foot of the stage. */
const FOOT_PX = 60;

/** Shows all of the picture. */
function showPicture({ placement, width, height }: Tracing): void {
  const corners = outlineAt(placement, { width, height }).map(([x, y]) => ({ x: 10 * x, y: 10 * y }));
  const { width: across, height: down } = stageSize.peek();
  if (across > 0) moveView(() => fitted(boxOf(corners), { width: across, height: down - FOOT_PX }, MARGIN_PX));
}

export function TracePanel({ dropped }: { readonly dropped: Signal<File | null> }) {
  const session = useSession();
  const id = useId();
  const isUnread = useSignal(false);
  const image = useSignal<ImageBitmap | null>(null);
  const picture = tracing.value?.picture;
  useEffect(() => {
    if (tracing.peek()) showPicture(tracing.peek() as Tracing);
    paintBehind.value = (canvas, view) => paintPicture(canvas, view, image.value);
    const putAway = addTool(traceTool(session, () => image.peek()));
    return () => {
      putAway();
      paintBehind.value = null;
    };
  }, []);
  useEffect(() => {
    image.value = null;
    if (picture === undefined) return;
    readImage(picture).then(
      (read) => {
        if (tracing.peek()?.picture === picture) image.value = read;
      },
      () => (isUnread.value = true),
    );
  }, [picture]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { text, width, height } = await keepImage(file, BOUNDS);
      isUnread.value = false;
      const size = { width, height };
      const next: Tracing = {
        picture: text,
        ...size,
        ends: firstEnds(size),
        lengthCm: null,
        lie: 'free',
        placement: firstPlacement(size),
        opacity: FIRST_OPACITY,
        isShown: true,
      };
      keepTracing(next);
      showPicture(next);
    } catch {
      isUnread.value = true;
    }
  };
  useSignalEffect(() => {
    const { value: file } = dropped;
    if (!file) return;
    dropped.value = null;
    void take(file);
  });
  return (
    <div class="trace-panel">
      {tracing.value === null && (
        <>
          <label for={id}>{speak('trace.picture')}</label>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-note ${id}-mistake`}
            onChange={async ({ currentTarget }) => {
              await take(currentTarget.files?.[0]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <p id={`${id}-note`} class="room-hint">
            {speak('trace.note')}
          </p>
        </>
      )}
      <div id={`${id}-mistake`} class="field-mistakes" aria-live="polite">
        {isUnread.value && <p>{speak('look.unread')}</p>}
      </div>
      {isScaleOpen.value && <ScaleForm key={picture} onScaled={showPicture} />}
      {tracing.value && <Seen />}
    </div>
  );
}

/** How the picture is seen. */
function Seen() {
  const lang = useLang();
  const id = useId();
  const { opacity = 1, isShown, lengthCm } = tracingNow.value ?? {};
  const percent = Math.round(100 * opacity);
  const shown = formatMeasure(lang, percent, '%');
  return (
    <>
      <label class="trace-line" for={id}>
        {speak('trace.opacity')} <span>{shown}</span>
      </label>
      <input
        id={id}
        type="range"
        min={LEAST_OPACITY}
        max={100}
        value={percent}
        aria-valuetext={shown}
        onInput={({ currentTarget }) => tryTracing({ opacity: currentTarget.valueAsNumber / 100 })}
        onChange={() => settleTracing()}
      />
      <label class="trace-check">
        <input
          type="checkbox"
          checked={isShown ?? false}
          onChange={({ currentTarget }) => settleTracing({ isShown: currentTarget.checked })}
        />
        {speak('trace.show')}
      </label>
      <div class="room-row">
        {isShown && lengthCm !== null && (
          <button type="button" onClick={() => settleTracing({ lengthCm: null })}>
            {speak('trace.rescale')}
          </button>
        )}
        <button type="button" class="bare" onClick={() => keepTracing(null)}>
          {speak('trace.remove')}
        </button>
      </div>
    </>
  );
}
