// What stands for several surfaces of a job: the walls of a room, {surface or outline or polygon, height, …}, and a niche
// in a wall, {surface, x, y, w, h, depth}. Centimetres in, millimetres out.

import { DOOR_HEIGHT, type Door, type Niche, type Opening, type Ring } from '../../engine/index.ts';
import { isJsonObject, isWithinReach, lengthsFromObject } from '../values/corners.ts';
import { lengthFromJson } from '../values/lengths.ts';
import { lineFrom } from '../values/lines.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused, withoutRepair } from '../values/mistakes.ts';
import { mmFromCm } from '../values/numbers.ts';
import { doorsFromJson } from './doors.ts';
import { openingsFromJson } from './openings.ts';
import { polygonFromJson } from './polygon.ts';
import { walkFromJson } from './walk.ts';

/** What the joints of walls go by: the wall before, so that they run around the corners, the floor below, or their own. */
export const WALL_JOINTS = ['around', 'floor', 'own'] as const;

/** A room by its corners, with its doors. */
export interface WalledRoom {
  readonly outer: Ring;
  readonly wallLengths?: readonly number[];
  readonly doors?: readonly Door[];
}

export interface SentWalls {
  /** The name of a floor of the job; undefined with a room of its own. */
  readonly surface?: string;
  readonly room?: WalledRoom;
  readonly height: number;
  readonly doorHeight: number;
  /** Openings by the number of their wall, from 0. */
  readonly openings: readonly { readonly wall: number; readonly opening: Opening }[];
  readonly joints: (typeof WALL_JOINTS)[number];
  /** What of the pattern is left out at outside corners. */
  readonly corner: number;
}

export interface SentNiche extends Niche {
  /** The name of its wall. */
  readonly surface: string;
}

export const WALLS_OF_EXAMPLE = { surface: 'Bathroom', height: 250 };
export const NICHE_EXAMPLE = { surface: 'Bathroom wall 2', x: 60, y: 100, w: 60, h: 30, depth: 10 };

const WALLS_OF_FIELDS = [
  'surface',
  'outline',
  'polygon',
  'doors',
  'height',
  'doorHeight',
  'openings',
  'joints',
  'cornerMm',
] as const;
const NAME_CHARACTERS = 120;
export const MOST_CORNER_MM = 100;

/** Reads the walls of a room. */
export function wallsOfFromJson(value: unknown): Reading<SentWalls> {
  if (!isJsonObject(value)) return invalidWalls(value, `is ${quoted(value)}`);
  const unknown = Object.keys(value).find((name) => !WALLS_OF_FIELDS.some((one) => one === name));
  if (unknown !== undefined) return invalidWalls(value, `has no ${quoted(unknown)}`);
  const has = (name: (typeof WALLS_OF_FIELDS)[number]) => Object.hasOwn(value, name);
  const described = (['surface', 'outline', 'polygon'] as const).filter(has);
  if (described.length !== 1) return invalidWalls(value, 'needs one of surface, outline and polygon');
  if (has('surface') && has('doors')) return invalidWalls(value, 'takes the doors of its surface');
  if (has('joints') && !WALL_JOINTS.some((one) => one === value.joints)) {
    return invalidWalls(value.joints, `has the joints ${quoted(value.joints)}, not ${WALL_JOINTS.join(', ')}`);
  }
  if (value.joints === 'floor' && !has('surface'))
    return invalidWalls(value, 'needs a surface for joints on the floor');
  const surface = has('surface') ? nameFrom(value.surface) : accepted(undefined);
  const room = has('surface') ? accepted(undefined) : roomFrom(value);
  const height = heightFrom(value.height, 'height');
  const doorHeight = has('doorHeight') ? heightFrom(value.doorHeight, 'doorHeight') : accepted(DOOR_HEIGHT);
  const openings = has('openings') ? openingsOfWalls(value.openings) : accepted([]);
  const corner = has('cornerMm') ? cornerFrom(value.cornerMm) : accepted(0);
  const parts = [surface, room, height, doorHeight, openings, corner];
  if (surface.ok && room.ok && height.ok && doorHeight.ok && openings.ok && corner.ok) {
    return accepted({
      ...(surface.value !== undefined && { surface: surface.value }),
      ...(room.value && { room: room.value }),
      height: height.value,
      doorHeight: doorHeight.value,
      openings: openings.value,
      joints: (value.joints as SentWalls['joints'] | undefined) ?? 'around',
      corner: corner.value,
    });
  }
  return { ok: false, mistakes: parts.flatMap((one) => (one.ok ? [] : one.mistakes)).map(ofWalls) };
}

/** A mistake in a part of wallsOf. */
function ofWalls(found: Mistake): Mistake {
  return mistake({ ...withoutRepair(found), param: 'wallsOf', example: undefined });
}

function invalidWalls(received: unknown, fault: string): Reading<never> {
  const message = `wallsOf ${fault}; send {surface, height}, or outline or polygon with doors instead of surface, and if wanted doorHeight, openings, joints and cornerMm, for example ${JSON.stringify(WALLS_OF_EXAMPLE)}.`;
  return refused({ code: 'wallsOf-invalid', param: 'wallsOf', received, message });
}

function nameFrom(value: unknown): Reading<string> {
  return lineFrom(value, 'surface', NAME_CHARACTERS, WALLS_OF_EXAMPLE.surface);
}

/** Reads the room of walls without a floor. */
export function roomFrom(value: Readonly<Record<string, unknown>>): Reading<WalledRoom> {
  const walls = Object.hasOwn(value, 'outline') ? walkFromJson(value.outline) : polygonFromJson(value.polygon);
  const doors = Object.hasOwn(value, 'doors') ? doorsFromJson(value.doors) : accepted([]);
  if (!walls.ok || !doors.ok)
    return { ok: false, mistakes: [walls, doors].flatMap((one) => (one.ok ? [] : one.mistakes)) };
  const room = 'outer' in walls.value ? walls.value : { outer: walls.value, wallLengths: undefined };
  return accepted({
    outer: room.outer,
    ...(room.wallLengths && { wallLengths: room.wallLengths }),
    ...(doors.value.length > 0 && { doors: doors.value }),
  });
}

function heightFrom(value: unknown, name: string): Reading<number> {
  const cm = lengthFromJson(value, 'cm');
  if (cm !== undefined && cm > 0 && isWithinReach(cm)) return accepted(mmFromCm(cm));
  const sent = value === undefined ? 'is missing' : `is ${quoted(value)}`;
  return refused({
    code: 'wallsOf-height',
    param: name,
    received: value,
    message: `The ${name} of the walls ${sent}; send a number of cm above 0, for example "${name}": ${name === 'height' ? 250 : 200}.`,
  });
}

function cornerFrom(value: unknown): Reading<number> {
  const mm = lengthFromJson(value, 'mm');
  if (mm !== undefined && mm >= 0 && mm <= MOST_CORNER_MM) return accepted(mm);
  const message = `cornerMm must be a number from 0 to ${MOST_CORNER_MM} (mm), not ${quoted(value)}; send the thickness of the tiles, for example 9.`;
  return refused({ code: 'cornerMm-range', param: 'cornerMm', received: value, message });
}

/** Openings with the numbers of their walls, from 1. */
function openingsOfWalls(value: unknown): Reading<SentWalls['openings']> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const numbers = list.map((one) => (isJsonObject(one) ? one.wall : undefined));
  const wrong = numbers.findIndex((wall) => !(typeof wall === 'number' && Number.isInteger(wall) && wall >= 1));
  if (wrong >= 0) {
    const message = `Opening ${wrong + 1} of wallsOf, ${quoted(list[wrong])}, has no number of a wall, from 1; send for example {"wall":2,"x":60,"y":40,"w":80,"h":100,"kind":"window"}.`;
    return refused({ code: 'wallsOf-opening', param: 'openings', received: list[wrong], message });
  }
  const openings = openingsFromJson(
    Array.isArray(value) ? list.map((one) => (isJsonObject(one) ? withoutWall(one) : one)) : value,
  );
  if (!openings.ok) return openings;
  return accepted(openings.value.map((opening, i) => ({ wall: Number(numbers[i]) - 1, opening })));
}

function withoutWall({ wall: _, ...opening }: Readonly<Record<string, unknown>>): object {
  return opening;
}

/** Reads a niche. */
export function nicheFromJson(value: unknown): Reading<SentNiche> {
  const { surface, ...place } = isJsonObject(value) ? value : {};
  const lengths = lengthsFromObject(place, ['x', 'y', 'w', 'h', 'depth']);
  const isBox = (one: readonly number[]) => one.every(isWithinReach) && one.slice(2).every((length) => length > 0);
  if (lengths === undefined || !isBox(lengths) || surface === undefined) {
    const message = `niche ${quoted(value)} is not {surface, x, y, w, h, depth}: the name of a wall and five lengths in cm, the last three above 0; send for example ${JSON.stringify(NICHE_EXAMPLE)}.`;
    return refused({ code: 'niche-invalid', param: 'niche', received: value, message });
  }
  const name = nameFrom(surface);
  if (!name.ok)
    return { ok: false, mistakes: name.mistakes.map((one) => mistake({ ...one, param: 'niche', example: undefined })) };
  const [x, y, width, height, depth] = lengths.map(mmFromCm);
  return accepted({ surface: name.value, x, y, width, height, depth });
}
