import { chmodSync, existsSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startChild } from './child.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { startServer } from './server.ts';
import { RUN_DIRECTORY, temporaryDirectory } from './temporary.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

async function greetPostgres(url: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT 6 * 7 AS answer');
  await client.end();
  return rows[0].answer;
}

async function greetRedis(url: string): Promise<unknown> {
  const client = new Redis(url);
  const answer = await client.incrby('answer', 42);
  client.disconnect();
  return answer;
}

describe.each([
  ['PostgreSQL', startPostgres, greetPostgres],
  ['Redis', startRedis, greetRedis],
] as const)('%s for tests', (_, start, greet) => {
  it('starts, is killed, restarts, halts, restarts and stops, and leaves nothing behind', async () => {
    const service = await start();
    expect(await greet(service.url)).toBe(42);
    const pids = [service.pid()];
    await service.kill();
    expect(await isListening(service.port)).toBe(false);
    await service.restart();
    pids.push(service.pid());
    expect(await greet(service.url)).toBe(42);
    await service.halt();
    expect(await isListening(service.port)).toBe(false);
    await service.restart();
    pids.push(service.pid());
    expect(await greet(service.url)).toBe(42);
    await service.stop();
    expect(await isListening(service.port)).toBe(false);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  it('can run several times side by side', async () => {
    const services = await Promise.all([start(), start()]);
    expect(await Promise.all(services.map(({ url }) => greet(url)))).toEqual([42, 42]);
    await Promise.all(services.map(({ stop }) => stop()));
  });
});

it.each(['postgres', 'redis'])('%s ends when the tests that started it are killed', async (name) => {
  const start = name === 'postgres' ? 'startPostgres' : 'startRedis';
  const module = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const script = `const { ${start} } = await import(${JSON.stringify(module)});
    const service = await ${start}();
    console.log('pid', service.pid(), 'port', service.port, 'end');`;
  const { path: home, remove } = temporaryDirectory('orphan');
  const parent = startChild(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, [RUN_DIRECTORY]: home },
  });
  // PostgreSQL runs as another user, who needs access to its directory.
  chmodSync(home, 0o755);
  await parent.says(/end/);
  const [, pid, port] = /pid ([0-9]+) port ([0-9]+)/.exec(parent.output()) ?? [];
  expect(await isListening(Number(port))).toBe(true);
  parent.kill('SIGKILL');
  await parent.ended;
  await expect.poll(() => isRunning(Number(pid)), { timeout: 30_000 }).toBe(false);
  await expect.poll(() => isListening(Number(port)), { timeout: 30_000 }).toBe(false);
  remove();
});

describe('the built server for tests', () => {
  it('starts, answers and stops', async () => {
    const server = await startServer();
    const answer = await fetch(`${server.base}/api/plan?outline=E180+S240+W180+N240&link=false`);
    expect(answer.status).toBe(200);
    await answer.text();
    expect(isRunning(server.pid)).toBe(true);
    expect(await server.stop()).toBe(0);
    expect(isRunning(server.pid)).toBe(false);
    expect(server.output()).toContain('listening');
  });

  it('can be killed', async () => {
    const server = await startServer();
    server.kill('SIGKILL');
    expect(await server.ended).toBe(137);
  });

  it('reports why it cannot start', async () => {
    await expect(startServer({ PORT: 'abc' })).rejects.toThrow(/ended with 1 before it was ready: .*PORT must be/);
  });

  it('does not remove a given data directory', async () => {
    const given = temporaryDirectory('given');
    const server = await startServer({ DATA_DIR: given.path });
    await server.stop();
    expect(existsSync(given.path)).toBe(true);
    given.remove();
  });
});
