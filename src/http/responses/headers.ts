// Media types, and the headers of every answer.

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const CSS_TYPE = 'text/css; charset=utf-8';
export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

export const COMMON_HEADERS: readonly string[] = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'Content-Disposition, ETag, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id',
  'x-content-type-options',
  'nosniff',
];
