// The services of the tests themselves: that they start, answer and are many at once is shown by all tests that use them.

import { chmodSync } from 'node:fs';
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
});

it('they end when the tests that started them are killed', async () => {
  const moduleOf = (name: string) => JSON.stringify(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));
  const script = `const { startPostgres } = await import(${moduleOf('postgres')});
    const { startRedis } = await import(${moduleOf('redis')});
    const services = await Promise.all([startPostgres(), startRedis()]);
    for (const service of services) console.log('pid', service.pid(), 'port', service.port);
    console.log('end');`;
  const { path: home, remove } = temporaryDirectory('orphan');
  const parent = startChild(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, [RUN_DIRECTORY]: home },
  });
  // PostgreSQL runs as another user, who needs access to its directory.
  chmodSync(home, 0o755);
  await parent.says(/end/);
  const started = [...parent.output().matchAll(/pid ([0-9]+) port ([0-9]+)/g)].map(([, ...found]) => found.map(Number));
  expect(started).toHaveLength(2);
  for (const [, port] of started) expect(await isListening(port)).toBe(true);
  parent.kill('SIGKILL');
  await parent.ended;
  for (const [pid, port] of started) {
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    await expect.poll(() => isListening(port), { timeout: 30_000 }).toBe(false);
  }
  remove();
});

it('the built server for tests reports why it cannot start', async () => {
  await expect(startServer({ PORT: 'abc' })).rejects.toThrow(/ended with 1 before it was ready: .*PORT must be/);
});
