// Refuses names that are neither fields nor parameters of the pattern. The name that was meant is proposed only if the
// value fits it and it is not sent already.

import { PATTERNS, type Pattern, parametersOf, shortNameOf } from '../../../engine/index.ts';
import { type InputFormat, isField, type NamePlace } from '../../fields/input-format.ts';
import { isRepairable, type Mistake, mistake, quoted } from '../../values/mistakes.ts';
import { parameterOf, parameterValue } from '../parameters/pattern-parameters.ts';
import { squaresWithSides } from '../parameters/square-sides.ts';
import { sentFields } from '../sent-fields.ts';
import { nearestName } from './nearest.ts';

/** Common names for a field that are too different for a guess by spelling. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['gapMm', 'joint'],
  ['gap', 'joint'],
  ['grout', 'joint'],
  ['language', 'lang'],
  ['locale', 'lang'],
  ['room', 'outline'],
  ['walk', 'outline'],
  ['points', 'polygon'],
  ['cutouts', 'subtract'],
  ['origin', 'start'],
]);

/** Names for the unit of all lengths, which is no field. */
const UNIT_NAMES = ['unit', 'uom'];
const ABOUT_UNITS =
  'Without a unit, rooms and start are in cm, tiles and joints in mm; a length may have its own, such as tileSize=12in, and units=imperial is for the texts of drawings';

/** The field that an unknown name probably means. */
export function fieldMeantBy(name: string, { readers }: InputFormat): string | undefined {
  return OTHER_NAMES.get(name) ?? nearestName(name, Object.keys(readers));
}

/**
 * The mistake for a name that is neither a field nor a parameter of the pattern. If the pattern is unknown, only a name
 * close to a field is reported, because others may be parameters of the intended pattern.
 */
export function unknownField(name: string, value: unknown, place: NamePlace): Mistake | undefined {
  const { form, pattern } = place;
  const field = fieldMeantBy(name, form);
  if (pattern === undefined) {
    if (field === undefined || PATTERNS.some((other) => parameterOf(other, name))) return undefined;
    return unknownName(name, value, field, `There is no field ${quoted(name)}`, place);
  }
  const own = Object.keys(parametersOf(pattern));
  const near = parameterOf(pattern, name) ? name : nearestName(name, own);
  if (form.where === 'body') {
    const meant = near === undefined ? field : `parameters.${near}`;
    const rest = meant === undefined ? `; its fields are ${Object.keys(form.readers).join(', ')}` : '';
    return unknownName(name, value, meant, `The body has no field ${quoted(name)}${rest}`, place);
  }
  const list = `${shortNameOf(pattern)} takes ${own.join(', ')}`;
  const fault = `There is no field ${quoted(name)}, and ${list} as its own parameters`;
  return squaresWithSides(name, name, fault, place) ?? unknownName(name, value, near ?? field, fault, place);
}

/** The mistake for a name inside `parameters` that the pattern does not have. */
export function unknownParameter(name: string, value: unknown, pattern: Pattern, place: NamePlace): Mistake {
  const own = Object.keys(parametersOf(pattern));
  const near = nearestName(name, own);
  const called = `parameters.${name}`;
  const list = `${shortNameOf(pattern)} has no parameter ${quoted(name)}; its parameters are ${own.join(', ')}`;
  const cure = squaresWithSides(name, called, list, place);
  if (cure !== undefined) return cure;
  if (near === undefined && isField(name, place.form)) {
    return unknownName(called, value, name, `${list}. ${name} belongs beside parameters, not inside`, place);
  }
  return unknownName(called, value, near && `parameters.${near}`, list, place);
}

function unknownName(
  name: string,
  value: unknown,
  meant: string | undefined,
  fault: string,
  place: NamePlace,
): Mistake {
  const isUnit = UNIT_NAMES.includes(name.toLowerCase().replace('parameters.', ''));
  const hint = isUnit ? `${ABOUT_UNITS}.` : meant === undefined ? 'Leave it out.' : `Did you mean ${meant}?`;
  return mistake({
    code: 'parameter-unknown',
    param: name,
    received: value,
    message: `${fault}. ${hint}`,
    example: meant !== undefined && !isUnit && canBeNamed(meant, value, place) ? meant : undefined,
  });
}

/** Whether a value may be sent by another name: nothing has that name yet, and the value fits it or can be repaired. */
function canBeNamed(name: string, value: unknown, { form, pattern, entries }: NamePlace): boolean {
  if (sentFields(entries).has(name)) return false;
  const reading = isField(name, form) ? form.readers[name]?.(value) : parameterReading(name, value, form, pattern);
  return reading === undefined || reading.ok || reading.mistakes.every(isRepairable);
}

function parameterReading(name: string, value: unknown, form: InputFormat, pattern: Pattern | undefined) {
  const short = name.replace(/^parameters\./, '');
  const parameter = pattern && parameterOf(pattern, short);
  return parameter && parameterValue(short, parameter, value, form);
}
