// Reuse of offcuts over several plans whose tiles are one material: what is left of a tile in one room is laid in another,
// by the same rule as within a plan. Only plans with the same kerf share, and panels that lock into each other (a joint of 0)
// only with panels of the same layout, which are never turned.

import { type Cuts, type Shape, wholeCountsOf } from '../layout/index.ts';
import { areaOfTiles } from '../patterns/lattice.ts';
import type { Plan } from '../plan-types.ts';
import { type CutTiles, cutTilesOf } from './cut-tiles.ts';
import { compareByCut } from './hand-out.ts';
import { type CutUp, cutShared, isTooMuch, tilesOfArea } from './pack-cuts.ts';
import type { Reuse, SharedPiece, SharedTile } from './reuse.ts';

/** A piece as it is cut from a tile that surfaces share; `surface` is the index of its plan. */
export interface PooledPiece extends SharedPiece {
  readonly surface: number;
}

/** One tile to cut up, oriented as the cut tile of its first piece, which is not turned. */
export interface PooledTile {
  readonly pieces: readonly PooledPiece[];
  /** Cut tiles with pieces here that belong to another tile. */
  readonly elsewhere: readonly { readonly surface: number; readonly cut: number }[];
}

/** The tiles of several plans if they share offcuts. */
export interface PooledReuse {
  /** Tiles to buy for all plans: whole tiles, and those in `groups`. */
  readonly tilesWithReuse: number;
  /** A proven lower bound: no plans of these layouts by the rule of reuse need fewer. */
  readonly atLeast: number;
  readonly wastePercentWithReuse: number;
  /** Every tile that is cut up, in the order of their first cut tiles. */
  readonly groups: readonly PooledTile[];
}

/** What was packed for each plan by itself. */
export type PackedAlone = Pick<Reuse, 'groups' | 'atLeast'>;

/** Keeps the packing of each plan, as if they shared nothing. */
export function keptApart(plans: readonly Plan[], alone: readonly PackedAlone[]): PooledReuse {
  return figuresOf(
    plans,
    alone.flatMap(({ groups }, surface) => groups.map((tile) => within(tile, surface))),
    alone.reduce((sum, { atLeast }) => sum + atLeast, 0),
  );
}

/**
 * Packs the cut pieces of several plans together: never into more tiles than the plans need one by one. All plans must
 * be of one material: tiles of equal kind and outline replace each other. `alone` is the reuse within each plan.
 */
export function poolOffcuts(plans: readonly Plan[], alone: readonly PackedAlone[]): PooledReuse {
  const pools = poolsOf(plans).map((members) => pooled(members, plans, alone));
  const groups = pools.flatMap((pool) => pool.groups).sort(byFirstPiece);
  return figuresOf(plans, groups, wholeIn(plans) + pools.reduce((sum, { atLeast }) => sum + atLeast, 0));
}

function wholeIn(plans: readonly Plan[]): number {
  return plans.reduce((sum, { tiles }) => sum + tiles.whole, 0);
}

function figuresOf(plans: readonly Plan[], groups: readonly PooledTile[], atLeast: number): PooledReuse {
  const tilesWithReuse = wholeIn(plans) + groups.length;
  const wastePercentWithReuse =
    tilesWithReuse === 0 ? 0 : Math.max(0, 100 * (1 - laidMm2(plans) / boughtMm2(plans, groups)));
  return { tilesWithReuse, atLeast, wastePercentWithReuse, groups };
}

/** The plans that share tiles, by index. */
function poolsOf(plans: readonly Plan[]): number[][] {
  const pools = new Map<string, number[]>();
  plans.forEach(({ kerf, joint }, surface) => {
    const key = `${kerf} ${joint > 0}`;
    pools.set(key, [...(pools.get(key) ?? []), surface]);
  });
  return [...pools.values()];
}

interface Pooled {
  readonly groups: readonly PooledTile[];
  readonly atLeast: number;
}

/** Packs plans together, or keeps the packing of each where that takes no more tiles: then no piece changes rooms. */
function pooled(members: readonly number[], plans: readonly Plan[], alone: readonly PackedAlone[]): Pooled {
  const [first, ...others] = members;
  const groups = members.flatMap((surface) => alone[surface].groups.map((tile) => within(tile, surface)));
  if (others.length === 0) return { groups, atLeast: alone[first].atLeast - plans[first].tiles.whole };
  const pool = joinedCuts(members.map((surface) => plans[surface]));
  if (isTooMuch(pool.layout.cuts)) return { groups, atLeast: tilesOfArea(pool) };
  const together: CutUp = cutShared(pool);
  if (together.groups.length >= groups.length) return { groups, atLeast: together.atLeast };
  const placeOf = placesIn(members.map((surface) => [surface, plans[surface].layout.cuts.count]));
  return { groups: together.groups.map((tile) => spread(tile, placeOf)), atLeast: together.atLeast };
}

function within({ pieces, elsewhere }: SharedTile, surface: number): PooledTile {
  return {
    pieces: pieces.map((piece) => ({ surface, ...piece })),
    elsewhere: elsewhere.map((cut) => ({ surface, cut })),
  };
}

type PlaceOf = (cut: number) => { readonly surface: number; readonly cut: number };

function spread({ pieces, elsewhere }: SharedTile, placeOf: PlaceOf): PooledTile {
  return { pieces: pieces.map((piece) => ({ ...piece, ...placeOf(piece.cut) })), elsewhere: elsewhere.map(placeOf) };
}

/** Where a cut tile of joined cuts comes from. */
function placesIn(counts: readonly (readonly [surface: number, count: number])[]): PlaceOf {
  return (cut) => {
    let before = 0;
    for (const [surface, count] of counts) {
      if (cut < before + count) return { surface, cut: cut - before };
      before += count;
    }
    throw new Error(`there is no cut tile ${cut}`);
  };
}

/** The cut tiles of several plans as one list, and the motif tiles of all as one motif. */
export interface JoinedLayout {
  /** The kind of each motif tile; empty texts for tiles of one kind. */
  readonly kinds: readonly string[];
  /** The first motif tile of each plan; plans of one layout have the same. */
  readonly firsts: readonly number[];
  readonly lattice: CutTiles['lattice'];
  readonly layout: CutTiles['layout'];
}

/** Joins the cut tiles of plans, those of the first one first. */
export function joinedLayout(plans: readonly Plan[]): JoinedLayout {
  const { firsts, shapes, kinds, tileAreasMm2 } = joinedMotifs(plans);
  const cuts = joinedLists(
    plans.map(({ layout }) => layout.cuts),
    firsts,
  );
  return { kinds, firsts, lattice: { tileAreasMm2 }, layout: { frame: { shapes }, cuts } };
}

/** The cut tiles of several plans as if they were those of one, whose motif has the tiles of all. */
function joinedCuts(plans: readonly Plan[]): CutTiles {
  const parts = plans.map(cutTilesOf);
  const { kinds, lattice, layout } = joinedLayout(plans);
  const placeOf = placesIn(parts.map((part, surface) => [surface, part.layout.cuts.count]));
  const [{ joint, kerf }] = plans;
  return {
    pattern: { kinds: () => kinds },
    ...{ parameters: {}, joint, kerf, lattice, layout },
    neighbours: {
      isFaced: (cut, edge) => {
        const place = placeOf(cut);
        return parts[place.surface].neighbours.isFaced(place.cut, edge);
      },
    },
  };
}

/** The motif tiles of plans, those of one layout once, and the first one of each plan. */
function joinedMotifs(plans: readonly Plan[]) {
  const known = new Map<string, number>();
  const shapes: Shape[] = [];
  const kinds: string[] = [];
  const tileAreasMm2: number[] = [];
  const firsts = plans.map(({ pattern, parameters, joint, layout, lattice }) => {
    const key = JSON.stringify([pattern.id, parameters, joint]);
    const first = known.get(key) ?? shapes.length;
    if (known.has(key)) return first;
    known.set(key, first);
    const own = pattern.kinds?.(parameters);
    shapes.push(...layout.frame.shapes);
    kinds.push(...layout.frame.shapes.map((_, motif) => own?.[motif] ?? ''));
    tileAreasMm2.push(...lattice.tileAreasMm2);
    return first;
  });
  return { firsts, shapes, kinds, tileAreasMm2 };
}

/** Packed lists one after the other, their motif tiles counted from the first of each. */
function joinedLists(lists: readonly Cuts[], firsts: readonly number[]): Cuts {
  const sizeOf = (size: (cuts: Cuts) => number) => lists.reduce((sum, cuts) => sum + size(cuts), 0);
  const count = sizeOf((cuts) => cuts.count);
  const tiles = new Int32Array(3 * count);
  const coveredMm2 = new Float64Array(count);
  const tileEnds = new Int32Array(count);
  const ringEnds = new Int32Array(sizeOf((cuts) => cuts.ringEnds.length));
  const ringKinds = new Int32Array(ringEnds.length);
  const points = new Float64Array(sizeOf((cuts) => cuts.points.length));
  let [at, rings, corners] = [0, 0, 0];
  lists.forEach((cuts, list) => {
    tiles.set(cuts.tiles, 3 * at);
    for (let cut = at; cut < at + cuts.count; cut++) tiles[3 * cut] += firsts[list];
    coveredMm2.set(cuts.coveredMm2, at);
    for (let cut = 0; cut < cuts.count; cut++) tileEnds[at + cut] = cuts.tileEnds[cut] + rings;
    for (let ring = 0; ring < cuts.ringEnds.length; ring++) ringEnds[rings + ring] = cuts.ringEnds[ring] + corners;
    ringKinds.set(cuts.ringKinds, rings);
    points.set(cuts.points, 2 * corners);
    at += cuts.count;
    rings += cuts.ringEnds.length;
    corners += cuts.points.length / 2;
  });
  return { count, tiles, coveredMm2, tileEnds, ringEnds, ringKinds, points };
}

function byFirstPiece({ pieces: [a] }: PooledTile, { pieces: [b] }: PooledTile): number {
  return a.surface - b.surface || compareByCut(a, b);
}

function laidMm2(plans: readonly Plan[]): number {
  return plans.reduce((sum, { tiles }) => sum + tiles.laidAreaMm2, 0);
}

function boughtMm2(plans: readonly Plan[], groups: readonly PooledTile[]): number {
  const counts = plans.map(({ layout }) => wholeCountsOf(layout));
  for (const { pieces } of groups) {
    const [{ surface, cut }] = pieces;
    counts[surface][plans[surface].layout.cuts.tiles[3 * cut]]++;
  }
  return plans.reduce((sum, { lattice }, surface) => sum + areaOfTiles(lattice, counts[surface]), 0);
}
