// Names: of another pattern, unknown, mistyped, repeated, empty, too many, and wrong separators.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS } from './row.ts';

/** Mistyped names, and the intended ones. */
const MEANT: readonly [sent: string, meant: string, value?: string][] = [
  ['tilesize', 'tileSize'],
  ['TileSize', 'tileSize'],
  ['tile_size', 'tileSize'],
  ['tile-size', 'tileSize'],
  ['titleSize', 'tileSize'],
  ['tileSzie', 'tileSize'],
  ['Rotation', 'rotation'],
  ['roation', 'rotation'],
  ['gapMm', 'joint'],
  ['gap', 'joint'],
  ['grout', 'joint'],
  ['Joint', 'joint'],
  ['colour', 'color', 'fff'],
  ['gapcolor', 'gapColor', 'fff'],
  ['gap-color', 'gapColor', 'fff'],
  ['LINK', 'link', 'false'],
  ['inlineSVG', 'inlineSvg', 'true'],
  ['language', 'lang', 'pl'],
  ['strat', 'start', '0,0'],
  ['widht', 'width', '800'],
  ['formt', 'format', 'svg'],
  ['creditt', 'credit', 'false'],
  ['hole', 'holes'],
  ['substract', 'subtract'],
  ['wall', 'walls'],
];

const QUERY_NAMES = [
  'outline',
  'polygon',
  'holes',
  'subtract',
  'pattern',
  'joint',
  'color',
  'gapColor',
  'start',
  'width',
];
const GOOD: Readonly<Record<string, string>> = {
  outline: 'E180+S240+W180+N240',
  polygon: '0,0+180,0+180,240',
  holes: '10,10+20,10+20,20',
  subtract: '10,10,20,20',
  pattern: 'squares',
  joint: '3',
  color: 'fff',
  gapColor: '000',
  start: '0,0',
  width: '800',
  walls: 'true',
  format: 'json',
  inlineSvg: 'true',
  credit: 'true',
  link: 'false',
  lang: 'en',
  tileSize: '300',
};

const twice = [...QUERY_NAMES, 'walls', 'format', 'inlineSvg', 'credit', 'link', 'lang', 'tileSize'].map((name) => {
  const rest = name === 'outline' || name === 'polygon' ? '' : `${ROOM}&`;
  return query(`${name} twice`, `${rest}${name}=${GOOD[name]}&${name}=${GOOD[name]}`, 'name-repeated', name, 'once');
});

/** Names that every JavaScript object inherits. */
const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];

/** Parameters of one pattern sent to another. */
const STRANGERS: readonly [pattern: string, name: string, value: string, own: readonly string[]][] = [
  ['squares', 'tileWidth', '200', ['tileSize', 'rotation']],
  ['squares', 'direction', 'vertical', ['tileSize', 'rotation']],
  ['squares-pattern', 'offset', '50', ['tileSize', 'rotation']],
  ['bricks', 'tileSize', '200', ['tileWidth', 'tileHeight', 'offset', 'rotation']],
  ['vertical-bricks', 'direction', 'vertical', ['tileWidth', 'tileHeight', 'offset', 'rotation']],
  ['hexagons', 'tileHeight', '200', ['tileSize', 'rotation']],
  ['flat-top-hexagons', 'angle', '45', ['tileSize', 'rotation']],
  ['diamonds', 'tileWidth', '200', ['tileSize', 'rotation']],
  ['rhombus', 'tileSize', '200', ['tileWidth', 'tileHeight', 'rotation']],
  ['isometric-cubes', 'direction', 'vertical', ['tileSize', 'rotation']],
  ['herringbone', 'angle', '45', ['tileWidth', 'tileHeight', 'direction', 'rotation']],
  ['chevron', 'offset', '50', ['tileWidth', 'tileHeight', 'angle', 'direction', 'rotation']],
];

const queryNames: readonly BadRequest[] = [
  ...MEANT.map(([sent, meant, value = '200']) =>
    query(`${sent} for ${meant}`, `${ROOM}&${sent}=${value}`, 'parameter-unknown', sent, `Did you mean ${meant}`),
  ),
  ...STRANGERS.map(([pattern, name, value, own]) =>
    query(`${name} of ${pattern}`, `${ROOM}&pattern=${pattern}&${name}=${value}`, 'parameter-unknown', name, ...own),
  ),
  ...INHERITED.map((name) => query(name, `${ROOM}&${name}=1`, 'parameter-unknown', name, 'tileSize', 'rotation')),
  ...twice,
  query('a name twice, once encoded', `${ROOM}&joint=3&jo%69nt=3`, 'name-repeated', 'joint', 'once'),
  query('a name three times', `${ROOM}&link=0&link=0&link=0`, 'name-repeated', 'link', '(again with "0")', 'once'),
  query(
    'several rectangles by several names',
    `${ROOM}&subtract=1,1,2,2&subtract=5,5,2,2`,
    'name-repeated',
    'once',
    ';',
  ),
  query(
    'an unknown name',
    `${ROOM}&quantity=7`,
    'parameter-unknown',
    'quantity',
    'squares takes tileSize, rotation as its own',
  ),
  query('an api key', `${ROOM}&apiKey=x`, 'parameter-unknown', 'apiKey', 'leave it out'),
  query('a cache buster', `${ROOM}&_=1700000000`, 'parameter-unknown', '"_"', 'leave it out'),
  query('a campaign', `${ROOM}&utm_source=x`, 'parameter-unknown', 'utm_source', 'leave it out'),
  query('a name of 3,000 letters', `${ROOM}&${'x'.repeat(3000)}=1`, 'parameter-unknown', 'xxxx…', 'tileSize'),
  query('an empty name', `${ROOM}&=5`, 'parameter-unknown', '""', 'tileSize'),
  query('an equals sign', `${ROOM}&=`, 'parameter-unknown', '""', 'tileSize'),
  query('a part without an equals sign', `${ROOM}&link`, 'boolean-invalid', 'link', 'true', 'false'),
  query('an unknown part without an equals sign', `${ROOM}&debug`, 'parameter-unknown', 'debug', 'tileSize'),
  query('a list by brackets', `${ROOM}&start[]=1&start[]=2`, 'parameter-unknown', 'start[]', 'tileSize'),
  query('a list by numbers', `${ROOM}&start[0]=1&start[1]=2`, 'parameter-unknown', 'start[0]', 'tileSize'),
  query('an object by brackets', `${ROOM}&parameters[tileSize]=200`, 'parameter-unknown', 'parameters[tileSize]'),
  query('an object by points', `${ROOM}&start.x=1&start.y=2`, 'parameter-unknown', 'start.x', 'tileSize'),
  query('the parameters of a body', `${ROOM}&parameters=%7B%22tileSize%22:200%7D`, 'parameter-unknown', 'parameters'),
  query('a semicolon as separator', `${ROOM};joint=3`, 'outline-wall', 'Wall 4', 'N240;joint=3'),
  query('an escaped ampersand', `${ROOM}&amp;joint=3`, 'parameter-unknown', 'amp;joint', 'tileSize'),
  query('an encoded ampersand', `${ROOM}%26joint=3`, 'outline-wall', 'Wall 4', 'N240&joint=3'),
  query('an encoded equals sign', 'outline%3DE180+S240+W180+N240', 'parameter-unknown', 'outline=E180'),
  query('a question mark in the query', `?${ROOM}`, 'parameter-unknown', '?outline', 'Did you mean outline'),
  query('a second question mark', `${ROOM}?joint=3`, 'outline-wall', 'Wall 4', 'N240?joint=3'),
  query('a name with spaces', `${ROOM}&tile+size=200`, 'parameter-unknown', 'tile size', 'Did you mean tileSize'),
  query(
    '101 names',
    Array.from({ length: 101 }, (_, i) => `n${i}=1`).join('&'),
    'too-many-names',
    '101 names',
    'at most 100',
  ),
  query('4,000 names', 'a&'.repeat(4000), 'too-many-names', '4000 names', 'at most 100'),
  query(
    'a pattern that is misspelt and its parameters',
    `${ROOM}&patern=chevron&angle=45`,
    'parameter-unknown',
    'Did you mean pattern',
  ),
];

const bodyNames: readonly BadRequest[] = [
  ...MEANT.filter(([, meant]) => meant === 'tileSize' || meant === 'rotation').flatMap(([sent, meant]) => [
    body(`${sent} at the top`, `{${ROOM_FIELDS},"${sent}":200}`, 'parameter-unknown', sent, `parameters.${meant}`),
    body(
      `parameters.${sent}`,
      `{${ROOM_FIELDS},"parameters":{"${sent}":200}}`,
      'parameter-unknown',
      sent,
      `parameters.${meant}`,
    ),
  ]),
  body(
    'tileSize at the top',
    `{${ROOM_FIELDS},"tileSize":200}`,
    'parameter-unknown',
    'tileSize',
    'Did you mean parameters.tileSize',
  ),
  body(
    'the colour of another country',
    `{${ROOM_FIELDS},"colour":"#fff"}`,
    'parameter-unknown',
    'colour',
    'Did you mean color',
  ),
  body(
    'an unknown name',
    `{${ROOM_FIELDS},"quantity":7}`,
    'parameter-unknown',
    'quantity',
    'its fields are outline, polygon',
  ),
  ...STRANGERS.map(([pattern, name, value, own]) =>
    body(
      `${name} of ${pattern}`,
      `{${ROOM_FIELDS},"pattern":"${pattern}","parameters":{"${name}":"${value}"}}`,
      'parameter-unknown',
      name,
      ...own,
    ),
  ),
  ...INHERITED.flatMap((name) => [
    body(name, `{${ROOM_FIELDS},"${name}":{"lang":"pl"}}`, 'parameter-unknown', name),
    body(
      `parameters.${name}`,
      `{${ROOM_FIELDS},"parameters":{"${name}":1}}`,
      'parameter-unknown',
      name,
      'tileSize',
      'rotation',
    ),
  ]),
  body(
    'parameters.joint',
    `{${ROOM_FIELDS},"parameters":{"joint":3}}`,
    'parameter-unknown',
    'joint',
    'beside parameters',
  ),
  body('an empty name', `{${ROOM_FIELDS},"":1}`, 'parameter-unknown', '""'),
  body('a name twice', `{${ROOM_FIELDS},"lang":"en","lang":"pl"}`, 'name-repeated', 'lang', 'once'),
  body(
    'a name twice, once escaped',
    `{${ROOM_FIELDS},"link":true,"l\\u0069nk":false}`,
    'name-repeated',
    'link',
    'once',
  ),
  body('the outline twice', `{${ROOM_FIELDS},${ROOM_FIELDS}}`, 'name-repeated', 'outline', 'once'),
  body(
    'a parameter twice',
    `{${ROOM_FIELDS},"parameters":{"tileSize":200,"tileSize":300}}`,
    'name-repeated',
    'tileSize',
    'once',
  ),
  body('a coordinate twice', `{${ROOM_FIELDS},"start":{"x":1,"y":2,"x":3}}`, 'name-repeated', '"x"', 'once'),
  body('a size twice', `{${ROOM_FIELDS},"subtract":[{"x":1,"y":2,"w":3,"h":4,"h":5}]}`, 'name-repeated', '"h"', 'once'),
  body('a prototype twice', `{${ROOM_FIELDS},"__proto__":1,"__proto__":2}`, 'name-repeated', '__proto__', 'once'),
  body(
    '101 names',
    `{${Array.from({ length: 101 }, (_, i) => `"n${i}":1`).join()}}`,
    'too-many-names',
    '101 names',
    'at most 100',
  ),
  body(
    '10,000 parameters',
    `{${ROOM_FIELDS},"parameters":{${Array.from({ length: 10_000 }, (_, i) => `"n${i}":1`).join()}}}`,
    'too-many-names',
    'parameters',
    '10000 names',
    'at most 100',
  ),
  body('a name of 100,000 letters', `{${ROOM_FIELDS},"${'x'.repeat(100_000)}":1}`, 'parameter-unknown', 'xxxx…'),
];

export const NAMES: readonly BadRequest[] = [...queryNames, ...bodyNames];
