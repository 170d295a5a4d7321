// Turns names and values into a plan for the engine: the room, the layout and the colours. The query and the JSON body share
// this code so that they cannot differ. All mistakes are collected, in the order of the names.

import { LIMITS, type Parameter, type Pattern, type PlanRequest, type Room } from '../../engine/index.ts';
import type { FieldName, FieldValues } from '../fields/fields.ts';
import { type InputFormat, isField } from '../fields/input-format.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';
import { isStartWord, type StartWord } from '../readers/start.ts';
import type { Meanings } from '../repair/index.ts';
import { type Mistake, mistake, quoted, withoutRepair } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { WALK_EXAMPLE, type Wall } from '../values/walks/wall-token.ts';
import { knownKinds } from './known-kinds.ts';
import { parameterOf, parameterValue } from './pattern-parameters.ts';

/** The fields of a plan as they were sent, and what was read of them. */
export interface SentPlan {
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

/** A plan for the engine, or all mistakes. */
export type ReadPlan =
  | {
      readonly ok: true;
      readonly request: PlanRequest;
      /** The walls, if the room was sent as a walk. */
      readonly walls: readonly Wall[] | undefined;
      /** Set if a start is requested by a word; `request` has no start then. */
      readonly startWord?: StartWord;
    }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Reads the fields of a form, and whether those of the plan go together. Without meanings, mistakes have no repairs. */
export function readFields(entries: readonly RawField[], form: InputFormat, meanings?: Meanings): SentPlan {
  const pattern = patternOf(entries, form, meanings);
  const sent: SentPlan = {
    form,
    meanings,
    pattern,
    entries,
    given: {},
    parameters: {},
    meant: new Map(),
    mistakes: [],
  };
  for (const entry of entries) readEntry(sent, entry);
  checkRoom(sent);
  checkWall(sent);
  checkJoint(sent);
  const { given } = sent;
  if (given.colors) given.colors = knownKinds(sent, 'colors', given.colors);
  return sent;
}

/** The plan of the fields, whose room is described by its walls unless it is given. */
export function planOf(sent: SentPlan, room = roomOf(sent)): ReadPlan {
  const { pattern, mistakes, given, meanings, entries } = sent;
  if (mistakes.length > 0 || pattern === undefined || room === undefined) {
    const kept = keepingWalls(mistakes, sent);
    return { ok: false, mistakes: meanings?.withoutContradictions(kept, entries) ?? kept };
  }
  const { outline, start } = given;
  return {
    ok: true,
    request: requestOf(sent, pattern, room),
    walls: outline?.walls,
    ...(isStartWord(start) && { startWord: start }),
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

function readEntry(sent: SentPlan, { name, value, mistake: unreadable }: RawField): void {
  const { form, meanings, pattern, meant, mistakes } = sent;
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
    readField(sent, name, value);
    return;
  }
  if (parameter !== undefined) {
    keepParameter(sent, name, parameterValue(name, parameter, value, form, sent.meanings));
    return;
  }
  meant.set(meanings?.interpretField(name, form) ?? name, name);
  const unknown = meanings ? meanings.unknownField(name, value, placeOf(sent)) : unknownName(name, value);
  if (unknown !== undefined) mistakes.push(unreadable ? withoutRepair(unknown) : unknown);
}

function readField<Name extends FieldName>(sent: SentPlan, name: Name, value: unknown): void {
  const reading = sent.form.readers[name]?.(value, sent.meanings);
  if (reading === undefined) return;
  if (reading.ok) sent.given[name] = reading.value;
  else sent.mistakes.push(...reading.mistakes);
  if (name === 'parameters') readParameters(sent);
}

/** Reads the `parameters` of a body. */
function readParameters(sent: SentPlan): void {
  const { form, meanings, pattern, given, mistakes } = sent;
  if (pattern === undefined) return;
  for (const { name, value } of given.parameters ?? []) {
    const parameter = parameterOf(pattern, name);
    if (parameter === undefined) {
      mistakes.push(
        meanings?.unknownParameter(name, value, pattern, placeOf(sent)) ?? unknownName(`parameters.${name}`, value),
      );
    } else keepParameter(sent, name, parameterValue(name, parameter, value, form, sent.meanings));
  }
}

/** The request as names that are not known are looked up in it. */
function placeOf({ form, meanings, pattern, entries }: SentPlan) {
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

function keepParameter(sent: SentPlan, name: string, reading: ReturnType<typeof parameterValue>): void {
  if (reading.ok) sent.parameters[name] = reading.value;
  else sent.mistakes.push(...reading.mistakes);
}

function checkRoom({ meant, form, mistakes }: SentPlan): void {
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

/** Refuses what a wall does not have, and what only a wall has. */
function checkWall({ given: { kind, openings, start }, meant, mistakes }: SentPlan): void {
  const refuse = (code: string, param: string, message: string) => mistakes.push(mistake({ code, param, message }));
  if (kind !== 'wall') {
    if (openings && openings.length > 0)
      refuse(
        'openings-unused',
        'openings',
        'openings are of a wall; send kind=wall too, or cut them out with subtract.',
      );
    return;
  }
  if (meant.has('doors'))
    refuse(
      'wall-doors',
      'doors',
      'A wall has no doors; send those that it has in openings, as {x, y, w, h, kind: "door"}.',
    );
  if (meant.has('rooms')) refuse('wall-rooms', 'rooms', 'A wall has no rooms; send its outline or polygon.');
  if (meant.has('skirting')) refuse('wall-skirting', 'skirting', 'A wall has no skirting; leave it out.');
  if (isStartWord(start) && start.startsWith('door'))
    refuse(
      'start-place',
      'start',
      'A wall has no doors to start at; send wall:3 for whole tiles on the floor, or best.',
    );
}

function roomTwice(described: readonly string[], meant: SentPlan['meant']): Mistake {
  const rooms = described.includes('rooms') ? ', or several rooms in rooms' : '';
  const all = described.length > 2 ? 'all' : 'both';
  const message = `${described.join(' and ')} are ${all} given; send the room once, as a walk in outline or by its corners in polygon${rooms}.`;
  return mistake({ code: 'room-twice', param: meant.get(described.at(-1) as string) as string, message });
}

/** Refuses a field that the way in which the room is described has no use for. */
function refuseBeside(name: 'doors' | 'doorways', advice: string, meant: SentPlan['meant'], mistakes: Mistake[]): void {
  const sent = meant.get(name);
  if (sent === undefined) return;
  const message = `${sent} ${name === 'doors' ? 'are numbered by the walls of one room' : 'are given without rooms'}; ${advice}.`;
  mistakes.push(mistake({ code: `${name}-unused`, param: sent, message }));
}

/** Without a wall that is left out, the numbers of doors would mean other walls, so that is no repair beside doors. */
function keepingWalls(mistakes: readonly Mistake[], { meant }: SentPlan): readonly Mistake[] {
  if (!meant.has('doors')) return mistakes;
  return mistakes.map((mistake) => {
    const dropsWall = mistake.code === 'wall-no-length' || mistake.brokenWall?.rule === 'length-zero';
    return dropsWall ? withoutRepair(mistake) : mistake;
  });
}

function checkJoint({ given: { joint, gapMm }, mistakes }: SentPlan): void {
  if (joint === undefined || gapMm === undefined || joint === gapMm) return;
  const message = `joint is ${joint} and gapMm is ${gapMm}, though both are the width of the joint in mm; send one of them.`;
  mistakes.push(mistake({ code: 'joint-twice', param: 'gapMm', received: gapMm, message }));
}

/** The room of a plan of one room. */
function roomOf({ given }: SentPlan): Room | undefined {
  const { outline, polygon, doors = [], kind, openings = [] } = given;
  const outer = outline?.outer ?? polygon;
  if (outer === undefined) return undefined;
  return {
    outer,
    ...(outline && { wallLengths: outline.wallLengths }),
    ...cutoutsOf(given),
    ...(doors.length > 0 && { doors }),
    ...(kind === 'wall' && { kind }),
    ...(openings.length > 0 && { openings }),
  };
}

/** What is cut out of the floor. */
export function cutoutsOf({ holes = [], subtract = [], circles = [] }: SentPlan['given']) {
  return { holes, rectangles: subtract, ...(circles.length > 0 && { circles }) };
}

function requestOf({ given, parameters }: SentPlan, pattern: Pattern, room: Room): PlanRequest {
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
