// Valid requests: every pattern with its own parameters, rooms of all kinds, cutouts, options, orders and languages,
// each as the fields of a query and as a JSON body.

import { kindNamesOf, patternByName } from '../../src/engine/index.ts';
import { type ListedParameter, listPatterns } from '../../src/wire/index.ts';
import type { Random } from './random.ts';
import { orderOf, type Said, sayNumber, sayText } from './valid-orders.ts';
import { type Room, roomOf } from './valid-rooms.ts';

/** One request in both forms. */
interface ValidRequest {
  readonly fields: readonly Field[];
  readonly body: Readonly<Record<string, unknown>>;
}

export type Field = readonly [name: string, text: string];

const { patterns: PATTERNS } = listPatterns('en');

/** Any valid request. */
export function validRequest(random: Random): ValidRequest {
  const pattern = random.pick(PATTERNS);
  const known = patternByName(pattern.id);
  const kinds = known ? kindNamesOf(known) : [];
  const room = roomOf(random.part());
  const parameters = someOf(pattern.parameters, 0.5, random).map(([own, draws]) => sayParameter(own, room, draws));
  const options = [...optionsOf(random), ...colorsOf(kinds, random), ...orderOf(kinds, random.part())];
  const named = { name: 'pattern', text: random.pick([pattern.id, ...pattern.aliases]) };
  const fields: Field[] = [...room.fields, [named.name, named.text]];
  for (const { name, text } of [...parameters, ...options]) fields.push([name, text]);
  const body: Record<string, unknown> = { ...room.body, pattern: named.text };
  if (parameters.length > 0) body.parameters = Object.fromEntries(parameters.map(({ name, json }) => [name, json]));
  for (const { name, json } of options) body[name] = json;
  return { fields, body };
}

/** A share of the list, each with draws of its own. */
function someOf<T>(list: readonly T[], share: number, random: Random): (readonly [T, Random])[] {
  return list.map((one) => [one, random.part()] as const).filter(([, own]) => own.chance(share));
}

function sayParameter(parameter: ListedParameter, room: Room, random: Random): Said {
  const { name } = parameter;
  if (parameter.type === 'string') {
    const { value } = random.pick(parameter.values);
    return { name, text: value, json: value };
  }
  const { min, max } = parameter;
  // Tiles that suit the room, so that many plans stay within the limit of tiles; sometimes any size.
  const [least, most] =
    parameter.unit === 'mm' && random.chance(0.8)
      ? [Math.max(min, room.extentCm / 4), Math.min(max, Math.max(2 * min, room.extentCm * 3))]
      : [min, max];
  const any = random.chance(0.1) ? random.pick([min, max]) : roundedBetween(least, Math.max(least, most), random);
  const number = parameter.unit === 'count' ? Math.floor(any) : any;
  return { name, text: String(number), json: number };
}

function roundedBetween(least: number, most: number, random: Random): number {
  const scale = random.pick([1, 1, 10, 100]);
  return random.between(Math.ceil(least * scale), Math.max(Math.ceil(least * scale), Math.floor(most * scale))) / scale;
}

const OPTIONS: readonly ((random: Random) => Said)[] = [
  (random) => sayNumber('joint', roundedBetween(0, random.pick([10, 100]), random)),
  (random) => sayText('color', random.pick(['#c0ffee', 'abc', '#123', 'FF8800'])),
  (random) => sayText('gapColor', random.pick(['#000', 'ffffff', '#aBcDeF'])),
  (random) => sayNumber('width', random.between(100, random.pick([400, 4000]))),
  (random) => sayBoolean('walls', random),
  (random) => sayBoolean('inlineSvg', random),
  (random) => sayBoolean('credit', random),
  (random) => sayText('format', random.pick(['json', 'svg'])),
  (random) => sayText('lang', random.pick(['en', 'pl', 'es', 'zh'])),
  (random) => {
    // Few, since a search takes as long as some hundred plans.
    if (random.chance(0.01)) return sayText('start', 'best');
    const [x, y] = [0, 0].map(() => roundedBetween(-random.size(1_000_000), random.size(1_000_000), random));
    return { name: 'start', text: `${x},${y}`, json: { x, y } };
  },
];

function optionsOf(random: Random): Said[] {
  const chosen = someOf(OPTIONS, 0.25, random).map(([say, own]) => say(own));
  // Few links, since each costs a disk write.
  if (random.chance(0.8)) chosen.push({ name: 'link', text: random.pick(['false', '0']), json: false });
  return chosen;
}

/** Colours of some kinds of tile, where the pattern has several. */
function colorsOf(all: readonly string[], random: Random): Said[] {
  const kinds = all.filter(() => random.chance(0.5));
  const entries = kinds.map((kind) => [kind, random.pick(['#c0ffee', '123', 'FF8800'])] as const);
  const text = entries.map((entry) => entry.join(':')).join();
  return kinds.length > 0 ? [{ name: 'colors', text, json: Object.fromEntries(entries) }] : [];
}

function sayBoolean(name: string, random: Random): Said {
  const json = random.chance(0.5);
  return { name, text: json ? random.pick(['true', '1']) : random.pick(['false', '0']), json };
}
