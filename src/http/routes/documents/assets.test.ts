import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/index.ts';
import { buildApp } from '../../app.ts';
import { readAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-assets-'));
const built = pathToFileURL(`${join(folder, 'built')}/`);
const SCRIPT = `export const walls = '${'x'.repeat(3000)}';`;

beforeAll(() => {
  mkdirSync(built);
  const files = {
    'planner-1.js': SCRIPT,
    'shared-2.js': 'export {}',
    'worker-3.js': 'onmessage = null',
    'redirect-7.js': 'location.replace()',
    'copy-9.js': 'navigator.clipboard',
    'offline-4.js': 'oninstall = null',
    'element-8.js': 'customElements.define()',
    'style-5.css': ':root {}',
    ...Object.fromEntries(LANGUAGES.map((lang) => [`${lang}-6.js`, `export const ${lang} = {}`])),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, built), text);
  const manifest = {
    '_shared-2.js': { file: 'shared-2.js' },
    'src/planner/main.tsx': { file: 'planner-1.js', isEntry: true },
    'src/planner/begin/redirect.ts': { file: 'redirect-7.js', isEntry: true },
    'src/planner/begin/copy.ts': { file: 'copy-9.js', isEntry: true },
    'src/planner/work/worker.ts': { file: 'worker-3.js', isEntry: true },
    'src/planner/frame/element.ts': { file: 'element-8.js', isEntry: true },
    'src/planner/offline/worker.ts': { file: 'offline-4.js', isEntry: true },
    'style.css': { file: 'style-5.css' },
    ...Object.fromEntries(LANGUAGES.map((lang) => [`src/words/planner/${lang}.ts`, { file: `${lang}-6.js` }])),
  };
  writeFileSync(new URL('manifest.json', built), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the built planner', () => {
  it('is served under hashed names, immutable, with the type of each file', async () => {
    const app = buildApp({ assets: readAssets(built) });
    const script = await app.inject('/assets/planner-1.js');
    expect([script.statusCode, script.body]).toEqual([200, SCRIPT]);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const style = await app.inject('/assets/style-5.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await app.inject('/assets/shared-2.js')).statusCode).toBe(200);
  });

  it('is compressed, and answered with 304 if unchanged', async () => {
    const app = buildApp({ assets: readAssets(built) });
    const packed = await app.inject({ url: '/assets/planner-1.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const again = { url: '/assets/planner-1.js', headers: { 'if-none-match': String(packed.headers.etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
  });

  it('is one route in the metrics, whatever the names of its files', async () => {
    const app = buildApp({ assets: readAssets(built) });
    const pages = /href="(\/assets\/pages-[^"]+)"/.exec((await app.inject('/docs')).body)?.[1] ?? '';
    for (const url of ['/assets/planner-1.js', '/assets/worker-3.js', pages]) {
      expect((await app.inject(url)).statusCode).toBe(200);
    }
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/_count\{route="\/assets\/\*",method="GET",status="200"\} 3$/m);
    expect([...body.matchAll(/route="\/assets\/[^*]/g)]).toEqual([]);
  });

  it('has its service worker at the root, revalidated each time', async () => {
    const app = buildApp({ assets: readAssets(built) });
    const worker = await app.inject('/offline.js');
    expect([worker.statusCode, worker.body, worker.headers['cache-control']]).toEqual([
      200,
      'oninstall = null',
      'no-cache',
    ]);
  });

  it('has the element for other sites at a fixed address, and visitors of ours do not keep it', async () => {
    const app = buildApp({ assets: readAssets(built) });
    const element = await app.inject('/embed.js');
    expect([element.statusCode, element.body, element.headers['cache-control']]).toEqual([
      200,
      'customElements.define()',
      'public, max-age=3600',
    ]);
    // A module of another site is loaded with CORS.
    expect(element.headers['access-control-allow-origin']).toBe('*');
    expect((await app.inject('/')).body).not.toContain('element-8.js');
  });

  it('takes over the home page under a policy that lets its script run', async () => {
    const app = buildApp({ assets: readAssets(built), publicUrl: 'https://tiles.example' });
    const page = await app.inject('/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('<script type="module" src="/assets/planner-1.js"></script>');
    expect(page.body).toContain('data-worker="/assets/worker-3.js" data-base="https://tiles.example"');
    expect(page.body).toMatch(/data-files="[^"]*\/assets\/shared-2\.js[^"]*\/assets\/pl-6\.js/);
    expect(page.body).toContain('<link rel="modulepreload" href="/assets/en-6.js"');
    const docs = await app.inject('/docs');
    expect(docs.headers['content-security-policy']).toContain("script-src 'self';");
    expect(docs.body).toContain('<script src="/assets/copy-9.js" defer="defer"></script>');
    expect(page.body).not.toContain('copy-9.js');
  });

  it('leaves pages unchanged if it is not built', async () => {
    const page = await buildApp().inject('/');
    expect(page.body).not.toContain('<script type="module"');
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  it('reports in one line that it is not built or incomplete', () => {
    expect(() => readAssets(pathToFileURL(`${folder}/nothing/`))).toThrow(
      'the planner is not built; run npm run build',
    );
    const half = pathToFileURL(`${join(folder, 'half')}/`);
    mkdirSync(half);
    writeFileSync(new URL('manifest.json', half), '{}');
    expect(() => readAssets(half)).toThrow(/lacks src\/planner\/offline\/worker\.ts; run npm run build/);
  });
});
