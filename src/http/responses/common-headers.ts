// What every answer carries.

import type { HeaderList } from './representation.ts';

export const COMMON_HEADERS: HeaderList = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id',
  'x-content-type-options',
  'nosniff',
];
