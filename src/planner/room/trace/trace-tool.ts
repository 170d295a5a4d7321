// The picture behind the grid, and the two ends of the known length on it, which are dragged while its scale is open.

import { isScaleOpen } from '../../plans/tracing.ts';
import { paintGlass } from '../../stage/painting/paint-marks.ts';
import { PAPER } from '../../stage/painting/palette.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import { panGrip } from '../../stage/pointers.ts';
import type { Grip, PointerAt, Tool } from '../../stage/toolbox.ts';
import { stageSize } from '../../stage/viewport.ts';
import type { Session } from '../../state/session.ts';
import { type View, view } from '../../state/view.ts';
import { penFor, spotOf } from '../overlay.ts';
import { placed, pointAt } from './placement.ts';
import { TraceEnds } from './TraceEnds.tsx';
import { endOnCanvas, moveEnd, settleTracing, tracingNow } from './trying.ts';

const REACH_PX = { mouse: 12, pen: 16, touch: 28 };

/** The tool that paints a picture; `imageOf` may read signals. */
export function traceTool(session: Session, imageOf: () => ImageBitmap | null): Tool {
  /** The end that a finger holds, with what it hides in a magnifying glass. */
  let fingered: number | null = null;
  const endAt = ({ canvas: { x, y }, kind }: PointerAt) => {
    const away = [0, 1].map((end) => {
      const there = endOnCanvas(view.peek(), end);
      return Math.hypot(there.x - x, there.y - y);
    });
    const nearest = away[0] <= away[1] ? 0 : 1;
    return away[nearest] <= REACH_PX[kind] ? nearest : undefined;
  };
  const endGrip = (end: number, from: PointerAt): Grip => {
    const start = endOnCanvas(view.peek(), end);
    // The end keeps its distance from the pointer.
    const [offX, offY] = [start.x - from.canvas.x, start.y - from.canvas.y];
    fingered = from.kind === 'touch' ? end : null;
    const release = () => {
      fingered = null;
      settleTracing();
    };
    return {
      move(at) {
        const now = tracingNow.peek();
        const [x, y] = spotOf(at);
        const cm = 1 / (10 * view.peek().pxPerMm);
        if (now) moveEnd(end, pointAt(now.placement, [x + offX * cm, y + offY * cm]));
      },
      drop: release,
      cancel: release,
    };
  };
  return {
    id: 'trace',
    rank: 40,
    take(at) {
      if (!isScaleOpen.value || at.button !== 0) return null;
      const end = endAt(at);
      return end === undefined ? panGrip(at) : endGrip(end, at);
    },
    hover(at) {
      if (!isScaleOpen.value) return null;
      return endAt(at) === undefined ? 'grab' : 'move';
    },
    paint(canvas, seenBy) {
      if (!isScaleOpen.value) return;
      paintLine(session, canvas, seenBy);
      const { width, height } = stageSize.value;
      if (fingered === null) return;
      const at = endOnCanvas(seenBy, fingered);
      paintGlass(canvas, at, { width, height }, (times, middle, { left, top, width, height }) => {
        const pxPerMm = seenBy.pxPerMm * times;
        const near = { pxPerMm, x: middle.x - (at.x - seenBy.x) * times, y: middle.y - (at.y - seenBy.y) * times };
        canvas.fillStyle = PAPER;
        canvas.fillRect(left, top, width, height);
        paintPicture(canvas, near, imageOf());
        paintLine(session, canvas, near);
      });
    },
    Overlay: TraceEnds,
  };
}

/** Paints the picture where it lies. */
export function paintPicture(canvas: Canvas, { pxPerMm, x, y }: View, image: ImageBitmap | null): void {
  const now = tracingNow.value;
  if (!now?.isShown || image === null) return;
  const { placement: p, width, height, opacity } = now;
  const pxPerCm = 10 * pxPerMm;
  canvas.save();
  canvas.globalAlpha = opacity;
  canvas.transform(pxPerCm * p.a, pxPerCm * p.b, -pxPerCm * p.b, pxPerCm * p.a, pxPerCm * p.x + x, pxPerCm * p.y + y);
  canvas.drawImage(image, 0, 0, width, height);
  canvas.restore();
}

/** The known length with a ring around each end, whose middle stays visible. */
function paintLine(session: Session, canvas: Canvas, seenBy: View): void {
  const now = tracingNow.value;
  if (!now) return;
  const pen = penFor(canvas, seenBy, { lang: session.lang.value, units: session.units.value });
  const ends = now.ends.map((end) => placed(now.placement, end));
  pen.line(ends, true);
  for (const [cx, cy] of ends) {
    const reach = 9 / (10 * seenBy.pxPerMm);
    pen.circle([
      [cx - reach, cy - reach],
      [cx + reach, cy - reach],
      [cx + reach, cy + reach],
      [cx - reach, cy + reach],
    ]);
  }
}
