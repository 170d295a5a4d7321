// Changes of the draft that make a plain room, or another one of it.

import type { Change, CornerCm, Draft } from '../../state/draft.ts';
import { boxAround, changeOf, type RingCm, shapesOf } from '../shapes.ts';
import { walkOf } from '../walk.ts';
import { wallsAround } from '../walk-editing.ts';
import {
  cornersAsListed,
  cornersOf,
  type PlainRoom,
  type Recognised,
  type RoomShape,
  usualRoom,
} from './plain-room.ts';

/** Gives a recognised room other lengths; cutouts and the form in which the room is written stay. */
export function resized(draft: Draft, room: Recognised): Change {
  const [outer, ...cutouts] = shapesOf(draft);
  return changeOf(draft, [{ kind: 'outer', ring: cornersAsListed(room, outer.ring[0]) }, ...cutouts]);
}

/** Makes the room one of another kind, about as large. */
export function ofKind(draft: Draft, kind: RoomShape): Change {
  const { width, height } = boxAround(shapesOf(draft)[0].ring);
  return replaced(draft, usualRoom(kind, width, height));
}

/** The new room has its box where the old one had it, so that cutouts and the start keep their places. */
function replaced(draft: Draft, room: PlainRoom): Change {
  const [outer, ...cutouts] = shapesOf(draft);
  const corners = cornersOf(room);
  // Where nothing has a place, any walk will do.
  if (cutouts.length === 0 && !draft.circles && !draft.start && !draft.job) return walkAround(corners);
  const { left, top } = boxAround(outer.ring);
  const box = boxAround(corners);
  const placed = corners.map(([x, y]): CornerCm => [x - box.left + left, y - box.top + top]);
  const first = placed.findIndex(([x, y]) => x === 0 && y === 0);
  // Only a walk that begins at 0,0 leaves everything in place.
  if (first < 0) return { outline: undefined, polygon: placed };
  return walkAround([...placed.slice(first), ...placed.slice(0, first)]);
}

function walkAround(ring: RingCm): Change {
  return { outline: walkOf(wallsAround(ring)), polygon: undefined };
}
