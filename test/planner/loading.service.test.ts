// What a visitor loads before the first plan, and what the page says when a later part cannot be loaded.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { startHandle } from './hands.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere } from './visit.ts';

const browser = browserOfFile();
const { base, journey } = serviceOfFile();

const BUILD = new URL('../../dist/planner/', import.meta.url);
/** Scripts before the first plan, gzipped: those of the page's head, the page and its worker. */
const MOST_BYTES = 90_000;

const TEXTS = 'src/words/planner/en.ts';
const ENTRIES = ['src/planner/begin/redirect.ts', 'src/planner/main.tsx', 'src/planner/work/worker.ts', TEXTS];

declare global {
  interface Window {
    /** What moved on the page without anybody having done anything. */
    moved: string[];
  }
}

/** Runs in the page before its script. */
function watchMoves(): void {
  window.moved = [];
  interface Shift extends PerformanceEntry {
    readonly sources: readonly { readonly node: Element | null }[];
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      window.moved.push(...shift.sources.map(({ node }) => node?.className ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A file of the build, by the source that it begins with. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Adds an entry of the manifest and all that it imports at once. */
function loadedWith(manifest: Manifest, entry: string, loaded: Set<string>): void {
  const { file, imports = [] } = manifest[entry];
  if (loaded.has(file)) return;
  loaded.add(file);
  for (const other of imports) loadedWith(manifest, other, loaded);
}

it('loads at most 90 KB of scripts before the first plan', () => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', BUILD), 'utf8')) as Manifest;
  const loaded = new Set<string>();
  for (const entry of ENTRIES) loadedWith(manifest, entry, loaded);
  // The texts themselves do not count, but what they import does.
  loaded.delete(manifest[TEXTS].file);
  const bytes = [...loaded].map((file) => gzipSync(readFileSync(new URL(file, BUILD)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
});

it('has the element for other sites in a script of less than 3 KB that needs nothing else', () => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', BUILD), 'utf8')) as Manifest;
  const { file, ...more } = manifest['src/planner/frame/element.ts'];
  const text = readFileSync(new URL(file, BUILD), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThan(3000);
  expect([more.imports, /\bimport\b(?!\.meta)/.test(text)]).toEqual([undefined, false]);
});

it('says that the plan cannot be handled while the code for it does not load', async () => {
  const context = await browser().newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/assets/Handling-*', (route) => route.abort());
  await page.goto(base());
  const told = page.locator('.stage').getByRole('alert');
  await told.waitFor();
  expect(await told.textContent()).toMatch(/could not be loaded/i);
  await page.unroute('**/assets/Handling-*');
  await page.reload();
  await plannerIsThere(page);
  await startHandle(page).waitFor();
  expect(await told.count()).toBe(0);
  await context.close();
});

it.each([
  ['a desk', {}],
  ['a phone', PHONE],
])('moves nothing under a finger when later parts come, on %s', async (_, options) => {
  await journey('/', { ...options, before: watchMoves }, async ({ page }) => {
    await page.locator('.order-line', { hasText: 'With breakage' }).waitFor();
    await page.locator('.order-reuse:not(.order-counting)').waitFor({ state: 'attached' });
    // What the browser has seen, it says with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
});
