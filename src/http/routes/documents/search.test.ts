// GET /search over HTTP: a page made of the documents that are served, whatever is looked for.

import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { MemoryRateLimit } from '../../rate-limit/index.ts';

const rateLimit = { limit: new MemoryRateLimit(30, 60_000), perMinute: 30 };
const app = buildApp({ publicUrl: 'https://tiles.example', rateLimit });

it('finds passages of the documents, whose addresses are served', async () => {
  const { statusCode, headers, body } = await app.inject('/search?q=kerf+offcut');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const [, address] = /<ul class="found"><li><a href="([^"#]+)#([^"]+)"/.exec(body) ?? [];
  expect((await app.inject(address)).statusCode).toBe(200);
});

it('takes every query, counts it with the pages, and shows what it looked for as text', async () => {
  for (const query of ['', '?q=', '?q=%zz&q=2', `?q=${'x'.repeat(5000)}`, '?other=1', '?q=%3Cb%3E']) {
    const { statusCode, headers, body } = await app.inject(`/search${query}`);
    expect([query, statusCode, headers['ratelimit-policy']]).toEqual([query, 200, expect.stringContaining('"pages"')]);
    expect(body).not.toContain('<b>');
  }
});
