// How calls are written as requests: the addresses of the API, and the query of a plan.

import type { Body } from './task.ts';

/** Sends a request to the service; the path begins with `/`. */
export type Send = (path: string, init?: Init) => Promise<Response>;

export interface Init {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const PLAN = '/api/plan';
export const COMPARE = '/api/compare';
export const JOB = '/api/job';
const PROJECTS = '/api/projects/';
const PLANNER = '/planner/';

/** A POST request with a JSON body. */
export function posted(body: unknown): Init {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The path of the plan behind a link to the planner; undefined if it is none. */
export function projectPath(link: string): string | undefined {
  const pathname = URL.canParse(link) ? new URL(link).pathname : '';
  return pathname.startsWith(PLANNER) ? pathname.replace(PLANNER, PROJECTS) : undefined;
}

/** A body as the fields of a query; undefined if it has some that only a body can have. */
export function queryOf({ parameters, ...fields }: Body): Readonly<Record<string, string>> | undefined {
  if ('rooms' in fields) return undefined;
  const all = Object.entries({ ...fields, ...(parameters as Body | undefined) });
  return Object.fromEntries(all.map(([name, value]) => [name, name === 'polygon' ? ring(value) : text(value)]));
}

/** Corners as `x,y x,y`. */
const ring = (corners: unknown) => (corners as readonly number[][]).join(' ');

/** Lists of rectangles, circles and doors as `x,y,w,h;…`, a start as `x,y`. */
function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(';');
  return typeof value === 'object' && value !== null ? Object.values(value).join(',') : String(value);
}
