// Turns names and values into a request for the engine. The query and the JSON body share this code so that they cannot
// differ. All mistakes are collected, in the order of the names.

import {
  type Flat,
  joinRooms,
  kindNamesOf,
  LIMITS,
  type Parameter,
  type Pattern,
  PlanError,
  type PlanRequest,
  type Room,
  shortNameOf,
} from '../../engine/index.ts';
import { type AnswerOptions, DEFAULT_OPTIONS, type FieldName, type FieldValues } from '../fields/fields.ts';
import { type InputFormat, isField } from '../fields/input-format.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';
import { placedRoom, type SentRoom } from '../readers/rooms.ts';
import { isStartWord, type StartWord } from '../readers/start.ts';
import type { Meanings } from '../repair/index.ts';
import { type Mistake, mistake, quoted, type Reading, withoutRepair } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { WALK_EXAMPLE, type Wall } from '../values/walks/wall-token.ts';
import { orderOptions } from './options/order-options.ts';
import { quantityOptions } from './options/quantity-options.ts';
import { checkStock } from './options/stock-kinds.ts';
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
      /** The rooms as they were sent, if there are several; `request` has the one that they make. */
      readonly rooms?: readonly SentRoom[];
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
  checkKinds(draft);
  checkStock(draft);
  const combined = combinedOptions(draft);
  const { outline, rooms, start, format } = draft.given;
  const room = mistakes.length > 0 ? undefined : roomOf(draft);
  if (pattern === undefined || room === undefined) {
    const kept = keepingWalls(mistakes, draft);
    return { ok: false, mistakes: meanings?.withoutContradictions(kept, entries) ?? kept };
  }
  const options = { ...optionsOf(draft, pattern), ...combined };
  const { outer } = room;
  const unitless = unitlessIn(entries, { pattern, parameters: draft.parameters, outer, units: options.units });
  return {
    ok: true,
    request: requestOf(draft, pattern, room),
    options,
    walls: outline?.walls,
    ...(rooms && { rooms }),
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
  const described = ['outline', 'polygon', 'rooms'].filter((name) => meant.has(name));
  const sample =
    form.where === 'query' ? `outline=${WALK_EXAMPLE.replaceAll(' ', '%20')}` : `"outline": "${WALK_EXAMPLE}"`;
  if (described.length === 0) {
    const message = `The room is missing; send its walls in cm, for example ${sample} for 4 by 3 m, or its corners in polygon.`;
    mistakes.push(mistake({ code: 'room-missing', param: 'outline', message }));
  } else if (described.length > 1) mistakes.push(roomTwice(described, meant));
  else if (described[0] === 'rooms') refuseBeside('doors', 'send the doors of each room in its doors', meant, mistakes);
  else refuseBeside('doorways', 'they join the rooms of rooms, and there is one room', meant, mistakes);
}

function roomTwice(described: readonly string[], meant: Draft['meant']): Mistake {
  const rooms = described.includes('rooms') ? ', or several rooms in rooms' : '';
  const all = described.length > 2 ? 'all' : 'both';
  const message = `${described.join(' and ')} are ${all} given; send the room once, as a walk in outline or by its corners in polygon${rooms}.`;
  return mistake({ code: 'room-twice', param: meant.get(described.at(-1) as string) as string, message });
}

/** Refuses a field that the way in which the room is described has no use for. */
function refuseBeside(name: 'doors' | 'doorways', advice: string, meant: Draft['meant'], mistakes: Mistake[]): void {
  const sent = meant.get(name);
  if (sent === undefined) return;
  const message = `${sent} ${name === 'doors' ? 'are numbered by the walls of one room' : 'are given without rooms'}; ${advice}.`;
  mistakes.push(mistake({ code: `${name}-unused`, param: sent, message }));
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

/** Fields that name kinds of tile, with what is sent for a pattern that has one kind only. */
const BY_KIND = {
  colors: 'color',
  kinds: 'tilesPerBox and the price of a tile, m² or box',
  setOf: 'tilesPerBox',
} as const;

/** Refuses kinds that the pattern does not have, and orders the others as the pattern does. */
function checkKinds(draft: Draft): void {
  const { given } = draft;
  const { colors, kinds, setOf } = given;
  if (colors) given.colors = knownKinds(draft, 'colors', colors);
  if (kinds) given.kinds = knownKinds(draft, 'kinds', kinds);
  if (setOf) given.setOf = knownKinds(draft, 'setOf', setOf);
}

function knownKinds<Item extends { readonly kind: string }>(
  { pattern, mistakes, meanings }: Draft,
  field: keyof typeof BY_KIND,
  items: readonly Item[],
): Item[] {
  if (pattern === undefined || items.length === 0) return [...items];
  const kinds = kindNamesOf(pattern);
  const unknown = items.find(({ kind }) => !kinds.includes(kind));
  if (unknown !== undefined) {
    const name = shortNameOf(pattern);
    const meant = meanings?.nearestName(unknown.kind, kinds);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message =
      kinds.length > 0
        ? `${field} names ${quoted(unknown.kind)}, which is no kind of tile of ${name}; its kinds are ${kinds.join(', ')}.${hint}`
        : `${field} is for patterns with several kinds of tile, and ${name} has one; send ${BY_KIND[field]} instead.`;
    mistakes.push(mistake({ code: `${field}-kind-unknown`, param: field, received: unknown.kind, message }));
  }
  return kinds.flatMap((kind) => items.find((one) => one.kind === kind) ?? []);
}

/** The room, or one room of several; undefined with a mistake if they make none. */
function roomOf({ given, mistakes }: Draft): Room | undefined {
  const { outline, polygon, rooms, doorways = [], holes = [], subtract = [], circles = [], doors = [] } = given;
  const cutouts = { holes, rectangles: subtract, ...(circles.length > 0 && { circles }) };
  if (rooms) return joined({ rooms: rooms.map(placedRoom), doorways, ...cutouts }, mistakes);
  const outer = outline?.outer ?? polygon;
  if (outer === undefined) return undefined;
  return {
    outer,
    ...(outline && { wallLengths: outline.wallLengths }),
    ...cutouts,
    ...(doors.length > 0 && { doors }),
  };
}

function joined(flat: Flat, mistakes: Mistake[]): Room | undefined {
  try {
    return joinRooms(flat);
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const { code, message, details } = error;
    mistakes.push(mistake({ code, param: details.param ?? 'rooms', message }));
    return undefined;
  }
}

function requestOf({ given, parameters }: Draft, pattern: Pattern, room: Room): PlanRequest {
  const { edge, kerf, minCut, start } = given;
  const joint = given.joint ?? given.gapMm;
  return {
    room,
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
function combinedOptions({ given, meant, pattern, mistakes }: Draft): Pick<AnswerOptions, 'order' | 'quantities'> {
  const optionFrom = <Value>(reading: Reading<Value | null>): Value | null => {
    if (reading.ok) return reading.value;
    mistakes.push(...reading.mistakes);
    return null;
  };
  return {
    order: optionFrom(orderOptions(given, meant, pattern)),
    quantities: optionFrom(quantityOptions(given, meant)),
  };
}

function optionsOf({ given }: Draft, pattern: Pattern): AnswerOptions {
  const options: AnswerOptions & Record<string, unknown> = {
    ...DEFAULT_OPTIONS,
    buyWithReuse: pattern.isCarriedOn ?? false,
  };
  for (const [name, value] of Object.entries(given)) if (Object.hasOwn(DEFAULT_OPTIONS, name)) options[name] = value;
  return options;
}
