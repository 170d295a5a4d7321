// Where chalk lines cross: at a point of a whole tile, near the middle of the room or on the way in from its door, where both
// lines are long.

import { dot, type Point } from '../geometry/point.ts';
import { centreOf, eachTile, type Layout, type TilePlace } from '../layout/index.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { type Reference, referencesOf } from './reference.ts';
import { clearanceOf, type Hit, hitFrom, type Side } from './sides.ts';

export interface Crossing {
  readonly at: Point;
  readonly tile: TilePlace;
  readonly reference: Reference;
  /** Of each line, its ends: against its direction, and along it. */
  readonly ends: readonly [readonly [Hit, Hit], readonly [Hit, Hit]];
}

/** An opening, mm in the floor's frame. */
export interface Entrance {
  readonly from: Point;
  readonly to: Point;
  readonly inwards: Point;
}

/** Room for the work: places times sides that are looked at. */
const MOST_WORK = 1e6;
/** A crossing nearer to a wall, mm, leaves no room to see the line. */
const LEAST_CLEAR = 20;
/** Lines whose lengths multiply to this share of the most are long. */
const LONG = 0.9;
const LONG_AT_DOOR = 0.5;
/** How much shorter a line counts that ends on a round wall, where nothing can be measured. */
const ROUND = 0.5;
/** Chalk farther from the middle of a door, in millimetres away from the middle of the room. */
const DOOR_WEIGHT = 3;

/** Returns the crossing of two lines, one along each direction; undefined if no tile has a point on the floor. */
export function crossingIn(
  sides: readonly Side[],
  { layout, lattice }: { readonly layout: Layout; readonly lattice: Lattice },
  units: readonly [Point, Point],
  door: Entrance | undefined,
): Crossing | undefined {
  const references = referencesOf(lattice, units[0]);
  const tiles = candidates(layout, lattice, references);
  const stride = Math.ceil((tiles.length * references.length * sides.length) / MOST_WORK);
  const found: Crossing[] = [];
  for (let i = 0; i < tiles.length; i += stride) {
    for (const reference of references) {
      if (reference.motif !== tiles[i].motif) continue;
      const at = pointOf(layout, tiles[i], reference);
      const ends = units.map((way) => endsOf(sides, at, way));
      const [one, other] = ends;
      if (one && other && clearanceOf(sides, at) >= LEAST_CLEAR)
        found.push({ at, tile: tiles[i], reference, ends: [one, other] });
    }
  }
  const worths = found.map(worthOf);
  const most = Math.max(...worths) * (door ? LONG_AT_DOOR : LONG);
  const costs = found.map((crossing, i) => (worths[i] < most ? Infinity : costOf(crossing, units, layout, door)));
  return found[costs.indexOf(Math.min(...costs))];
}

/** Whole tiles, of boards those of the first row that has some; cut ones only where there is no other. */
function candidates(layout: Layout, { rows }: Lattice, references: readonly Reference[]): TilePlace[] {
  const motifs = new Set(references.map(({ motif }) => motif));
  const tiles: TilePlace[] = [];
  eachTile(layout.wholeCount > 0 ? { runs: layout.runs, cuts: withoutCuts(layout) } : layout, (tile) => {
    if (motifs.has(tile.motif)) tiles.push(tile);
  });
  if (!rows) return tiles;
  const first = Math.min(...tiles.map(({ row }) => row * rows.order));
  return tiles.filter(({ row }) => row * rows.order === first);
}

function withoutCuts({ cuts }: Layout): Layout['cuts'] {
  return { ...cuts, count: 0 };
}

/** The point of a tile, mm in the floor's frame. */
function pointOf(layout: Layout, tile: TilePlace, { corner }: Pick<Reference, 'corner'>): Point {
  const centre = centreOf(layout, tile);
  if (corner === null) return centre;
  const { cornerX, cornerY } = layout.frame.shapes[tile.motif];
  return { x: centre.x + cornerX[corner], y: centre.y + cornerY[corner] };
}

function endsOf(sides: readonly Side[], at: Point, way: Point): readonly [Hit, Hit] | undefined {
  const [before, after] = [hitFrom(sides, at, { x: -way.x, y: -way.y }), hitFrom(sides, at, way)];
  return before && after && [before, after];
}

function worthOf({ ends: [one, other] }: Crossing): number {
  const lengthOf = ([before, after]: readonly [Hit, Hit]) =>
    (before.reach + after.reach) * (before.side.isRound || after.side.isRound ? ROUND : 1);
  return lengthOf(one) * lengthOf(other);
}

/** How far a crossing is from where it is wanted, and whether its tile lies on the larger side of the lines. */
function costOf(
  { at, tile, reference, ends }: Crossing,
  units: readonly [Point, Point],
  layout: Layout,
  door: Entrance | undefined,
): number {
  const centre = centreOf(layout, tile);
  return ends.reduce((sum, [before, after], i) => {
    const toTile = dot(units[i], { x: centre.x - at.x, y: centre.y - at.y });
    const isAway = door && Math.abs(dot(units[i], door.inwards)) > 0.5;
    const farther = isAway ? dot(units[i], door.inwards) : after.reach - before.reach;
    const isBehind = reference.corner !== null && toTile * farther < -1e-6 ? 2 * Math.abs(toTile) : 0;
    const offMiddle = Math.abs(after.reach - before.reach) / 2;
    return sum + isBehind + (door && !isAway ? DOOR_WEIGHT * offDoor(at, units[i], door) : offMiddle);
  }, 0);
}

function offDoor(at: Point, unit: Point, { from, to }: Entrance): number {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return Math.abs(dot(unit, { x: middle.x - at.x, y: middle.y - at.y }));
}
