// An independent check of the reuse of offcuts: it places the pieces of each shared tile back into it, and finds the
// fewest tiles for few pieces that keep their places by trying everything. Turns are tried in steps of 30 degrees;
// winding decides what is inside.

import { signedArea } from '../../src/engine/geometry/point.ts';
import {
  centreOf,
  eachTile,
  type Piece,
  type Plan,
  type Point,
  piecesOf,
  type Ring,
  shiftOf,
  type TilePlace,
  tilePlaceOf,
} from '../../src/engine/index.ts';
import type { PooledPiece, PooledReuse, PooledTile, Reuse } from '../../src/engine/offcuts.ts';
import { areaOf } from './laid-pieces.ts';
import { laidTiles } from './laid-tiles.ts';

/** Tolerance of computed positions, mm. */
const OFF = 1e-5;

/** A piece in its tile's frame, with everything that decides with which it may share a tile. */
export interface Cut {
  readonly cut: number;
  readonly motif: number;
  readonly piece: Piece;
  readonly large: boolean;
}

function turned(ring: Ring, degrees: number): Ring {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ring.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

function moved(ring: Ring, { x, y }: Point): Ring {
  return ring.map((corner) => ({ x: corner.x + x, y: corner.y + y }));
}

/** Where a piece is cut from a shared tile: turned about the tile's centre, then shifted. */
export interface Place {
  readonly turnDeg: number;
  readonly shift: Point;
}

export const UNMOVED: Point = { x: 0, y: 0 };

export function placed({ outer, holes }: Piece, { turnDeg, shift }: Place): Piece {
  const place = (ring: Ring) => moved(turned(ring, turnDeg), shift);
  return { outer: place(outer), holes: holes.map(place) };
}

export function outlineOf({ layout }: Plan, motif: number): Ring {
  const { cornerX, cornerY } = layout.frame.shapes[motif];
  return Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }));
}

/** Whether a turn maps one motif tile onto another of the same kind. Panels without a joint are not turned. */
export function brings(plan: Plan, from: number, onto: number, degrees: number): boolean {
  return bringsTo(plan, from, plan, onto, degrees);
}

/** The same for a motif tile of another plan. */
function bringsTo(plan: Plan, from: number, other: Plan, onto: number, degrees: number): boolean {
  const isLocked = plan.joint === 0 || other.joint === 0;
  if (isLocked && (plan.joint !== other.joint || from !== onto || degrees !== 0)) return false;
  const [kind, target] = [kindOf(plan, from), outlineOf(other, onto)];
  if (kind !== kindOf(other, onto)) return false;
  return turned(outlineOf(plan, from), degrees).every((corner) => target.some((other) => apart(corner, other) < OFF));
}

function kindOf({ pattern, parameters }: Plan, motif: number): string | undefined {
  return pattern.kinds?.(parameters)[motif];
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function cutsOf(plan: Plan): Cut[][] {
  const { cuts } = plan.layout;
  return Array.from({ length: cuts.count }, (_, cut) =>
    piecesOf(cuts, cut).map((piece) => ({
      cut,
      motif: cuts.tiles[3 * cut],
      piece,
      // Exactly nine tenths is not large, whatever the last bits.
      large: areaOf(piece) / signedArea(plan.lattice.motif[cuts.tiles[3 * cut]]) > 0.9 + 1e-7,
    })),
  );
}

function distanceToSide(point: Point, a: Point, b: Point): number {
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = square === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
  const s = Math.min(1, Math.max(0, share));
  return apart(point, { x: a.x + s * (b.x - a.x), y: a.y + s * (b.y - a.y) });
}

/** The smallest distance from the corners of one piece to the sides of another. */
function reach(from: Piece, to: Piece): number {
  const rings = [to.outer, ...to.holes];
  const corners = [from.outer, ...from.holes].flat();
  return Math.min(
    ...rings.flatMap((ring) =>
      ring.flatMap((a, i) => corners.map((corner) => distanceToSide(corner, a, ring[(i + 1) % ring.length]))),
    ),
  );
}

/** Whether two pieces lie a kerf apart; without a kerf they may touch, and overlap by `off` mm along their outline. */
export function areApart(a: Piece, b: Piece, kerf: number, off = OFF): boolean {
  if (kerf === 0) return commonMm2(a, b) < off * outlineLength(a);
  if (Math.min(reach(a, b), reach(b, a)) < kerf - OFF) return false;
  // Every corner is now far from every side, so the remaining checks need no tolerance.
  const crossing = sidesOf(a).some(([p, q]) => sidesOf(b).some(([r, s]) => cross(p, q, r, s)));
  return !crossing && !goesRound(a, b.outer[0]) && !goesRound(b, a.outer[0]);
}

/** Area of what two pieces have in common: between the levels of corners and crossings, widths change evenly. */
function commonMm2(a: Piece, b: Piece): number {
  const levels = [...sidesOf(a), ...sidesOf(b)].map(([{ y }]) => y);
  for (const one of sidesOf(a)) for (const other of sidesOf(b)) levels.push(...crossingLevel(one, other));
  levels.sort((one, next) => one - next);
  return levels.slice(1).reduce((sum, level, i) => {
    const middle = (levels[i] + level) / 2;
    return level > levels[i] ? sum + (level - levels[i]) * commonWidth(spansAt(a, middle), spansAt(b, middle)) : sum;
  }, 0);
}

function crossingLevel([p, q]: [Point, Point], [r, s]: [Point, Point]): number[] {
  const turn = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
  const share = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / turn;
  return share > 0 && share < 1 ? [p.y + share * (q.y - p.y)] : [];
}

/** Where a level enters and leaves a piece, alternating. */
function spansAt(piece: Piece, level: number): number[] {
  return sidesOf(piece)
    .filter(([p, q]) => p.y < level !== q.y < level)
    .map(([p, q]) => p.x + ((level - p.y) / (q.y - p.y)) * (q.x - p.x))
    .sort((one, next) => one - next);
}

function commonWidth(a: readonly number[], b: readonly number[]): number {
  let width = 0;
  for (let i = 0; i + 1 < a.length; i += 2) {
    for (let j = 0; j + 1 < b.length; j += 2) width += Math.max(0, Math.min(a[i + 1], b[j + 1]) - Math.max(a[i], b[j]));
  }
  return width;
}

function outlineLength(piece: Piece): number {
  return sidesOf(piece).reduce((sum, [p, q]) => sum + apart(p, q), 0);
}

function sidesOf({ outer, holes }: Piece): [Point, Point][] {
  return [outer, ...holes].flatMap((ring) => ring.map((p, i): [Point, Point] => [p, ring[(i + 1) % ring.length]]));
}

/** Whether two sides cross. Collinear sides do not, as along the border of the tile. */
function cross(p: Point, q: Point, r: Point, s: Point): boolean {
  return liesBetween(p, q, r, s) && liesBetween(r, s, p, q);
}

/** Whether the line through two points passes between two others. */
function liesBetween(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = ({ x, y }: Point) => ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / apart(p, q);
  return Math.min(side(r), side(s)) < -OFF && Math.max(side(r), side(s)) > OFF;
}

/** Whether a point lies in a piece, by winding number. */
function goesRound(piece: Piece, { x, y }: Point): boolean {
  const turn = sidesOf(piece).reduce((sum, [p, q]) => {
    const [px, py, qx, qy] = [p.x - x, p.y - y, q.x - x, q.y - y];
    return sum + Math.atan2(px * qy - py * qx, px * qx + py * qy);
  }, 0);
  return Math.abs(turn) > Math.PI;
}

/** Whether two pieces may come out of one tile, placed as they are. */
function mayShare(kerf: number, a: Cut, placeA: Place, b: Cut, placeB: Place): boolean {
  if (a.cut === b.cut && placeA.turnDeg === placeB.turnDeg && apart(placeA.shift, placeB.shift) === 0) return true;
  return !a.large && !b.large && areApart(placed(a.piece, placeA), placed(b.piece, placeB), kerf);
}

/** Whether a piece that is shifted, in the frame of its own tile, keeps every factory edge that faces another tile. */
function keepsFactoryEdges(plan: Plan, { cut, motif, piece }: Cut, shift: Point): boolean {
  if (apart(shift, UNMOVED) === 0) return true;
  const left = factoryEdges(piece.outer, outlineOf(plan, motif)).filter(
    ([a, b]) => offLine(shift, UNMOVED, { x: b.x - a.x, y: b.y - a.y }) >= OFF,
  );
  return !left.some((edge) => facesTile(plan, cut, edge));
}

/** The edges of a tile on which a side of the piece lies. */
function factoryEdges(outer: Ring, tile: Ring): [Point, Point][] {
  const isOn = (side: [Point, Point], [a, b]: [Point, Point]) => side.every((corner) => offLine(corner, a, b) < OFF);
  const sides = sidesOf({ outer, holes: [] }).filter(([p, q]) => apart(p, q) > OFF);
  return sidesOf({ outer: tile, holes: [] }).filter((edge) => sides.some((side) => isOn(side, edge)));
}

/** Whether a laid tile is a joint away from an edge of a cut tile, anywhere but at the ends of the edge. */
function facesTile(plan: Plan, cut: number, [a, b]: [Point, Point]): boolean {
  const own = tilePlaceOf(plan.layout.cuts, cut);
  const home = centreOf(plan.layout, own);
  const shiftIn = ({ row, place }: TilePlace) => shiftOf(plan.layout.frame, row, place);
  const inner = [0.0001, 0.9999].map((s) => ({ x: a.x + s * (b.x - a.x), y: a.y + s * (b.y - a.y) }));
  const near = (x: Point, [p, q]: [Point, Point]) => distanceToSide(x, p, q) < plan.joint + OFF;
  let found = false;
  eachTile(plan.layout, (tile) => {
    const { x, y } = centreOf(plan.layout, tile);
    const offset = { x: x - home.x, y: y - home.y };
    if (found || apart(offset, UNMOVED) < OFF) return;
    // A board of another part of the row lies behind a wall.
    if (tile.row === own.row && shiftIn(tile) !== shiftIn(own)) return;
    const sides = sidesOf({ outer: moved(outlineOf(plan, tile.motif), offset), holes: [] });
    found = sides.some((side) => {
      const isAlong = offLine(inner[0], ...side) < plan.joint + OFF && offLine(inner[1], ...side) < plan.joint + OFF;
      const [p, q] = [inner[0], inner[1]];
      return isAlong && (inner.some((end) => near(end, side)) || side.some((end) => near(end, [p, q])));
    });
  });
  return found;
}

/** Distance of a point from the line through two others. */
function offLine(point: Point, a: Point, b: Point): number {
  return Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / apart(a, b);
}

/** Whether any piece of a plan could be taken from another place of its tile without being turned. */
export function hasSlidingPieces(plan: Plan): boolean {
  return cutsOf(plan)
    .flat()
    .some((cut) => waysOf(plan, cut).length > 0);
}

/** Short shifts along edges of its tile by which a piece could be taken from elsewhere without being turned. */
export function waysOf(plan: Plan, cut: Cut): Point[] {
  const tile = outlineOf(plan, cut.motif);
  return sidesOf({ outer: tile, holes: [] }).flatMap(([a, b]) => {
    const step = 0.01 / apart(a, b);
    const shift = { x: (b.x - a.x) * step, y: (b.y - a.y) * step };
    return liesIn(moved(cut.piece.outer, shift), tile) && keepsFactoryEdges(plan, cut, shift) ? [shift] : [];
  });
}

/** The faults of a claimed reuse; empty if it can be sawn. */
export function faultsOf(plan: Plan, reuse: Reuse): string[] {
  const groups = reuse.groups.map(({ pieces, elsewhere }) => ({
    pieces: pieces.map((piece) => ({ surface: 0, ...piece })),
    elsewhere: elsewhere.map((cut) => ({ surface: 0, cut })),
  }));
  return faultsOfPool([plan], { ...reuse, groups });
}

/** The faults of a claimed reuse over several plans; empty if it can be sawn. */
export function faultsOfPool(plans: readonly Plan[], pool: PooledReuse): string[] {
  const { tilesWithReuse, atLeast, wastePercentWithReuse, groups } = pool;
  const cuts = plans.map(cutsOf);
  const sumOf = (figure: (plan: Plan) => number) => plans.reduce((sum, plan) => sum + figure(plan), 0);
  const faults = groups.flatMap((group) => faultsOfTile(plans, cuts, group));
  const named = groups.flatMap(({ pieces }) => pieces.map(({ surface, cut, piece }) => `${surface}.${cut}.${piece}`));
  const expected = cuts.flatMap((all, surface) =>
    all.flatMap((pieces, cut) => pieces.map((_, piece) => `${surface}.${cut}.${piece}`)),
  );
  if (named.sort().join() !== expected.sort().join()) faults.push('not every piece is cut once');
  if (tilesWithReuse !== sumOf(({ tiles }) => tiles.whole) + groups.length)
    faults.push('whole tiles and groups are not the tiles');
  if (tilesWithReuse < atLeast) faults.push('fewer tiles than the bound');
  if (tilesWithReuse > sumOf(({ tiles }) => tiles.total)) faults.push('more tiles than without reuse');
  const tileMm2 = (surface: number, motif: number) => signedArea(plans[surface].lattice.motif[motif]);
  const wholeMm2 = plans.flatMap((plan, surface) =>
    laidTiles(plan)
      .filter(({ verdict }) => verdict === 'whole')
      .map(({ motif }) => tileMm2(surface, motif)),
  );
  const cutUpMm2 = groups.map(({ pieces: [{ surface, cut, piece }] }) =>
    tileMm2(surface, cuts[surface][cut][piece].motif),
  );
  const boughtMm2 = [...wholeMm2, ...cutUpMm2].reduce((sum, areaMm2) => sum + areaMm2, 0);
  const laidMm2 = sumOf(({ tiles }) => tiles.laidAreaMm2);
  const waste = tilesWithReuse === 0 ? 0 : ((boughtMm2 - laidMm2) / boughtMm2) * 100;
  if (!(Math.abs(waste - wastePercentWithReuse) < 1e-6)) faults.push(`the waste is ${waste} percent`);
  return faults;
}

function faultsOfTile(plans: readonly Plan[], cuts: readonly Cut[][][], { pieces }: PooledTile): string[] {
  const cutOf = ({ surface, cut, piece }: PooledPiece) => cuts[surface][cut][piece];
  const [first] = pieces;
  const home = plans[first.surface];
  const { motif } = cutOf(first);
  const tile = outlineOf(home, motif);
  const faults: string[] = [];
  pieces.forEach((place, i) => {
    const { surface, turnDeg, shift } = place;
    const plan = plans[surface];
    const cut = cutOf(place);
    const name = `piece of ${surface}.${cut.cut} turned by ${turnDeg} and moved by ${shift.x},${shift.y}`;
    if (plan.kerf !== home.kerf) faults.push(`${name}: is cut with another saw`);
    if (!bringsTo(plan, cut.motif, home, motif, turnDeg)) faults.push(`${name}: the tile cannot be turned so`);
    if (!liesIn(placed(cut.piece, place).outer, tile)) faults.push(`${name}: sticks out`);
    const [laid] = turned([shift], -turnDeg);
    if (!keepsFactoryEdges(plan, cut, laid)) faults.push(`${name}: leaves the border`);
    for (const other of pieces.slice(0, i)) {
      const areOfOneTile = surface === other.surface;
      const otherCut = areOfOneTile ? cutOf(other) : { ...cutOf(other), cut: -1 };
      if (!mayShare(plan.kerf, otherCut, other, cut, place)) faults.push(`${name}: too close to ${other.cut}`);
    }
  });
  if (first.turnDeg !== 0) faults.push('the first piece is turned');
  return faults;
}

/** Whether a ring lies in a convex one with positive area. */
function liesIn(ring: Ring, convex: Ring): boolean {
  return convex.every((a, i) => {
    const b = convex[(i + 1) % convex.length];
    const length = apart(a, b);
    return ring.every((p) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > -OFF * length);
  });
}

/** The fewest tiles for all cut pieces of a plan if none slides, by trying all combinations. */
export function fewestTiles(plan: Plan): number {
  const left = new Set(cutsOf(plan).flat());
  let tiles = 0;
  for (const first of left) {
    const group = [...left].filter(({ motif }) => STEPS.some((turn) => brings(plan, motif, first.motif, turn)));
    for (const cut of group) left.delete(cut);
    tiles += fewestOfKind(plan, group);
  }
  return tiles;
}

function turnedBy(turnDeg: number): Place {
  return { turnDeg, shift: UNMOVED };
}

/** Turns that bring any tile onto itself are among these, degrees. */
export const STEPS = Array.from({ length: 12 }, (_, i) => 30 * i);

function fewestOfKind(plan: Plan, pieces: readonly Cut[]): number {
  const count = pieces.length;
  const turns = pieces.map(({ motif }) => STEPS.filter((turn) => brings(plan, motif, pieces[0].motif, turn)));
  const shares = new Map<string, boolean>();
  const share = (i: number, turnI: number, j: number, turnJ: number): boolean => {
    const name = `${i} ${turnI} ${j} ${turnJ}`;
    const known = shares.get(name) ?? mayShare(plan.kerf, pieces[i], turnedBy(turnI), pieces[j], turnedBy(turnJ));
    shares.set(name, known);
    return known;
  };
  const canTurn = (members: readonly number[], placed: readonly number[]): boolean => {
    if (placed.length === members.length) return true;
    const next = members[placed.length];
    return turns[next].some(
      (turn) =>
        members.slice(0, placed.length).every((other, i) => share(other, placed[i], next, turn)) &&
        canTurn(members, [...placed, turn]),
    );
  };
  // Sets as bits. Every subset of a set that fits one tile fits too.
  const fits = new Uint8Array(1 << count);
  fits[0] = 1;
  for (let set = 1; set < fits.length; set++) {
    const members = pieces.flatMap((_, i) => (set & (1 << i) ? [i] : []));
    const parts = members.every((i) => fits[set & ~(1 << i)] === 1);
    if (parts && canTurn(members, [])) fits[set] = 1;
  }
  const fewest = new Uint8Array(1 << count);
  for (let set = 1; set < fewest.length; set++) {
    const lowest = set & -set;
    fewest[set] = 255;
    for (let tile = set; tile > 0; tile = (tile - 1) & set) {
      if (tile & lowest && fits[tile]) fewest[set] = Math.min(fewest[set], 1 + fewest[set & ~tile]);
    }
  }
  return fewest[fewest.length - 1];
}

/** The largest number of pieces of one kind; `fewestTiles` takes three to this power. */
export function mostPiecesOfKind(plan: Plan): number {
  const kinds = plan.pattern.kinds?.(plan.parameters);
  const counts = new Map<string | undefined, number>();
  for (const { motif } of cutsOf(plan).flat()) counts.set(kinds?.[motif], (counts.get(kinds?.[motif]) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
