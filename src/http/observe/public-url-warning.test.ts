import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { warnWithoutPublicUrl } from './public-url-warning.ts';

const AWAY = ['tiles.example', 'tiles.example:8080', '192.168.1.7:3000', '127.evil.example', 'localhost.evil.example'];
const HERE = ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]', '[::1]:3000', undefined];

/** The warnings that requests to these hosts cause. */
function warningsFor(hosts: readonly (string | undefined)[]): string[] {
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) } as unknown as FastifyBaseLogger;
  const check = warnWithoutPublicUrl(log, () => 'http://localhost:4321');
  for (const host of hosts) check({ headers: { host } } as unknown as FastifyRequest);
  return lines;
}

it.each(AWAY)('warns once when a server without PUBLIC_URL is asked as %s', (host) => {
  const lines = warningsFor([...HERE, host, host, ...AWAY]);
  expect(lines).toEqual([expect.stringMatching(/http:\/\/localhost:4321.*set PUBLIC_URL/)]);
});

it('says nothing of callers on this machine', () => {
  expect(warningsFor(HERE)).toEqual([]);
});
