// From names and values to a request that the engine can plan. The query and the JSON body both go through here, so
// the two cannot come to differ. Every mistake is collected, in the order the names came.

import type { Pattern, PlanRequest, Room } from '../engine/index.ts';
import type { Entry, Where } from './entries.ts';
import { BODY_FIELDS, DEFAULT_PATTERN, FIELDS, type FieldName, type FieldValues, QUERY_FIELDS } from './fields.ts';
import { type Mistake, mistake } from './mistakes.ts';
import { type AnswerOptions, DEFAULT_OPTIONS } from './options.ts';
import { fieldMeantBy, parameterOf, parameterValue, strangerMistake, strangerParameter } from './pattern-parameters.ts';
import { WALK_EXAMPLE } from './wall-token.ts';

/** A request that can be planned and what its answer should be like, or everything that is wrong with it. */
export type ReadRequest =
  | { readonly ok: true; readonly request: PlanRequest; readonly options: AnswerOptions }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** What has been read so far. */
interface Draft {
  readonly where: Where;
  /** Undefined when the pattern is not known: then nothing is known of its parameters either. */
  readonly pattern: Pattern | undefined;
  readonly given: { -readonly [Name in FieldName]?: FieldValues[Name] };
  readonly parameters: Record<string, number | string>;
  /** Fields that were sent, or that a mistyped name was meant to be. */
  readonly meant: Set<string>;
}

/** Reads all entries of a request. */
export function readRequest(entries: readonly Entry[], where: Where): ReadRequest {
  const draft: Draft = { where, pattern: patternOf(entries, where), given: {}, parameters: {}, meant: new Set() };
  const mistakes = entries.flatMap((entry) => readEntry(draft, entry));
  mistakes.push(...roomMistakes(draft), ...jointMistakes(draft));
  const { outline, polygon } = draft.given;
  const outer = outline?.outer ?? polygon;
  if (mistakes.length > 0 || draft.pattern === undefined || outer === undefined) return { ok: false, mistakes };
  return { ok: true, request: requestOf(draft, draft.pattern, outer), options: optionsOf(draft) };
}

function patternOf(entries: readonly Entry[], where: Where): Pattern | undefined {
  const sent = entries.find(({ name }) => name === 'pattern');
  if (sent === undefined) {
    const misspelt = entries.some(({ name }) => !isField(name, where) && fieldMeantBy(name, where) === 'pattern');
    return misspelt ? undefined : DEFAULT_PATTERN;
  }
  if (sent.mistake !== undefined) return undefined;
  const reading = FIELDS.pattern.fromJson(sent.value);
  return reading.ok ? reading.value : undefined;
}

function isField(name: string, where: Where): name is FieldName {
  return (where === 'query' ? QUERY_FIELDS : BODY_FIELDS).includes(name as FieldName);
}

function readEntry(draft: Draft, { name, value, mistake: unreadable }: Entry): readonly Mistake[] {
  const { where, pattern, meant } = draft;
  if (unreadable !== undefined) {
    meant.add(name);
    return [unreadable];
  }
  if (isField(name, where)) {
    meant.add(name);
    const mistakes = readField(draft, name, value);
    return name === 'parameters' ? [...mistakes, ...readParameters(draft)] : mistakes;
  }
  const parameter = where === 'query' && pattern !== undefined ? parameterOf(pattern, name) : undefined;
  if (parameter !== undefined) return keepParameter(draft, name, parameterValue(name, parameter, value, where));
  meant.add(fieldMeantBy(name, where) ?? name);
  const stranger = strangerMistake(name, value, where, pattern);
  return stranger === undefined ? [] : [stranger];
}

function readField<Name extends FieldName>(draft: Draft, name: Name, value: unknown): readonly Mistake[] {
  const { fromText, fromJson } = FIELDS[name];
  const reading = draft.where === 'query' && fromText !== null ? fromText(String(value)) : fromJson(value);
  if (!reading.ok) return reading.mistakes;
  draft.given[name] = reading.value;
  return [];
}

/** Reads what stands inside a body's `parameters`. */
function readParameters(draft: Draft): readonly Mistake[] {
  const { pattern, given } = draft;
  if (pattern === undefined) return [];
  return (given.parameters ?? []).flatMap(({ name, value }) => {
    const parameter = parameterOf(pattern, name);
    if (parameter === undefined) return [strangerParameter(name, value, pattern)];
    return keepParameter(draft, name, parameterValue(name, parameter, value, 'body'));
  });
}

function keepParameter(draft: Draft, name: string, reading: ReturnType<typeof parameterValue>): readonly Mistake[] {
  if (!reading.ok) return reading.mistakes;
  draft.parameters[name] = reading.value;
  return [];
}

function roomMistakes({ meant, where }: Draft): Mistake[] {
  const walked = meant.has('outline');
  const cornered = meant.has('polygon');
  if (walked !== cornered) return [];
  const sample = where === 'query' ? `outline=${WALK_EXAMPLE.replaceAll(' ', '%20')}` : `"outline": "${WALK_EXAMPLE}"`;
  const [code, param, message] = walked
    ? [
        'room-twice',
        'polygon',
        'outline and polygon are both given; send the room once, as a walk in outline or by its corners in polygon.',
      ]
    : [
        'room-missing',
        'outline',
        `The room is missing; send its walls in cm, for example ${sample} for 4 by 3 m, or its corners in polygon.`,
      ];
  return [mistake({ code, param, message, example: WALK_EXAMPLE })];
}

function jointMistakes({ given: { joint, gapMm } }: Draft): Mistake[] {
  if (joint === undefined || gapMm === undefined || joint === gapMm) return [];
  const message = `joint is ${joint} and gapMm is ${gapMm}, though both are the width of the joint in mm; send one of them.`;
  return [mistake({ code: 'joint-twice', param: 'gapMm', received: gapMm, message, example: String(joint) })];
}

function requestOf({ given, parameters }: Draft, pattern: Pattern, outer: Room['outer']): PlanRequest {
  const { outline, holes = [], subtract = [], start } = given;
  const joint = given.joint ?? given.gapMm;
  return {
    room: { outer, ...(outline && { wallLengths: outline.wallLengths }), holes, rectangles: subtract },
    pattern: pattern.id,
    parameters,
    ...(joint !== undefined && { joint }),
    ...(start && { start }),
  };
}

function optionsOf({ given }: Draft): AnswerOptions {
  return {
    color: given.color ?? DEFAULT_OPTIONS.color,
    gapColor: given.gapColor ?? DEFAULT_OPTIONS.gapColor,
    width: given.width ?? DEFAULT_OPTIONS.width,
    walls: given.walls ?? DEFAULT_OPTIONS.walls,
    format: given.format ?? DEFAULT_OPTIONS.format,
    inlineSvg: given.inlineSvg ?? DEFAULT_OPTIONS.inlineSvg,
    credit: given.credit ?? DEFAULT_OPTIONS.credit,
    link: given.link ?? DEFAULT_OPTIONS.link,
    lang: given.lang ?? DEFAULT_OPTIONS.lang,
  };
}
