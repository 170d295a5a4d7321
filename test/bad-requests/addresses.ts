// Unknown addresses, methods that are not served, and bad queries of the listing.

import type { BadRequest } from './row.ts';

const PLAN_METHODS = 'GET, HEAD, POST, OPTIONS';
const READ_ONLY = 'GET, HEAD, OPTIONS';

const NOWHERE: readonly string[] = [
  '/api',
  '/api/',
  '/api/plan//',
  '//api/plan',
  '/api//plan',
  '/API/PLAN',
  '/Api/Plan',
  '/api/Plan',
  '/api/plans/x',
  '/api/plan.json',
  '/api/plan/squares',
  '/api/plan/patterns/squares',
  '/api/plan/Patterns',
  '/api/patterns',
  '/api/v1/plan',
  '/v1/api/plan',
  '/plan',
  '/patterns',
  '/api/plan;outline=E180',
  '/api/plan;jsessionid=1?outline=E180',
  '/api/plan,x',
  '/api/plan&outline=E180',
  '/api/plan%20',
  '/api/plan%00',
  '/api/plan%2f',
  '/api%2fplan',
  '/api/plan%3foutline=E180',
  '/api/plan%0d%0aSet-Cookie:x=y',
  '/api/./plan',
  '/api/../api/plan',
  '/api/x/../plan',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/api/plan/../../../../etc/passwd',
  '/.env',
  '/.git/config',
  '/package.json',
  '/node_modules/fastify/package.json',
  '/src/server/main.ts',
  '/wp-login.php',
  '/admin',
  '/favicon.ico',
  '/index.html',
  '/Docs',
  '/openapi',
  '/openapi.yaml',
  '/llms',
  '/robots',
  '/health',
  '/assets/',
  '/assets/nothing.css',
  '//evil.example/x',
  '//evil.example/',
  '//docs/',
  '/\\evil.example/',
  '/docs//',
  '///',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/api/%70lan%',
  '/api/plan%u0041',
  '/<script>alert(1)</script>',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  "/api/plan'%20OR%201=1--",
  '/__proto__',
  '/constructor',
  '/toString?x=1',
  '/*',
  '/api/*',
  '/:id',
  '/\\evil.example',
  '/~root',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(2000)}`,
  `/api/plan/${'%41'.repeat(1000)}`,
];

const nowhere: readonly BadRequest[] = NOWHERE.map((url) => ({
  name: `GET ${url.slice(0, 60)}`,
  url,
  status: 404,
  code: 'not-found',
  words: ['nothing at this address', '/api/plan', '/api/plan/patterns', '/docs'],
}));

/** Addresses with a slash too many: the answer leads to the one without it. */
const SLASHES: readonly [url: string, location: string, method?: string][] = [
  ['/docs/', '/docs'],
  ['/docs/api/?', '/docs/api'],
  ['/healthz/', '/healthz'],
  ['/api/plan/', '/api/plan'],
  ['/api/plan/?outline=E180+S240+W180+N240', '/api/plan?outline=E180+S240+W180+N240'],
  ['/api/plan/?to=//evil.example/', '/api/plan?to=//evil.example/'],
  ['/api/plan/', '/api/plan', 'POST'],
  ['/api/plan/', '/api/plan', 'DELETE'],
  ['/api/plan/patterns/?lang=pl', '/api/plan/patterns?lang=pl'],
  ['/planner/AAAAAAAAAAAAAAAAAAAAAA/?lang=pl', '/planner/AAAAAAAAAAAAAAAAAAAAAA?lang=pl'],
  ['http://evil.example/docs/', '/docs'],
  ['/planner/?lang=pl', '/planner?lang=pl'],
  ['/pl%61nner/', '/planner'],
];

const slashes: readonly BadRequest[] = SLASHES.map(([url, location, method = 'GET']) => ({
  name: `${method} ${url} with a slash too many`,
  method,
  url,
  status: 308,
  code: 'trailing-slash',
  words: ['slash', 'Location'],
  location,
}));

const moved: readonly BadRequest[] = [
  ['/planner', '/'],
  ['/planner?lang=pl&to=//evil.example', '/?lang=pl&to=//evil.example'],
].map(([url, location]) => ({
  name: `GET ${url}, which is the home page`,
  url,
  status: 308,
  code: 'moved',
  words: ['planner is at /', 'plannerUrl'],
  location,
}));

const METHODS = ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY', 'LOCK', 'PURGE', 'M-SEARCH', 'LINK'];
const SERVED: readonly [path: string, allow: string][] = [
  ['/api/plan', PLAN_METHODS],
  ['/api/plan/patterns', READ_ONLY],
  ['/', READ_ONLY],
  ['/docs', READ_ONLY],
  ['/openapi.json', READ_ONLY],
  ['/planner/AAAAAAAAAAAAAAAAAAAAAA', READ_ONLY],
];

const notServed: readonly BadRequest[] = SERVED.flatMap(([url, allow]) =>
  [...METHODS, ...(allow === READ_ONLY ? ['POST'] : [])].map((method) => ({
    name: `${method} ${url}`,
    method,
    url,
    status: 405,
    code: 'method-not-allowed',
    words: [url, method, 'GET'],
    allow,
  })),
);

const withBodies: readonly BadRequest[] = ['PUT', 'PATCH', 'DELETE'].flatMap((method) =>
  ['application/json', 'text/nonsense'].map((type) => ({
    name: `${method} with a body of ${type}`,
    method,
    url: '/api/plan?outline=x',
    headers: { 'content-type': type },
    body: '{"broken',
    status: 405,
    code: 'method-not-allowed',
    words: ['/api/plan', method, 'GET', 'POST'],
    allow: PLAN_METHODS,
  })),
);

const strangers: readonly BadRequest[] = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
  name: `${method} to nowhere`,
  method,
  url: '/nowhere',
  status: 404,
  code: 'not-found',
  words: ['nothing at this address', '/api/plan'],
}));

/** The listing accepts a language and nothing else. */
function listing(name: string, text: string, code: string, ...words: string[]): BadRequest {
  return { name: `GET patterns ${name}`, url: `/api/plan/patterns?${text}`, status: 400, code, words };
}

const LANGS = ['', 'de', 'EN', 'en-US', 'pl,en', '%3Cb%3E', '__proto__', 'zh%00', 'en%20', '1'];

const listings: readonly BadRequest[] = [
  ...LANGS.map((lang) => listing(`lang=${lang}`, `lang=${lang}`, 'lang-unknown', 'lang', 'en', 'pl', 'es', 'zh')),
  listing('without an equals sign', 'lang', 'lang-unknown', 'lang', 'en', 'pl', 'es', 'zh'),
  listing('lang twice', 'lang=en&lang=pl', 'name-repeated', 'lang', 'once'),
  listing('lang badly encoded', 'lang=%zz', 'encoding-invalid', 'lang', 'UTF-8', '%25'),
  listing('another name', 'pattern=squares', 'parameter-unknown', 'pattern', 'lang'),
  listing('another case', 'Lang=pl', 'parameter-unknown', 'Lang', 'lang=pl'),
  listing('a prototype', '__proto__=pl', 'parameter-unknown', '__proto__', 'lang=pl'),
  listing('a room', 'outline=E180', 'parameter-unknown', 'outline', 'lang=pl'),
  listing('101 names', 'x&'.repeat(101), 'too-many-names', '101', '100'),
];

const IDS = [
  'x',
  'AAAAAAAAAAAAAAAAAAAAAA',
  '%zz',
  '%00',
  '%3Cscript%3E',
  "'%20OR%201=1--",
  '..%2f..%2fetc',
  'a/b',
  `${'A'.repeat(3000)}`,
];

const projects: readonly BadRequest[] = [...IDS, 'x?lang=de', 'x?lang=pl&lang=es'].map((id) => ({
  name: `GET the project ${id.slice(0, 40)}`,
  url: `/planner/${id}`,
  status: 404,
  words: [],
  isPage: true,
}));

export const ADDRESSES: readonly BadRequest[] = [
  ...nowhere,
  ...slashes,
  ...moved,
  ...notServed,
  ...withBodies,
  ...strangers,
  ...listings,
  ...projects,
];
