// Requests that only look bad, with nonsense in headers or oddly written addresses. They are answered like any other.

import { JSON_HEADERS, PLAN, ROOM, ROOM_FIELDS } from './row.ts';

/** A request that must succeed, with the status it gets. */
interface Harmless {
  readonly name: string;
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

const URL = `${PLAN}?${ROOM}&link=false`;
const HEADERS: readonly [name: string, value: string][] = [
  ['if-none-match', 'garbage'],
  ['if-none-match', '"'],
  ['if-none-match', 'W/'],
  ['if-none-match', `"${'x'.repeat(5000)}"`],
  ['if-none-match', '"a", "b", "c"'],
  ['if-modified-since', 'never'],
  ['if-match', '"x"'],
  ['range', 'bytes=0-1'],
  ['range', 'bytes=-'],
  ['range', 'lines=9-1'],
  ['accept-encoding', ''],
  ['accept-encoding', 'nonsense;q=x'],
  ['accept-encoding', 'br;q=0, gzip;q=0, *;q=0'],
  ['accept-encoding', ';;;,,,q=1'],
  ['accept-encoding', 'gzip;q=999999999999'],
  ['accept', 'image/png'],
  ['accept', '*'],
  ['accept-language', 'xx;q=9'],
  ['expect', 'nonsense'],
  ['expect', '100-continue'],
  ['host', '<script>'],
  ['host', 'evil.example:99999'],
  ['x-forwarded-for', '1.2.3.4, , <script>, ::::'],
  ['x-forwarded-host', 'evil.example'],
  ['x-request-id', '<b>'],
  ['origin', 'null'],
  ['referer', 'javascript:alert(1)'],
  ['cookie', '__proto__=1; a'],
  ['authorization', 'Bearer x'],
  ['content-type', 'nonsense'],
  ['content-encoding', 'gzip'],
  ['upgrade', 'websocket'],
  ['purpose', '<b>'],
  ['te', 'trailers, deflate;q=0.5'],
];

export const HARMLESS: readonly Harmless[] = [
  ...HEADERS.map(([name, value], i) => ({
    name: `${i + 1}: ${name}: ${value.slice(0, 40)}`,
    url: URL,
    headers: { [name]: value },
    status: 200,
  })),
  { name: 'a body that comes with a GET', url: URL, headers: { 'content-type': 'x/y' }, body: '{', status: 200 },
  { name: 'a whole address, as for a proxy', url: `http://evil.example${URL}`, status: 200 },
  { name: 'a joint of minus zero', url: `${URL}&joint=-0`, status: 200 },
  { name: 'zeros before a number', url: `${URL}&joint=0003.000`, status: 200 },
  { name: 'empty parts of a query', url: `${PLAN}?&&${ROOM}&&link=false&`, status: 200 },
  { name: 'an encoded name', url: `${PLAN}?%6futline=E180+S240+W180+N240&link=false`, status: 200 },
  { name: 'a colour behind %23', url: `${URL}&color=%23FfF`, status: 200 },
  { name: 'line ends in an outline', url: `${PLAN}?outline=E180%0d%0aS240%09W180%20%20N240&link=0`, status: 200 },
  { name: 'a cutout outside', url: `${URL}&subtract=900,900,5,5`, status: 200 },
  {
    name: 'a thousand headers',
    url: URL,
    headers: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x-${i}`, 'y'])),
    status: 200,
  },
  { name: 'a question', method: 'OPTIONS', url: PLAN, status: 204 },
  {
    name: 'a byte order mark before JSON',
    method: 'POST',
    url: PLAN,
    headers: JSON_HEADERS,
    body: `\ufeff{${ROOM_FIELDS},"link":false}`,
    status: 200,
  },
  {
    name: 'a joint by both of its names',
    method: 'POST',
    url: PLAN,
    headers: JSON_HEADERS,
    body: `{${ROOM_FIELDS},"joint":3,"gapMm":3.0,"link":false}`,
    status: 200,
  },
];
