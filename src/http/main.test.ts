import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listenAddress } from './listen-address.ts';

describe('the address to listen on', () => {
  it('has defaults', () => {
    expect(listenAddress({})).toEqual({ port: 3000, host: '0.0.0.0' });
    expect(listenAddress({ PORT: '8080', HOST: '::1' })).toEqual({ port: 8080, host: '::1' });
  });

  it.each(['', 'abc', '-1', '65536', '80.5', '0x50', ' 80', '1e3'])('PORT=%j is refused', (port) => {
    expect(() => listenAddress({ PORT: port })).toThrow('PORT must be a whole number from 0 to 65535');
  });

  it.each(['', ' localhost'])('HOST=%j is refused', (host) => {
    expect(() => listenAddress({ HOST: host })).toThrow('HOST must be');
  });
});

function start(environment: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
} {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...environment } });
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

describe('the program', { timeout: 30_000 }, () => {
  it.each([
    ['a wrong port', async () => ({ PORT: 'abc' }), /^tilewright cannot start: PORT must be .*\n$/],
    ['a host there is not', async () => ({ PORT: '0', HOST: '256.0.0.1' }), /^tilewright cannot start: .+\n$/],
  ])('stops with one line for %s', async (_, environment, line) => {
    const { child, errors } = start(await environment());
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(errors()).toMatch(line);
  });

  it('stops with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { child, errors } = start({ PORT: port, HOST: '127.0.0.1' });
    const [code] = await once(child, 'close');
    other.close();
    expect(code).toBe(1);
    expect(errors()).toMatch(/^tilewright cannot start: .*EADDRINUSE.*\n$/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('answers, and closes cleanly on %s', async (signal) => {
    const { child, output } = start({ PORT: '0', HOST: '127.0.0.1' });
    await expect.poll(output, { timeout: 20_000 }).toContain('listening');
    const [, base] = /(http:\/\/127\.0\.0\.1:[0-9]+)/.exec(output()) ?? [];
    const answer = await fetch(`${base}/api/plan?outline=E180+S240+W180+N240`);
    expect(answer.status).toBe(200);
    await answer.text();
    const long = await fetch(`${base}/api/plan?x=${'y'.repeat(40_000)}`);
    expect(long.status).toBe(414);
    await long.text();
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(output()).toContain('"url":"/api/plan?outline=E180+S240+W180+N240"');
    expect(output()).not.toContain('remote');
  });
});
