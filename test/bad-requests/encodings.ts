// Queries that are badly encoded, or encoded twice, or in something other than UTF-8.

import { type BadRequest, query, ROOM } from './row.ts';

/** Texts that cannot be decoded in any position. */
const UNDECODABLE: readonly [about: string, text: string][] = [
  ['a stray %', '%'],
  ['a % and one digit', '%4'],
  ['a % and no digits', '%zz'],
  ['a percentage', '50%+off'],
  ['the escape of another language', '%u0041'],
  ['an overlong slash', '%c0%af'],
  ['an overlong slash of three bytes', '%e0%80%af'],
  ['an overlong NUL of four bytes', '%f0%80%80%80'],
  ['an overlong NUL of two bytes', '%c0%80'],
  ['half a surrogate pair', '%ed%a0%80'],
  ['two halves of a surrogate pair', '%ed%a0%bd%ed%b8%80'],
  ['half a euro sign', '%e2%82'],
  ['a continuation without a beginning', '%80'],
  ['a byte order mark of UTF-16', '%fe%ff'],
  ['beyond Unicode', '%f4%90%80%80'],
  ['Latin-1', 'caf%e9'],
  ['a NUL and a stray %', '%00%zz'],
  ['a line end and a stray %', '%0d%0aSet-Cookie:+x=y%'],
  ['a right-to-left override and a stray %', '%e2%80%ae%'],
];

const undecodable = UNDECODABLE.flatMap(([about, text]) => [
  query(`${about} in a value`, `${ROOM}&color=${text}`, 'encoding-invalid', 'UTF-8', '%25', 'two hex digits'),
  query(`${about} in a name`, `${ROOM}&${text}=1`, 'encoding-invalid', 'UTF-8', '%25', 'two hex digits'),
]);

export const ENCODINGS: readonly BadRequest[] = [
  ...undecodable,
  query('an outline that cannot be decoded', 'outline=E180+%ff', 'encoding-invalid', 'outline', 'UTF-8', '%25'),
  query('an outline encoded twice', 'outline=E180%2520S240%2520W180%2520N240', 'outline-wall', 'Wall 1', 'E180%20S240'),
  query('a plus encoded', 'outline=E180%2BS240%2BW180%2BN240', 'outline-wall', 'Wall 1', 'E180+S240'),
  query('a plus encoded twice', 'outline=E180%252BS240', 'outline-wall', 'Wall 1', 'E180%2BS240'),
  query('a NUL in the outline', 'outline=E180%00+S240+W180+N240', 'outline-wall', 'Wall 1', '\\u0000'),
  query('a NUL in a name', `${ROOM}&tileSize%00=200`, 'parameter-unknown', '\\u0000', 'Did you mean tileSize'),
  query(
    'a byte order mark before a name',
    '%ef%bb%bfoutline=E180+S240+W180+N240',
    'parameter-unknown',
    'Did you mean outline',
  ),
  query('a zero-width space in a name', `${ROOM}&tile%e2%80%8bSize=200`, 'parameter-unknown', '\\u200b', 'tileSize'),
  query('a Cyrillic letter in a name', `${ROOM}&l%d1%96nk=false`, 'parameter-unknown', 'Did you mean link'),
  query('HTML entities', `${ROOM}&color=%26%2335;fff`, 'color-invalid', 'color', 'hex'),
  query('a quoted value', 'outline=%22E180+S240+W180+N240%22', 'outline-wall', 'Wall 1', 'E180'),
  query('JSON in the query', '%7B%22outline%22:%22E180+S240+W180+N240%22%7D', 'parameter-unknown', 'outline'),
  query('form data in Latin-1', `${ROOM}&pattern=mozaik%e1`, 'encoding-invalid', 'pattern', 'UTF-8'),
  query('an emoji', `${ROOM}&pattern=%f0%9f%a7%b1`, 'pattern-unknown', '🧱', 'squares'),
  query(
    'an emoji cut in two by the limit',
    `${ROOM}&pattern=${'%f0%9f%a7%b1'.repeat(100)}`,
    'pattern-unknown',
    '🧱',
    'squares',
  ),
  query('combining characters', `${ROOM}&pattern=${'z%cc%88'.repeat(200)}`, 'pattern-unknown', 'squares'),
  query('line separators', `${ROOM}&pattern=a%e2%80%a8b%e2%80%a9c`, 'pattern-unknown', '\\u2028', '\\u2029', 'squares'),
  query('escape codes of terminals', `${ROOM}&pattern=%1b%5b31mred`, 'pattern-unknown', '\\u001b', 'squares'),
  query('a delete character', `${ROOM}&pattern=%7f`, 'pattern-unknown', '\\u007f', 'squares'),
  query('a C1 control', `${ROOM}&pattern=%c2%85`, 'pattern-unknown', '\\u0085', 'squares'),
];
