// The plan of a request without defaults. Equivalent requests have the same canonical plan; addresses and stored
// projects are written from it.

import {
  type Circle,
  micrometresOf,
  onGrid,
  PATTERNS,
  type Parameter,
  type PlanRequest,
  type Point,
  parametersOf,
  type Rectangle,
  type Ring,
  shortNameOf,
} from '../../engine/index.ts';
import { DEFAULT_PATTERN } from '../fields/body-fields.ts';
import type { ReadRequest } from '../read/request.ts';
import type { StartWord } from '../readers/start.ts';
import type { Wall } from '../values/walks/wall-token.ts';

export type AcceptedRequest = Extract<ReadRequest, { ok: true }>;

/** Lengths are in mm, except for walls. Undefined means the default. */
export interface CanonicalPlan {
  /** The room keeps the form in which it was sent: a walk has wall lengths, a ring has corners. */
  readonly walls: readonly Wall[] | undefined;
  readonly outer: Ring;
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
  readonly circles: readonly Circle[];
  /** The short name. */
  readonly pattern: string | undefined;
  /** In the pattern's order. */
  readonly parameters: readonly (readonly [name: string, value: number | string])[];
  readonly joint: number | undefined;
  readonly edge: number | undefined;
  readonly kerf: number | undefined;
  readonly minCut: number | undefined;
  readonly start: Point | StartWord | undefined;
}

interface PatternFacts {
  readonly name: string | undefined;
  readonly parameters: readonly (readonly [name: string, parameter: Parameter])[];
  readonly joint: number;
}

const FACTS: ReadonlyMap<string, PatternFacts> = new Map(
  PATTERNS.map((pattern) => [
    pattern.id,
    {
      name: pattern === DEFAULT_PATTERN ? undefined : shortNameOf(pattern),
      parameters: Object.entries(parametersOf(pattern)),
      joint: pattern.defaultJoint,
    },
  ]),
);

/** Returns the shortest description of a request's plan. */
export function canonicalPlan({ request, walls, startWord }: AcceptedRequest): CanonicalPlan {
  const { room, joint, edge, kerf, minCut, start } = request;
  const facts = FACTS.get(request.pattern);
  if (facts === undefined) throw new Error(`There is no pattern ${request.pattern}.`);
  return {
    walls,
    outer: room.outer,
    holes: room.holes,
    rectangles: room.rectangles,
    circles: room.circles ?? [],
    pattern: facts.name,
    parameters: nonDefaultParameters(facts, request),
    joint: joint === facts.joint ? undefined : joint,
    edge,
    kerf,
    minCut,
    start: startWord ?? nonDefaultStart(start, room.outer, edge),
  };
}

/** The start, unless it is the default: the top-left corner, moved inwards by the gap along the walls. */
function nonDefaultStart(start: Point | undefined, outer: Ring, edge = 0): Point | undefined {
  return start === undefined || isTopLeft({ x: onGrid(start.x - edge), y: onGrid(start.y - edge) }, outer)
    ? undefined
    : start;
}

/** The parameters that differ from their defaults, with the values that the plan uses. */
function nonDefaultParameters({ parameters }: PatternFacts, request: PlanRequest): [string, number | string][] {
  const telling: [string, number | string][] = [];
  for (const [name, parameter] of parameters) {
    if (!Object.hasOwn(request.parameters, name)) continue;
    const value = settled(parameter, request.parameters[name]);
    if (value !== parameter.default) telling.push([name, value]);
  }
  return telling;
}

function settled(parameter: Parameter, value: number | string): number | string {
  return parameter.kind === 'number' && parameter.settle ? parameter.settle(Number(value)) : value;
}

/** Whether a start is the default: the top-left corner of the bounding box, on the grid. */
function isTopLeft(start: Point, outer: Ring): boolean {
  let { x, y } = outer[0];
  for (const corner of outer) {
    x = Math.min(x, corner.x);
    y = Math.min(y, corner.y);
  }
  return start.x === micrometresOf(x) / 1000 && start.y === micrometresOf(y) / 1000;
}
