// The built server and its planning threads, as an operator sees them.

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../services/caller.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const ROOM = '/api/plan?outline=E400+S300+W400+N300';
/** Looking at all starts of a hall is a long job. */
const SEARCH = '/api/plan?outline=E1900+S1900+W1900+N1900&pattern=herringbone&tileWidth=90&start=best&link=false';

/** With one planning thread, for all tests that need no other. */
let single: ServerProcess;
const running: ServerProcess[] = [];
const callers: Caller[] = [];

beforeAll(async () => {
  single = await start({ PLANNING_THREADS: '1', MALLOC_ARENA_MAX: '1' });
});
afterEach(() => {
  for (const caller of callers.splice(0)) caller.close();
});
afterAll(async () => {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
});

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0', ...environment });
  running.push(server);
  return server;
}

function call({ base } = single): Caller {
  const caller = new Caller(base);
  callers.push(caller);
  return caller;
}

async function waitingLong(): Promise<number> {
  return Number(/tilewright_waiting_long_jobs ([0-9]+)/.exec((await call().ask('/metrics')).body)?.[1]);
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`).length;
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

describe('the server', () => {
  it('is one process, with as many planning threads as are configured', async () => {
    const four = await start({ PLANNING_THREADS: '4' });
    for (const server of [single, four]) expect((await call(server).ask(ROOM)).status).toBe(200);
    expect((await call(four).ask('/metrics')).body).toContain('tilewright_planning_threads 4');
    expect(threadsOf(four.pid)).toBeGreaterThanOrEqual(threadsOf(single.pid) + 3);
    expect(childrenOf(four.pid)).toBe('');
  });

  it('answers plans and health while searches for the best start wait', async () => {
    const sizes = Array.from({ length: 8 }, (_, i) => 210 + 10 * i);
    let finished = 0;
    const searches = sizes.map(async (size) => {
      const { status } = await call().ask(`${SEARCH}&tileHeight=${size}`);
      finished++;
      return status;
    });
    await expect.poll(waitingLong, { timeout: 30_000 }).toBeGreaterThan(0);
    for (let sent = 0; sent < 3; sent++) {
      expect((await call().ask(`${ROOM}&start=${sent},0&link=false`)).status).toBe(200);
      expect((await call().ask('/healthz')).status).toBe(200);
    }
    // None of them had to wait for the last search.
    expect(finished).toBeLessThan(sizes.length);
    expect(await Promise.all(searches)).toEqual(sizes.map(() => 200));
  });

  it('frees the memory of pictures', async () => {
    const caller = call();
    const megabytes = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${single.pid}/status`, 'utf8'))?.[1]) / 1e3;
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
    const leaving = Array.from({ length: 8 }, () => call());
    const asked = leaving.map((caller, i) => caller.ask(`${SEARCH}&tileHeight=${210 + i}`).catch(() => 'left'));
    await expect.poll(waitingLong, { timeout: 30_000 }).toBeGreaterThan(3);
    for (const caller of leaving) caller.close();
    await Promise.all(asked);
    await expect.poll(waitingLong, { timeout: 30_000 }).toBe(0);
    expect((await call().ask(`${SEARCH}&tileHeight=300`)).status).toBe(200);
  });
});
