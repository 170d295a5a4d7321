// Pictures over HTTP: those of plans, and the previews of links.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { sizeOfPng } from '../../../test/support/png-pixels.ts';
import type { ProjectStore } from '../../store/index.ts';
import { type App, buildApp } from '../app.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const PUBLIC_URL = 'https://tiles.example';

let isAway = false;
const kept = memoryStore();
const store: ProjectStore = {
  ...kept,
  find: async (id) => {
    if (isAway) throw new Error('away');
    return kept.find(id);
  },
};
let app: App;
let plan = '';

beforeAll(async () => {
  app = buildApp({ store, publicUrl: PUBLIC_URL, buildId: 'test' });
  const { plannerUrl } = (await get(`/api/plan?${ROOM}&pattern=herringbone&lang=pl`)).json();
  plan = new URL(plannerUrl).pathname;
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('format=png', () => {
  it('is shown by browsers, saved under a name, and not compressed again', async () => {
    const answer = await get(`/api/plan?${ROOM}&format=png`, { 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="tilewright-180x240cm-squares.png"',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(sizeOfPng(answer.rawPayload).width).toBe(800);
    const again = await get(`/api/plan?format=png&${ROOM}`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is refused with a width for a picture that is too large', async () => {
    const answer = await get('/api/plan?outline=E100+S900+W100+N900&tileSize=300&format=png&width=4000');
    expect([answer.statusCode, answer.json().code, answer.json().param]).toEqual([400, 'picture-too-large', 'width']);
  });
});

describe('the preview of a link', () => {
  /** The tags of a page by property. */
  async function tagsOf(path: string): Promise<Readonly<Record<string, string>>> {
    const page = (await get(path)).body;
    const tags = [...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
    return Object.fromEntries(tags.map(([, name, value]) => [name, value.replaceAll('&amp;', '&')]));
  }

  it('is named by the page of the plan, in its language and units', async () => {
    const tags = await tagsOf(`${plan}?lang=pl&units=imperial`);
    expect(tags).toMatchObject({
      'og:image': `${PUBLIC_URL}${plan.split('?')[0]}/preview.png?lang=pl&units=imperial`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image:alt']).toBe(tags['og:description']);
    expect((await tagsOf('/'))['og:image:alt']).toBe('Tilewright');
  });

  it('is a picture of the named size, small enough for messengers', async () => {
    const { 'og:image': address } = await tagsOf(`${plan}?lang=zh`);
    const answer = await get(address.slice(PUBLIC_URL.length), { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(sizeOfPng(answer.rawPayload)).toEqual({ width: 1200, height: 630 });
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });

  it('differs by language, is drawn once, and has a tag', async () => {
    const path = `${plan.split('?')[0]}/preview.png`;
    const [english, polish, again] = [await get(path), await get(`${path}?lang=pl`), await get(`${path}?x=1`)];
    expect(english.rawPayload.equals(polish.rawPayload)).toBe(false);
    expect(again.rawPayload.equals(english.rawPayload)).toBe(true);
    const unchanged = await get(path, { 'if-none-match': String(english.headers.etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2f'])('does not exist for the id %s', async (id) => {
    const answer = await get(`/planner/${id}/preview.png`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it('says when to ask again while the store is away', async () => {
    isAway = true;
    const answer = await get('/planner/AAAAAAAAAAAAAAAAAAAAAA/preview.png');
    isAway = false;
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '5',
      'store-unavailable',
    ]);
  });
});
