// Refuses names that are neither fields nor parameters of the pattern. The name that was meant is proposed only if the
// value fits it and it is not sent already.

import { PATTERNS, type Parameter, type Pattern, parametersOf, shortNameOf } from '../../engine/index.ts';
import { isRepairable, type Mistake, type MistakeParts, mistake, quoted, type Reading } from '../values/mistakes.ts';
import { numberFromText } from '../values/numbers.ts';
import { parameterIn } from '../values/raw-fields.ts';
import { interpretName, type NameMeaning } from './names.ts';
import { isField, type SentRequest, sentFields, textOf } from './sent-request.ts';
import { isSize } from './sizes.ts';
import { squaresWithSides } from './square-sides.ts';

/** Names for the unit of all lengths, which is no field. */
const UNIT_NAMES = ['unit', 'uom'];
const ABOUT_UNITS =
  'Without a unit, rooms and start are in cm, tiles and joints in mm; a length may have its own, such as tileSize=12in, and units=imperial is for the texts of drawings';

/** The request, and how it reads a field and a parameter of its pattern. */
interface NamePlace extends SentRequest {
  readField(name: string, value: unknown): Reading<unknown> | undefined;
  readParameter(name: string, parameter: Parameter, value: unknown): Reading<unknown>;
}

/** The field that an unknown name probably means. */
export function interpretField(name: string, { readers }: SentRequest['form']): string | undefined {
  return interpretName(name, Object.keys(readers))?.name;
}

/**
 * The mistake for a name that is neither a field nor a parameter of the pattern. If the pattern is unknown, only a name
 * close to a field is reported, because others may be parameters of the intended pattern.
 */
export function unknownField(name: string, value: unknown, place: NamePlace): Mistake | undefined {
  const { form, pattern } = place;
  const field = interpretName(name, Object.keys(form.readers));
  if (pattern === undefined) {
    if (field === undefined || PATTERNS.some((other) => Object.hasOwn(parametersOf(other), name))) return undefined;
    return unknownName(name, value, field, `There is no field ${quoted(name)}`, place);
  }
  const own = Object.keys(parametersOf(pattern));
  // A query has no names inside others: parameters.tileSize and parameters[tileSize] are tileSize there.
  const inside = name.replace(/^parameters[.[](\w+)\]?$/, '$1');
  const near = interpretOwn(inside, pattern, place);
  if (form.where === 'body') {
    const meant = near === undefined ? field : { ...near, name: `parameters.${near.name}` };
    const rest = meant === undefined ? `; its fields are ${Object.keys(form.readers).join(', ')}` : '';
    return unknownName(name, value, meant, `The body has no field ${quoted(name)}${rest}`, place);
  }
  const list = `${shortNameOf(pattern)} takes ${own.join(', ')}`;
  const fault = `There is no field ${quoted(name)}, and ${list} as its own parameters`;
  return squaresWithSides(name, name, fault, place) ?? unknownName(name, value, near ?? field, fault, place);
}

/** The pattern's own parameter that a name probably means. */
function interpretOwn(name: string, pattern: Pattern, { form, entries }: NamePlace): NameMeaning | undefined {
  const sent = sentFields(entries);
  const isSent = (parameter: string) => sent.has(parameterIn(form.where, parameter));
  const side = /^(?:tile|plank|board|brick)[ _-]?length$/i.test(name) ? longSideOf(pattern) : undefined;
  // Beside a width it may be the other side of a rectangle.
  const long = side === undefined || isSent(side) || (side === 'tileSize' && isSent('tileWidth')) ? undefined : side;
  return long === undefined ? interpretName(name, Object.keys(parametersOf(pattern))) : { name: long, isCertain: true };
}

/** The parameter for the length of a tile: its longer side by default. Diagonals are no sides. */
function longSideOf({ parameters }: Pattern): string | undefined {
  const { tileSize, tileWidth, tileHeight } = parameters;
  if (tileSize?.label === 'param.tileSize.square') return 'tileSize';
  if (tileWidth?.kind !== 'number' || tileHeight?.kind !== 'number') return undefined;
  if (tileHeight.label === 'param.tileHeight.rhombus') return undefined;
  return tileWidth.default > tileHeight.default ? 'tileWidth' : 'tileHeight';
}

/** The mistake for a name inside `parameters` that the pattern does not have. */
export function unknownParameter(name: string, value: unknown, pattern: Pattern, place: NamePlace): Mistake {
  const own = Object.keys(parametersOf(pattern));
  const near = interpretOwn(name, pattern, place);
  const called = `parameters.${name}`;
  const list = `${shortNameOf(pattern)} has no parameter ${quoted(name)}; its parameters are ${own.join(', ')}`;
  const cure = squaresWithSides(name, called, list, place);
  if (cure !== undefined) return cure;
  if (near === undefined && isField(name, place.form)) {
    const beside = `${list}. ${name} belongs beside parameters, not inside`;
    return unknownName(called, value, { name, isCertain: true }, beside, place);
  }
  return unknownName(called, value, near && { ...near, name: `parameters.${near.name}` }, list, place);
}

function unknownName(
  name: string,
  value: unknown,
  meant: NameMeaning | undefined,
  fault: string,
  place: NamePlace,
): Mistake {
  const size = meant && sizeMeant(value, meant, place);
  if (size !== undefined) {
    const changes = { [name]: null, [meant?.name ?? name]: size.example };
    const message = `${fault}. ${size.message}`;
    return mistake({ code: 'parameter-unknown', param: name, received: value, message, changes });
  }
  const isUnit = UNIT_NAMES.includes(name.toLowerCase().replace('parameters.', ''));
  const repair = meant?.isCertain && !isUnit ? repairOf(name, value, meant, place) : {};
  return mistake({
    code: 'parameter-unknown',
    param: name,
    received: value,
    message: `${fault}. ${isUnit ? `${ABOUT_UNITS}.` : hintFor(meant, repair)}`,
    ...repair,
  });
}

/** The names that a size such as 4x3 is sent by, of a room or of a tile. */
const SIZED = /^(?:outline|(?:parameters\.)?tileSize)$/;

/** What a size means that was sent by another name: the walls of the room, or the side of the tile. */
function sizeMeant(value: unknown, { name, isCertain }: NameMeaning, place: NamePlace) {
  if (!isCertain || !SIZED.test(name) || !isSize(value) || sentFields(place.entries).has(name)) return undefined;
  const reading = readingOf(name, value, place);
  const [{ example, message }] =
    reading === undefined || reading.ok ? [{ example: null, message: '' }] : reading.mistakes;
  return example === null ? undefined : { example, message };
}

type Repair = Pick<MistakeParts, 'example' | 'changes'>;

function hintFor(meant: NameMeaning | undefined, { example, changes }: Repair): string {
  if (meant === undefined)
    return 'Send what it means by one of these names, or leave it out if it says nothing about the plan.';
  if (changes !== undefined) return `Did you mean ${meant.name} ${changes[meant.name]}?`;
  if (meant.unit === undefined || example !== undefined) return `Did you mean ${meant.name}?`;
  return `Did you mean ${meant.name}? Send it in its own unit; a length may have another after the number, such as 12${meant.unit}.`;
}

/** The other name for the value if it fits, and with its unit if that is not the one of the field. */
function repairOf(name: string, value: unknown, meant: NameMeaning, place: NamePlace): Repair {
  if (sentFields(place.entries).has(meant.name)) return {};
  const reading = readingOf(meant.name, value, place);
  if (meant.unit === undefined) {
    const fits = reading === undefined || reading.ok || reading.mistakes.every(isRepairable);
    return fits ? { example: meant.name } : {};
  }
  const text = textOf(value);
  if (text === undefined || numberFromText(text) === undefined) {
    // Fields with more than a number are in cm.
    const isInCm = reading?.ok && typeof reading.value === 'object' && meant.unit === 'cm';
    return isInCm ? { example: meant.name } : {};
  }
  if (unitOf(meant.name, place) === meant.unit) return reading?.ok ? { example: meant.name } : {};
  const length = text + meant.unit;
  const measured = readingOf(meant.name, length, place);
  if (!measured?.ok) return {};
  const isItsUnit = reading?.ok && reading.value === measured.value;
  return isItsUnit ? { example: meant.name } : { changes: { [name]: null, [meant.name]: length } };
}

/** Reads a value by the name of a field or a parameter. */
function readingOf(name: string, value: unknown, place: NamePlace): Reading<unknown> | undefined {
  if (isField(name, place.form)) return place.readField(name, value);
  const parameter = parameterBy(name, place);
  return parameter && place.readParameter(shortName(name), parameter, value);
}

/** The unit of a parameter; undefined if there is none, and for fields. */
function unitOf(name: string, place: NamePlace): string | undefined {
  const parameter = isField(name, place.form) ? undefined : parameterBy(name, place);
  return parameter?.kind === 'number' ? parameter.unit : undefined;
}

function parameterBy(name: string, { pattern }: NamePlace): Parameter | undefined {
  const own = pattern && parametersOf(pattern);
  return own && Object.hasOwn(own, shortName(name)) ? own[shortName(name)] : undefined;
}

function shortName(name: string): string {
  return name.replace(/^parameters\./, '');
}
