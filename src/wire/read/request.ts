// Turns names and values into a request for the engine. The query and the JSON body share this code so that they cannot
// differ. All mistakes are collected, in the order of the names.

import {
  kindNamesOf,
  LIMITS,
  type Parameter,
  type Pattern,
  type PlanRequest,
  type Room,
  shortNameOf,
} from '../../engine/index.ts';
import { type AnswerOptions, DEFAULT_OPTIONS, type FieldName, type FieldValues } from '../fields/fields.ts';
import { type InputFormat, isField } from '../fields/input-format.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';
import { isStartWord, type StartWord } from '../readers/start.ts';
import type { Meanings } from '../repair/index.ts';
import { type Mistake, mistake, quoted, type Reading, withoutRepair } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { WALK_EXAMPLE, type Wall } from '../values/walks/wall-token.ts';
import { orderOptions } from './options/order-options.ts';
import { quantityOptions } from './options/quantity-options.ts';
import { parameterOf, parameterValue } from './pattern-parameters.ts';
import { type Unitless, unitlessIn } from './unitless.ts';

/** A request for the engine with the options of its answer, or all its mistakes. */
export type ReadRequest =
  | {
      readonly ok: true;
      readonly request: PlanRequest;
      readonly options: AnswerOptions;
      /** The walls, if the room was sent as a walk. */
      readonly walls: readonly Wall[] | undefined;
      /** Set if a start is requested by a word; `request` has no start then. */
      readonly startWord?: StartWord;
      /** Set if no format was sent, so that something else may choose it. */
      readonly isFormatOpen?: true;
      /** Set if lengths were sent without a unit that may be meant in another one. Part of what an answer depends on. */
      readonly unitless?: Unitless;
    }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export type AcceptedRequest = Extract<ReadRequest, { ok: true }>;

interface Draft {
  readonly form: InputFormat;
  readonly meanings: Meanings | undefined;
  /** Undefined if the pattern is unknown; its parameters are unknown too then. */
  readonly pattern: Pattern | undefined;
  readonly entries: readonly RawField[];
  readonly given: { -readonly [Name in FieldName]?: FieldValues[Name] };
  readonly parameters: Record<string, number | string>;
  /** Fields that were sent, or that a mistyped name probably means, with the name that was sent. */
  readonly meant: Map<string, string>;
  readonly mistakes: Mistake[];
}

/** Reads a request. Without meanings it accepts the same requests, but mistakes have no repairs. */
export function readRequest(entries: readonly RawField[], form: InputFormat, meanings?: Meanings): ReadRequest {
  const pattern = patternOf(entries, form, meanings);
  const mistakes: Mistake[] = [];
  const draft: Draft = { form, meanings, pattern, entries, given: {}, parameters: {}, meant: new Map(), mistakes };
  for (const entry of entries) readEntry(draft, entry);
  checkRoom(draft);
  checkJoint(draft);
  checkColors(draft);
  const combined = combinedOptions(draft);
  const { outline, polygon, start, format } = draft.given;
  const outer = outline?.outer ?? polygon;
  if (mistakes.length > 0 || pattern === undefined || outer === undefined) {
    const kept = keepingWalls(mistakes, draft);
    return { ok: false, mistakes: meanings?.withoutContradictions(kept, entries) ?? kept };
  }
  const options = { ...optionsOf(draft), ...combined };
  const unitless = unitlessIn(entries, { pattern, parameters: draft.parameters, outer, units: options.units });
  return {
    ok: true,
    request: requestOf(draft, pattern, outer),
    options,
    walls: outline?.walls,
    ...(isStartWord(start) && { startWord: start }),
    ...(format === undefined && { isFormatOpen: true }),
    ...(unitless && { unitless }),
  };
}

function patternOf(entries: readonly RawField[], form: InputFormat, meanings?: Meanings): Pattern | undefined {
  const sent = entries.find(({ name }) => name === 'pattern');
  if (sent === undefined) {
    const misspelt = entries.some(
      ({ name }) => isUnknown(name, form) && meanings?.interpretField(name, form) === 'pattern',
    );
    return misspelt ? undefined : DEFAULT_PATTERN;
  }
  if (sent.mistake !== undefined) return undefined;
  const reading = form.readers.pattern?.(sent.value);
  return reading?.ok ? reading.value : undefined;
}

/** Whether a name is unknown if no pattern is named. A quick check before the slow guess of what it means. */
function isUnknown(name: string, form: InputFormat): boolean {
  return !isField(name, form) && (form.where === 'body' || parameterOf(DEFAULT_PATTERN, name) === undefined);
}

function readEntry(draft: Draft, { name, value, mistake: unreadable }: RawField): void {
  const { form, meanings, pattern, meant, mistakes } = draft;
  const parameter = form.where === 'query' && pattern !== undefined ? parameterOf(pattern, name) : undefined;
  const isUnknownName = !isField(name, form) && parameter === undefined && pattern !== undefined;
  // That a name is unknown matters more than that it is repeated.
  if (unreadable !== undefined && !(isUnknownName && unreadable.code === 'name-repeated')) {
    meant.set(name, name);
    mistakes.push(unreadable);
    return;
  }
  if (isField(name, form)) {
    meant.set(name, name);
    readField(draft, name, value);
    return;
  }
  if (parameter !== undefined) {
    keepParameter(draft, name, parameterValue(name, parameter, value, form, draft.meanings));
    return;
  }
  meant.set(meanings?.interpretField(name, form) ?? name, name);
  const unknown = meanings ? meanings.unknownField(name, value, placeOf(draft)) : unknownName(name, value);
  if (unknown !== undefined) mistakes.push(unreadable ? withoutRepair(unknown) : unknown);
}

function readField<Name extends FieldName>(draft: Draft, name: Name, value: unknown): void {
  const reading = draft.form.readers[name]?.(value, draft.meanings);
  if (reading === undefined) return;
  if (reading.ok) draft.given[name] = reading.value;
  else draft.mistakes.push(...reading.mistakes);
  if (name === 'parameters') readParameters(draft);
}

/** Reads the `parameters` of a body. */
function readParameters(draft: Draft): void {
  const { form, meanings, pattern, given, mistakes } = draft;
  if (pattern === undefined) return;
  for (const { name, value } of given.parameters ?? []) {
    const parameter = parameterOf(pattern, name);
    if (parameter === undefined) {
      mistakes.push(
        meanings?.unknownParameter(name, value, pattern, placeOf(draft)) ?? unknownName(`parameters.${name}`, value),
      );
    } else keepParameter(draft, name, parameterValue(name, parameter, value, form, draft.meanings));
  }
}

/** The request as names that are not known are looked up in it. */
function placeOf({ form, meanings, pattern, entries }: Draft) {
  return {
    form,
    pattern,
    entries,
    readField: (name: string, value: unknown) =>
      isField(name, form) ? form.readers[name]?.(value, meanings) : undefined,
    readParameter: (name: string, parameter: Parameter, value: unknown) =>
      parameterValue(name, parameter, value, form, meanings),
  };
}

function unknownName(param: string, received: unknown): Mistake {
  return mistake({ code: 'parameter-unknown', param, received, message: `There is no field ${quoted(param)}.` });
}

function keepParameter(draft: Draft, name: string, reading: ReturnType<typeof parameterValue>): void {
  if (reading.ok) draft.parameters[name] = reading.value;
  else draft.mistakes.push(...reading.mistakes);
}

function checkRoom({ meant, form, mistakes }: Draft): void {
  const corners = meant.get('polygon');
  if (meant.has('outline') !== (corners !== undefined)) return;
  const sample =
    form.where === 'query' ? `outline=${WALK_EXAMPLE.replaceAll(' ', '%20')}` : `"outline": "${WALK_EXAMPLE}"`;
  mistakes.push(
    corners !== undefined
      ? mistake({
          code: 'room-twice',
          param: corners,
          message:
            'outline and polygon are both given; send the room once, as a walk in outline or by its corners in polygon.',
        })
      : mistake({
          code: 'room-missing',
          param: 'outline',
          message: `The room is missing; send its walls in cm, for example ${sample} for 4 by 3 m, or its corners in polygon.`,
        }),
  );
}

/** Without a wall that is left out, the numbers of doors would mean other walls, so that is no repair beside doors. */
function keepingWalls(mistakes: readonly Mistake[], { meant }: Draft): readonly Mistake[] {
  if (!meant.has('doors')) return mistakes;
  return mistakes.map((mistake) => {
    const dropsWall = mistake.code === 'wall-no-length' || mistake.brokenWall?.rule === 'length-zero';
    return dropsWall ? withoutRepair(mistake) : mistake;
  });
}

function checkJoint({ given: { joint, gapMm }, mistakes }: Draft): void {
  if (joint === undefined || gapMm === undefined || joint === gapMm) return;
  const message = `joint is ${joint} and gapMm is ${gapMm}, though both are the width of the joint in mm; send one of them.`;
  mistakes.push(mistake({ code: 'joint-twice', param: 'gapMm', received: gapMm, message }));
}

/** Refuses colours of kinds that the pattern does not have, and orders the others as the pattern does. */
function checkColors({ given, pattern, mistakes }: Draft): void {
  const { colors = [] } = given;
  if (pattern === undefined || colors.length === 0) return;
  const kinds = kindNamesOf(pattern);
  const unknown = colors.find(({ kind }) => !kinds.includes(kind));
  given.colors = kinds.flatMap((kind) => colors.find((one) => one.kind === kind) ?? []);
  if (unknown === undefined) return;
  const name = shortNameOf(pattern);
  const message =
    kinds.length > 0
      ? `colors names ${quoted(unknown.kind)}, which is no kind of tile of ${name}; its kinds are ${kinds.join(', ')}.`
      : `colors is for patterns with several kinds of tile, and ${name} has one; send color instead.`;
  mistakes.push(mistake({ code: 'colors-kind-unknown', param: 'colors', received: unknown.kind, message }));
}

function requestOf({ given, parameters }: Draft, pattern: Pattern, outer: Room['outer']): PlanRequest {
  const { outline, holes = [], subtract = [], circles = [], doors = [], edge, kerf, minCut, start } = given;
  const joint = given.joint ?? given.gapMm;
  return {
    room: {
      outer,
      ...(outline && { wallLengths: outline.wallLengths }),
      holes,
      rectangles: subtract,
      ...(circles.length > 0 && { circles }),
      ...(doors.length > 0 && { doors }),
    },
    pattern: pattern.id,
    parameters,
    ...(joint !== undefined && { joint }),
    ...(edge && { edge }),
    ...(kerf !== undefined && kerf !== LIMITS.kerf.default && { kerf }),
    ...(minCut !== undefined && { minCut }),
    ...(start && !isStartWord(start) && { start }),
  };
}

/** The options that are made of several fields; their mistakes are added to the others. */
function combinedOptions({ given, meant, mistakes }: Draft): Pick<AnswerOptions, 'order' | 'quantities'> {
  const optionFrom = <Value>(reading: Reading<Value | null>): Value | null => {
    if (reading.ok) return reading.value;
    mistakes.push(...reading.mistakes);
    return null;
  };
  return { order: optionFrom(orderOptions(given, meant)), quantities: optionFrom(quantityOptions(given, meant)) };
}

function optionsOf({ given }: Draft): AnswerOptions {
  const options: AnswerOptions & Record<string, unknown> = { ...DEFAULT_OPTIONS };
  for (const [name, value] of Object.entries(given)) if (Object.hasOwn(DEFAULT_OPTIONS, name)) options[name] = value;
  return options;
}
