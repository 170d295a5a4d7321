// The built server and its planning threads, as an operator sees them.

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { MAIN } from '../services/build.ts';
import { Caller } from '../services/caller.ts';
import { startChild } from '../services/child.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const ROOM = '/api/plan?outline=E400+S300+W400+N300';
/** A short search, so that even a busy machine stays within the time limit of a job. */
const SEARCH = '/api/plan?outline=E180+S240+W180+N240&subtract=140,0,40,60&start=best&link=false';

let server: ServerProcess | undefined;
const callers: Caller[] = [];

afterEach(async () => {
  for (const caller of callers.splice(0)) caller.close();
  server?.kill('SIGKILL');
  await server?.ended;
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<() => Caller> {
  const started = await startServer({ RATE_LIMIT_PER_MINUTE: '0', ...environment });
  server = started;
  return () => {
    const caller = new Caller(started.base);
    callers.push(caller);
    return caller;
  };
}

const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

describe('the server', () => {
  it('is one process, with as many planning threads as are configured', async () => {
    const before = await start({ PLANNING_THREADS: '1' });
    expect((await before().ask(ROOM)).status).toBe(200);
    const one = readdirSync(`/proc/${server?.pid}/task`).length;
    server?.kill('SIGKILL');
    await server?.ended;
    const call = await start({ PLANNING_THREADS: '4' });
    expect((await call().ask(ROOM)).status).toBe(200);
    expect((await call().ask('/metrics')).body).toContain('tilewright_planning_threads 4');
    expect(readdirSync(`/proc/${server?.pid}/task`).length).toBeGreaterThanOrEqual(one + 3);
    expect(childrenOf(server?.pid ?? 0)).toBe('');
  });

  it('answers plans and health while searches for the best start wait', async () => {
    const call = await start({ PLANNING_THREADS: '1' });
    const sizes = Array.from({ length: 14 }, (_, i) => 200 + 10 * i);
    let finished = 0;
    const searches = sizes.map(async (size) => {
      const { status } = await call().ask(`${SEARCH}&tileSize=${size}`);
      finished++;
      return status;
    });
    const waiting = async () =>
      Number(/tilewright_waiting_searches ([0-9]+)/.exec((await call().ask('/metrics')).body)?.[1]);
    await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0);
    for (let sent = 0; sent < 3; sent++) {
      expect((await call().ask(`${ROOM}&start=${sent},0&link=false`)).status).toBe(200);
      expect((await call().ask('/healthz')).status).toBe(200);
    }
    // None of them had to wait for the last search.
    expect(finished).toBeLessThan(sizes.length);
    expect(await Promise.all(searches)).toEqual(sizes.map(() => 200));
  });

  it('frees the memory of pictures', async () => {
    const caller = (await start({ PLANNING_THREADS: '1', MALLOC_ARENA_MAX: '1' }))();
    const megabytes = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server?.pid}/status`, 'utf8'))?.[1]) / 1e3;
    const draw = async (count: number) => {
      for (let i = 0; i < count; i++) {
        const path = `/api/plan?outline=E30${i % 9}+S300+W30${i % 9}+N300&tileSize=1000&width=${1600 + i}&format=png`;
        expect((await caller.ask(path)).status).toBe(200);
      }
    };
    await draw(2);
    const before = megabytes();
    await draw(10);
    // One of them has 1600 by 1600 pixels of four bytes or more: together they would be 100 MB.
    expect(megabytes() - before).toBeLessThan(50);
  });

  it('drops the searches of callers who have left', async () => {
    const call = await start({ PLANNING_THREADS: '1' });
    const leaving = Array.from({ length: 14 }, call);
    const asked = leaving.map((caller, i) => caller.ask(`${SEARCH}&tileSize=${200 + i}`).catch(() => 'left'));
    const waiting = async () =>
      Number(/tilewright_waiting_searches ([0-9]+)/.exec((await call().ask('/metrics')).body)?.[1]);
    await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(3);
    for (const caller of leaving) caller.close();
    await Promise.all(asked);
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
    expect((await call().ask(`${SEARCH}&tileSize=333`)).status).toBe(200);
  });
});

describe('a server that cannot start', () => {
  it.each([
    [
      'the setting that threads replaced',
      { WORKERS: '2' },
      /^tilewright cannot start: WORKERS .* PLANNING_THREADS.*\n$/,
    ],
    ['no threads', { PLANNING_THREADS: '0' }, /^tilewright cannot start: PLANNING_THREADS must be .*\n$/],
  ])('says so in one line: %s', async (_, environment, line) => {
    const child = startChild(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...environment } });
    expect(await child.ended).toBe(1);
    expect(child.errors()).toMatch(line);
    expect(child.output()).toBe('');
  });
});
