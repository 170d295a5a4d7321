// The search for better starts.

import * as engine from '../../../src/engine/starts.ts';
import { engineRequest } from './internal/engine-requests.ts';
import { refusing } from './internal/refusals.ts';
import type { TileFigures } from './plan-types.ts';
import type { PlanRequest, Point } from './request.ts';

/** What a start is searched by. Walls and doors are counted from 0, in the order of the request. */
export type StartWish = 'best' | 'thrift' | 'center' | { readonly wall: number } | { readonly door: number };

/** A side of the room's box. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where tiles begin: a side of the room, a wall or a door by its number from 0, or the side of a cutout. */
export type Place =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'cutout' }
  | { readonly kind: 'door'; readonly door: number };

/** What lies on a middle: the centre of a tile, of a joint, or another line of symmetry, such as a spine. */
export type Middle = 'tile' | 'joint' | 'line';

/** How a start is placed across one direction. */
export type StartReason =
  | { readonly way: 'whole' | 'half' | 'tips' | 'least' | 'row'; readonly at: Place }
  | { readonly way: 'equal'; readonly between: readonly [Place, Place]; readonly middle: Middle }
  | { readonly way: 'middle'; readonly middle: Middle }
  | { readonly way: 'door'; readonly door: number; readonly middle: Middle };

/** The reasons of a start across its two directions; boards in rows have one. */
export type StartWhy = readonly StartReason[];

/** How starts are compared. */
export interface StartOptions {
  /** Whether by the tiles to buy when offcuts are reused; otherwise every cut tile counts as one. Slower. */
  readonly withReuse?: boolean;
}

/** A start, the figures of a plan from there, and why it was chosen. */
export interface FoundStart {
  readonly start: Point;
  readonly tiles: TileFigures;
  readonly why: StartWhy;
  /** Number of starts that were looked at. */
  readonly examined: number;
}

/** A start that a tiler would put before a customer. */
export interface Choice extends FoundStart {
  readonly wish: StartWish;
}

/**
 * Searches the starts that a tiler can say in words for the one that a wish describes: `best` by the order of starts,
 * `thrift` for the fewest tiles, `center` for the middle of the room, whole tiles at a wall or at a door (counted from 0).
 * The `start` of the request does not matter, and the same request always gives the same start. It takes many times as
 * long as one plan: in a browser, call it in a worker.
 *
 * @throws {@link PlanError} if the request cannot be planned.
 *
 * @example
 * ```ts
 * const { start } = findStart(request, 'best');
 * const best = plan({ ...request, start });
 * ```
 */
export function findStart(request: PlanRequest, wish: StartWish = 'best', options: StartOptions = {}): FoundStart {
  return refusing(() => withoutLook(engine.startFor(engineRequest(request), wish, comparisonOf(options))));
}

/** Searches for the best start: `findStart` with `best`. */
export function findBestStart(request: PlanRequest, options: StartOptions = {}): FoundStart {
  return findStart(request, 'best', options);
}

/** Searches for the best start that centres the layout in the room: `findStart` with `center`. */
export function findCentredStart(request: PlanRequest, options: StartOptions = {}): FoundStart {
  return findStart(request, 'center', options);
}

/**
 * Returns up to four different starts to choose from: the best, the thriftiest, the centred one, and whole tiles at the
 * first door or wall.
 *
 * @throws {@link PlanError} if the request cannot be planned.
 */
export function findChoices(request: PlanRequest, options: StartOptions = {}): readonly Choice[] {
  return refusing(() => engine.choicesFor(engineRequest(request), comparisonOf(options)).map(withoutLook));
}

function comparisonOf({ withReuse = false }: StartOptions): engine.Comparison {
  return { withReuse };
}

function withoutLook<Found extends engine.FoundStart>({ look, ...found }: Found): Omit<Found, 'look'> {
  return found;
}
