// The tables about the running service against the service itself: what it counts, and how long answers may be kept.

import type { App } from '../../src/http/app.ts';
import { ELEMENT_SCRIPT, OFFLINE_WORKER } from '../../src/http/routes/documents/assets.ts';
import { STYLESHEET } from '../../src/pages/index.ts';
import { FORMATS } from '../../src/wire/index.ts';
import type { ExampleRequest } from './requests.ts';

export const METRIC_HEADING = ['Metric', 'Kind'];

/** One row for each figure of our own at /metrics; those of Node and the process have documents of their own. */
export async function metricRows(app: App): Promise<string[][]> {
  const text = await app.context.metrics.text();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [`\`${name}\``, kind]);
}

export const CACHE_HEADING = ['Answer', 'Cache-Control', 'ETag'];

const ROOM = 'outline=E180+S240+W180+N240';
const WALK = '"outline":"E180 S240 W180 N240"';

function get(...urls: string[]): ExampleRequest[] {
  return urls.map((url) => ({ method: 'GET', url, headers: {} }));
}

function post(...payloads: string[]): ExampleRequest[] {
  const headers = { 'content-type': 'application/json' };
  return payloads.map((payload) => ({ method: 'POST', url: '/api/plan', headers, payload }));
}

/** One row for each kind of answer; whatever is of one kind must be answered alike. */
export async function cacheRows(app: App): Promise<string[][]> {
  const { plannerUrl } = (await app.inject(`/api/plan?${ROOM}`)).json() as { plannerUrl: string };
  const id = plannerUrl.split('/').at(-1);
  const kinds: readonly (readonly [string, ExampleRequest[]])[] = [
    ['Drawing by GET, `format=svg`', get(`/api/plan?${ROOM}&format=svg`, `/api/plan?${ROOM}&format=svg&link=false`)],
    [
      'Picture by GET, `format=png`; preview of a link',
      get(`/api/plan?${ROOM}&format=png`, `/planner/${id}/preview.png`),
    ],
    ['Plan by GET, `link=false`', get(`/api/plan?${ROOM}&link=false`, `/api/plan?${ROOM}&link=0&inlineSvg=true`)],
    ['Plan by GET with a link', get(`/api/plan?${ROOM}`)],
    ['Any answer to POST', post(`{${WALK}}`, `{${WALK},"link":false}`, `{${WALK},"format":"svg"}`)],
    ['Listing of patterns', get('/api/plan/patterns', '/api/plan/patterns?lang=pl')],
    [
      '`/`, `/gallery`, `/docs` and below, `/search`, `/openapi.json`, `/llms.txt`, `/llms-small.txt`, `/robots.txt`, `/.well-known/security.txt`',
      get(
        '/',
        '/?lang=pl',
        '/gallery',
        '/docs',
        '/docs/api',
        '/search?q=joint',
        '/docs/pictures/planner-dark.webp',
        '/openapi.json',
        '/llms.txt',
        '/llms-small.txt',
        '/robots.txt',
        '/.well-known/security.txt',
      ),
    ],
    [
      'Page of a stored plan, below `/planner/` and `/embed/`; the planner in a frame, `/embed/planner`',
      get(`/planner/${id}`, `/planner/${id}?lang=zh`, `/embed/${id}`, '/embed/planner?tileSize=600'),
    ],
    [
      'Plan behind a link, in any format; `/oembed`',
      get(
        `/api/projects/${id}`,
        ...FORMATS.map((format) => `/api/projects/${id}?format=${format}`),
        `/oembed?url=${encodeURIComponent(plannerUrl)}`,
      ),
    ],
    ['Stylesheet of the pages, files below `/assets/`', get(STYLESHEET.path, ...assetsOf(app))],
    [`\`${ELEMENT_SCRIPT}\``, get(ELEMENT_SCRIPT)],
    [`\`${OFFLINE_WORKER}\``, get(OFFLINE_WORKER)],
    ['`/healthz`, `/readyz`, `/metrics`', get('/healthz', '/readyz', '/metrics')],
    [
      'Refusals',
      [
        ...get(
          '/api/plan',
          '/nowhere',
          `/api/plan?${ROOM}&subtract=${'1'.repeat(9000)}`,
          `/planner/${'a'.repeat(22)}`,
          '/oembed',
          '/api/projects/x',
          '/embed/x',
        ),
        ...post('{}', `{${WALK},"outline":""}`, ' '.repeat(300_000)),
      ],
    ],
  ];
  return Promise.all(kinds.map(async ([name, requests]) => [name, ...(await keepingOf(app, requests))]));
}

/** The files of the planner, under their own names. */
function assetsOf({ context }: App): string[] {
  return [...(context.assets?.served.keys() ?? [])].filter((path) => path.startsWith('/assets/'));
}

/** The two last cells of a row. */
async function keepingOf(app: App, requests: readonly ExampleRequest[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { method, url, headers, payload } of requests) {
    const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    found.add(`\`${answer.headers['cache-control']}\`|${answer.headers.etag === undefined ? 'no' : 'yes'}`);
  }
  return [...found].join(' and ').split('|');
}
