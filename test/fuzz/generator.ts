// Generates the requests of a run: valid ones, spoiled ones and garbage, each from the seed and its number.

import { garbage, mutateBytes } from './byte-mutations.ts';
import { deepText, jsonText, mutateJson } from './json-mutations.ts';
import { type Random, randomAt } from './random.ts';
import { type FuzzRequest, type Header, type HttpRequest, headerValueOf, serialize, targetOf } from './request.ts';
import { mutateText } from './text-mutations.ts';
import { type Field, validRequest } from './valid-requests.ts';

/** The request with this number in the run with this seed. */
export function requestAt(seed: number, number: number): FuzzRequest {
  return requestFrom(randomAt(seed, number));
}

export function requestFrom(random: Random): FuzzRequest {
  return random.weighted(KINDS)(random.part());
}

const KINDS: readonly (readonly [number, (random: Random) => FuzzRequest])[] = [
  [34, queried],
  [30, posted],
  [4, compared],
  [8, postedBytes],
  [8, elsewhere],
  [6, (random) => withOddHeaders(random.chance(0.5) ? posted(random.part()) : queried(random.part()), random)],
  [6, spoiledOnTheWire],
  [2, (random) => ({ kind: 'bytes', bytes: garbage(random, 3000) })],
  [2, (random) => planned(`/api/plan?${garbage(random, 9000).toString('latin1')}`)],
];

/** How often a request is spoiled: not at all, a little, or beyond recognition. */
const TIMES = [0, 0, 1, 1, 1, 2, 3, 8];

/** The draws of every time that a request is spoiled. */
function spoilings(random: Random, least = 0): Random[] {
  const own = random.part();
  return own.kept(Array.from({ length: least + own.pick(TIMES) }, () => own.part()));
}

const LANGUAGE_HEADERS: readonly Header[] = [['Accept-Language', 'pl']];

function planned(target: string, headers: readonly Header[] = []): HttpRequest {
  return { kind: 'http', method: 'GET', target: targetOf(target), headers, body: null };
}

function queried(random: Random): HttpRequest {
  const other = () => queryTextOf(validRequest(random.part()).fields, random);
  let fields = random.kept(validRequest(random.part()).fields);
  const times = spoilings(random);
  for (; times.length > 0 && random.chance(0.8); times.pop())
    fields = spoilFields(fields, times[times.length - 1], other);
  let query = queryTextOf(fields, random);
  for (const own of times) query = mutateText(query, own, other);
  return planned(`/api/plan?${query}`, encodingHeaders(random));
}

function spoilFields(fields: readonly Field[], random: Random, other: () => string): Field[] {
  if (fields.length === 0) return [];
  const place = random.below(fields.length);
  const [name, text] = fields[place];
  const others = fields.filter((_, index) => index !== place);
  return random.weighted<() => Field[]>([
    [8, () => [...others, [name, mutateText(text, random, other)]]],
    [1, () => [...others, [mutateText(name, random, other), text]]],
    [1, () => others],
    [1, () => [...fields, [name, text]]],
    [1, () => [...others, [random.pick(fields)[0], text]]],
  ])();
}

function queryTextOf(fields: readonly Field[], random: Random): string {
  const style = random.weighted<(text: string) => string>([
    [8, encodeQuery],
    [1, encodeAll],
    [1, (text) => text],
  ]);
  return fields.map(([name, text]) => `${style(name)}=${style(text)}`).join('&');
}

/** As browsers do; lone surrogates become the replacement character. */
function encodeQuery(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%20', '+').replaceAll('%2C', ',');
}

function encodeAll(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

const JSON_HEADER: Header = ['Content-Type', 'application/json'];

function postedTo(body: Buffer, headers: readonly Header[], target = '/api/plan'): HttpRequest {
  return { kind: 'http', method: 'POST', target, headers, body };
}

function posted(random: Random): HttpRequest {
  const other = () => validRequest(random.part()).body;
  let body: unknown = Object.fromEntries(random.kept(Object.entries(validRequest(random.part()).body)));
  for (const own of spoilings(random)) body = mutateJson(body, own, other);
  return postedTo(Buffer.from(jsonText(body, random)), [JSON_HEADER, ...encodingHeaders(random)]);
}

/** A comparison of the ways to lay other requests. */
function compared(random: Random): HttpRequest {
  // Without what a comparison refuses.
  const { format, pieces, inlineSvg, colors, pricePerSet, kinds, setOf, stock, ...room } = validRequest(
    random.part(),
  ).body;
  const variants = Array.from({ length: random.between(1, 4) }, () => {
    const { pattern, parameters = {}, start = 'center' } = validRequest(random.part()).body;
    return { pattern, parameters, start };
  });
  const other = () => validRequest(random.part()).body;
  let body: unknown = { ...room, variants };
  for (const own of spoilings(random)) body = mutateJson(body, own, other);
  return postedTo(Buffer.from(jsonText(body, random)), [JSON_HEADER], '/api/compare');
}

function postedBytes(random: Random): HttpRequest {
  if (random.chance(0.1)) return postedTo(Buffer.from(deepText(random)), [JSON_HEADER]);
  if (random.chance(0.1)) return postedTo(garbage(random, 300_000), [JSON_HEADER]);
  const make = () => Buffer.from(JSON.stringify(validRequest(random.part()).body));
  let body: Buffer = make();
  for (const own of spoilings(random, 1)) body = mutateBytes(body, own, make);
  return postedTo(body, [JSON_HEADER]);
}

const PATHS = [
  ...['/', '/api/plan', '/api/plan/', '/api/plan/patterns', '/api/plan/patterns?lang=pl', '/api', '/api/', '/planner/'],
  ...[
    '/planner/AAAAAAAAAAAAAAAAAAAAAA',
    '/planner/AAAAAAAAAAAAAAAAAAAAAA?lang=zh',
    '/docs',
    '/openapi.json',
    '/llms.txt',
  ],
  ...['/robots.txt', '/healthz', '/readyz', '/metrics', '/assets/pages.css', '/favicon.ico', '//api/plan', '/API/plan'],
  ...[
    '/api/plan/patterns?lang=xx',
    '/api/./plan',
    '/api/%70lan',
    '/api/plan;x=1',
    '/%2e%2e/etc/passwd',
    '*',
    '/%',
    '/%ff',
  ],
  ...[
    'http://tiles.example/api/plan?outline=E9+S9+W9+N9',
    'ftp://x/y',
    '/constructor',
    '/__proto__',
    '/planner/__proto__',
  ],
];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH'];

function elsewhere(random: Random): HttpRequest {
  const { fields } = validRequest(random.part());
  let target = random.chance(0.3) ? `/api/plan?${queryTextOf(fields, random)}` : random.pick(PATHS);
  if (random.chance(0.5))
    target = `${target.startsWith('/') ? '/' : ''}${mutateText(target, random, () => '/api/plan/x')}`;
  const method = random.pick(METHODS);
  const body = random.chance(0.2) ? garbage(random, 200) : null;
  const request = planned(target === '' ? '/' : target, LANGUAGE_HEADERS);
  return { ...request, method, body, headers: body && random.chance(0.5) ? [JSON_HEADER] : [] };
}

function encodingHeaders(random: Random): Header[] {
  return random.chance(0.1) ? [['Accept-Encoding', random.pick(['br', 'gzip', 'gzip, deflate, br'])]] : [];
}

const HEADERS: readonly Header[] = [
  ['Accept-Encoding', 'br;q=1, gzip;q=0.5'],
  ['Accept-Encoding', '*;q=0'],
  ['Accept', 'image/svg+xml'],
  ['Content-Type', 'text/plain'],
  ['Content-Type', 'application/json; charset=utf-8'],
  ['Content-Type', 'application/json; charset=latin1'],
  ['Content-Type', 'application/json;;;"'],
  ['Content-Encoding', 'gzip'],
  ['If-None-Match', '*'],
  ['If-None-Match', '"abc", W/"def"'],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=0-1'],
  ['Origin', 'null'],
  ['Sec-Purpose', 'prefetch'],
  ['Purpose', 'prefetch'],
  ['X-Forwarded-For', '1.2.3.4, 2001:db8::1, unknown'],
  ['Forwarded', 'for="_gazonk"'],
  ['Cookie', 'a=b'],
  ['Expect', '100-continue'],
  ['Expect', 'the unexpected'],
  ['Upgrade', 'websocket'],
  ['Connection', 'close'],
  ['Connection', 'upgrade, keep-alive'],
  ['Access-Control-Request-Method', 'POST'],
  ['X-Long', 'x'.repeat(9000)],
  ['__proto__', 'x'],
  ['Accept-Version', '2.0.0'],
];

function withOddHeaders(request: HttpRequest, random: Random): HttpRequest {
  const odd = Array.from({ length: random.between(1, 4) }, (): Header => {
    const [name, value] = random.pick(HEADERS);
    return [name, random.chance(0.5) ? value : headerValueOf(mutateText(value, random, () => 'q=0.5, *'))];
  });
  return { ...request, headers: random.kept([...request.headers, ...odd]) };
}

/** A whole request with spoiled bytes. Never a HEAD: the end of its answer could not be determined. */
function spoiledOnTheWire(random: Random): FuzzRequest {
  const make = () => serialize(random.chance(0.4) ? posted(random.part()) : queried(random.part()));
  let bytes = make();
  for (const own of spoilings(random, 1)) bytes = mutateBytes(bytes, own, make);
  return { kind: 'bytes', bytes };
}
