// The effects of the environment on callers: addresses in answers, the counting of requests, the place of projects.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { readEnvironment } from '../../src/server/environment.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { memoryStore } from '../support/memory-store.ts';
import { type ContractService, openContract, planIn } from './contract-service.ts';

const QUERY = 'outline=E400+S300+W400+N300';
const ELSEWHERE = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-prefix': '/evil',
  forwarded: 'host=evil.example;proto=gopher',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

describe('PUBLIC_URL', () => {
  const publicUrl = String(readEnvironment({ PUBLIC_URL: 'https://planner.example:8443/tiles/' }).publicUrl);
  let service: ContractService;
  beforeAll(async () => {
    service = await openContract({ publicUrl, store: memoryStore() });
  });
  afterAll(() => service.close());

  it('begins every address in answers, whatever the Host header', async () => {
    const { svgUrl, plannerUrl, svg } = planIn(await service.get(`/api/plan?${QUERY}&inlineSvg=true`, ELSEWHERE));
    expect(svgUrl).toBe(`${publicUrl}/api/plan?${QUERY}&format=svg`);
    expect(plannerUrl?.startsWith(`${publicUrl}/planner/`)).toBe(true);
    expect(svg).toContain(`<a href="${publicUrl}/"`);
    expect(svg).not.toContain('evil');
    const posted = planIn(await service.post({ outline: 'E400 S300 W400 N300' }, ELSEWHERE));
    expect([posted.svgUrl, posted.plannerUrl]).toEqual([svgUrl, plannerUrl]);
  });

  it.each(['/', '/docs', '/openapi.json', '/llms.txt', '/?lang=pl'])('is used by %s', async (url) => {
    const { body } = await service.get(url, ELSEWHERE);
    expect(body).toContain(publicUrl);
    expect(body).not.toMatch(/evil|gopher/);
    expect(body).toBe((await service.get(url)).body);
  });

  it('is used by the page of a plan, and never an address from a header', async () => {
    const { plannerUrl } = planIn(await service.get(`/api/plan?${QUERY}`, ELSEWHERE));
    const page = await service.get(`/planner/${plannerUrl?.split('/').at(-1)}`, ELSEWHERE);
    expect(page.status).toBe(200);
    expect(page.body).toContain(publicUrl);
    expect(page.body).not.toMatch(/evil|gopher/);
  });

  it('defaults to the port on this machine', async () => {
    expect(readEnvironment({})).toMatchObject({ port: 3000, publicUrl: undefined });
    const app = buildApp();
    const { svgUrl } = (await app.inject({ url: `/api/plan?${QUERY}`, headers: { host: 'evil.example' } })).json();
    await app.close();
    expect(svgUrl).toBe(`http://localhost:3000/api/plan?${QUERY}&format=svg`);
  });
});

describe('RATE_LIMIT_PER_MINUTE', () => {
  it.each(['1', '5'])('%s allows that many requests', async (text) => {
    const perMinute = readEnvironment({ RATE_LIMIT_PER_MINUTE: text }).rateLimitPerMinute;
    const service = await openContract({ perMinute, store: memoryStore() });
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await service.get('/api/plan/patterns')).status);
    await service.close();
    expect(statuses).toEqual(Array.from({ length: 7 }, (_, i) => (i < Number(text) ? 200 : 429)));
  });

  it('0 counts nothing and sends no headers of a limit', async () => {
    expect(readEnvironment({ RATE_LIMIT_PER_MINUTE: '0' }).rateLimitPerMinute).toBe(0);
    const app = buildApp({ rateLimit: undefined });
    for (let i = 0; i < 40; i++) {
      const { statusCode, headers } = await app.inject('/api/plan/patterns');
      expect([statusCode, headers.ratelimit, headers['ratelimit-policy']]).toEqual([200, undefined, undefined]);
    }
    await app.close();
  });
});

describe('TRUST_PROXY', () => {
  // The nearest proxy appends last: with two trusted proxies, the second from the right is the client.
  it.each([
    ['0', '203.0.113.1', '203.0.113.2', true],
    ['1', '203.0.113.1', '203.0.113.2', false],
    ['1', '203.0.113.1, 203.0.113.9', '203.0.113.2, 203.0.113.9', true],
    ['2', '203.0.113.1, 203.0.113.9', '203.0.113.2, 203.0.113.9', false],
    ['2', '198.51.100.1, 203.0.113.1, 203.0.113.9', '198.51.100.2, 203.0.113.1, 203.0.113.9', true],
  ])('%s: are %s and %s one caller? %s', async (text, first, second, isOne) => {
    const { trustProxy } = readEnvironment({ TRUST_PROXY: text });
    const service = await openContract({ perMinute: 1, trustProxy, store: memoryStore() });
    const ask = async (forwardedFor: string) =>
      (await service.get('/api/plan/patterns', { 'x-forwarded-for': forwardedFor })).status;
    const statuses = [await ask(first), await ask(second)];
    await service.close();
    expect(statuses).toEqual([200, isOne ? 429 : 200]);
  });
});

describe('DATA_DIR', () => {
  it('keeps projects across restarts', async () => {
    const directory = temporaryDirectory('contract-data');
    const { dataDir } = readEnvironment({ DATA_DIR: `${directory.path}/projects` });
    const before = await openContract({ dataDir });
    const plan = planIn(await before.get(`/api/plan?${QUERY}&tileSize=250`));
    const page = await before.get(String(plan.plannerUrl));
    await before.close();
    const after = await openContract({ dataDir });
    const again = await after.get(String(plan.plannerUrl));
    expect(planIn(await after.get(`/api/plan?${QUERY}&tileSize=250`))).toEqual(plan);
    await after.close();
    directory.remove();
    expect([again.status, again.body]).toEqual([200, page.body]);
  });
});
