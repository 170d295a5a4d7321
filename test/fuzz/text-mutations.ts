// Mutations of a text, as people, programs and attackers make them.

import type { Random } from './random.ts';

/** Numbers at the ends of ranges and of arithmetic, and texts that only look like numbers. */
export const EXTREME_NUMBERS = [
  ...['0', '-0', '1', '-1', '0.1', '0.0000001', '99.999', '100', '101', '4000', '4001', '20000', '20001', '65536'],
  ...['1000000', '-1000000', '1000001', '2147483648', '9007199254740993', '1e3', '1e308', '1e999', '-1e999', '5e-324'],
  ...[
    '0x10',
    '1_000',
    '1,5',
    '01',
    '.5',
    '5.',
    '+5',
    '--5',
    '١٢',
    '１２',
    'NaN',
    'Infinity',
    '-Infinity',
    '1'.repeat(400),
  ],
  ...[`0.${'3'.repeat(300)}`, `1${'0'.repeat(200)}`],
];

const TOKENS = [
  ...[
    'E',
    'S',
    'W',
    'N',
    'A',
    'A45:',
    'A-90:100',
    'A720:1',
    'E1',
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    ',',
    ';',
    ':',
    '|',
    '#',
  ],
  ...[
    '%',
    '%2',
    '%zz',
    '%00',
    '%25',
    '%C3%28',
    '%F0%9F',
    '%E2%80%AE',
    '+',
    '&',
    '=',
    '?',
    '/',
    '\\',
    '..',
    '%2e%2e%2f',
  ],
  ...['"', "'", '<', '>', '</script>', '<svg onload=alert(1)>', "'; DROP TABLE projects; --", '$(id)', '{{7*7}}', '$1'],
  ...['true', 'false', 'null', 'undefined', 'best', '[]', '{}', 'constructor', '__proto__', 'toString'],
  ...[
    'é',
    'e\u0301',
    '浴室',
    '🛁',
    '👩‍👩‍👧',
    '\u202e',
    '\ufeff',
    '\u0000',
    '\u007f',
    '\u2028',
    '\ud800',
    'İ',
    'ß',
    '\uffff',
  ],
  ...['squares', 'herringbone', 'svg', 'json', 'png', 'en', 'xx', 'tileSize', 'tilesize', 'rotation', 'gapMm', 'joint'],
];

type Change = (text: string, random: Random, other: () => string) => string;

/** Each changes a text, and may insert parts of another. */
const CHANGES: readonly (readonly [number, Change])[] = [
  [4, replaceNumber],
  [2, nudgeNumber],
  [3, (text, random) => insert(text, random, random.pick(TOKENS))],
  [2, (text, random) => insert(text, random, random.pick(EXTREME_NUMBERS))],
  [2, flipCharacter],
  [2, dropRange],
  [1, (text, random) => text.slice(0, random.below(text.length + 1))],
  [1, repeatRange],
  [2, swapTokens],
  [1, splice],
  [1, (text, random) => (random.chance(0.5) ? text.toUpperCase() : text.toLowerCase())],
  [1, () => ''],
];

/** Spoils a text once; `other` makes a text whose parts may be inserted. */
export function mutateText(text: string, random: Random, other: () => string): string {
  return random.weighted(CHANGES)(text, random, other);
}

const NUMBER = /-?[0-9]+(?:\.[0-9]+)?/g;

function replaceNumber(text: string, random: Random): string {
  return changeNumber(text, random, () => random.pick(EXTREME_NUMBERS));
}

function nudgeNumber(text: string, random: Random): string {
  return changeNumber(text, random, (number) => {
    const changes = [-number, number / 10, number * 10, number + 1, number - 1, number + 0.001, number * 1.0001];
    return String(random.pick(changes));
  });
}

function changeNumber(text: string, random: Random, change: (number: number) => string): string {
  const found = [...text.matchAll(NUMBER)];
  if (found.length === 0) return insert(text, random, change(0));
  const { index, 0: number } = random.pick(found);
  return text.slice(0, index) + change(Number(number)) + text.slice(index + number.length);
}

function insert(text: string, random: Random, token: string): string {
  const place = random.below(text.length + 1);
  return text.slice(0, place) + token + text.slice(place);
}

function flipCharacter(text: string, random: Random): string {
  if (text === '') return '\u0001';
  const place = random.below(text.length);
  const flipped = String.fromCharCode(text.charCodeAt(place) ^ (1 << random.below(random.chance(0.9) ? 7 : 16)));
  return text.slice(0, place) + flipped + text.slice(place + 1);
}

function dropRange(text: string, random: Random): string {
  const place = random.below(text.length + 1);
  return text.slice(0, place) + text.slice(place + random.size(Math.max(2, text.length)));
}

/** Repeats up to and beyond every limit of length. */
function repeatRange(text: string, random: Random): string {
  const place = random.below(text.length + 1);
  const range = text.slice(place, place + random.size(40)) || ' ';
  const times = Math.min(random.size(2000), Math.ceil(20_000 / range.length));
  return text.slice(0, place) + range.repeat(times) + text.slice(place);
}

function swapTokens(text: string, random: Random): string {
  const mark = random.pick([' ', ',', ';', '&', '=']);
  const tokens = text.split(mark);
  const [one, other] = [random.below(tokens.length), random.below(tokens.length)];
  [tokens[one], tokens[other]] = [tokens[other], tokens[one]];
  return tokens.join(mark);
}

function splice(text: string, random: Random, other: () => string): string {
  return text.slice(0, random.below(text.length + 1)) + tailOf(other(), random);
}

function tailOf(text: string, random: Random): string {
  return text.slice(random.below(text.length + 1));
}
