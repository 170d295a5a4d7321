// An independent method for floors, of one room or several: the boolean library unites rooms and doorways, divides the
// floor among the rooms, and every tile is clipped with every room.

import library from 'polygon-clipping';
import { type Flat, type Plan, type PlanRequest, roomFiguresOf } from '../../src/engine/index.ts';
import { areaOf, bruteLayout, closed, halfPlaneArea, ringAround } from './brute-force.ts';
import { laidTiles } from './laid-tiles.ts';

/** Walls that cross are moved by up to a micrometre, so strips near the limit of a tenth of a millimetre may be either. */
const UNSURE = { from: 0.043, to: 0.105 };

export interface Brute {
  readonly layout: ReturnType<typeof bruteLayout>;
  /** The floor of each of several rooms. */
  readonly regions: readonly library.MultiPolygon[];
}

/** The layout by brute force; undefined where the library throws. */
export function triedLayout(request: PlanRequest, planned: Plan): Brute | undefined {
  const { flat } = request.room;
  try {
    const layout = bruteLayout(request, UNSURE, planned);
    return { layout, regions: flat ? regionsOf(flat, layout.floor) : [] };
  } catch (error) {
    if (error instanceof Error && /Unable to|infinite/.test(error.message)) return undefined;
    throw error;
  }
}

function regionsOf({ rooms, doorways }: Flat, floor: library.MultiPolygon): library.MultiPolygon[] {
  const rings = rooms.map(({ outer }): library.Polygon => [closed(outer)]);
  const doors = doorways.map((doorway): library.Polygon => [closed(ringAround(doorway))]);
  const owners = doors.map((door) => ownerOf(door, rings));
  const before: library.Polygon[] = [];
  const regions: library.MultiPolygon[] = rooms.map(() => []);
  [...rings, ...doors].forEach((claim, i) => {
    const owner = i < rings.length ? i : owners[i - rings.length];
    const own = library.intersection(floor, [claim]);
    regions[owner].push(...(before.length > 0 && own.length > 0 ? library.difference(own, ...before) : own));
    before.push(claim);
  });
  return regions;
}

/** The room that has most of a doorway, or else the first one beside it. */
function ownerOf(door: library.Polygon, rooms: readonly library.Polygon[]): number {
  const areas = rooms.map((room) => areaOf(library.intersection(door, room)));
  const most = Math.max(...areas);
  if (most > 1e-6) return areas.findIndex((area) => area > most * (1 - 1e-9));
  const near = 0.01;
  const [xs, ys] = [0, 1].map((axis) => door[0].map((pair) => pair[axis]));
  const wide = ringAround({
    x: Math.min(...xs) - near,
    y: Math.min(...ys) - near,
    width: Math.max(...xs) - Math.min(...xs) + 2 * near,
    height: Math.max(...ys) - Math.min(...ys) + 2 * near,
  });
  return rooms.findIndex((room) => areaOf(library.intersection([closed(wide)], room)) > near);
}

/** What differs between a plan and its layout by brute force: the floor, each tile, and the figures of each room. */
export function differences(planned: Plan, { layout, regions }: Brute): string[] {
  const name = (tile: { motif: number; a: number; b: number }) => `tile ${tile.motif} at ${tile.a},${tile.b}`;
  const ours = new Map(laidTiles(planned).map((tile) => [name(tile), tile]));
  const rooms = roomFiguresOf(planned) ?? [];
  const found: string[] = [];
  const floorAreaMm2 = areaOf(layout.floor);
  const roundingMm2 = 0.001 * planned.surface.perimeter + 1e-9 * floorAreaMm2;
  if (Math.abs(floorAreaMm2 - planned.floor.areaMm2) > roundingMm2)
    found.push(`floor ${planned.floor.areaMm2} is not ${floorAreaMm2}`);
  const counts = rooms.map(() => ({ whole: { least: 0, most: 0 }, cut: { least: 0, most: 0 } }));
  for (const theirs of layout.tiles) {
    const mine = ours.get(name(theirs));
    ours.delete(name(theirs));
    if (theirs.isUnsure || (theirs.verdict === 'nothing' && !mine)) {
      if (!mine) continue;
    } else if (mine?.verdict !== theirs.verdict)
      found.push(`${name(theirs)} is ${mine?.verdict}, not ${theirs.verdict}`);
    if (!mine || rooms.length === 0) continue;
    const areas = regions.map((region) => halfPlaneArea(theirs.outline, region));
    const most = Math.max(...areas);
    // A micrometre along its sides decides between rooms that have as much of a tile.
    const possible = areas.flatMap((area, room) => (area > most - 1e-5 * theirs.tileAreaMm2 ? [room] : []));
    const sure = areas.findIndex((area) => area >= most - 1e-7 * theirs.tileAreaMm2);
    const isTie = possible.every((room) => Math.abs(areas[room] - areas[sure]) < 1e-9 * theirs.tileAreaMm2);
    for (const room of isTie ? [sure] : possible) counts[room][mine.verdict].most++;
    if (isTie || possible.length === 1) counts[sure][mine.verdict].least++;
  }
  for (const extra of ours.keys()) found.push(`${extra} is not there`);
  rooms.forEach(({ areaMm2, whole, cut }, room) => {
    const regionMm2 = areaOf(regions[room]);
    if (Math.abs(areaMm2 - regionMm2) > roundingMm2) found.push(`room ${room} has ${areaMm2}, not ${regionMm2}`);
    for (const [verdict, count] of [
      ['whole', whole],
      ['cut', cut],
    ] as const) {
      const { least, most } = counts[room][verdict];
      if (count < least || count > most) found.push(`room ${room} has ${count} ${verdict}, not ${least} to ${most}`);
    }
  });
  return found;
}
