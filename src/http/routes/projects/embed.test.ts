// Pages for frames, and oEmbed: who may frame what, what is kept, and what is refused.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unescaped } from '../../../../test/support/html-text.ts';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { say } from '../../../words/index.ts';
import { type App, buildApp } from '../../app.ts';

const PUBLIC_URL = 'https://tiles.example';
const NOBODY = 'A'.repeat(22);
let app: App;
let id = '';

beforeAll(async () => {
  app = buildApp({ store: memoryStore(), publicUrl: PUBLIC_URL, buildId: 'test' });
  const { plannerUrl } = (await app.inject('/api/plan?outline=E180+S240+W180+N240')).json();
  id = plannerUrl.split('/').at(-1);
});
afterAll(() => app.close());

function oembed(url: string, rest = ''): Promise<{ statusCode: number; json: () => Record<string, unknown> }> {
  return app.inject(`/oembed?url=${encodeURIComponent(url)}${rest}`);
}

describe('frames', () => {
  it('of any site may show a plan below /embed/, and that there is none', async () => {
    for (const [path, status] of [
      [`/embed/${id}`, 200],
      [`/embed/${NOBODY}`, 404],
      ['/embed/', 404],
      ['/embed/x/y', 404],
    ] as const) {
      const { statusCode, headers } = await app.inject(path);
      expect([path, statusCode]).toEqual([path, status]);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers).not.toHaveProperty('x-frame-options');
    }
  });

  it('may not show any other page', async () => {
    for (const path of ['/', '/docs', '/gallery', `/planner/${id}`, `/planner/${NOBODY}`, '/embed']) {
      const { headers } = await app.inject({ url: path, headers: { accept: 'text/html' } });
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('may show that the store is away', async () => {
    const find = () => Promise.reject(new Error('away'));
    const storeless = buildApp({ store: { ...memoryStore(), find } });
    const { statusCode, headers } = await storeless.inject(`/embed/${NOBODY}`);
    expect([statusCode, headers['retry-after'] === undefined]).toEqual([503, false]);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    await storeless.close();
  });

  it('may be only those of the sites that are named', async () => {
    const [here, there] = ['https://shop.example', 'http://localhost:8081'];
    const ours = buildApp({ store: memoryStore(), embedOrigins: [here, there] });
    for (const path of [`/embed/${NOBODY}`, '/embed/planner']) {
      const { headers } = await ours.inject(path);
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${here} ${there}`);
    }
    await ours.close();
  });

  it('are kept for an hour, with a tag', async () => {
    const first = await app.inject(`/embed/${id}`);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: `/embed/${id}?x=1`, headers })).statusCode).toBe(304);
    expect((await app.inject({ url: `/embed/${id}?lang=pl`, headers })).statusCode).toBe(200);
  });
});

describe('oEmbed', () => {
  it('describes a plan', async () => {
    const answer = await app.inject(`/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/planner/${id}`)}`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const described = answer.json();
    expect(described).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Tilewright',
      provider_url: `${PUBLIC_URL}/`,
      title: 'Tiles to buy: 48 · Squares',
      width: 640,
      height: expect.any(Number),
      html: expect.any(String),
      thumbnail_url: `${PUBLIC_URL}/planner/${id}/preview.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      cache_age: 3600,
    });
    const { width, height, html } = described;
    expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(html).toContain(` src="${PUBLIC_URL}/embed/${id}" `);
    expect(html).toContain(` width="${width}" height="${height}" `);
  });

  it('describes it in the language and units of its address, and in nothing else of it', async () => {
    const hostile = '&x="><script>alert(1)</script>#<b>';
    const described = (await oembed(`${PUBLIC_URL}/planner/${id}?lang=pl&units=imperial${hostile}`)).json();
    expect(described.title).toBe(`Płytki do kupienia: 48 · ${say('pl', 'pattern.squares')}`);
    expect(unescaped(String(described.html))).toContain(`src="${PUBLIC_URL}/embed/${id}?lang=pl&units=imperial"`);
    expect(described.thumbnail_url).toBe(`${PUBLIC_URL}/planner/${id}/preview.png?lang=pl&units=imperial`);
    expect(JSON.stringify(described)).not.toContain('alert');
  });

  it.each([
    ['', [640, 300], 800],
    ['&maxwidth=300', [300, 300], 800],
    ['&maxwidth=500&maxheight=200', [500, 200], 200],
    ['&maxheight=1', [640, 1], 1],
    ['&maxwidth=99999&maxheight=99999', [640, 300], 800],
  ])('respects %s', async (rest, [width, least], most) => {
    const described = (await oembed(`${PUBLIC_URL}/planner/${id}`, rest)).json();
    expect(described.width).toBe(width);
    expect(described.height).toBeGreaterThanOrEqual(least);
    expect(described.height).toBeLessThanOrEqual(most);
    // A thumbnail must not be larger either.
    expect('thumbnail_url' in described).toBe(rest === '' || rest.includes('99999'));
  });

  it('finds the plan of an address with escaped letters', async () => {
    const [letter, ...rest] = id;
    const escaped = `/pl%61nner/%${letter.charCodeAt(0).toString(16)}${rest.join('')}?lang=pl#top`;
    const described = await oembed(PUBLIC_URL + escaped);
    expect(described.json()).toEqual((await oembed(`${PUBLIC_URL}/planner/${id}?lang=pl`)).json());
  });

  it('ignores what sites add', async () => {
    expect((await oembed(`${PUBLIC_URL}/planner/${id}`, '&dnt=1&format=json')).statusCode).toBe(200);
  });

  it.each([
    ['a format that does not exist', `${PUBLIC_URL}/planner/{id}`, '&format=xml', 501],
    ['another server', 'https://other.example/planner/{id}', '', 404],
    ['another page', `${PUBLIC_URL}/docs`, '', 404],
    ['a server whose name begins alike', `${PUBLIC_URL}.evil.example/planner/{id}`, '', 404],
    ['a plan that does not exist', `${PUBLIC_URL}/planner/${NOBODY}`, '', 404],
    ['an address behind the one here', `${PUBLIC_URL}http://x/planner/{id}`, '', 404],
    ['no id', `${PUBLIC_URL}/planner/`, '', 404],
    ['more than an id', `${PUBLIC_URL}/planner/{id}/preview.png`, '', 404],
    ['no address', '', '', 404],
    ['a size that is none', `${PUBLIC_URL}/planner/{id}`, '&maxwidth=wide', 400],
    ['a size of nothing', `${PUBLIC_URL}/planner/{id}`, '&maxheight=0', 400],
    ['two addresses', `${PUBLIC_URL}/planner/{id}`, '&url=x', 400],
  ])('refuses %s', async (_, url, rest, status) => {
    const answer = await oembed(url.replace('{id}', id), rest);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^\S.{10,}\.$/), code: expect.any(String) });
  });

  it('needs an address', async () => {
    expect((await app.inject('/oembed')).statusCode).toBe(400);
  });

  it('is found from the page of a plan', async () => {
    const { body } = await app.inject(`/planner/${id}?lang=es`);
    const [, href, title] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)" title="([^"]+)"\/>/.exec(body) ?? [];
    const found = await app.inject(unescaped(href).slice(PUBLIC_URL.length));
    expect([found.statusCode, found.json().title]).toEqual([200, unescaped(title)]);
  });
});

describe('the planner in a frame', () => {
  const page = (query: string, embedding = app) => embedding.inject(`/embed/planner?${query}`);

  it('has the tile as a draft, and what the frame must know', async () => {
    const { body: html, headers: sent } = await page('tileSize=600&tilesPerBox=4&lang=pl');
    const data = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
    expect(data('project')).toMatchObject({ parameters: { tileSize: 600 }, page: { order: { tilesPerBox: 4 } } });
    expect(data('frame')).toEqual({ start: 'best', origins: null });
    expect(html).toContain('lang="pl"');
    expect(unescaped(html)).toContain(say('pl', 'page.needsScript'));
    expect(sent['content-security-policy']).toMatch(/script-src 'self'.*frame-ancestors \*$/);
    expect(sent['cache-control']).toBe('public, max-age=3600');
    const again = await app.inject({
      url: '/embed/planner?tileSize=600&tilesPerBox=4&lang=pl',
      headers: { 'if-none-match': String(sent.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has the colour of the shop in a style attribute, and no other text of the address', async () => {
    const { body: html, headers: sent } = await page('tileSize=600&accent=7A1F3D');
    expect(html).toMatch(
      /<html lang="en" class="framed accented" style="--accent:#7a1f3d;(--[a-z-]+:#[0-9a-f]{6};?)+">/,
    );
    expect(sent['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
    const refused = await page('accent=7a1f3d;background:url(x)');
    expect([refused.statusCode, refused.json().param]).toEqual([400, 'accent']);
  });

  it('refuses what a plan in a frame does not take, like the API', async () => {
    const { statusCode, headers, body } = await page('tileSize=600&name=Hall');
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ code: 'parameter-unknown', param: 'name' });
  });

  it('cannot be left by what a field says', async () => {
    const { body } = await page(`doors=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(JSON.parse(body).param).toBe('doors');
    const named = buildApp({ publicUrl: PUBLIC_URL, embedOrigins: ['https://shop.example'] });
    const { body: html } = await page('color=d9cfc1', named);
    expect(html).toContain('"origins":["https://shop.example"]');
    expect(html.match(/<script(?! type="application\/json")/g)).toBeNull();
    await named.close();
  });
});
