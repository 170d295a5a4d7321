// The other rooms of the job on the stage: their outlines in the common frame, each with its name. A tap on one shows it.

import { boxOf, fontsFor } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { isInside } from '../room/edit/picking.ts';
import { onCanvas, spotOf } from '../room/overlay.ts';
import { INK, SLATE, SOLID } from '../stage/painting/palette.ts';
import type { Canvas } from '../stage/painting/scene.ts';
import { panGrip } from '../stage/pointers.ts';
import type { PointerAt, Tool } from '../stage/toolbox.ts';
import { stageSize } from '../stage/viewport.ts';
import { mode } from '../state/sections.ts';
import type { Session } from '../state/session.ts';
import type { View } from '../state/view.ts';
import { type Neighbour, neighboursOf } from './beside.ts';
import { showRoom } from './commands.ts';

const TEXT_PX = 13;

/** The other rooms of the plan on the screen. */
function othersOf(session: Session): readonly Neighbour[] {
  const draft = session.planned.value?.draft;
  return draft ? neighboursOf(draft) : [];
}

export function otherRooms(session: Session): Tool {
  const find = (at: PointerAt) =>
    mode.value === 'draw' ? undefined : othersOf(session).find(({ ring }) => isInside(spotOf(at), ring));
  return {
    id: 'rooms',
    rank: 1,
    take(at) {
      const found = at.button === 0 && !at.shift ? find(at) : undefined;
      return found ? panGrip(at, () => void showRoom(found.place)) : null;
    },
    hover: (at) => (!at.shift && find(at) ? 'pointer' : null),
    ground(canvas, view) {
      for (const room of othersOf(session)) paintRoom(canvas, view, room, session.lang.value);
    },
  };
}

function paintRoom(canvas: Canvas, view: View, { ring, name }: Neighbour, lang: Parameters<typeof fontsFor>[0]): void {
  const corners = ring.map((corner) => onCanvas(view, corner));
  canvas.beginPath();
  for (const { x, y } of corners) canvas.lineTo(x, y);
  canvas.closePath();
  canvas.fillStyle = SOLID;
  canvas.fill();
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1.5;
  canvas.stroke();
  canvas.font = `500 ${TEXT_PX}px ${fontsFor(lang)}`;
  const { left, top, width, height } = inSight(corners);
  if (canvas.measureText(name).width > width - TEXT_PX || height < 2 * TEXT_PX) return;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = INK;
  canvas.fillText(name, left + width / 2, top + height / 2);
}

/** The part of the box around corners that is on the stage, px. */
function inSight(corners: readonly Point[]) {
  const box = boxOf(corners);
  const stage = stageSize.value;
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [right, bottom] = [Math.min(stage.width, box.left + box.width), Math.min(stage.height, box.top + box.height)];
  return { left, top, width: right - left, height: bottom - top };
}
