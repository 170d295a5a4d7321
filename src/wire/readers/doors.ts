// Doors: `wall,at,width` in text, with how the door opens as a fourth part if it has a leaf; {wall, at, width, swing} in
// JSON. Walls are counted from 1 and lengths are centimetres; the engine counts from 0, in millimetres.

import { type Door, LIMITS, SWINGS, type Swing } from '../../engine/index.ts';
import type { Meanings } from '../repair/index.ts';
import { COORDINATE_RANGE, isJsonObject, isWithinReach } from '../values/corners.ts';
import { lengthFromJson, lengthFromText, UNITS_ADVICE } from '../values/lengths.ts';
import { accepted, itemOrWhole, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import type { Where } from '../values/raw-fields.ts';

export const DOORS_EXAMPLE = '2,120,80,in-left';
export const DOORS_JSON_EXAMPLE = '[{"wall":2,"at":120,"width":80,"swing":"in-left"}]';

const SWING_WORDS = `${SWINGS.slice(0, -1).join(', ')} or ${SWINGS.at(-1)}`;

/** How doors are written, for messages. */
const FORMS = {
  query: {
    example: '2,120,80',
    rule: 'is not wall,at,width with commas between them: the number of the wall from 1, and two lengths in cm',
    list: 'doors wall,at,width in cm separated by ;',
  },
  body: {
    example: '{"wall":2,"at":120,"width":80}',
    rule: 'is not {wall, at, width} with the number of the wall from 1, two lengths in cm, and at most swing besides',
    list: 'an array of doors {wall, at, width} in cm',
  },
} as const;

/** Reads doors separated by `;`, each `wall,at,width` or `wall,at,width,swing`: `2,120,80;4,1.2m,90,in-left`. */
export function doorsFromText(text: string, meanings?: Meanings): Reading<readonly Door[]> {
  return doorsOf(
    text,
    text.split(';').map((door) => door.trim()),
    (door) => fromParts(String(door).split(','), 'query'),
    'query',
    meanings,
  );
}

/** Reads doors from a JSON array of {wall, at, width, swing?}; the array may be empty. */
export function doorsFromJson(value: unknown, meanings?: Meanings): Reading<readonly Door[]> {
  if (Array.isArray(value)) return doorsOf(value, value, fromObject, 'body', meanings);
  const { list, example } = FORMS.body;
  const message = `doors must be ${list}, for example [${example}], not ${quoted(value)}.`;
  const meant = meanings?.interpret(value, { kind: 'doors', most: LIMITS.doors, swings: SWINGS }, 'body');
  return refused({ code: 'doors-not-doors', param: 'doors', received: value, message, example: meant });
}

/** A door in the words of the interface; undefined if it is none. */
type ReadDoor = { readonly wall: number; readonly at: number; readonly width: number; readonly swing?: unknown };

function fromParts(parts: readonly unknown[], where: Where): ReadDoor | undefined {
  const [wallSent, atSent, widthSent, swing] = parts;
  const [wall, at, width] =
    where === 'query'
      ? [wholeFromText(String(wallSent)), lengthFromText(String(atSent), 'cm'), lengthFromText(String(widthSent), 'cm')]
      : [wholeFromJson(wallSent), lengthFromJson(atSent, 'cm'), lengthFromJson(widthSent, 'cm')];
  if (parts.length > 4 || wall === undefined || at === undefined || width === undefined) return undefined;
  return { wall, at, width, ...(parts.length > 3 && { swing }) };
}

function fromObject(value: unknown): ReadDoor | undefined {
  if (!isJsonObject(value)) return undefined;
  const { wall, at, width, swing, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  return fromParts([wall, at, width, ...(Object.hasOwn(value, 'swing') ? [swing] : [])], 'body');
}

function wholeFromText(text: string): number | undefined {
  return /^0*[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
}

function wholeFromJson(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function doorsOf(
  received: unknown,
  given: readonly unknown[],
  read: (door: unknown) => ReadDoor | undefined,
  where: Where,
  meanings?: Meanings,
): Reading<readonly Door[]> {
  if (given.length > LIMITS.doors) return tooMany(received, given.length);
  const doors: Door[] = [];
  const mistakes: Mistake[] = [];
  given.forEach((one, i) => {
    const parts = read(one);
    const fault = parts === undefined ? misread(one, where, meanings) : faultOf(parts);
    if (one === '') mistakes.push(emptyDoor(received, given, i + 1, where));
    else if (fault !== undefined) mistakes.push(doorMistake(received, one, i + 1, fault, where));
    else if (parts !== undefined) doors.push(doorOf(parts));
  });
  return mistakes.length > 0 ? { ok: false, mistakes } : accepted(doors);
}

function doorOf({ wall, at, width, swing }: ReadDoor): Door {
  const known = swingOf(swing);
  return { wall: wall - 1, at: mmFromCm(at), width: mmFromCm(width), ...(known && { swing: known }) };
}

function swingOf(word: unknown): Swing | undefined {
  return SWINGS.find((swing) => swing === word);
}

interface Fault {
  readonly code: string;
  /** What is wrong, written after the door. */
  readonly rule: string;
  readonly repair?: string | undefined;
}

function misread(given: unknown, where: Where, meanings?: Meanings): Fault {
  const repair = meanings?.interpret(given, { kind: 'door', swings: SWINGS }, where);
  return { code: 'door-invalid', rule: FORMS[where].rule, repair };
}

/** What can be said of a door without the room. */
function faultOf({ wall, at, width, swing }: ReadDoor): Fault | undefined {
  if (wall < 1) return { code: 'door-wall-unknown', rule: 'must have the number of a wall, counted from 1' };
  if (!(mmFromCm(width) > 0)) return { code: 'door-size', rule: 'must have a width above 0 cm' };
  if (![at, width].every(isWithinReach)) {
    return { code: 'coordinate-range', rule: `reaches too far out: lengths are ${COORDINATE_RANGE}` };
  }
  if (swing === undefined || swingOf(swing) !== undefined) return undefined;
  return { code: 'door-swing-unknown', rule: `must open ${SWING_WORDS}, exactly as written here, or have no swing` };
}

function emptyDoor(whole: unknown, given: readonly unknown[], number: number, where: Where): Mistake {
  const others = given.filter((door) => door !== '');
  return mistake({
    code: 'door-invalid',
    param: 'doors',
    received: whole,
    message: `Door ${number} of doors, "", is empty; leave out the ; around it, or doors altogether, or send for example ${FORMS[where].example}.`,
    example: others.length > 0 && typeof whole === 'string' ? others.join(';') : undefined,
  });
}

function doorMistake(
  whole: unknown,
  given: unknown,
  number: number,
  { code, rule, repair }: Fault,
  where: Where,
): Mistake {
  const advice = code === 'door-invalid' ? ` ${UNITS_ADVICE}` : '';
  return mistake({
    code,
    param: 'doors',
    message: `Door ${number} of doors, ${quoted(given)}, ${rule}; send for example ${repair ?? FORMS[where].example}.${advice}`,
    ...itemOrWhole({ item: given, itemExample: repair, whole }),
  });
}

function tooMany(received: unknown, count: number): Reading<never> {
  const message = `doors has ${count} doors and may have at most ${LIMITS.doors}; leave some out.`;
  return refused({ code: 'doors-too-many', param: 'doors', received, message });
}
