// Parts of a body that are bodies of plans, such as the variants of a comparison and the surfaces of a job: what they take
// from the fields beside them, and their mistakes by the names that they have in the whole body.

import { patternByName } from '../../engine/index.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';
import { isJsonObject } from '../values/corners.ts';
import { type Changes, type Mistake, mistake } from '../values/mistakes.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Fields that say the same thing in different ways: a part that has one of them takes none of the others. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['joint', 'gapMm'],
  ['outline', 'polygon', 'rooms'],
  ['tilesPerBox', 'boxAreaM2'],
  ['pricePerTile', 'pricePerM2', 'pricePerBox', 'pricePerSet'],
];

/** The body that a part stands for, with what it inherits from the fields beside it. */
export function mergedBody(base: JsonObject, part: JsonObject): JsonObject {
  const replaced = ALTERNATIVES.filter((names) => names.some((name) => Object.hasOwn(part, name))).flat();
  const rest = Object.fromEntries(
    Object.entries(base).filter(([name]) => name !== 'parameters' && !replaced.includes(name)),
  );
  const { parameters, ...own } = part;
  const isOdd = Object.hasOwn(part, 'parameters') && !isJsonObject(parameters);
  const all = isOdd ? parameters : { ...inheritedParameters(base, part), ...(parameters as JsonObject | undefined) };
  return { ...rest, ...own, parameters: all };
}

/** The parameters that a part keeps: those that it does not set, if it does not change the pattern. */
export function inheritedParameters(base: JsonObject, part: JsonObject): JsonObject {
  const { parameters } = base;
  if (hasOtherPattern(base, part) || !isJsonObject(parameters)) return {};
  const own = isJsonObject(part.parameters) ? part.parameters : {};
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !Object.hasOwn(own, name)));
}

export function hasOtherPattern({ pattern = DEFAULT_PATTERN.id }: JsonObject, part: JsonObject): boolean {
  return Object.hasOwn(part, 'pattern') && idOf(part.pattern) !== idOf(pattern);
}

function idOf(name: unknown): unknown {
  return typeof name === 'string' ? patternByName(name)?.id : name;
}

/** A mistake of a part by its names in the whole body: `path` is where the part is, `called` what a sentence calls it. */
export function inPart(path: string, called: string, found: Mistake): Mistake {
  const { code, param, received, message, example, changes } = found;
  // The repair of an unknown name is a name.
  const isName = code === 'parameter-unknown' && example !== null;
  const repair = isName ? `${path}.${example}` : (example ?? undefined);
  return mistake({
    code,
    param: param === null ? path : `${path}.${param}`,
    ...(received !== null && { received }),
    message: `${called}: ${message}`,
    example: repair,
    changes: changes && prefixed(changes, path),
  });
}

function prefixed(changes: Changes, path: string): Changes {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${path}.${name}`, value]));
}

/** Mistakes in what parts share are found by each of them; the first says enough. */
export function withoutRepetition(mistakes: readonly Mistake[]): Mistake[] {
  const named = mistakes.map((mistake) => [`${mistake.code} ${mistake.param}`, mistake] as const);
  return [...new Map(named.toReversed()).values()].toReversed();
}
