import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';

const app = buildApp();
afterAll(() => app.close());

const ROOM = 'outline=E180+S240+W180+N240';
const get = (url: string) => app.inject({ method: 'GET', url });

describe('GET /api/plan', () => {
  it('answers with the plan and how long it took', async () => {
    const answer = await get(`/api/plan?${ROOM}&subtract=140,0,40,60`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['server-timing']).toMatch(/^plan;dur=[0-9]+\.[0-9]{2}$/);
    expect(answer.json()).toMatchObject({ tiles: { total: 47, whole: 33, cut: 14 }, svgUrl: null, plannerUrl: null });
  });

  it('answers HEAD alike, without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: `/api/plan?${ROOM}` });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    ['', 'room-missing'],
    [`?${ROOM}&link=true&link=false`, 'name-repeated'],
    [`?${ROOM}&color=%zz`, 'encoding-invalid'],
    [`?${ROOM}&tileSize=5`, 'parameter-invalid'],
    ['?outline=E400+S300+W400', 'outline-open'],
    ['?polygon=0,0+100,100+100,0+0,100', 'walls-cross'],
    [`?${ROOM}&tileSize=10`, 'too-many-tiles'],
    [`?${ROOM}&format=svg`, 'not-served-yet'],
    [`?${ROOM}&inlineSvg=true`, 'not-served-yet'],
  ])('refuses %s: %s', async (query, code) => {
    const answer = await get(`/api/plan${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^.{20,500}$/), code });
  });

  it('reads a query of 8 KB and refuses a longer one', async () => {
    const spaces = (count: number) => `outline=E180${'+'.repeat(count)}S240+W180+N240`;
    const shortest = spaces(0).length;
    expect((await get(`/api/plan?${spaces(8192 - shortest)}`)).statusCode).toBe(200);
    const answer = await get(`/api/plan?${spaces(8193 - shortest)}`);
    expect(answer.statusCode).toBe(414);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(answer.json()).toEqual({ error: expect.stringContaining('8192') });
  });
});

describe('GET /api/plan/patterns', () => {
  it('lists ten patterns in the language', async () => {
    const answer = await get('/api/plan/patterns?lang=es');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().patterns).toHaveLength(10);
    expect(answer.json().patterns[0]).toMatchObject({
      id: 'squares-pattern',
      aliases: ['squares'],
      name: 'Cuadrados a junta corrida',
    });
  });

  it.each(['lang=de', 'lang=ES', 'lang=en&lang=pl', 'language=en'])('refuses %s', async (query) => {
    const answer = await get(`/api/plan/patterns?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual(expect.any(String));
  });
});

describe('other requests', () => {
  it.each(['/', '/api', '/api/plan/', '/api/plan/patterns/x', '/favicon.ico', '//evil/x', '/api/plan;x=1'])(
    '%s is not found',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
      expect(answer.json()).toEqual({ error: expect.stringContaining('/api/plan') });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed, whatever it carries', async (method) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/nonsense' }]) {
      const answer = await app.inject({ method, url: '/api/plan', headers, payload: '{"broken' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'access-control-allow-origin': '*' });
      expect(answer.json()).toEqual({ error: expect.stringContaining(method) });
    }
  });

  it('OPTIONS says what may be asked', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/plan' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });

  it('a badly encoded path is told so', async () => {
    const answer = await get('/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });

  it('a body that comes with a GET is not looked at', async () => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api/plan?${ROOM}`,
      headers: { 'content-type': 'x/y' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a fault of ours', () => {
  it('is answered without its innards and logged with them', async () => {
    const lines: string[] = [];
    const failing = buildApp({
      logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
      planner: () => {
        throw new Error('secret of the engine');
      },
    });
    const answer = await failing.inject({ method: 'GET', url: `/api/plan?${ROOM}` });
    await failing.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(Object.keys(answer.json())).toEqual(['error']);
    expect(answer.body).not.toContain('secret');
    expect(lines.join()).toContain('secret of the engine');
  });
});
