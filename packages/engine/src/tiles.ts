// Every tile of a plan with its coordinates.

import { centreOf, eachTile, piecesOf, sliversOf, tilePlaceOf } from '../../../src/engine/index.ts';
import { numberTiles } from '../../../src/engine/offcuts.ts';
import { enginePlanOf } from './internal/engine-plans.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';
import type { Point, Ring } from './request.ts';

/** A connected part of a tile. Outlines run clockwise as seen on the plan, holes the other way. */
export interface Piece {
  readonly outline: Ring;
  readonly holes: readonly Ring[];
}

/** A tile of the pattern's smallest repeating group. Squares have one, cubes three. */
export interface MotifTile {
  /** The whole tile, relative to its centre. */
  readonly outline: Ring;
  /** The kind to buy, if the pattern needs different tiles: the shade of a cube, the hand of a plank. */
  readonly kind?: string;
}

/** A tile that is laid whole. */
export interface WholeTile {
  /** Counts whole and cut tiles in reading order, row by row from the top left; starts at 1. */
  readonly number: number;
  /** The index of its outline in `motif`. */
  readonly motif: number;
  readonly centre: Point;
}

/** A tile of which parts are laid. */
export interface CutTile extends WholeTile {
  readonly areaMm2: number;
  /** Whether less than a tenth of the tile is laid. */
  readonly isSliver: boolean;
  /** What is laid of it, where it lies in the room. */
  readonly pieces: readonly Piece[];
}

/** All tiles of a plan in mm, in the frame of the room that was passed to `plan`. */
export interface TileList {
  readonly motif: readonly MotifTile[];
  /** Sorted by number. */
  readonly whole: readonly WholeTile[];
  /** Sorted by number. */
  readonly cut: readonly CutTile[];
}

/**
 * Lists every tile of a plan with its place, and every piece of the cut ones with its corners.
 *
 * @example
 * ```ts
 * const { motif, whole, cut } = listTiles(plan(request));
 * const { centre, motif: index } = whole[0];
 * const corners = motif[index].outline.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
 * ```
 */
export function listTiles(plan: Plan): TileList {
  return refusing(() => {
    const { layout, lattice, floor, pattern, parameters } = enginePlanOf(plan);
    const { cuts, frame } = layout;
    const kinds = pattern.kinds?.(parameters);
    const corner = { x: floor.originUm.x / 1000, y: floor.originUm.y / 1000 };
    const places = Array.from({ length: cuts.count }, (_, i) => tilePlaceOf(cuts, i));
    // Whole tiles come first, as the runs have them.
    const wholePlaces: typeof places = [];
    eachTile(layout, (place) => {
      if (wholePlaces.length < layout.wholeCount) wholePlaces.push(place);
    });
    const { numbers } = numberTiles(layout, Number(parameters.rotation), [...places, ...wholePlaces]);
    const slivers = new Set(sliversOf(layout, lattice));
    const tileAt = (place: (typeof places)[number], index: number): WholeTile => ({
      number: numbers[index],
      motif: place.motif,
      centre: moved(centreOf(layout, place), corner),
    });
    return {
      motif: frame.shapes.map(({ cornerX, cornerY }, i) => ({
        outline: Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] })),
        ...(kinds && { kind: kinds[i] }),
      })),
      whole: wholePlaces.map((place, i) => tileAt(place, places.length + i)).sort(byNumber),
      cut: places
        .map((place, i): CutTile => {
          const tile = tileAt(place, i);
          const laid = (ring: Ring) => ring.map((point) => moved(point, tile.centre));
          const pieces = piecesOf(cuts, i).map(({ outer, holes }) => ({
            outline: laid(outer),
            holes: holes.map(laid),
          }));
          return { ...tile, areaMm2: cuts.coveredMm2[i], isSliver: slivers.has(i), pieces };
        })
        .sort(byNumber),
    };
  });
}

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

function byNumber(a: WholeTile, b: WholeTile): number {
  return a.number - b.number;
}
