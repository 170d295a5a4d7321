// The product page of a web shop in Chromium, as a customer uses it: the planner in its frame comes from a real server of
// another origin. Then pages that mean harm, around the frame and beside it.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { violationsOf } from '../planner/axe.ts';
import { plannerIsThere } from '../planner/visit.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const FOLDER = 'examples/web-shop';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const PATIENCE_MS = 60_000;
const [WIDTH, LENGTH] = [420, 350];
const ROOM = `outline=E${WIDTH}+S${LENGTH}+W${WIDTH}+N${LENGTH}`;
const TILE = 'tileSize=600&joint=3&tilesPerBox=4';

const browser = browserOfFile();
let service: ServerProcess;
const servers: Server[] = [];
/** The shop, a site that may frame the planner too, and one that may not. */
let [shop, other, stranger] = ['', '', ''];

/** Serves pages and returns their origin. */
async function serve(page: (url: string) => { type: string; text: string }): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const { type, text } = page(url);
    response.setHeader('content-type', type);
    response.end(text);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  shop = await serve((url) => {
    const [path] = url.split('?');
    const file = path === '/' ? 'index.html' : path.slice(1);
    const text = readFileSync(join(FOLDER, file), 'utf8').replace('http://localhost:3000', service.base);
    return { type: TYPES[extname(file)], text };
  });
  const harm = () => ({
    type: TYPES['.html'],
    text: '<!doctype html><html lang="en"><title>Harm</title><body></body></html>',
  });
  other = await serve(harm);
  stranger = await serve(harm);
  service = await startServer({ RATE_LIMIT_PER_MINUTE: '0', EMBED_ORIGINS: `${shop} ${other}` });
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  await service?.stop();
});

async function open(origin: string, options: BrowserContextOptions = {}, from: Browser = browser()): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1100, height: 900 }, locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** The frame of the planner, once its plan can be ordered. */
async function plannerIn(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').first().elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await ready(frame);
  return frame;
}

async function ready(frame: Frame): Promise<void> {
  await frame.locator('.frame-add button[aria-busy=false]').waitFor();
}

async function enterRoom(frame: Frame): Promise<void> {
  const sides = frame.locator('.begin-sides input');
  for (const [i, cm] of [WIDTH, LENGTH].entries()) await sides.nth(i).fill(String(cm));
  await sides.nth(1).press('Tab');
}

/** What the API answers for the tile of the element, in the room of the customer. */
async function ordered(page: Page, room = ROOM) {
  const tile = await page.locator('tilewright-planner').getAttribute('tile');
  const answer = await fetch(`${service.base}/api/plan?${room}&${tile}&start=best&breakage=3&link=false`);
  return ((await answer.json()) as { order: { boxes: number; tiles: number; cost: number } }).order;
}

/** The widths and lengths in the frame's fields. */
function sidesIn(frame: Frame): Promise<string[]> {
  return frame
    .locator('.begin-sides input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** Collects what a page is sent from now on. */
async function overhear(page: Page): Promise<() => Promise<{ type: string }[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });
  return () => page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

it.each([
  ['a computer, in English', {}, '', 'Add'],
  ['a phone, in Polish', PHONE, '?lang=pl', 'Dodaj'],
] as const)('customers fill their basket on %s, with what the API says', async (_, device, query, verb) => {
  const page = await open(shop + query, device);
  const frame = await plannerIn(page);
  await enterRoom(frame);
  const lines = page.locator('#lines li');
  for (const [i, product] of ['sandstone', 'oak', 'checkerboard'].entries()) {
    await page.locator(`input[value=${product}]`).check();
    await expect.poll(() => page.locator('tilewright-planner').getAttribute('tile')).toContain('tilesPerBox');
    const { boxes } = await ordered(page);
    // The room stays while the tile changes.
    await expect.poll(() => frame.locator('.frame-add button').textContent()).toMatch(new RegExp(`^${verb} ${boxes} `));
    await frame.locator('.frame-add button').click();
    await expect.poll(() => lines.count()).toBe(i + 1);
    expect(await lines.last().textContent()).toContain(`: ${boxes} `);
  }
  expect(await sidesIn(frame)).toEqual([String(WIDTH), String(LENGTH)]);
  // The plan behind the order opens with the room.
  const link = String(await lines.first().locator('a').getAttribute('href'));
  const stored = await fetch(link.replace('localhost', '127.0.0.1').replace('/planner/', '/api/projects/'));
  const { surface, pattern } = (await stored.json()) as { surface: { areaM2: number }; pattern: { id: string } };
  expect([surface.areaM2, pattern.id]).toEqual([(WIDTH * LENGTH) / 1e4, 'squares-pattern']);
  // The frame is as high as its page, and as wide as the shop's.
  const hidden = await frame.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(hidden).toEqual([0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsOf(frame)).toEqual([]);
  await page.context().close();
});

it.each(['light', 'dark'] as const)('has the colours of shops, which can be read on %s pages', async (colorScheme) => {
  const page = await open(other, { colorScheme });
  for (const [accent, onAccent] of [
    ['ffd54f', 'rgb(0, 0, 0)'],
    ['#7a1f3d', 'rgb(255, 255, 255)'],
  ]) {
    await page.evaluate(
      ([src, color, tile]) => {
        const planner = document.createElement('tilewright-planner');
        planner.setAttribute('accent', color);
        planner.setAttribute('tile', tile);
        const script = Object.assign(document.createElement('script'), { type: 'module', src });
        const main = document.createElement('main');
        main.append(planner);
        document.body.replaceChildren(script, main);
      },
      [`${service.base}/embed.js`, accent, TILE],
    );
    const frame = await plannerIn(page);
    const shown = await frame.locator('.frame-add button').evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    });
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(accent.replace('#', '').slice(at, at + 2), 16));
    expect(shown).toEqual([`rgb(${r}, ${g}, ${b})`, onAccent]);
    expect(await violationsOf(frame)).toEqual([]);
    // The colour is no part of the tile that is ordered.
    const heard = await overhear(page);
    await frame.locator('.frame-add button').click();
    await expect.poll(heard).toContainEqual(expect.objectContaining({ type: 'tilewright:order', tile: TILE }));
  }
  await page.context().close();
});

it('changes its language and refuses a tile in the words of the shop, and the room stays', async () => {
  const page = await open(shop);
  const frame = await plannerIn(page);
  await enterRoom(frame);
  await page.getByRole('button', { name: 'Polski' }).click();
  await frame.getByRole('button', { name: /^Dodaj \d+ opakowa/ }).waitFor();
  const before = await frame.locator('.frame-add button').textContent();
  // 14.7 m² take more than 20,000 tiles of 20 mm.
  await page
    .locator('tilewright-planner')
    .evaluate((planner) => planner.setAttribute('tile', 'tileSize=20&tilesPerBox=99'));
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^Na to pomieszczenie/);
  await ready(frame);
  expect(await frame.locator('.frame-add button').textContent()).toBe(before);
  expect(await sidesIn(frame)).toEqual([String(WIDTH), String(LENGTH)]);
  await page.context().close();
});

it('keeps nothing of the visitor, and shows nothing of their own planner', async () => {
  const page = await open(`${service.base}/?lang=en`, { serviceWorkers: 'block' });
  await plannerIsThere(page);
  await page.locator('.begin-sides input').first().fill('777');
  await page.locator('.begin-sides input').first().press('Tab');
  const own = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('tilewright');
      const database = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
      const [store] = database.objectStoreNames;
      const all = database.transaction(store).objectStore(store).getAll();
      const plans = await new Promise((done) => (all.onsuccess = () => done(all.result)));
      database.close();
      return JSON.stringify([plans, Object.entries(localStorage).sort()]);
    });
  await expect.poll(own).toContain('777');
  const before = await own();
  // Another port is the same site, so the browser keeps nothing apart.
  const beside = await page.context().newPage();
  await beside.goto(shop);
  const frame = await plannerIn(beside);
  expect(await frame.evaluate(() => document.body.textContent)).not.toContain('777');
  await enterRoom(frame);
  await frame.locator('summary').last().click();
  await ready(frame);
  await frame.locator('.frame-add button').click();
  await expect.poll(() => beside.locator('#lines li').count()).toBe(1);
  await page.bringToFront();
  expect(await own()).toBe(before);
  await page.context().close();
});

it('is not shown by a site that is not named', async () => {
  const page = await open(stranger);
  const heard = await overhear(page);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${service.base}/embed/planner?${TILE}`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  expect(await heard()).toEqual([]);
  await page.context().close();
});

it('gives a page around it nothing but the tile to change, whatever it sends', async () => {
  const page = await open(other);
  const heard = await overhear(page);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Planner' }));
  }, `${service.base}/embed/planner?${TILE}`);
  const frame = await plannerIn(page);
  await enterRoom(frame);
  await ready(frame);
  const before = await frame.locator('.frame-add button').textContent();
  const tile = { type: 'tilewright:tile', version: 1 };
  const sent: [message: unknown, code: string | null][] = [
    [{ ...tile, tile: 'outline=E100+S100+W100+N100' }, 'parameter-unknown'],
    [{ ...tile, tile: 'doors=1,100,80' }, 'parameter-unknown'],
    [{ ...tile, tile: 'format=pdf' }, 'parameter-unknown'],
    [{ ...tile, tile: 'color=%22%3E%3Cscript%3Ealert(1)%3C/script%3E' }, 'color-invalid'],
    [{ ...tile, tile: `color=${'f'.repeat(100_000)}` }, 'query-too-long'],
    [{ ...tile, tile: { toString: 'tileSize=100' } }, 'message-unknown'],
    [{ ...tile, version: 2, tile: 'tileSize=100' }, 'message-unknown'],
    [{ type: 'tilewright:order', version: 1, boxes: 1 }, 'message-unknown'],
    [JSON.parse('{"__proto__": {"type": "tilewright:tile"}, "version": 1}'), null],
    ['tilewright:tile', null],
    [null, null],
  ];
  for (const [message] of sent) {
    await page.evaluate((data) => window.frames[0].postMessage(data, '*'), message);
  }
  const refused = sent.flatMap(([, code]) => (code === null ? [] : [code]));
  const codes = async () =>
    (await heard())
      .filter(({ type }) => type === 'tilewright:refused')
      .map((told) => (told as unknown as { code: string }).code);
  await expect.poll(codes).toEqual(refused);
  await ready(frame);
  expect(await frame.locator('.frame-add button').textContent()).toBe(before);
  expect(await sidesIn(frame)).toEqual([String(WIDTH), String(LENGTH)]);
  // Until the customer presses the button, it learns a height.
  expect([...new Set((await heard()).map(({ type }) => type))].sort()).toEqual([
    'tilewright:ready',
    'tilewright:refused',
    'tilewright:size',
  ]);
  await page.context().close();
});

it('is not reached by a frame beside it, which cannot pretend to be it either', async () => {
  const page = await open(other);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Planner' }));
  }, `${service.base}/embed/planner?${TILE}`);
  const frame = await plannerIn(page);
  const before = await frame.locator('.frame-add button').textContent();
  const beside = await besideIn(page);
  // The frame answers its own page, so it has seen what came before.
  const heard = await overhear(page);
  await beside.evaluate(() => {
    window.parent[0].postMessage({ type: 'tilewright:tile', version: 1, tile: 'tileSize=100&tilesPerBox=1' }, '*');
    window.parent[0].postMessage({ type: 'tilewright:tile', version: 2 }, '*');
  });
  await page.evaluate(() => window.frames[0].postMessage({ type: 'tilewright:tile', version: 3 }, '*'));
  await expect.poll(async () => (await heard()).length).toBe(1);
  await ready(frame);
  expect(await frame.locator('.frame-add button').textContent()).toBe(before);
  await page.goto(shop);
  await plannerIn(page);
  const pretender = await besideIn(page);
  const atShop = await overhear(page);
  await pretender.evaluate(() => {
    const order = { boxes: 999, tiles: 999, kinds: [], plannerUrl: 'javascript:alert(1)' };
    window.parent.postMessage({ type: 'tilewright:order', version: 1, tile: 'tileSize=600', ...order }, '*');
    window.parent.postMessage({ type: 'tilewright:size', version: 1, height: 1 }, '*');
  });
  await expect.poll(async () => (await atShop()).length).toBe(2);
  expect(await page.locator('#lines li').count()).toBe(0);
  expect((await page.locator('tilewright-planner iframe').boundingBox())?.height).toBeGreaterThan(300);
  await page.context().close();
});

/** A frame of another site in a page. */
async function besideIn(page: Page): Promise<Frame> {
  const shown = page.waitForEvent('frameattached');
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Advertisement' }));
  }, stranger);
  const frame = await shown;
  await frame.waitForURL(`${stranger}/`);
  return frame;
}
