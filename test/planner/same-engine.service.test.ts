// The page's worker plans what the server plans, to the last digit: 1,000 random requests are put to both.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { Random } from '../fuzz/random.ts';
import { seedOf } from '../fuzz/seed.ts';
import { validRequest } from '../fuzz/valid-requests.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { findingsOf } from './findings.ts';
import { plannerIsThere, visit } from './visit.ts';

const REQUESTS = 1000;
/** Few enough for a server that looks for better starts as well to let none wait in vain. */
const AT_ONCE = 6;
/** Options of an answer; the planner has its own ways for them. */
const NOT_OF_A_PLAN = ['width', 'walls', 'format', 'inlineSvg', 'credit', 'link', 'svg'];

const browser = browserOfFile();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => server?.stop());

interface Told {
  readonly surface?: unknown;
  readonly pattern?: unknown;
  readonly tiles?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
  readonly error?: string;
}

/** What both sides say in the same words: the figures, or the first mistake. The server alone shares out offcuts. */
function figures({ surface, pattern, tiles, error }: Told): string {
  const { kinds, reuse, ...counted } = tiles ?? {};
  return JSON.stringify(error === undefined ? { surface, pattern, tiles: counted } : { error });
}

async function planOnServer(body: object): Promise<Told> {
  const answer = await fetch(`${server.base}/api/plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, link: false }),
  });
  const told = (await answer.json()) as Told & { readonly errors?: readonly { readonly message: string }[] };
  return told.errors ? { error: told.errors[0].message } : told;
}

it(`plans ${REQUESTS} random requests like the server`, async () => {
  const random = new Random(seedOf(process.env), 1);
  const bodies = Array.from({ length: REQUESTS }, () => {
    const body = { ...validRequest(random).body };
    for (const name of NOT_OF_A_PLAN) delete body[name];
    // The page asks the service for the best start.
    if (body.start === 'best') delete body.start;
    return body;
  });
  const { page, troubles, close } = await visit(browser(), server.base, '/');
  await plannerIsThere(page);
  const told = await page.evaluate(planAll, bodies);
  for (let i = 0; i < bodies.length; i += AT_ONCE) {
    const some = bodies.slice(i, i + AT_ONCE);
    const planned = await Promise.all(some.map(planOnServer));
    some.forEach((body, k) => {
      const own = told[i + k] as Told;
      expect(figures(own), JSON.stringify(body)).toBe(figures(planned[k]));
      expect(findingsOf(own.warnings ?? [])).toEqual(findingsOf(planned[k].warnings ?? []));
    });
  }
  expect(troubles).toEqual([]);
  await close();
});

/** Runs in the page: puts all bodies to a worker of the page's own. */
function planAll(bodies: readonly object[]): Promise<unknown[]> {
  const { worker = '' } = document.getElementById('planner')?.dataset ?? {};
  const own = new Worker(worker, { type: 'module' });
  return new Promise((resolve, reject) => {
    const told: unknown[] = [];
    // Answers may overtake each other: one waits for the words of its language, the next has them.
    let answers = 0;
    own.onmessage = ({ data: { number, content } }) => {
      if (content.fault) return reject(new Error(content.fault));
      const { ok, answer, mistakes } = content.result;
      told[number] = ok ? answer : { error: mistakes[0].message };
      answers++;
      if (answers === bodies.length) resolve(told);
    };
    for (const [number, { lang = 'en', ...draft }] of (bodies as { lang?: string }[]).entries()) {
      own.postMessage({ number, content: { task: 'plan', draft, lang } });
    }
  });
}
