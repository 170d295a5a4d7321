import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MAIN } from '../../test/services/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

function start(environment: Record<string, string | undefined>): Started {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    PLANNING_THREADS: '1',
    ...environment,
  };
  const child = spawn(process.execPath, [MAIN], { env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, output: () => output, errors: () => errors };
}

async function listening({ output }: Started): Promise<string> {
  await expect.poll(output, { timeout: 30_000 }).toContain('listening');
  const [, base] = /(http:\/\/127\.0\.0\.1:[0-9]+)/.exec(output()) ?? [];
  return base;
}

describe('the program', () => {
  it.each([
    // The tests of the environment have all its mistakes.
    ['a wrong setting', { PORT: 'abc' }, /^tilewright cannot start: PORT must be .*\n$/],
    ['a host that does not exist', { HOST: '256.0.0.1' }, /^tilewright cannot start: .+\n$/],
    ['a folder that is a file', { DATA_DIR: join(folder, 'file') }, /^tilewright cannot start: .*file.*\n$/],
  ])('stops with one line for %s', async (_, environment, line) => {
    writeFileSync(join(folder, 'file'), '');
    const { child, errors } = start(environment);
    const [code] = await once(child, 'close');
    expect(errors()).toMatch(line);
    expect(code).toBe(1);
  });

  it('stops with one line when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { child, errors } = start({ PORT: port });
    const [code] = await once(child, 'close');
    other.close();
    expect(code).toBe(1);
    expect(errors()).toMatch(/^tilewright cannot start: .*EADDRINUSE.*\n$/);
  });

  it('answers, logs without addresses, fails its readiness check, drains and exits on SIGTERM', async () => {
    const server = start({});
    const base = await listening(server);
    const answer = await fetch(`${base}/api/plan?outline=E180+S240+W180+N240`);
    expect(answer.status).toBe(200);
    const { plannerUrl } = (await answer.json()) as { plannerUrl: string };
    expect((await fetch(plannerUrl)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${base}/readyz`)).status).toBe(503);
    expect((await fetch(`${base}/api/plan?outline=E180+S240+W180+N240`)).status).toBe(200);
    const [code] = await once(server.child, 'close');
    expect(code).toBe(0);
    expect(server.output()).toContain('"url":"/api/plan?outline=E180+S240+W180+N240"');
    expect(server.output()).toMatch(/"client":"[A-Za-z0-9_-]{10}"/);
    expect(server.output().replace(/listening at [^"]*/g, '')).not.toContain('127.0.0.1');
    expect(server.errors()).toBe('');
  });

  it('without HOST listens on every address, IPv4 and IPv6, and exits at once on SIGINT', async () => {
    const server = start({ HOST: undefined });
    await expect.poll(server.output, { timeout: 30_000 }).toContain('listening');
    const [, port] = /listening at http:\S+:([0-9]+)"/.exec(server.output()) ?? [];
    const hasIpv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === '::1'));
    for (const address of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
      expect([address, (await fetch(`http://${address}:${port}/healthz`)).status]).toEqual([address, 200]);
    }
    server.child.kill('SIGINT');
    const [code] = await once(server.child, 'close');
    expect(code).toBe(0);
  });
});
