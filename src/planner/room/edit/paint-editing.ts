// Painting what is edited on the plan: the part under the pointer, the selected part with its handles, the shapes being
// tried, guides, and the lengths and distances that change.

import { ACTION, canvasPaletteOf } from '../../stage/painting/palette.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import type { Session } from '../../state/session.ts';
import type { View } from '../../state/view.ts';
import { addAcross, cmOf, onCanvas, type Pen, penFor } from '../overlay.ts';
import { boxAround, type Shapes } from '../shapes.ts';
import { EDITING, guides, hoveredHandle, selectedHandle, shapesNow, trial } from './editing.ts';
import { gapsAround } from './gaps.ts';
import { type Handle, handlesOf, isVisible } from './handles.ts';
import { lengthOf } from './wall-length.ts';

const HANDLE_PX = 5;
/** A square nearer to the start would hide its cross. */
const START_PX = 10;

export function paintEditing(session: Session, canvas: Canvas, view: View): void {
  const isRefused = session.mistakes.value.has(EDITING);
  const notation = { lang: session.lang.value, units: session.units.value };
  const planned = session.planned.value;
  const pen = penFor(canvas, view, notation, isRefused && planned ? canvasPaletteOf(planned).signal : ACTION);
  const shapes = shapesNow(session);
  const [{ value: tried }, { value: selectedId }, { value: under }] = [trial, selectedHandle, hoveredHandle];
  if (!tried && !selectedId && !under.id) return;
  const handles = handlesOf(shapes);
  const chosen = handles.find(({ id }) => id === selectedId);
  const passed = handles.find(({ id }) => id === under.id);
  for (const i of tried?.keys() ?? []) if (isRefused || i === chosen?.shape) outline(pen, shapes, i, isRefused);
  for (const handle of [chosen, passed]) if (handle && !tried) paintPart(pen, shapes, handle);
  paintGuides(canvas, view);
  const start = planned?.laid.start;
  const isUnderStart = ({ at }: Handle) => !!start && lengthOf(at, [start.x / 10, start.y / 10]) < cmOf(START_PX);
  paintHandles(
    pen,
    handles.filter((handle) => handle === chosen || handle === passed || !isUnderStart(handle)),
    chosen,
    passed,
  );
  if (tried && chosen) paintLengths(pen, shapes, chosen);
}

function outline(pen: Pen, shapes: Shapes, i: number, isDashed = false): void {
  const { kind, ring } = shapes[i];
  if (kind === 'circle') pen.circle(ring, isDashed);
  else pen.line([...ring, ring[0]], isDashed);
}

/** A line along a wall, or around a cutout. */
function paintPart(pen: Pen, shapes: Shapes, { shape, at, to }: Handle): void {
  if (to) pen.line([at, to]);
  else if (shape > 0) outline(pen, shapes, shape);
}

/** The squares of the walls, if one of their parts is under the pointer or selected, and of the selected cutout. */
function paintHandles(pen: Pen, handles: readonly Handle[], chosen?: Handle, passed?: Handle): void {
  const isOuter = (handle?: Handle) => handle?.part === 'outer';
  const isShown = (handle: Handle) =>
    isOuter(handle) ? isOuter(chosen) || isOuter(passed) : handle.shape === chosen?.shape;
  for (const handle of handles) {
    if (!isVisible(handle) || !isShown(handle)) continue;
    const isHeld = handle === chosen || handle === passed;
    pen.handle(handle.at, isHeld ? HANDLE_PX + 1 : HANDLE_PX, isHeld);
  }
}

/** The lengths that change: the two walls of a corner, a wall with its neighbours, the distances of a cutout. */
function paintLengths(pen: Pen, shapes: Shapes, { kind, place, ring, part }: Handle): void {
  for (const step of { corner: [-1, 0], wall: [-1, 0, 1], body: [] }[kind]) {
    const i = (place + step + ring.length) % ring.length;
    pen.length(ring[i], ring[(i + 1) % ring.length]);
  }
  if (part === 'outer') return;
  for (const gap of gapsAround(boxAround(ring), shapes[0].ring).flat()) {
    if (!gap || lengthOf(gap.from, gap.to) === 0) continue;
    pen.line([gap.from, gap.to], true);
    pen.length(gap.from, gap.to);
  }
}

function paintGuides(canvas: Canvas, view: View): void {
  canvas.beginPath();
  guides.value.forEach((corner, axis) => {
    if (!corner) return;
    const { x, y } = onCanvas(view, corner);
    addAcross(canvas, axis, axis ? y : x);
  });
  canvas.setLineDash([3, 3]);
  canvas.strokeStyle = ACTION;
  canvas.lineWidth = 1;
  canvas.stroke();
  canvas.setLineDash([]);
}
