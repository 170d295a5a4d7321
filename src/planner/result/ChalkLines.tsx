// The chalk lines by which the floor is set out, on the plan: dashed from wall to wall, the names of their ends, and from
// which corner each end is measured. Screen readers get the sentences that are on paper.

import { useEffect, useMemo } from 'preact/hooks';
import type { Point } from '../../engine/index.ts';
import type { LineEnd, ChalkLines as Lines, SetOut } from '../../engine/setting-out.ts';
import { type Notation, settingOutText } from '../../words/index.ts';
import { penFor } from '../room/overlay.ts';
import { canvasPaletteOf } from '../stage/painting/palette.ts';
import type { Canvas } from '../stage/painting/scene.ts';
import { draggedBy } from '../stage/start.ts';
import { addTool } from '../stage/toolbox.ts';
import { isReshaping } from '../stage/viewport.ts';
import { useNotation, useSession } from '../state/context.ts';
import type { CornerCm } from '../state/draft.ts';
import type { Planned, Session } from '../state/session.ts';
import type { View } from '../state/view.ts';
import { setOutNow } from './set-out.ts';

export function ChalkLines() {
  const session = useSession();
  const notation = useNotation();
  useEffect(
    () => addTool({ id: 'chalk', rank: 5, take: () => null, paint: (canvas, view) => paint(session, canvas, view) }),
    [],
  );
  const planned = session.planned.value;
  const said = useMemo(() => planned && sentences(planned, notation), [planned, notation.lang, notation.units]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}

/** The sentences of both lines. */
function sentences(planned: Planned, notation: Notation): string {
  const found = latest(planned);
  const { steps } = settingOutText(notation, found, planned.answer.pattern.jointMm, 0);
  return steps.slice(0, found.lines?.lines.length ?? 0).join(' ');
}

let known: { readonly planned: Planned; readonly found: SetOut } | undefined;

/** How a plan is set out; worked out once for each plan. */
function latest(planned: Planned): SetOut {
  if (known?.planned !== planned) known = { planned, found: setOutNow(planned) };
  return known.found;
}

function paint(session: Session, canvas: Canvas, view: View): void {
  const planned = session.planned.value;
  // While something is dragged, every frame has another plan.
  if (!planned || draggedBy.value !== null || isReshaping.value) return;
  const { lines } = latest(planned);
  if (lines)
    paintLines(lines, planned, { canvas, view, notation: { lang: session.lang.value, units: session.units.value } });
}

interface Easel {
  readonly canvas: Canvas;
  readonly view: View;
  readonly notation: Notation;
}

/** Measures are this far inside the room beside upright and level walls, px: half of their texts, and a little. */
const INSIDE_PX = { upright: 40, level: 18 };

function paintLines({ lines }: Lines, planned: Planned, { canvas, view, notation }: Easel): void {
  const pen = penFor(canvas, view, notation, canvasPaletteOf(planned).signal);
  const { originUm } = planned.laid.floor;
  const cm = ({ x, y }: Point): CornerCm => [(x + originUm.x / 1000) / 10, (y + originUm.y / 1000) / 10];
  const ends = lines.flatMap((line) => line.ends);
  for (const {
    ends: [from, to],
  } of lines)
    pen.line([cm(from.at), cm(to.at)], true);
  const measures = ends.map((end) => measureOf(end, view.pxPerMm));
  for (const [from, to] of measures) pen.line([cm(from), cm(to)]);
  for (const [from, to] of measures) pen.length(cm(from), cm(to));
}

/** From the corner or the wall to the end of a line, moved into the room. */
function measureOf({ at, inward, measured: { from } }: LineEnd, pxPerMm: number): readonly [Point, Point] {
  const px = Math.abs(inward.x) * INSIDE_PX.upright + Math.abs(inward.y) * INSIDE_PX.level;
  const by = px / pxPerMm;
  const moved = ({ x, y }: Point) => ({ x: x + by * inward.x, y: y + by * inward.y });
  return [moved(from), moved(at)];
}
