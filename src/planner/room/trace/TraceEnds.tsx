// The ends of the known length as buttons over the canvas, for the keyboard and screen readers. The pointer passes through
// to the canvas, on which they are painted.

import { isScaleOpen } from '../../plans/tracing.ts';
import { arrowOf } from '../../stage/keys.ts';
import { speak } from '../../state/context.ts';
import { view } from '../../state/view.ts';
import { endOnCanvas, moveEnd, settleTracing, tracingNow } from './trying.ts';

export function TraceEnds() {
  const now = tracingNow.value;
  if (!now || !isScaleOpen.value) return null;
  const onKeyDown = (event: KeyboardEvent, end: number) => {
    const way = arrowOf(event);
    if (!way) return;
    const step = event.shiftKey ? 10 : 1;
    const { x, y } = now.ends[end];
    moveEnd(end, { x: x + way.x * step, y: y + way.y * step });
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="room-handles">
      {now.ends.map((_, end) => {
        const { x, y } = endOnCanvas(view.value, end);
        return (
          <button
            // The index is the only identity of an end.
            key={end}
            type="button"
            class="room-handle"
            aria-label={speak('trace.end', { n: end + 1 })}
            aria-describedby="trace-ends-help"
            style={{ transform: `translate(${x}px, ${y}px)` }}
            onKeyDown={(event) => onKeyDown(event, end)}
            onKeyUp={() => settleTracing()}
            onBlur={() => settleTracing()}
          />
        );
      })}
      <p id="trace-ends-help" hidden>
        {speak('trace.endsHelp')}
      </p>
    </div>
  );
}
