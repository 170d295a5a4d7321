// The fields of a request without defaults. Equivalent requests have the same ones; addresses and stored plans are
// written from them.

import {
  micrometresOf,
  onGrid,
  PATTERNS,
  type Parameter,
  type PlanRequest,
  type Point,
  parametersOf,
  type Ring,
  shortNameOf,
} from '../../engine/index.ts';
import { type AnswerOptions, DEFAULT_OPTIONS, type FieldName, type WrittenValues } from '../fields/fields.ts';
import { DEFAULT_PATTERN, type ParameterValue } from '../fields/kinds/pattern.ts';
import type { AcceptedRequest } from '../read/request.ts';

export type CanonicalFields = { readonly [Name in FieldName]?: WrittenValues[Name] | undefined };

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

/** Returns the shortest description of a request. The room keeps the form in which it was sent: a walk or corners. */
export function canonicalFields({ request, options, walls, startWord }: AcceptedRequest): CanonicalFields {
  const { room, joint, edge, kerf, minCut, start } = request;
  const facts = FACTS.get(request.pattern);
  if (facts === undefined) throw new Error(`There is no pattern ${request.pattern}.`);
  return {
    ...(walls ? { outline: walls } : { polygon: room.outer }),
    holes: givenItems(room.holes),
    subtract: givenItems(room.rectangles),
    circles: givenItems(room.circles),
    pattern: facts.name,
    parameters: givenItems(nonDefaultParameters(facts, request)),
    joint: joint === facts.joint ? undefined : joint,
    edge,
    kerf,
    minCut,
    start: startWord ?? nonDefaultStart(start, room.outer, edge),
    ...nonDefaultOptions(options),
  };
}

function givenItems<Item>(items: readonly Item[] = []): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function nonDefaultOptions({ order, quantities, ...options }: AnswerOptions): CanonicalFields {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_OPTIONS;
  const isGiven = ([name, value]: [string, unknown]) =>
    value !== defaults[name] && !(Array.isArray(value) && value.length === 0);
  return { ...Object.fromEntries(Object.entries(options).filter(isGiven)), ...order, ...quantities };
}

/** The start, unless it is the default: the top-left corner, moved inwards by the gap along the walls. */
function nonDefaultStart(start: Point | undefined, outer: Ring, edge = 0): Point | undefined {
  return start === undefined || isTopLeft({ x: onGrid(start.x - edge), y: onGrid(start.y - edge) }, outer)
    ? undefined
    : start;
}

/** The parameters that differ from their defaults, in the pattern's order, with the values that the plan uses. */
function nonDefaultParameters({ parameters }: PatternFacts, request: PlanRequest): ParameterValue[] {
  const nonDefault: ParameterValue[] = [];
  for (const [name, parameter] of parameters) {
    if (!Object.hasOwn(request.parameters, name)) continue;
    const value = settled(parameter, request.parameters[name]);
    if (value !== parameter.default) nonDefault.push([name, value]);
  }
  return nonDefault;
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
