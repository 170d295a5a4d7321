import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

const AWAY = ['tiles.example', 'tiles.example:8080', '192.168.1.7:3000', '127.evil.example', 'localhost.evil.example'];
const HERE = ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]', '[::1]:3000'];

/** The lines that an app logs at `warn` for requests to these hosts. */
async function warningsFor(hosts: readonly string[], publicUrl?: string): Promise<string[]> {
  const lines: string[] = [];
  const app = buildApp({
    logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    publicUrl,
  });
  for (const host of hosts) await app.inject({ url: '/healthz', headers: { host } });
  await app.close();
  return lines;
}

describe('a server without PUBLIC_URL', () => {
  it.each(AWAY)('warns once when it is asked as %s', async (host) => {
    const lines = await warningsFor([...HERE, host, host, ...AWAY]);
    expect(lines).toEqual([expect.stringMatching(/set PUBLIC_URL/)]);
    expect(lines[0]).toContain('http://localhost:3000');
  });

  it('says nothing to callers on this machine', async () => {
    expect(await warningsFor(HERE)).toEqual([]);
  });
});

it('a server with PUBLIC_URL says nothing', async () => {
  expect(await warningsFor(AWAY, 'https://tiles.example')).toEqual([]);
});
