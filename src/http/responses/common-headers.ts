// What every answer carries, whoever sends it.

import type { HeaderList } from './index.ts';

/** Of them, what an answer needs that has no body: the caller's own copy has the rest. */
export const HEADERS_WITHOUT_BODY: HeaderList = ['access-control-allow-origin', '*'];

export const COMMON_HEADERS: HeaderList = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id',
  'x-content-type-options',
  'nosniff',
];
