// A mix of typical requests: new and known plans, with and without links, drawings, bodies, mistakes, documents.

import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import type { Request } from './load.ts';

const NAMES = PATTERNS.map(shortNameOf);
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Returns `count` requests; those of another `first` are different. */
export function mixedRequests(first: number, count: number): Request[] {
  return Array.from({ length: count }, (_, i) => mixedRequest(first + i));
}

function mixedRequest(n: number): Request {
  const width = 200 + (n % 400);
  const depth = 150 + ((n * 7) % 300);
  const walk = `E${width} S${depth} W${width} N${depth}`;
  const room = `outline=${walk.replaceAll(' ', '+')}&pattern=${NAMES[n % NAMES.length]}`;
  switch (n % 10) {
    case 0:
    case 1:
    case 2:
      return { path: `/api/plan?${room}&link=false&start=${n % 31},${n % 29}` };
    case 3:
      return { path: `/api/plan?${room}` };
    case 4:
      return { path: `/api/plan?${room}&format=svg`, headers: { 'accept-encoding': 'gzip, br' } };
    case 5:
      return { path: '/api/plan?outline=E420+S180+W160+S170+W260+N350&format=svg' };
    case 6:
      return { method: 'POST', path: '/api/plan', headers: JSON_HEADERS, body: JSON.stringify({ outline: walk }) };
    case 7:
      return { path: `/api/plan?${room}&tileSize=${n}mm` };
    case 8:
      return { path: `/api/plan/patterns?lang=${['en', 'pl', 'es', 'zh'][n % 4]}` };
    default:
      return { path: ['/', '/docs', '/openapi.json', '/llms.txt'][n % 4], headers: { 'accept-encoding': 'br' } };
  }
}
