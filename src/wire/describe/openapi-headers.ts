// The response headers, each described once.

import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { refTo, type Schema } from '../schemas/parts.ts';

const { requestsPerMinute } = SERVICE_LIMITS;

/** A header with its pattern. Headers that are always present are required, so that clients can rely on them. */
export function textHeader(
  description: string,
  example: string,
  pattern: string,
  presence: 'always' | 'sometimes',
): Schema {
  return {
    description,
    ...(presence === 'always' && { required: true }),
    schema: { type: 'string', pattern },
    example,
  };
}

/** All headers by name. */
export const HEADERS: Readonly<Record<string, Schema>> = {
  'Access-Control-Allow-Origin': textHeader('Any page may read the answer.', '*', '^[*]$', 'always'),
  'X-Request-Id': textHeader(
    'Names this request in the logs of the service; quote it when you report a fault. Missing when the request could not be parsed.',
    'req-5f2c',
    '^[A-Za-z0-9_-]+$',
    'sometimes',
  ),
  'Cache-Control': textHeader(
    'How long the answer may be cached: drawings and answers to link=false are public, answers with a planner link private, no-cache, refusals no-store.',
    'public, max-age=86400',
    '^(public, max-age=[0-9]+|private, no-cache|no-store)$',
    'always',
  ),
  ETag: textHeader(
    'A strong validator of a public answer, for If-None-Match; it changes with the request and with the version of the engine.',
    '"k3Jd0aQz"',
    '^"[A-Za-z0-9_-]+([.](br|gzip))?"$',
    'sometimes',
  ),
  Vary: textHeader(
    'The request headers that the answer depends on: Accept too if the request to plan names no format, and of a link.',
    'Accept-Encoding',
    '^(Accept, )?Accept-Encoding$',
    'always',
  ),
  'Content-Encoding': textHeader(
    'Compression of the answer, chosen by Accept-Encoding; absent if it is not compressed.',
    'br',
    '^(br|gzip)$',
    'sometimes',
  ),
  'Server-Timing': textHeader(
    'Milliseconds of each stage that ran: plan (laying and measuring the tiles), reuse (of offcuts), starts (searches for a better start), draw, and wait (for a free thread); kept if the answer came from the cache.',
    'plan;dur=0.42, reuse;dur=0.31, starts;dur=6.20, draw;dur=1.10, wait;dur=0.02',
    '^plan;(desc="kept";)?dur=[0-9]+[.][0-9]+(, (reuse|starts|draw|wait);dur=[0-9]+[.][0-9]+)*$',
    'always',
  ),
  'Content-Disposition': textHeader(
    "The name of a file: attachment for one that is made to be saved, such as format=dxf, inline for format=png. It is the plan's name, or its size and pattern; a name with other letters than those of ASCII is in filename*.",
    'attachment; filename="tilewright-420x350cm-herringbone.dxf"',
    '^(attachment|inline); filename="[ !#-\\[\\]-~]+"(; filename[*]=UTF-8\'\'[A-Za-z0-9!#$&+.^_`|~%-]+)?$',
    'sometimes',
  ),
  'RateLimit-Policy': textHeader(
    'The rate limit: q requests in w seconds from one address, of which expensive ones count as several; default for the API, pages for stored plans. Absent if the service has no limit.',
    `"default";q=${requestsPerMinute};w=60`,
    '^"(default|pages)";q=[0-9]+;w=[0-9]+$',
    'sometimes',
  ),
  RateLimit: textHeader(
    'What remains of it: r requests, and t seconds until the window ends.',
    `"default";r=${requestsPerMinute - 1};t=60`,
    '^"(default|pages)";r=[0-9]+;t=[0-9]+$',
    'sometimes',
  ),
  Link: textHeader(
    'The same plan for programs.',
    '</api/projects/3fJk9QvX2mTz7LbW8sYcRd>; rel="alternate"; type="application/json"',
    '^<[^>]+>; rel="alternate"; type="application/json"$',
    'always',
  ),
  Location: textHeader(
    'Where what is behind the link is answered.',
    '/api/projects/3fJk9QvX2mTz7LbW8sYcRd',
    '^[^ ]*/api/projects/[^ ]+$',
    'always',
  ),
  'Retry-After': {
    description: 'Seconds to wait before sending the request again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 12,
  },
  'WWW-Authenticate': textHeader('What a key is sent as.', 'Bearer', '^Bearer$', 'always'),
  Allow: textHeader(
    'The methods that the address supports.',
    'GET, HEAD, POST, OPTIONS',
    '^[A-Z]+(, [A-Z]+)*$',
    'always',
  ),
};

const EVERYWHERE = ['Access-Control-Allow-Origin', 'X-Request-Id', 'Cache-Control'];
const COUNTED = ['RateLimit-Policy', 'RateLimit'];

function headersOf(names: readonly string[]): Readonly<Record<string, Schema>> {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

/** The headers of a response outside the rate limit: the common ones and the given ones. */
export function freeHeaders(...names: readonly string[]): Readonly<Record<string, Schema>> {
  return headersOf([...EVERYWHERE, ...names]);
}

/** The headers of a response that counts towards the rate limit. */
export function countedHeaders(...names: readonly string[]): Readonly<Record<string, Schema>> {
  return headersOf([...EVERYWHERE, ...COUNTED, ...names]);
}
