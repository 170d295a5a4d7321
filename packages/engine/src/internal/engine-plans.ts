// Between the public plans and those of the engine, which hold the layout itself. The engine's plan is remembered for
// each public one; for a copy it is made again.

import { type Plan as EnginePlan, plan as planWithEngine, roomFiguresOf } from '../../../../src/engine/index.ts';
import type { Plan, Warning } from '../plan-types.ts';
import type { PatternId, PlanRequest, Room } from '../request.ts';
import { engineRequest } from './engine-requests.ts';

const kept = new WeakMap<Plan, EnginePlan>();

/** Remembers the engine's plan of a public one, and returns the public one. */
export function keep(plan: Plan, laid: EnginePlan): Plan {
  kept.set(plan, laid);
  return plan;
}

/** Returns the engine's plan of a request, or of a public plan, which is a complete request. */
export function enginePlanOf(request: PlanRequest | Plan): EnginePlan {
  return kept.get(request as Plan) ?? planWithEngine(engineRequest(request));
}

/** The public form of the engine's plan. */
export function completed(room: Room, laid: EnginePlan): Plan {
  const { surface, pattern, parameters, joint, edge, kerf, minCut, start, tiles, warnings, derived } = laid;
  const rooms = roomFiguresOf(laid);
  const { box, skirting, ...floor } = surface;
  return {
    room,
    pattern: pattern.id as PatternId,
    parameters,
    joint,
    edge,
    kerf,
    ...(minCut !== undefined && { minCut }),
    start,
    surface: { ...floor, boundingBox: box, skirting: skirting.walls, skirtingAll: skirting.all },
    tiles,
    ...(rooms && { rooms }),
    warnings: warnings.map(publicWarning),
    derived,
  };
}

function publicWarning(warning: EnginePlan['warnings'][number]): Warning {
  if (warning.kind === 'strips') {
    const { isGiven, ...rest } = warning;
    return rest;
  }
  if (warning.kind !== 'idle-cutout') return warning;
  const { source, ...rest } = warning;
  return { ...rest, source: source === 'rectangles' ? 'subtract' : source };
}
