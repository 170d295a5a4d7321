// A planning thread of the built server is lost: callers see one answer with status 500, and nothing else.

import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Caller } from '../services/caller.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const FAULTY_THREAD = pathToFileURL('test/threads/faulty-thread.mjs').href;
const THREADS = 2;
const PATIENT = { timeout: 60_000 };

let server: ServerProcess;
const callers: Caller[] = [];
let losses = 0;

beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `--import=${FAULTY_THREAD}`,
    PLANNING_THREADS: String(THREADS),
    RATE_LIMIT_PER_MINUTE: '0',
  });
});
afterEach(() => {
  for (const caller of callers.splice(0)) caller.close();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
});

const planOf = (tileSize: number, start = 0) =>
  `/api/plan?outline=E400+S300+W400+N300&tileSize=${tileSize}&start=${start},0&link=false`;

it.each([
  ['exits', 331],
  ['runs out of memory', 332],
  ['throws', 333],
])('a planning thread that %s costs one answer, and is replaced', async (_, tileSize) => {
  losses += 1;
  const { base, output } = server;
  const call = () => {
    const caller = new Caller(base);
    callers.push(caller);
    return caller;
  };
  const unlucky = call();
  const lost = unlucky.ask(planOf(tileSize));
  const others = Array.from({ length: 8 }, (_, i) => call().ask(planOf(300, 10 * losses + i)));
  const { status, headers, body } = await lost;
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/), code: 'internal' });
  expect((await Promise.all(others)).map((answer) => answer.status)).toEqual(others.map(() => 200));
  // The connection stays open, and the server has recovered: the next plans are all answered.
  const later = Array.from({ length: 3 * THREADS }, (_, i) =>
    (i === 0 ? unlucky : call()).ask(planOf(301, 10 * losses + i)),
  );
  expect((await Promise.all(later)).map((answer) => answer.status)).toEqual(later.map(() => 200));
  expect((await call().ask('/readyz')).status).toBe(200);
  const metrics = (await call().ask('/metrics')).body;
  expect(metrics).toContain(`tilewright_planning_threads ${THREADS}`);
  expect(metrics).toContain(`tilewright_failed_jobs_total ${losses}\n`);
  await expect.poll(() => output().split('internal error').length - 1, PATIENT).toBe(losses);
});

it('a server that has lost threads stops cleanly', async () => {
  expect(await server.stop()).toBe(0);
});
