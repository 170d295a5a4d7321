import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { SECURITY_TXT, securityText } from './security-txt.ts';

const PUBLIC_URL = 'https://tiles.example';
const DAY_MS = 86_400_000;
const app = buildApp({ publicUrl: PUBLIC_URL });
afterAll(() => app.close());

const field = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('security.txt', () => {
  it('leads to a page that says how to report a vulnerability', async () => {
    const { statusCode, headers, body } = await app.inject(SECURITY_TXT);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(field(body, 'Canonical')).toBe(PUBLIC_URL + SECURITY_TXT);
    for (const name of ['Contact', 'Policy']) {
      const page = await app.inject(field(body, name).slice(PUBLIC_URL.length));
      expect([page.statusCode, page.body.includes('private security advisories')]).toEqual([200, true]);
    }
  });

  it.each(['2026-02-28T23:59:59Z', '2031-07-01T00:00:00Z'])(
    'asked for on %s is valid for months, not for a year',
    (day) => {
      const now = Date.parse(day);
      const left = Date.parse(field(securityText(PUBLIC_URL, now), 'Expires')) - now;
      expect(left).toBeGreaterThan(90 * DAY_MS);
      expect(left).toBeLessThan(365 * DAY_MS);
    },
  );
});
