// Responses that several operations share: not modified, and all refusals that do not depend on the plan.

import { SERVICE_LIMITS } from '../fields/service-limits.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { grouped } from '../values/numbers.ts';
import { countedHeaders, freeHeaders } from './openapi-headers.ts';
import { SERVICE_REFUSALS, type ServiceRefusal } from './service-refusals.ts';

const { queryCharacters, bodyBytes, requestsPerMinute } = SERVICE_LIMITS;
const BODY = `${bodyBytes / 1024} KB`;
const QUERY = `${grouped(queryCharacters)} characters`;

/** A refusal of the service with its status. */
interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  /** A real body of this refusal. */
  readonly body: { readonly error: string; readonly code?: string };
  readonly headers: Readonly<Record<string, Schema>>;
}

function bodyOf({ error, code }: ServiceRefusal): Refusal['body'] {
  return { error, code };
}

const REFUSALS: readonly Refusal[] = [
  {
    status: 401,
    name: 'WrongKey',
    description:
      'A key or a signed address that is wrong, expired or no longer valid, where the operator gives keys to partners. No key is needed: without one the request is answered.',
    body: bodyOf(SERVICE_REFUSALS.unknownKey),
    headers: countedHeaders('WWW-Authenticate'),
  },
  {
    status: 405,
    name: 'MethodNotAllowed',
    description: 'The address does not support this method; Allow lists those that it supports.',
    body: {
      error: '/api/plan does not support DELETE; send a GET request, or a POST with a JSON body.',
      code: 'method-not-allowed',
    },
    headers: countedHeaders('Allow'),
  },
  {
    status: 408,
    name: 'TooSlow',
    description: 'The request did not arrive in time.',
    body: bodyOf(SERVICE_REFUSALS.tooSlow),
    headers: freeHeaders(),
  },
  {
    status: 413,
    name: 'BodyTooLarge',
    description: `The body is larger than ${BODY}.`,
    body: bodyOf(SERVICE_REFUSALS.bodyTooLarge),
    headers: countedHeaders(),
  },
  {
    status: 414,
    name: 'QueryTooLong',
    description: `The query is longer than ${QUERY}; POST the same fields as a JSON body.`,
    body: {
      error: `The query string has 9000 characters and may have at most ${queryCharacters}; send the same fields as the JSON body of a POST to /api/plan.`,
      code: 'query-too-long',
    },
    headers: countedHeaders(),
  },
  {
    status: 415,
    name: 'NotJson',
    description: 'The body was not sent as application/json.',
    body: bodyOf(SERVICE_REFUSALS.notJson),
    headers: countedHeaders(),
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: `More than ${requestsPerMinute} requests in a minute from one address (the operator may set another limit, see RateLimit-Policy). A request counts as one for each 100 ms of processor time that it is estimated to take, and an address may have four that count as more than one in progress at a time. Refused requests count too. Wait as long as Retry-After says.`,
    body: {
      error: `More than ${requestsPerMinute} requests came from your address within a minute; send the next one in 12 s (Retry-After), or run the service yourself.`,
      code: 'rate-limited',
    },
    headers: countedHeaders('Retry-After'),
  },
  {
    status: 431,
    name: 'HeadersTooLarge',
    description: 'The headers of the request, or its address, are longer than the service reads.',
    body: bodyOf(SERVICE_REFUSALS.headTooLarge),
    headers: freeHeaders(),
  },
  {
    status: 500,
    name: 'Fault',
    description:
      'The service failed, though the request may be fine. The fault is logged; quote X-Request-Id when you report it.',
    body: bodyOf(SERVICE_REFUSALS.fault),
    headers: freeHeaders(),
  },
  {
    status: 503,
    name: 'Busy',
    description:
      'Too many plans are waiting; send the request again after as many seconds as Retry-After says. Or this request needs more processor time than one may take (code too-slow).',
    body: {
      error: 'Too many plans are waiting; send the request again in 1 s.',
      code: 'busy',
    },
    headers: freeHeaders('Retry-After'),
  },
];

const UNCHANGED = 'The copy that the client has under this ETag is still valid; there is no body.';

/** The shared responses, as components. */
export const SHARED_RESPONSES: Readonly<Record<string, Schema>> = {
  NotModified: { description: UNCHANGED, headers: countedHeaders('ETag', 'Vary') },
  PageNotModified: { description: UNCHANGED, headers: freeHeaders('ETag', 'Vary') },
  ...Object.fromEntries(
    REFUSALS.map(({ name, description, body, headers }) => [
      name,
      {
        description,
        headers,
        content: { 'application/json': { schema: refTo('schemas', 'Error'), example: body } },
      },
    ]),
  ),
};

/** References to the shared refusals with these statuses. */
export function refusals(...statuses: readonly number[]): Readonly<Record<string, Schema>> {
  const chosen = REFUSALS.filter(({ status }) => statuses.includes(status));
  return Object.fromEntries(chosen.map(({ status, name }) => [status, refTo('responses', name)]));
}
