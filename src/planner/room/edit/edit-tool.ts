// Editing on the plan, at any time: walls, corners and cutouts are dragged, the lengths of walls are typed at their
// labels. A mouse drags what is under it; a finger first selects it by a tap, so that it can pan the plan anywhere.

import { labelAt } from '../../../drawing/index.ts';
import type { Point } from '../../../engine/index.ts';
import { gripStart } from '../../stage/moving-start.ts';
import { bandOf, paintedLabels } from '../../stage/painting/paint-room.ts';
import { handleAt as startHandleAt } from '../../stage/painting/picture.ts';
import { panGrip, TAP_PX } from '../../stage/pointers.ts';
import type { Grip, PointerAt, Tool } from '../../stage/toolbox.ts';
import { isReshaping, moveView } from '../../stage/viewport.ts';
import type { CornerCm } from '../../state/draft.ts';
import { newGesture } from '../../state/gesture.ts';
import { section } from '../../state/sections.ts';
import { selected } from '../../state/selection.ts';
import type { Session } from '../../state/session.ts';
import { view } from '../../state/view.ts';
import { cmOf, spotOf } from '../overlay.ts';
import { rounded } from '../walk.ts';
import { EditOverlay } from './EditOverlay.tsx';
import {
  EDITING,
  grip,
  guides,
  hoveredHandle,
  letGo,
  selectedHandle,
  selectedHandleIn,
  shapesNow,
  stepBack,
  submit,
  trial,
} from './editing.ts';
import { footOn, type Handle, handlesOf } from './handles.ts';
import { measured } from './measuring.ts';
import { paintEditing } from './paint-editing.ts';
import { handleAt } from './picking.ts';
import { snapTarget } from './snap-targets.ts';
import { directionOf, lengthOf } from './wall-length.ts';

const GUIDE_PX = 6;
const TWICE_MS = 400;
/** How near to a corner, and how far inside and outside of a wall, px; the wall itself is painted outside. */
const REACH_PX = {
  mouse: { corner: 9, inside: 4, outside: 5, label: 2, start: 10 },
  pen: { corner: 12, inside: 6, outside: 8, label: 4, start: 12 },
  touch: { corner: 22, inside: 10, outside: 22, label: 10, start: 20 },
} as const;

interface Found {
  readonly handle: Handle;
  /** Whether the length of this wall is under the pointer. */
  readonly isLabel: boolean;
  /** Whether the start is there too. */
  readonly isUnderStart: boolean;
}

export function editTool(session: Session): Tool {
  const find = (at: PointerAt) => findAt(session, at);
  let last = { id: '', at: 0 };
  const tap = ({ handle, isLabel, isUnderStart }: Found, at: PointerAt) => {
    const now = performance.now();
    const isTwice = last.id === handle.id && now - last.at < TWICE_MS;
    last = { id: handle.id, at: now };
    // Of the start and a corner below it, a tap puts the other one within reach.
    selectedHandle.value = isUnderStart && handle.id === selectedHandle.value ? '' : handle.id;
    selected.value = null;
    if (isLabel) measured.value = handle.place;
    else if (isTwice && handle.to && handle.split) void submit(session, handle.split(wholeFoot(handle, spotOf(at))));
    else section.value = 'room';
  };
  return {
    id: EDITING,
    rank: 20,
    take(at) {
      const found = at.button === 0 && !at.shift ? find(at) : undefined;
      if (!found) return null;
      const { handle } = found;
      if (isStart(found)) return handle.kind === 'corner' ? startGrip(session, at, () => tap(found, at)) : null;
      const isPan =
        at.kind === 'touch' && handle.id !== selectedHandle.value && handle.shape !== selectedCutout(session);
      if (isPan) return panGrip(at, (there) => tap(found, there));
      return dragGrip(session, handle, at, () => tap(found, at));
    },
    hover(at) {
      const under = at.shift ? undefined : find(at);
      const found = under && isStart(under) ? undefined : under;
      const next = { id: found?.handle.id ?? '', label: found?.isLabel ? found.handle.place : undefined };
      if (next.id !== hoveredHandle.value.id || next.label !== hoveredHandle.value.label) hoveredHandle.value = next;
      if (!found) return null;
      return found.isLabel ? 'text' : found.handle.cursor;
    },
    leave() {
      if (hoveredHandle.value.id) hoveredHandle.value = { id: '' };
    },
    tap() {
      selectedHandle.value = '';
    },
    paint: (canvas, view) => paintEditing(session, canvas, view),
    key: ({ key }) => key === 'Escape' && stepBack(session),
    Overlay: EditOverlay,
  };
}

/** The shape of the selected cutout; all its handles can be dragged by a finger. */
function selectedCutout(session: Session): number | undefined {
  const handle = selectedHandleIn(handlesOf(shapesNow(session)));
  return handle && handle.shape > 0 ? handle.shape : undefined;
}

/** The start comes before what is below it, unless that is selected. */
function isStart({ handle, isUnderStart }: Found): boolean {
  return isUnderStart && handle.id !== selectedHandle.value;
}

/** The part of the room under the pointer. */
function findAt(session: Session, at: PointerAt): Found | undefined {
  const reach = REACH_PX[at.kind];
  const handles = handlesOf(shapesNow(session));
  const label = labelAt(paintedLabels(), at.canvas, reach.label);
  const wall = label && handles.find(({ id }) => id === `wall-0-${label.wall}`);
  if (wall) return { handle: wall, isLabel: true, isUnderStart: false };
  const outside = bandOf(view.peek()) + reach.outside;
  const handle = handleAt(
    handles,
    spotOf(at),
    { corner: cmOf(reach.corner), inside: cmOf(reach.inside), outside: cmOf(outside) },
    selectedHandleIn(handles),
  );
  return handle && { handle, isLabel: false, isUnderStart: isOnStart(session, at.canvas, reach.start) };
}

function isOnStart(session: Session, { x, y }: Point, reachPx: number): boolean {
  const planned = session.planned.value;
  if (!planned) return false;
  const start = startHandleAt(planned);
  return Math.hypot(x - start.x, y - start.y) <= reachPx;
}

/** The foot of a point on a wall, a whole number of cm from its beginning. */
function wholeFoot({ at, to = at }: Handle, point: CornerCm): CornerCm {
  const along = rounded(lengthOf(at, footOn(point, at, to)), 1);
  const [ux, uy] = directionOf(at, to);
  return [at[0] + along * ux, at[1] + along * uy];
}

/** Whether a pointer is still where it was pressed. */
function isStill(from: PointerAt, at: PointerAt): boolean {
  return Math.hypot(at.canvas.x - from.canvas.x, at.canvas.y - from.canvas.y) < TAP_PX[from.kind];
}

/** Drags the start; a press that hardly moves is a tap. */
function startGrip(session: Session, from: PointerAt, tap: () => void): Grip {
  let moving: Grip | null = null;
  return {
    move(at) {
      if (!moving && isStill(from, at)) return;
      moving ??= gripStart(session, from);
      moving?.move(at);
    },
    drop(at) {
      if (moving) moving.drop(at);
      else tap();
    },
    cancel: () => moving?.cancel(),
  };
}

/** Drags a handle; a press that hardly moves is a tap. */
function dragGrip(session: Session, handle: Handle, from: PointerAt, tap: () => void): Grip {
  const gesture = newGesture(EDITING);
  const before = shapesNow(session);
  const [x, y] = spotOf(from);
  let isTap = true;
  const begin = () => {
    isTap = false;
    selectedHandle.value = handle.id;
    measured.value = null;
    isReshaping.value = true;
    grip();
    // Stop fitting the view to the room: it would move away from the pointer.
    moveView((view) => view);
  };
  const end = (settled: Promise<boolean>) => {
    guides.value = [];
    isReshaping.value = false;
    void settled.then(() => letGo(session));
  };
  return {
    move(at) {
      if (isTap && isStill(from, at)) return;
      if (isTap) begin();
      const [px, py] = spotOf(at);
      const target = snapTarget(handle, [handle.at[0] + px - x, handle.at[1] + py - y], before, cmOf(GUIDE_PX), at.alt);
      guides.value = target.guides;
      const [dx, dy] = [target.at[0] - handle.at[0], target.at[1] - handle.at[1]];
      if (!dx && !dy && !trial.peek()) return;
      selectedHandle.value = handle.renamed?.(dx, dy) ?? handle.id;
      void submit(session, handle.moved(dx, dy), gesture);
    },
    drop() {
      if (isTap) tap();
      else end(session.withdraw(gesture, EDITING));
    },
    cancel() {
      if (isTap) return;
      selectedHandle.value = handle.id;
      void submit(session, before, gesture);
      end(session.withdraw(gesture));
    },
  };
}
