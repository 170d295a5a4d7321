// Laws that hold for every answer to any request.

import type { Answer } from './answers.ts';
import { brokenByDrawing, brokenByPlan } from './plan-laws.ts';
import { type FuzzRequest, pathOf } from './request.ts';

/** A law that an answer broke. */
export interface Breach {
  readonly law: string;
  readonly detail: string;
}

/** Documented statuses by address and method. */
export type Documented = ReadonlyMap<string, ReadonlySet<number>>;

/** Reads the statuses of the addresses for planning from the interface description. */
export function documentedStatuses(document: string): Documented {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses?: object }>> };
  const found = new Map<string, ReadonlySet<number>>();
  for (const path of ['/api/plan', '/api/plan/patterns', '/api/compare']) {
    for (const [method, { responses = {} }] of Object.entries(paths[path])) {
      found.set(`${method.toUpperCase()} ${path}`, new Set(Object.keys(responses).map(Number)));
    }
  }
  return found;
}

/** Statuses of other addresses, and of invalid HTTP. */
const ELSEWHERE = new Set([200, 204, 304, 308, 400, 404, 405, 408, 413, 414, 415, 431]);

/** The law that an answer breaks, or undefined for a good one. */
export function breachOf(request: FuzzRequest, answer: Answer, documented: Documented): Breach | undefined {
  return (
    brokenStatus(request, answer, documented) ??
    brokenCommon(answer) ??
    (answer.status >= 400 ? brokenRefusal(request, answer) : brokenContent(request, answer))
  );
}

function brokenStatus(request: FuzzRequest, { status, body }: Answer, documented: Documented): Breach | undefined {
  if (status >= 500) return { law: 'no answer of 500 and above', detail: `${status}: ${body.slice(0, 300)}` };
  const method = request.kind === 'bytes' ? '' : request.method.replace('HEAD', 'GET');
  const statuses = documented.get(`${method} ${pathOf(request)}`) ?? ELSEWHERE;
  return statuses.has(status) ? undefined : { law: 'statuses are documented', detail: `${status} is not` };
}

function brokenCommon({ headers, status }: Answer): Breach | undefined {
  if (headers.get('access-control-allow-origin') !== '*')
    return { law: 'every page may read answers', detail: 'no CORS' };
  if (status === 405 && !headers.has('allow')) return { law: 'a 405 lists methods', detail: 'no Allow' };
  if (headers.get('x-content-type-options') !== 'nosniff')
    return { law: 'answers are not sniffed', detail: 'no nosniff' };
  return undefined;
}

/** Words that would reveal internals. */
const INTERNALS = /node_modules|\.ts\b|\.js:|\bat \S+ \(|TypeError|RangeError|SyntaxError|FST_ERR|HPE_|\[object /;

function brokenRefusal(request: FuzzRequest, { status, headers, body }: Answer): Breach | undefined {
  const refuse = (detail: string) => ({
    law: 'refusals are short JSON that is not cached',
    detail: `${status}: ${detail}`,
  });
  if (headers.get('cache-control') !== 'no-store') return refuse(`Cache-Control ${headers.get('cache-control')}`);
  if (request.kind === 'http' && request.method === 'HEAD') return undefined;
  const type = headers.get('content-type') ?? '';
  // People open addresses of the planner, so the refusal is a page.
  if (pathOf(request).startsWith('/planner/') && type.startsWith('text/html')) return undefined;
  if (!type.startsWith('application/json')) return refuse(`Content-Type ${type}`);
  const { error } = parsed(body) ?? {};
  if (typeof error !== 'string' || error === '' || error.length > 500) return refuse(body.slice(0, 600));
  // Quoted text of the caller may contain anything, so only the rest is checked.
  const own = error.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return INTERNALS.test(own) ? { law: 'refusals reveal no internals', detail: error } : undefined;
}

function brokenContent(request: FuzzRequest, answer: Answer): Breach | undefined {
  if (answer.status !== 200 || answer.body === '') return undefined;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/svg+xml')) return brokenByDrawing(answer.body);
  if (!type.startsWith('application/json')) return undefined;
  const value = parsed(answer.body);
  if (value === undefined) return { law: 'JSON answers are JSON', detail: answer.body.slice(0, 200) };
  return isPlan(request, value) ? brokenByPlan(value) : undefined;
}

function isPlan(request: FuzzRequest, value: Record<string, unknown>): boolean {
  return pathOf(request) === '/api/plan' || 'tiles' in value;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller decides which law that breaks.
    return undefined;
  }
}
