// POST bodies that are not JSON, not an object, not UTF-8, compressed, of another type, or sent with a query.

import { gzipSync } from 'node:zlib';
import { type BadRequest, body, JSON_HEADERS, PLAN, ROOM, ROOM_FIELDS } from './row.ts';

const GOOD = `{${ROOM_FIELDS},"link":false}`;
const EXAMPLE = '{"outline":"E400 S300 W400 N300"}';

/** Texts that are nearly JSON. */
const NOT_JSON: readonly [about: string, text: string, where?: string][] = [
  ['no quotes', '{outline:E180}', 'character 2, at "outline:E180}"'],
  ['single quotes', "{'outline':'E180 S240 W180 N240'}"],
  ['a comma at the end', `{${ROOM_FIELDS},}`, 'character 34'],
  ['two commas', `{${ROOM_FIELDS},,"link":false}`],
  ['a comment', `{${ROOM_FIELDS}/* a room */}`],
  ['a comment after it', `${GOOD}// a room`],
  ['something after it', `${GOOD}x`],
  ['two of them', `${GOOD}${GOOD}`],
  ['lines of JSON', `${GOOD}\n${GOOD}\n`],
  ['cut off', `{${ROOM_FIELDS}`],
  ['cut off in a text', '{"outline":"E180 S240'],
  ['cut off after a name', '{"outline":', 'it ends too early'],
  ['an open brace', '{'],
  ['a closing brace', '}'],
  ['not a number', `{${ROOM_FIELDS},"joint":NaN}`, 'the character "N" is not allowed'],
  ['infinity', `{${ROOM_FIELDS},"joint":Infinity}`],
  ['nothing by name', `{${ROOM_FIELDS},"joint":undefined}`],
  ['a hexadecimal number', `{${ROOM_FIELDS},"joint":0x03}`],
  ['a zero before a number', `{${ROOM_FIELDS},"joint":03}`],
  ['a plus before a number', `{${ROOM_FIELDS},"joint":+3}`],
  ['a number without decimals', `{${ROOM_FIELDS},"joint":3.}`],
  ['a point before a number', `{${ROOM_FIELDS},"joint":.5}`],
  ['a truth value of another language', `{${ROOM_FIELDS},"link":False}`],
  ['a line end in a text', '{"outline":"E180 S240\nW180 N240"}'],
  ['a NUL in a text', '{"outline":"E180\0"}'],
  ['a NUL after it', `${GOOD}\0`],
  ['a wrong escape', '{"outline":"E180\\x20S240"}'],
  ['half an escape', '{"outline":"E180\\u00"}'],
  ['no text but spaces', '   \n\t '],
  ['a form', 'outline=E180+S240+W180+N240'],
  ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['YAML', 'outline: E180 S240 W180 N240'],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a byte order mark in the middle', `{\ufeff${ROOM_FIELDS}}`],
  ['full-width braces', `｛${ROOM_FIELDS}｝`],
  ['typographic quotes', '{“outline”:“E180 S240 W180 N240”}'],
  ['a giant word', 'x'.repeat(200_000)],
];

/** JSON that is not an object. */
const NOT_OBJECTS: readonly [about: string, text: string][] = [
  ['null', 'null'],
  ['a truth value', 'true'],
  ['a number', '7'],
  ['a number without end', '1e999'],
  ['a text', '"E180 S240 W180 N240"'],
  ['a list', '[]'],
  ['a list of requests', `[${GOOD}]`],
  ['a deep list', '['.repeat(100_000) + ']'.repeat(100_000)],
];

const deepObject = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
const deepList = '['.repeat(100_000) + ']'.repeat(100_000);

const NOT_UTF8: readonly [about: string, bytes: Buffer][] = [
  ['an invalid byte', Buffer.from([0x7b, 0xff, 0x7d])],
  ['Latin-1', Buffer.from('{"outline":"E180","pattern":"mozaiká"}', 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${GOOD}`, 'utf16le')],
  ['an overlong slash', Buffer.from([...Buffer.from('{"a":"'), 0xc0, 0xaf, ...Buffer.from('"}')])],
  ['half a surrogate pair', Buffer.from([...Buffer.from('{"a":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
  ['half a character', Buffer.from([...Buffer.from('{"a":"'), 0xe2, 0x82])],
  ['compressed without saying so', gzipSync(GOOD)],
];

/** A POST with headers of its own. */
function typed(name: string, headers: Readonly<Record<string, string>>, code: string, ...words: string[]): BadRequest {
  return { name: `POST ${name}`, method: 'POST', url: PLAN, headers, body: GOOD, status: 415, code, words };
}

const TYPES: readonly string[] = [
  'text/plain',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/json5',
  'application/jsonl',
  'application/ld+json',
  'application/vnd.api+json',
  'json',
  'nonsense',
  '*/*',
  'application/*',
  '/',
  ';',
  ' ',
  'application/',
  'application/json/',
  'application / json',
  'text/plain; x=application/json',
  'application/jsonp',
];

const CHARSETS = ['utf-16', 'iso-8859-1', 'latin1', 'windows-1250', 'utf-7', 'x', ''];
const CODINGS = [
  'gzip',
  'br',
  'deflate',
  'zstd',
  'compress',
  'x-gzip',
  'gzip, gzip',
  'identity, gzip',
  'nonsense',
  '*',
];

export const BODIES: readonly BadRequest[] = [
  body('nothing', '', 'body-empty', 'body is empty', EXAMPLE),
  ...NOT_JSON.map(([about, text, where = '']) =>
    body(about, text, 'body-not-json', 'body is not JSON', where, EXAMPLE),
  ),
  ...NOT_OBJECTS.map(([about, text]) => body(about, text, 'body-not-object', 'JSON object', EXAMPLE)),
  ...NOT_UTF8.map(([about, bytes]) => body(about, bytes, 'body-not-utf8', 'UTF-8', EXAMPLE)),
  body('a deep object', deepObject, 'parameter-unknown', '"a"'),
  body('a deep list for a field', `{"polygon":${deepList}}`, 'corner-invalid', 'Corner 1', '[x, y]'),
  body(
    'a deep list for holes',
    `{${ROOM_FIELDS},"holes":${deepList}}`,
    'corner-invalid',
    'Corner 1',
    'holes',
    '[x, y]',
  ),
  body(
    'a deep list for a parameter',
    `{${ROOM_FIELDS},"parameters":{"tileSize":${deepList}}}`,
    'parameter-invalid',
    'tileSize',
    '10',
    '4000',
  ),
  body(
    'a deep list for each side of squares',
    `{${ROOM_FIELDS},"parameters":{"tileWidth":${deepList},"tileHeight":${deepObject}}}`,
    'parameter-unknown',
    'tileWidth',
    'tileSize',
  ),
  body(
    'a deep list for the offset of stacked rectangles',
    `{${ROOM_FIELDS},"pattern":"stack-bond","parameters":{"offset":${deepList}}}`,
    'pattern-unknown',
    'bricks with offset 0',
  ),
  body('a deep list for a mistyped name', `{${ROOM_FIELDS},"strat":${deepList}}`, 'parameter-unknown', 'start'),
  body('a deep object for a text', `{"outline":${deepObject}}`, 'outline-not-text', 'outline', 'text'),
  body('a deep object for a start', `{${ROOM_FIELDS},"start":${deepObject}}`, 'start-invalid', 'start', '{x, y}'),
  body(
    'everything wrong at once',
    '{"outline":1,"polygon":2,"holes":3,"subtract":4,"pattern":5,"parameters":6,"joint":"a","gapMm":"b","color":7,"gapColor":8,"start":9,"width":"c","walls":1,"format":2,"inlineSvg":3,"credit":4,"link":5,"lang":6}',
    'outline-not-text',
    'outline',
    'more mistakes',
    'errors',
  ),
  body(
    'a thousand wrong corners',
    `{"polygon":${JSON.stringify(Array(500).fill('x'))}}`,
    'corner-invalid',
    'Corner 1',
    '499 more mistakes',
    'errors',
  ),
  ...TYPES.map((type) =>
    typed(`of type "${type}"`, { 'content-type': type }, 'content-type', 'JSON', 'Content-Type: application/json'),
  ),
  typed('without a type', {}, 'content-type', 'JSON', 'Content-Type: application/json'),
  ...CHARSETS.map((charset) =>
    typed(
      `in charset "${charset}"`,
      { 'content-type': `application/json; charset=${charset}` },
      'content-type',
      'UTF-8',
      'Content-Type: application/json',
    ),
  ),
  ...CODINGS.map((coding) =>
    typed(
      `in coding "${coding}"`,
      { ...JSON_HEADERS, 'content-encoding': coding },
      'content-encoding',
      'Compressed',
      'without Content-Encoding',
    ),
  ),
  ...[ROOM, 'lang=pl', 'x', '&', '%zz', `${ROOM}&${ROOM}`].map((text) => ({
    ...body(`with the query ${text}`, GOOD, 'query-beside-body', 'POST', 'JSON body', 'nothing after the ?'),
    url: `${PLAN}?${text}`,
  })),
];
