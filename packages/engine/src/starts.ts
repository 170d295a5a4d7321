// The search for better starts.

import * as engine from '../../../src/engine/starts.ts';
import { engineRequest } from './internal/engine-requests.ts';
import { refusing } from './internal/refusals.ts';
import type { TileFigures } from './plan-types.ts';
import type { PlanRequest, Point } from './request.ts';

/** How starts are compared. */
export interface StartOptions {
  /** Whether by the tiles to buy when offcuts are reused; otherwise every cut tile counts as one. Slower. */
  readonly withReuse?: boolean;
}

/** A start, and the figures of a plan from there. */
export interface FoundStart {
  readonly start: Point;
  readonly tiles: TileFigures;
}

/** The best start that was found. */
export interface BestStart extends FoundStart {
  /** Number of starts that were compared. */
  readonly examined: number;
  /** Whether every start that makes a difference was compared, as in straight lays; otherwise the best of many was refined. */
  readonly isExact: boolean;
}

/**
 * Searches for the best start: fewest slivers, then fewest tiles, then the fewest and widest cuts. The `start` of the
 * request does not matter. The work is counted, not timed, so the same request always gives the same start. It takes
 * many times as long as one plan: in a browser, call it in a worker.
 *
 * @throws {@link PlanError} if the request cannot be planned.
 *
 * @example
 * ```ts
 * const { start } = findBestStart(request);
 * const best = plan({ ...request, start });
 * ```
 */
export function findBestStart(request: PlanRequest, options: StartOptions = {}): BestStart {
  return refusing(() => {
    const { start, tiles, examined, isExact } = engine.bestStartFor(engineRequest(request), comparisonOf(options));
    return { start, tiles, examined, isExact };
  });
}

/**
 * Returns the best of the starts that put a tile or a joint in the middle of the room.
 *
 * @throws {@link PlanError} if the request cannot be planned.
 */
export function findCentredStart(request: PlanRequest, options: StartOptions = {}): FoundStart {
  return refusing(() => {
    const { start, tiles } = engine.centredStartFor(engineRequest(request), comparisonOf(options));
    return { start, tiles };
  });
}

function comparisonOf({ withReuse = false }: StartOptions): engine.Comparison {
  return { withReuse };
}
