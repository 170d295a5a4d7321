// What makes two requests the same plan: the room, its cutouts and the layout, however they were described. The hash of
// this text is the id of the project.

import {
  checkRoom,
  gridFlat,
  micrometresOf,
  type PlanRequest,
  type Point,
  placedDoors,
  type Ring,
  wallLengthsOf,
} from '../../engine/index.ts';
import { FIELDS, STORED_FIELDS } from '../fields/fields.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { rounded } from '../values/rounding.ts';
import { type CanonicalFields, canonicalFields } from './canonical-fields.ts';
import { isCarriedOn } from './carried-on.ts';

/**
 * Returns a text that two requests share if everything they show is the same, except the order of the walls and cutouts
 * and the place of 0,0. Places are in µm from the top-left corner of the room's box.
 */
export function planIdentity(read: AcceptedRequest): string {
  const { request, startWord } = read;
  const { outer, cutouts, originUm } = checkRoom(request.room);
  // The same start, wherever 0,0 is.
  const start = startWord ?? placeText(fromOrigin(originUm, request));
  const lengths = wallLengthsOf(request.room);
  return JSON.stringify({
    // The lengths as they are answered: those of a walk may differ from the distances between its corners.
    walls: wallsOf(outer, lengths),
    perimeterM: rounded(lengths.reduce((sum, length) => sum + length, 0) / 1000, 3),
    // A walk has its first corner at 0,0, so a room with any corner there is the same one walked from another corner.
    origin: outer.some(({ x, y }) => x === -originUm.x && y === -originUm.y) ? undefined : originUm,
    cutouts: cutouts.map(({ ring }) => wallsOf(ring).join(', ')).sort(),
    doors: doorTexts(request, originUm),
    rooms: roomTexts(request, originUm),
    kind: request.room.kind,
    openings: openingTexts(request, originUm),
    ...layoutOf(new Map([...canonicalFields(read), ['start', start], ['buyWithReuse', identifyingReuse(read)]])),
  });
}

const LAYOUT_FIELDS = STORED_FIELDS.filter((name) => FIELDS[name].group !== 'room');

/** The fields of the layout and the order. */
function layoutOf(fields: CanonicalFields): Readonly<Record<string, unknown>> {
  const layout: Record<string, unknown> = {};
  for (const name of LAYOUT_FIELDS) {
    const value = fields.get(name) ?? FIELDS[name].absentInIdentity;
    if (value !== undefined) layout[name] = value;
  }
  return layout;
}

/**
 * How tiles are bought, where identities of the same plan say it. They were made when an order without the field bought
 * a tile for every place, whatever the pattern: an order that buys so keeps its link.
 */
function identifyingReuse({ request, options: { order, buyWithReuse } }: AcceptedRequest): boolean | undefined {
  const byDefault = order === null && isCarriedOn(request.pattern);
  return buyWithReuse === byDefault ? undefined : buyWithReuse;
}

/** The doors by the ends of their openings, in the order in which they are sent; undefined if there are none. */
function doorTexts({ room }: PlanRequest, originUm: Point): string[] | undefined {
  if (room.doors === undefined) return undefined;
  return placedDoors(room).map(({ from, to, swing = '' }) => {
    const ends = [from, to].map((end) =>
      placeText({ x: micrometresOf(end.x) - originUm.x, y: micrometresOf(end.y) - originUm.y }),
    );
    return `${ends.sort().join(' ')} ${swing}`;
  });
}

/** The openings of a wall by what they are and where; undefined if there are none. Their order is that of their names. */
function openingTexts({ room: { openings } }: PlanRequest, originUm: Point): string[] | undefined {
  return openings?.map(({ kind, x, y, width, height }) => {
    const corners = [
      { x, y },
      { x: x + width, y: y + height },
    ];
    const ends = corners.map((end) =>
      placeText({ x: micrometresOf(end.x) - originUm.x, y: micrometresOf(end.y) - originUm.y }),
    );
    return `${ends.join(' ')} ${kind}`;
  });
}

/** The rooms of a flat in the order in which they are sent, and its doorways; undefined for one room. */
function roomTexts({ room: { flat } }: PlanRequest, { x, y }: Point): unknown {
  if (flat === undefined) return undefined;
  const { rooms, doorways } = gridFlat(flat);
  const texts = (ring: Ring) => wallsOf(ring.map((corner) => ({ x: corner.x - x, y: corner.y - y })));
  return [rooms.map((ring, i) => [flat.rooms[i].name ?? '', ...texts(ring)]), doorways.map(texts)];
}

/** A start relative to the top-left corner, which is the default without a gap along the walls. */
function fromOrigin(originUm: Point, { start, edge = 0 }: PlanRequest): Point {
  if (start === undefined) return { x: micrometresOf(edge), y: micrometresOf(edge) };
  return { x: micrometresOf(start.x) - originUm.x, y: micrometresOf(start.y) - originUm.y };
}

function placeText({ x, y }: Point): string {
  return `${x},${y}`;
}

/** The walls of a ring in an order that depends neither on its first corner nor on its direction. */
function wallsOf(ring: Ring, lengths?: readonly number[]): string[] {
  const corners = ring.map(placeText);
  return corners
    .map((corner, i) => {
      const [from, to] = [corner, corners[(i + 1) % corners.length]].sort();
      return lengths ? `${from} ${to} ${rounded(lengths[i] / 10, 2)}` : `${from} ${to}`;
    })
    .sort();
}
