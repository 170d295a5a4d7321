// Mutations of a JSON body that stays JSON: other types, sizes, names and depths.

import type { Random } from './random.ts';
import { EXTREME_NUMBERS, mutateText } from './text-mutations.ts';

type Json = unknown;
type Path = readonly (string | number)[];

/** Spoils one place in a body; `other` makes a body whose parts may be inserted. */
export function mutateJson(body: Json, random: Random, other: () => Json): Json {
  const path = random.pick(pathsOf(body));
  const changed = changeAt(body, path, (value) => random.weighted(CHANGES)(value, random, other));
  return changed === GONE ? null : changed;
}

/** As JSON text, with some numbers in forms that only text can have: 1e999, -0, 01. */
export function jsonText(body: Json, random: Random): string {
  const text = JSON.stringify(body) ?? 'null';
  if (!random.chance(0.15)) return text;
  const numbers = [...text.matchAll(/(?<=[[,:])-?[0-9][0-9.]*(?=[\],}])/g)];
  if (numbers.length === 0) return text;
  const { index, 0: number } = random.pick(numbers);
  return text.slice(0, index) + random.pick(EXTREME_NUMBERS) + text.slice(index + number.length);
}

/** A text with brackets or names nested far deeper than in any body. */
export function deepText(random: Random): string {
  const depth = random.size(60_000);
  const [open, inner, close] = random.pick([
    ['[', '', ']'],
    ['{"a":', '1', '}'],
    ['{"polygon":[', '', ']}'],
    ['[{"x":', '0', '}]'],
  ]);
  return open.repeat(depth) + inner + (random.chance(0.7) ? close.repeat(depth) : '');
}

type Change = (value: Json, random: Random, other: () => Json) => Json;

/** Marks a removed value. */
const GONE = Symbol('gone');

const CHANGES: readonly (readonly [number, Change])[] = [
  [4, (_value, random) => random.pick(VALUES)],
  [3, (value, random) => (typeof value === 'number' ? numberNear(value, random) : random.pick(VALUES))],
  [
    3,
    (value, random, other) =>
      typeof value === 'string' ? mutateText(value, random, () => jsonOf(other())) : jsonOf(value),
  ],
  [2, () => GONE],
  [2, (_value, random, other) => partOf(other(), random)],
  [1, (value) => [value]],
  [1, (value) => ({ value })],
  [2, repeatElements],
  [1, (value, random) => (Array.isArray(value) ? shuffled(value, random) : value)],
  [2, addName],
];

const VALUES: readonly Json[] = [
  ...[
    0,
    -0,
    1,
    -1,
    0.1,
    1e-7,
    5e-324,
    100,
    101,
    4000,
    4001,
    20_000,
    1e6,
    -1e6,
    1_000_001,
    2 ** 31,
    2 ** 53,
    1e21,
    1e308,
  ],
  ...[-1e308, '', ' ', '0', '5', 'NaN', 'true', 'squares', '\u0000', '\ud800', '🛁', '</script>', 'x'.repeat(5000)],
  ...[true, false, null, [], {}, [[]], [null], [[0, 0]], [[0, 0, 0]], { x: 1 }, { x: 0, y: 0, w: 1, h: 1 }, [1, 2, 3]],
];

function numberNear(value: number, random: Random): number {
  const near = [-value, value / 10, value * 10, value + 1, value - 1, value + 1e-9, value * 1.0001, value + 0.5];
  return random.pick(near);
}

/** Repeats up to and beyond the limits of corners and cutouts. */
function repeatElements(value: Json, random: Random): Json {
  if (!Array.isArray(value) || value.length === 0) return Array(random.size(600)).fill(value);
  const extra = Array.from({ length: random.size(600) }, () => random.pick(value));
  return [...value, ...extra];
}

const NAMES = [
  'x',
  'tileSize',
  'tilesize',
  'joint',
  'gapMm',
  'outline',
  'polygon',
  'holes',
  'constructor',
  '__proto__',
  '',
];

function addName(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [random.pick(NAMES)]: value };
  // From entries, because assigning to __proto__ would not add a name.
  const entries = [...Object.entries(value), [random.pick(NAMES), random.pick(VALUES)] as const];
  return Object.fromEntries(entries);
}

function shuffled(values: readonly Json[], random: Random): Json[] {
  const copy = [...values];
  for (let place = copy.length - 1; place > 0; place -= 1) {
    const other = random.below(place + 1);
    [copy[place], copy[other]] = [copy[other], copy[place]];
  }
  return copy;
}

/** Every path in a value, including the root; of long lists only the first few. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? [...value.entries()].slice(0, 8) : Object.entries(value);
  return [path, ...inner.flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function partOf(value: Json, random: Random): Json {
  return random
    .pick(pathsOf(value))
    .reduce<Json>((inside, key) => (inside as Record<string | number, Json>)[key], value);
}

function changeAt(value: Json, path: Path, change: (value: Json) => Json): Json {
  if (path.length === 0) return change(value);
  const [first, ...rest] = path;
  if (Array.isArray(value)) {
    const members = value.map((member, place) => (place === first ? changeAt(member, rest, change) : member));
    return members.filter((member) => member !== GONE);
  }
  const entries = Object.entries(value as Record<string, Json>).map(
    ([name, member]) => [name, name === first ? changeAt(member, rest, change) : member] as const,
  );
  return Object.fromEntries(entries.filter(([, member]) => member !== GONE));
}

function jsonOf(value: Json): string {
  return JSON.stringify(value) ?? '';
}
