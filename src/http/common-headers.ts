// What every answer carries, whoever sends it.

import type { HeaderList } from './serve/index.ts';

export const COMMON_HEADERS: HeaderList = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id',
  'x-content-type-options',
  'nosniff',
];
