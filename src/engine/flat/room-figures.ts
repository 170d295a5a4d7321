// Which room of a flat each tile belongs to: the one whose floor it covers most of, the first of several with as much.
// Whole tiles are looked at by runs, and only tiles that the floors of several rooms reach are clipped.

import { type Box, boxesMeet, boxOf, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { centreOf, type Layout, NOTHING, ownPartOf, type TilePlace, tilePlaceOf } from '../layout/index.ts';
import type { Plan } from '../plan-types.ts';
import { SideTree } from '../side-tree.ts';
import { areaWithin } from './area-within.ts';
import { areaOfRings, regionsOf } from './regions.ts';

/** What lies in one room of a flat. */
export interface RoomFigures {
  readonly name?: string;
  readonly areaMm2: number;
  readonly whole: number;
  readonly cut: number;
}

/** The figures of each of several rooms, in their order; undefined for one room. Their sums are those of the plan. */
export function roomFiguresOf({ room: { flat }, floor, roomFloor, layout }: Plan): RoomFigures[] | undefined {
  if (flat === undefined) return undefined;
  const regions = regionsOf(flat, floor);
  const whole = flat.rooms.map(() => 0);
  const cut = flat.rooms.map(() => 0);
  const tiles = new RoomsOfTiles(regions, layout);
  tiles.eachWholeRun((room, count) => {
    whole[room] += count;
  });
  for (let i = 0; i < layout.cuts.count; i++) cut[tiles.roomOf(tilePlaceOf(layout.cuts, i))]++;
  const areas = (floor === roomFloor ? regions : regionsOf(flat, roomFloor)).map(areaOfRings);
  return flat.rooms.map(({ name }, room) => ({
    ...(name && { name }),
    areaMm2: areas[room],
    whole: whole[room],
    cut: cut[room],
  }));
}

/** How far the floor of a room must reach into a tile's box, mm, to be looked at. */
const BORDER = 1e-6;

class RoomsOfTiles {
  private readonly regions: readonly (readonly Ring[])[];
  private readonly layout: Layout;
  private readonly trees: readonly SideTree[];
  /** The box around each region. */
  private readonly around: readonly Box[];
  /** Corners and box of each motif tile, relative to its centre. */
  private readonly outlines: readonly Ring[];
  private readonly boxes: readonly Box[];

  constructor(regions: readonly (readonly Ring[])[], layout: Layout) {
    this.regions = regions;
    this.layout = layout;
    this.trees = regions.map((rings) => new SideTree(rings));
    this.around = regions.map((rings) => boxOf(rings.flat()));
    this.outlines = layout.frame.shapes.map(({ cornerX, cornerY }) =>
      Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] })),
    );
    this.boxes = this.outlines.map(boxOf);
  }

  /** Visits whole tiles by their rooms, as many at once as lie in one room without a wall near them. */
  eachWholeRun(visit: (room: number, count: number) => void): void {
    const { runs } = this.layout;
    for (let i = 0; i < runs.length; i += 4) {
      const [motif, row, first, count] = runs.subarray(i, i + 4);
      this.visitRun({ motif, row, place: first }, count, visit);
    }
  }

  private visitRun(first: TilePlace, count: number, visit: (room: number, count: number) => void): void {
    const last = { ...first, place: first.place + count - 1 };
    if (count === 1) visit(this.roomOf(first), 1);
    else if (this.reaching(this.boxFrom(first, last)).length === 0) visit(this.roomAt(this.centreOf(first)), count);
    else {
      const half = count >> 1;
      this.visitRun(first, half, visit);
      this.visitRun({ ...first, place: first.place + half }, count - half, visit);
    }
  }

  /** The room of one tile: a room with a part of it has walls in its box, or is all around its centre. */
  roomOf(tile: TilePlace): number {
    const reaching = this.reaching(this.boxFrom(tile, tile));
    const middle = this.roomAt(this.centreOf(tile));
    const rooms = reaching.includes(middle) ? reaching : [...reaching, middle].sort((a, b) => a - b);
    return rooms.length === 1 ? rooms[0] : this.roomWithMost(tile, rooms);
  }

  private roomWithMost(tile: TilePlace, rooms: readonly number[]): number {
    const { x, y } = this.centreOf(tile);
    const whole = this.outlines[tile.motif].map((corner) => ({ x: corner.x + x, y: corner.y + y }));
    const outline = ownPartOf(this.layout.frame, whole, tile);
    const tileMm2 = signedArea(outline);
    const rounding = NOTHING * tileMm2;
    let [most, best] = [0, rooms[0]];
    for (const room of rooms) {
      const areaMm2 = areaWithin(this.regions[room], outline);
      // No other room has more than half of the tile then.
      if (areaMm2 > tileMm2 / 2 + rounding) return room;
      if (areaMm2 > most + rounding) [most, best] = [areaMm2, room];
    }
    return best;
  }

  /** The rooms whose walls may reach into a box: of a slanted wall, its box is looked at. */
  private reaching(box: Box): number[] {
    const inner = {
      minX: box.minX + BORDER,
      minY: box.minY + BORDER,
      maxX: box.maxX - BORDER,
      maxY: box.maxY - BORDER,
    };
    const rooms: number[] = [];
    for (let room = 0; room < this.trees.length; room++) {
      // Most rooms are far away.
      if (boxesMeet(this.around[room], inner) && hasSideIn(this.trees[room], inner)) rooms.push(room);
    }
    return rooms;
  }

  private boxFrom(first: TilePlace, last: TilePlace): Box {
    const { minX, minY, maxX, maxY } = this.boxes[first.motif];
    const [a, b] = [this.centreOf(first), this.centreOf(last)];
    return {
      minX: Math.min(a.x, b.x) + minX,
      minY: Math.min(a.y, b.y) + minY,
      maxX: Math.max(a.x, b.x) + maxX,
      maxY: Math.max(a.y, b.y) + maxY,
    };
  }

  private centreOf(tile: TilePlace): Point {
    return centreOf(this.layout, tile);
  }

  /** The room whose floor a place is on, unless walls are near it. */
  private roomAt(place: Point): number {
    const room = this.regions.findIndex((rings) => isWithin(rings, place));
    return Math.max(room, 0);
  }
}

/** Whether the box of any side of a tree has a point in common with a box. */
function hasSideIn(tree: SideTree, { minX, minY, maxX, maxY }: Box): boolean {
  const isOutside = (from: Point, to: Point) =>
    (from.x < minX && to.x < minX) ||
    (from.x > maxX && to.x > maxX) ||
    (from.y < minY && to.y < minY) ||
    (from.y > maxY && to.y > maxY);
  return !tree.everySideNear({ minX, minY, maxX, maxY }, 0, isOutside);
}

/** Whether a place that is on no ring is inside an odd number of them. */
function isWithin(rings: readonly Ring[], { x, y }: Point): boolean {
  let isInside = false;
  for (const ring of rings) {
    let from = ring[ring.length - 1];
    for (const to of ring) {
      const isCrossed = from.y <= y !== to.y <= y;
      if (isCrossed && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isInside = !isInside;
      from = to;
    }
  }
  return isInside;
}
