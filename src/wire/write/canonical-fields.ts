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

/** By name. A Map, because an object that differs from request to request is slow to read by name. */
export type CanonicalFields = ReadonlyMap<FieldName, unknown>;

type Written = { readonly [Name in FieldName]?: WrittenValues[Name] | undefined };

interface PatternFacts {
  readonly name: string | undefined;
  readonly parameters: readonly (readonly [name: string, parameter: Parameter])[];
  readonly joint: number;
  readonly buyWithReuse: boolean;
}

const FACTS: ReadonlyMap<string, PatternFacts> = new Map(
  PATTERNS.map((pattern) => [
    pattern.id,
    {
      name: pattern === DEFAULT_PATTERN ? undefined : shortNameOf(pattern),
      parameters: Object.entries(parametersOf(pattern)),
      joint: pattern.defaultJoint,
      buyWithReuse: pattern.isCarriedOn ?? false,
    },
  ]),
);

/** Returns the shortest description of a request. The room keeps the form in which it was sent: a walk, corners or rooms. */
export function canonicalFields({ request, options, walls, rooms, startWord }: AcceptedRequest): CanonicalFields {
  const { room, joint, edge, kerf, minCut, start } = request;
  const facts = FACTS.get(request.pattern);
  if (facts === undefined) throw new Error(`There is no pattern ${request.pattern}.`);
  const fields = new Map<FieldName, unknown>();
  // The room that several make has holes and doors of its own.
  const sent = rooms && room.flat ? room.flat : room;
  const plan: Written = {
    outline: walls,
    polygon: walls || rooms ? undefined : room.outer,
    holes: givenItems(sent.holes),
    subtract: givenItems(room.rectangles),
    circles: givenItems(room.circles),
    doors: rooms ? undefined : givenItems(room.doors),
    rooms,
    doorways: rooms && givenItems(room.flat?.doorways),
    kind: room.kind,
    openings: givenItems(room.openings),
    pattern: facts.name,
    parameters: givenItems(nonDefaultParameters(facts, request)),
    joint: joint === facts.joint ? undefined : joint,
    edge,
    kerf,
    minCut,
    start: startWord ?? nonDefaultStart(start, room.outer, edge),
  };
  addGiven(fields, plan);
  addOptions(fields, options, { ...DEFAULT_OPTIONS, buyWithReuse: facts.buyWithReuse });
  addGiven(fields, options.order ?? {});
  addGiven(fields, options.quantities ?? {});
  return fields;
}

function addGiven(fields: Map<FieldName, unknown>, values: Written): void {
  for (const [name, value] of Object.entries(values)) if (value !== undefined) fields.set(name as FieldName, value);
}

function givenItems<Item>(items: readonly Item[] = []): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

const OPTION_NAMES = (Object.keys(DEFAULT_OPTIONS) as Exclude<keyof AnswerOptions, 'order' | 'quantities'>[]).filter(
  (name: string) => name !== 'order' && name !== 'quantities',
);

/** Adds the options that differ from their defaults. */
function addOptions(fields: Map<FieldName, unknown>, options: AnswerOptions, defaults: AnswerOptions): void {
  for (const name of OPTION_NAMES) {
    const value = options[name];
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (value !== defaults[name] && !isEmpty) fields.set(name, value);
  }
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
