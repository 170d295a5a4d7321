// Searches for the best start on the server: answers, stored projects, caching and tags.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { plan } from '../../engine/index.ts';
import { type App, buildApp } from '../app.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const PUBLIC_URL = 'https://tiles.example';

const projects = new Map<string, string>();
const store = memoryStore(projects);
let planned = 0;
let app: App;

beforeAll(() => {
  const planner = (request: Parameters<typeof plan>[0]) => {
    planned++;
    return plan(request);
  };
  app = buildApp({ store, planner, publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(() => app.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/plan?${query}`, headers });

/** The number of times that a request calls the planner. */
async function plannedBy(request: () => Promise<unknown>): Promise<number> {
  const before = planned;
  await request();
  return planned - before;
}

describe('start=best', () => {
  it('plans with the start that was found, reports it, and links to it without a search', async () => {
    const answer = (await get(`${ROOM}&start=best`)).json();
    const { x, y } = answer.pattern.startCm;
    expect(answer).toMatchObject({ tiles: { sliverCount: 0, total: 46 }, warnings: [] });
    expect(answer.svgUrl).toBe(`${PUBLIC_URL}/api/plan?${ROOM}&start=${x},${y}&format=svg`);
    const id = answer.plannerUrl.slice(`${PUBLIC_URL}/planner/`.length);
    expect(JSON.parse(projects.get(id) ?? '')).toMatchObject({ start: { x, y } });
    // Requesting that start returns the same, including the project id, less why it was found.
    const { startWhy, ...pattern } = answer.pattern;
    expect(startWhy).toMatch(/^[A-Z].+\.$/);
    const again = (await get(`${ROOM}&start=${x},${y}`)).json();
    expect({ ...again, summary: '' }).toEqual({ ...answer, pattern, summary: '' });
  });

  it('is cached and tagged by its query, and a 304 needs neither search nor plan', async () => {
    const query = `${ROOM}&start=best&link=false&lang=es`;
    const first = await get(query);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(await plannedBy(async () => expect((await get(query)).body).toBe(first.body))).toBe(0);
    const others = [query, `start=best&lang=es&link=0&${ROOM}`];
    for (const other of others) {
      const work = async () => expect((await get(other, { 'if-none-match': tag })).statusCode).toBe(304);
      expect(await plannedBy(work)).toBe(0);
    }
    // Another server that has never run this search accepts the tag too.
    const twin = buildApp({ publicUrl: PUBLIC_URL, buildId: 'test', planner: () => expect.unreachable() });
    const url = `/api/plan?${query}`;
    const headers = { 'if-none-match': tag };
    expect((await twin.inject({ method: 'GET', url, headers })).statusCode).toBe(304);
    await twin.close();
    // `start=best` and the start that it finds are different queries.
    const { x, y } = first.json().pattern.startCm;
    expect((await get(`${ROOM}&start=${x},${y}&link=false&lang=es`)).headers.etag).not.toBe(tag);
  });
});
