// Finds the starts that a tiler would choose: all natural ones are looked at (starts/natural.ts), and starts/order.ts says
// which is better. What is found depends on the room, its doors, the pattern, the joint and the smallest cut, not on the
// start of the request. This is a separate entry point: planning alone does not load it.

import { halfWidthsOf, usualStripLimits } from './cut-widths.ts';
import { placedDoors } from './doors.ts';
import { PlanError } from './errors.ts';
import { cross, type Point } from './geometry/point.ts';
import { checkFloor, type Layout, layOut } from './layout/index.ts';
import { LIMITS } from './limits.ts';
import { measure } from './measures.ts';
import { countsWithReuse, type LaidPlan } from './offcuts.ts';
import { type ParameterValues, patternByName } from './patterns/index.ts';
import { type Lattice, weightsOf } from './patterns/lattice.ts';
import { prepare } from './plan.ts';
import type { Plan, TileFigures } from './plan-types.ts';
import type { PlanRequest, Room as RequestRoom } from './request.ts';
import { type Floor, toFloorFrame } from './room.ts';
import type { Anchor, Direction } from './starts/anchors.ts';
import { Looker, type NarrowRows, type SearchLook } from './starts/look.ts';
import { combined, directionsAt, directionsOf, type NaturalStart, type Ways } from './starts/natural.ts';
import { byOrder, type Look, standingsOf } from './starts/order.ts';
import { Room } from './starts/room.ts';
import type { StartWhy } from './starts/why.ts';
import { warningsOf } from './warnings.ts';
import { MOST_PACKED_CUTS } from './work-limits.ts';

export type { NarrowRows } from './starts/look.ts';
export type { Middle, Place, Side, StartReason, StartWhy } from './starts/why.ts';

/** A start, the figures of a plan from there, and why it was chosen. */
export interface FoundStart {
  /** In the caller's frame, mm. */
  readonly start: Point;
  readonly tiles: TileFigures;
  readonly why: StartWhy;
  /** What starts are compared by. */
  readonly look: Look;
  /** Number of starts that were looked at. */
  readonly examined: number;
}

/** What a start is searched by. Walls and doors are counted from 0, as they were sent. */
export type StartWish = 'best' | 'thrift' | 'center' | { readonly wall: number } | { readonly door: number };

/** How starts are compared. */
export interface Comparison {
  /** Whether by the tiles to buy when offcuts are reused. */
  readonly withReuse: boolean;
}

const PLAIN: Comparison = { withReuse: false };

/** Returns the start that a wish describes; the request's own start does not matter. Throws a PlanError if there is none. */
export function startFor(request: PlanRequest, wish: StartWish, comparison = PLAIN): FoundStart {
  return new Search(checked(requestFor(request, wish)), comparison).find(wish);
}

/** Returns a request as a wish has it laid: for the thriftiest, with the values of the pattern that need the fewest tiles. */
export function requestFor(request: PlanRequest, wish: StartWish): PlanRequest {
  const thrifty = wish === 'thrift' ? patternByName(request.pattern)?.thrifty : undefined;
  return thrifty ? { ...request, parameters: { ...(thrifty as ParameterValues), ...request.parameters } } : request;
}

/** A start that a tiler would put before a customer. */
export interface Choice extends FoundStart {
  readonly wish: StartWish;
}

/** Returns up to four different starts: the best, the thriftiest, the centred one, and whole tiles at the first door or wall. */
export function choicesFor(request: PlanRequest, comparison = PLAIN): Choice[] {
  const prepared = checked(request);
  const search = new Search(prepared, comparison);
  const entrance: StartWish = search.room.doors.length > 0 ? { door: 0 } : { wall: 0 };
  const choices: Choice[] = [];
  for (const wish of ['best', 'thrift', 'center', entrance] as const) {
    if (!search.canFind(wish)) continue;
    const found = search.find(wish);
    // Nobody offers a customer more pieces that cannot be laid.
    if (choices.length > 0 && found.look.unlayable > choices[0].look.unlayable) continue;
    if (!choices.some(({ start }) => looksAlike(prepared.lattice, start, found.start)))
      choices.push({ wish, ...found });
  }
  return choices;
}

/** Layouts that differ by less, mm, look alike. */
const ALIKE = 20;

function looksAlike({ repeat: [one, other] }: Lattice, a: Point, b: Point): boolean {
  const way = { x: a.x - b.x, y: a.y - b.y };
  const cell = cross(one, other);
  const [i, k] = [Math.round(cross(way, other) / cell), Math.round(cross(one, way) / cell)];
  return Math.hypot(way.x - i * one.x - k * other.x, way.y - i * one.y - k * other.y) < ALIKE;
}

/** A start and the figures of a plan from there. */
export type NamedStart = Pick<FoundStart, 'start' | 'tiles'>;

/**
 * Returns the natural start whose rows promise most for the room of a plan, found about as fast as the plan; undefined if
 * it leaves anything to warn about.
 */
export function goodStartFor(plan: Plan): NamedStart | undefined {
  const search = new Search(plan, PLAIN);
  const start = search.likeliest();
  if (!start) return undefined;
  const tiles = figuresIfGood(search, plan, start);
  return tiles && { start, tiles };
}

/** The figures of a plan from another start; undefined if that leaves anything to warn about. */
function figuresIfGood(
  search: Search,
  { floor, lattice, pattern, minCut }: Plan,
  start: Point,
): TileFigures | undefined {
  const layout = search.layOut(start);
  const measures = measure(layout, lattice, minCut);
  const remaining = warningsOf(floor, lattice, layout, measures, { pattern, minCut });
  return remaining.every(({ kind }) => kind === 'idle-cutout') ? measures.tiles : undefined;
}

/** Whether no figure of a start is worse than those of a plan. */
export function isNoWorse(found: TileFigures, now: TileFigures): boolean {
  const narrowest = ({ narrowestCut }: TileFigures) => narrowestCut ?? Infinity;
  return found.total <= now.total && found.wastePercent <= now.wastePercent && narrowest(found) >= narrowest(now);
}

/** Returns the rows of a plan that are less than a third of a tile deep. */
export function narrowRowsOf(plan: Plan): NarrowRows {
  const { tiles, lattice, layout, minCut, start } = plan;
  const widest = 2 * Math.max(...halfWidthsOf(layout, lattice));
  // No row is narrower than the narrowest piece. Somebody who names a limit asks for no other.
  if ((tiles.narrowestCut ?? widest) >= widest / 3 || minCut !== undefined) return { metres: 0, narrowest: Infinity };
  return new Search(plan, PLAIN).looker.narrowRows(start);
}

/** Whether the centred start leaves a room no such rows, and nothing to warn about. */
export function centreAvoidsRows(plan: Plan, comparison = PLAIN): boolean {
  const search = new Search(plan, comparison);
  const found = search.centred();
  return found?.look.thirds === 0 && figuresIfGood(search, plan, found.start) !== undefined;
}

/** What is known about a request before a tile is laid. */
type Prepared = Omit<LaidPlan, 'layout'> & {
  readonly floor: Floor;
  readonly room: RequestRoom;
  readonly minCut: number | undefined;
};

/** Prepares a request. Throws a PlanError if it can be planned from no start. */
function checked(request: PlanRequest): Prepared {
  const prepared = prepare(request);
  checkFloor(prepared.floor, prepared.lattice, LIMITS.tiles);
  return { ...prepared, room: request.room };
}

/** The most starts packed to count tiles with reuse: packing takes longer than a plan. */
const MOST_PACKED = 24;
const LEAST_PACKED = 3;

class Search {
  readonly room: Room;
  private readonly prepared: Prepared;
  readonly looker: Looker;
  private readonly comparison: Comparison;
  private readonly looks = new Map<string, SearchLook>();
  private knownSystems: [[Direction, Direction], ...[Direction, Direction][]] | undefined;

  constructor(prepared: Prepared, comparison: Comparison) {
    const { floor, lattice, parameters, room, minCut } = prepared;
    this.prepared = prepared;
    this.comparison = comparison;
    this.room = new Room({
      floor,
      lattice,
      rotationDeg: Number(parameters.rotation),
      outer: room.outer,
      doors: placedDoors(room),
    });
    this.looker = new Looker(this.room, minCut);
  }

  /** The directions that starts are combined of; not every search needs them. */
  private get systems(): readonly [[Direction, Direction], ...[Direction, Direction][]] {
    this.knownSystems ??= directionsOf(this.room);
    return this.knownSystems;
  }

  find(wish: StartWish): FoundStart {
    const isThrifty = wish === 'thrift';
    const natural = this.naturalFor(wish);
    const first = this.best(natural, isThrifty);
    if (typeof wish !== 'string' || wish === 'center' || !first || !this.isPoor(first))
      return this.laid(first, natural.length);
    const more = [...natural, ...combined(this.room, this.waysWithLeast())];
    return this.laid(this.best(more, isThrifty), more.length);
  }

  /** Whether a wish names a wall or a door that the floor has. */
  canFind(wish: StartWish): boolean {
    return typeof wish === 'string' || this.wallOf(wish) !== undefined;
  }

  /** The start whose rows promise most, without looking at it; undefined where tips cannot be avoided. */
  likeliest(): Point | undefined {
    if (!this.looker.hasOnlyRows()) return undefined;
    const [directions] = this.systems;
    const limit = this.least();
    const [one, other] = directions.map((direction) => [direction.likeliest(limit)]);
    return combined(this.room, [{ directions, anchors: [one, other] }])[0]?.start;
  }

  /** The best start in the middle of the room. */
  centred(): { readonly start: Point; readonly look: Look } | undefined {
    const found = this.best(this.naturalFor('center'), false);
    return found && { start: found.start, look: this.lookAt(found.start) };
  }

  private naturalFor(wish: StartWish): NaturalStart[] {
    if (typeof wish === 'object') return combined(this.room, [this.waysAt(wish)]);
    const waysIn = (direction: Direction) => (wish === 'center' ? direction.centred() : direction.natural());
    return combined(
      this.room,
      this.systems.map((directions) => ({ directions, anchors: [waysIn(directions[0]), waysIn(directions[1])] })),
    );
  }

  /** Whole tiles at a wall or at the wall of a door; in the other direction the middle of the room or of the door. */
  private waysAt(wish: Exclude<StartWish, string>): Ways {
    const wall = this.wallOf(wish);
    if (wall === undefined) throw noFloorAt(wish, this.room);
    const directions = directionsAt(this.room, wall);
    const [square, along] = directions;
    return { directions, anchors: [square.wholeAt(wall), 'door' in wish ? along.inDoor(wish.door) : along.centred()] };
  }

  private wallOf(wish: Exclude<StartWish, string>): number | undefined {
    return 'wall' in wish ? this.room.wallOf(wish.wall) : this.room.doorWalls[wish.door];
  }

  /** Whether a start leaves pieces that nobody can lay, or rows of less than a third of a tile. */
  private isPoor({ start }: NaturalStart): boolean {
    const { unlayable, thirds } = this.lookAt(start);
    return unlayable > 0 || thirds > 0;
  }

  /** Ways that leave exactly the smallest piece, or a third of a tile, at a wall. */
  private waysWithLeast(): Ways[] {
    const least = Math.ceil(this.least());
    const most = Math.ceil(Math.sqrt(this.room.mostStarts) / 2);
    const widths = [(extent: number) => Math.min(least, extent), (extent: number) => Math.ceil(extent / 3)];
    const waysIn = (direction: Direction): Anchor[] => [
      ...direction.natural().slice(0, most),
      ...widths.flatMap((widthOf) => direction.leastAtWalls(widthOf)).slice(0, most),
    ];
    return this.systems.map((directions) => ({ directions, anchors: [waysIn(directions[0]), waysIn(directions[1])] }));
  }

  /** Width below which pieces are too narrow, mm. */
  private least(): number {
    const { minCut, lattice } = this.prepared;
    return minCut ?? Math.max(...usualStripLimits({ frame: this.looker.frame }, lattice));
  }

  /** The best of some starts by the order; undefined if none can be used. */
  private best(starts: readonly NaturalStart[], isThrifty: boolean): NaturalStart | undefined {
    const withReuse = isThrifty || this.comparison.withReuse;
    const first = this.sorted(starts, isThrifty, withReuse ? (start) => this.lookAt(start).likelyWithReuse : undefined);
    if (!withReuse || first.length < 2) return first[0];
    const { cut } = this.lookAt(first[0].start);
    const likely = first.slice(0, Math.min(MOST_PACKED, Math.max(LEAST_PACKED, Math.floor(MOST_PACKED_CUTS / cut))));
    // Packing may need more tiles than seemed likely, but never more than for the best start without it.
    const packed = [...new Set([...likely, this.sorted(starts, false)[0]])];
    return this.sorted(packed, isThrifty, (start) => this.boughtWithReuse(start))[0];
  }

  /** Usable starts, the best first, by tiles or by another count of what is bought. */
  private sorted(
    starts: readonly NaturalStart[],
    isThrifty: boolean,
    boughtAt?: (start: Point) => number,
  ): NaturalStart[] {
    const looks = starts.map(({ start }) => {
      const look = this.lookAt(start);
      return boughtAt ? { ...look, bought: boughtAt(start) } : look;
    });
    const standings = standingsOf(looks, this.looker.oneTile);
    // Of equal ones the first stays first: the middle of the room before doors and walls, long walls before short ones.
    return starts
      .map((found, i) => ({ found, standing: standings[i] }))
      .sort((a, b) => byOrder(a.standing, b.standing, isThrifty))
      .map(({ found }) => found);
  }

  private lookAt(start: Point): SearchLook {
    const key = `${start.x},${start.y}`;
    const known = this.looks.get(key);
    if (known) return known;
    const look = this.looker.look(start);
    this.looks.set(key, look);
    return look;
  }

  private boughtWithReuse(start: Point): number {
    const { floor, lattice } = this.prepared;
    const counts = countsWithReuse({
      ...this.prepared,
      layout: layOut(floor, lattice, toFloorFrame(start, floor), MOST_LAID, 'quick'),
    });
    return weightsOf(lattice).reduce((sum, weight, motif) => sum + weight * counts[motif], 0);
  }

  /** A start with the figures of its plan. Throws a PlanError if there is none, or if it needs too many tiles. */
  private laid(found: NaturalStart | undefined, examined: number): FoundStart {
    if (!found) throw new Error('There is no natural start.');
    const { tiles } = measure(this.layOut(found.start), this.prepared.lattice);
    return { start: found.start, why: found.why, tiles, look: this.lookAt(found.start), examined };
  }

  layOut(start: Point): Layout {
    const { floor, lattice } = this.prepared;
    return layOut(floor, lattice, toFloorFrame(start, floor), LIMITS.tiles);
  }
}

/** A start at the limit must not be refused for a tile that looking left out. */
const MOST_LAID = 2 * LIMITS.tiles;

function noFloorAt(wish: Exclude<StartWish, string>, { outer, doors }: Room): PlanError {
  const [what, number, count] =
    'wall' in wish
      ? (['wall', wish.wall + 1, outer.length] as const)
      : (['door', wish.door + 1, doors.length] as const);
  const range = count === 1 ? `${what}:1` : `${what}:1 to ${what}:${count}`;
  const message =
    count === 0
      ? 'The room has no doors to start at; send doors too, or start=best.'
      : number > count
        ? `The room has no ${what} ${number}; send ${range}, or start=best.`
        : `No floor is at ${what} ${number} to start from; send another ${what}, or start=best.`;
  return new PlanError('start-place', message, { param: 'start', received: `${what}:${number}` });
}
