// The room turned by 90° clockwise, or mirrored left and right, with its cutouts, doors, start and layout, so that the
// figures stay the same. Centimetres in the caller's frame.

import type { Wall } from '../../../wire/index.ts';
import { withinTurn } from '../../../wire/index.ts';
import type { Change, CornerCm, Draft } from '../../state/draft.ts';
import type { LaidFloor } from '../../state/messages.ts';
import { doorsChange, doorsOf, doorsTurned } from '../doors/door.ts';
import { boxAround, changeOf, type RingCm, shapesOf, tidy } from '../shapes.ts';
import { rounded, walkOf, wallsOf } from '../walk.ts';
import { mirrorImageOf } from './symmetry.ts';

export type Turn = 'right' | 'mirror';

export interface Turned {
  readonly change: Change;
  /** Whether the layout is turned or mirrored exactly. A pattern may have no mirror image. */
  readonly isExact: boolean;
}

const POINTS: Readonly<Record<Turn, (corner: CornerCm) => CornerCm>> = {
  right: ([x, y]) => [0 - y, x],
  mirror: ([x, y]) => [0 - x, y],
};
const BEARINGS: Readonly<Record<Turn, (deg: number) => number>> = {
  right: (deg) => deg + 90,
  mirror: (deg) => 180 - deg,
};

/** The change that turns a planned draft. */
export function turnOf(draft: Draft, laid: LaidFloor, turn: Turn): Turned {
  const shapes = shapesOf(draft);
  const ring = shapes[0].ring.map(POINTS[turn]);
  const first = draft.polygon ? 0 : topLeft(ring);
  // A walk begins at 0,0; corners keep the upper left of their box.
  const [before, after] = [boxAround(shapes[0].ring), boxAround(ring)];
  const by: CornerCm = draft.polygon
    ? [before.left - after.left, before.top - after.top]
    : [0 - ring[first][0], 0 - ring[first][1]];
  const moved = (corner: CornerCm): CornerCm => {
    const [x, y] = POINTS[turn](corner);
    return [tidy(x + by[0]), tidy(y + by[1])];
  };
  const [outer, ...cutouts] = shapes.map(({ kind, ring }) => ({ kind, ring: ring.map(moved) }));
  const { start, rotation, isExact } = layoutOf(draft, laid, turn, moved);
  const { rotation: _, ...parameters } = draft.parameters ?? {};
  const all = { ...parameters, ...(rotation ? { rotation } : {}) };
  const doors = doorsTurned(doorsOf(draft), ring.length, first, turn === 'mirror');
  return {
    isExact,
    change: {
      ...changeOf(draft, [shapes[0], ...cutouts]),
      ...(draft.polygon ? { polygon: outer.ring } : { outline: walkTurned(draft, turn, first) }),
      ...doorsChange([...outer.ring.slice(first), ...outer.ring.slice(0, first)], doors),
      start,
      parameters: Object.keys(all).length > 0 || draft.parameters ? all : undefined,
    },
  };
}

/** The start and the rotation that turn the layout with the room. */
function layoutOf({ parameters }: Draft, laid: LaidFloor, turn: Turn, moved: (corner: CornerCm) => CornerCm) {
  const before = Number(parameters?.rotation ?? 0);
  const [x, y] = moved([laid.start.x / 10, laid.start.y / 10]);
  // A layout is turned about its start.
  if (turn === 'right') return { start: { x, y }, rotation: withinHalfTurn(before + 90), isExact: true };
  const image = mirrorImageOf(laid.lattice, before);
  const { quarters, shift } = image ?? { quarters: 0, shift: { x: 0, y: 0 } };
  return {
    start: { x: onGrid(x + shift.x / 10), y: onGrid(y + shift.y / 10) },
    rotation: withinHalfTurn(90 * quarters - before),
    isExact: image !== undefined,
  };
}

/** Starts are on whole micrometres. */
function onGrid(cm: number): number {
  return rounded(cm, 1e4);
}

/** An angle from above -180 to 180. */
function withinHalfTurn(deg: number): number {
  const turned = withinTurn(deg);
  return tidy(turned > 180 ? turned - 360 : turned);
}

/** The corner nearest to the upper left, where a walk begins; the upper one of several. */
function topLeft(ring: RingCm): number {
  const rank = ([x, y]: CornerCm) => x + y + 1e-6 * y;
  return ring.reduce((best, corner, i) => (rank(corner) < rank(ring[best]) - 1e-9 ? i : best), 0);
}

function walkTurned({ outline = '' }: Draft, turn: Turn, first: number): string {
  const walls = (wallsOf(outline) ?? []).map(
    ({ bearingDeg, lengthCm }): Wall => ({ bearingDeg: withinTurn(BEARINGS[turn](bearingDeg)), lengthCm }),
  );
  return walkOf([...walls.slice(first), ...walls.slice(0, first)]);
}
