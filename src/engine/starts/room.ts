// The room of a search: walls, doors and the pattern, prepared once for all its starts, in the caller's frame, mm.

import { cross, distance, nearestOn, type Point, type Ring } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Floor, originOf } from '../room.ts';
import { MOST_LOOKED_AT } from '../work-limits.ts';
import { type DoorPlace, type Facing, facingWalls, type Wall, wallOfDoor, wallsOf } from './walls.ts';
import type { Place, Side } from './why.ts';

/** What a search needs of a plan. */
export interface Surroundings {
  readonly floor: Floor;
  readonly lattice: Lattice;
  readonly rotationDeg: number;
  /** The outer walls as they were sent. */
  readonly outer: Ring;
  readonly doors: readonly DoorPlace[];
}

export class Room {
  readonly floor: Floor;
  readonly lattice: Lattice;
  readonly walls: readonly Wall[];
  readonly facing: readonly Facing[];
  readonly doors: readonly DoorPlace[];
  /** The wall of each door, by index; undefined where no floor is. */
  readonly doorWalls: readonly (number | undefined)[];
  /** The pattern's own direction along x. */
  readonly along: Point;
  /** Corners of the outer walls, as they were sent. */
  readonly outer: Ring;
  /** Of the room's box. */
  readonly middle: Point;
  /** How many starts are combined of the ways in both directions: fewer in rooms that take long to look at. */
  readonly mostStarts: number;

  constructor({ floor, lattice, rotationDeg, outer, doors }: Surroundings) {
    this.floor = floor;
    this.lattice = lattice;
    this.outer = outer;
    this.doors = doors;
    this.walls = wallsOf(floor);
    this.facing = facingWalls(this.walls);
    this.doorWalls = doors.map((door) => wallOfDoor(this.walls, door, floor.edge));
    this.along = turnedBy(rotationDeg);
    const { x, y } = originOf(floor);
    const side = Math.sqrt(lattice.tileAreaMm2);
    const passed = this.walls.reduce((sum, { length }) => sum + 1 + length / side, 0);
    this.mostStarts = Math.min(MOST_STARTS, Math.ceil(MOST_LOOKED_AT / passed));
    this.middle = { x: x + floor.width / 2, y: y + floor.height / 2 };
  }

  /** The side of the room's box that a wall lies on. */
  sideOf({ from, to }: Wall): Side | undefined {
    const { x: left, y: top } = originOf(this.floor);
    const { width, height, edge } = this.floor;
    const near = (a: number, b: number, side: number) =>
      Math.max(Math.abs(a - side), Math.abs(b - side)) < edge + ON_SIDE;
    if (near(from.x, to.x, left)) return 'left';
    if (near(from.x, to.x, left + width)) return 'right';
    if (near(from.y, to.y, top)) return 'top';
    return near(from.y, to.y, top + height) ? 'bottom' : undefined;
  }

  /** What people call a wall of the floor that tiles begin at: its door, if it has one. */
  placeOf(index: number): Place {
    const door = this.doorWalls.indexOf(index);
    return door >= 0 ? { kind: 'door', door } : this.sideOrWall(index);
  }

  sideOrWall(index: number): Place {
    const wall = this.walls[index];
    const side = this.sideOf(wall);
    if (side) return { kind: 'side', side };
    const number = this.numberOf(wall);
    return number === undefined ? { kind: 'cutout' } : { kind: 'wall', wall: number };
  }

  /** The wall of the floor that lies along the longest part of a wall as it was sent. */
  wallOf(number: number): number | undefined {
    const along = this.walls.map((wall, index) => ({
      index,
      length: this.numberOf(wall) === number ? wall.length : 0,
    }));
    const longest = along.reduce((best, next) => (next.length > best.length ? next : best));
    return longest.length > 0 ? longest.index : undefined;
  }

  /** The number of a wall as it was sent, from 0; undefined for a wall of a cutout. */
  private numberOf({ from, to, along }: Wall): number | undefined {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const near = this.outer.findIndex((corner, i) => {
      const next = this.outer[(i + 1) % this.outer.length];
      const wall = { x: next.x - corner.x, y: next.y - corner.y };
      const isParallel = Math.abs(cross(along, wall)) < PARALLEL * distance(corner, next);
      return isParallel && distance(nearestOn(corner, next, middle), middle) < this.floor.edge + ON_SIDE;
    });
    return near < 0 ? undefined : near;
  }
}

/** The most starts that are looked at, in rooms of any size. */
const MOST_STARTS = 480;
/** A wall within this distance, mm, of another lies along it, and within this sine. */
const ON_SIDE = 0.2;
const PARALLEL = 0.01;

function turnedBy(deg: number): Point {
  const angle = (deg * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return deg % 90 === 0 ? { x: Math.round(x), y: Math.round(y) } : { x, y };
}
