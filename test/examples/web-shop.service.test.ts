// The product page of a web shop in Chromium: it asks a real server of another origin, and handles what the server refuses.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { violationsOf } from '../planner/axe.ts';
import { type ServerProcess, startServer } from '../services/server.ts';

const FOLDER = 'examples/web-shop';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
/** Rooms that the visits below send, before one request too many. */
const REQUESTS = 3;

const browser = browserOfFile();
let service: ServerProcess;
let shop: Server;
let page: Page;
const troubles: string[] = [];

beforeAll(async () => {
  // Each plan has a picture, which counts too.
  service = await startServer({ RATE_LIMIT_PER_MINUTE: String(2 * REQUESTS) });
  shop = createServer(({ url = '' }, response) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    response.setHeader('content-type', TYPES[extname(file)]);
    const text = readFileSync(join(FOLDER, file), 'utf8');
    response.end(text.replace('http://localhost:3000', service.base));
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  page = await browser().newPage({ viewport: { width: 1100, height: 900 } });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await page?.close();
  shop?.closeAllConnections();
  await new Promise((closed) => shop.close(closed));
  await service?.stop();
});

const ask = () => page.getByRole('button', { name: 'Work it out' }).click();
/** Asks for another room than before: the browser keeps answers. */
let lengthCm = 500;
async function askAgain(): Promise<void> {
  await page.locator('#length').fill(String(lengthCm++));
  await ask();
}
const isDrawn = () =>
  page.waitForFunction(() => (document.querySelector('#picture') as HTMLImageElement).naturalWidth > 0);

it('shows boxes, tiles and the plan of a rectangle, and is accessible', async () => {
  await page.getByLabel('Length in cm').first().fill('302');
  await page.getByLabel('Width in cm').first().fill('245,5');
  await ask();
  // Five columns of 600 mm tiles and their joints, also those at the walls, are 3018 mm wide; four rows are 2415 mm deep.
  // 3 % of 30 tiles is one for breakage, so boxes of four have one left over.
  await page.getByText('8 boxes').waitFor();
  expect(await page.locator('#details').textContent()).toMatch(
    /^30 tiles, .* 1 for breakage and 1 left over: €311\.20\./,
  );
  await isDrawn();
  expect(await page.getByRole('img').getAttribute('alt')).toContain('cut tiles');
  expect(await violationsOf(page)).toEqual([]);
});

it('plans an L-shape', async () => {
  await page.getByLabel('L-shape').check();
  for (const [name, cm] of [
    ['#length', 420],
    ['#width', 350],
    ['#corner-length', 160],
    ['#corner-width', 170],
  ] as const) {
    await page.locator(name).fill(String(cm));
  }
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/api/plan') && !answer.url().includes('format=svg'),
  );
  await ask();
  const answer = await answered;
  expect(new URL(answer.url()).searchParams.get('outline')).toBe('E420 S180 W160 S170 W260 N350');
  const { surface, tiles, plannerUrl } = await answer.json();
  expect([surface.areaM2, plannerUrl]).toEqual([4.2 * 1.8 + 2.6 * 1.7, null]);
  const withBreakage = tiles.total + Math.ceil(0.03 * tiles.total);
  await page.getByText(`${Math.ceil(withBreakage / 4)} boxes`).waitFor();
  await isDrawn();
});

it('tells customers what to check in a room that cannot be planned', async () => {
  await page.locator('#corner-length').fill('500');
  await ask();
  const problem = page.getByRole('alert');
  await expect
    .poll(() => problem.textContent())
    .toMatch(/^Please check the lengths: .* missing corner is smaller than the room\.$/);
  expect(await page.locator('#result').isHidden()).toBe(true);
});

it('says when to try again after too many requests', async () => {
  await page.getByLabel('Rectangle').check();
  await expect
    .poll(async () => {
      await askAgain();
      return page.getByRole('alert').textContent();
    })
    .toMatch(/^Too many requests\. Please try again in [0-9]+ seconds?\.$/);
  expect(await violationsOf(page)).toEqual([]);
});

it('says so if the service cannot be reached', async () => {
  await service.stop();
  await askAgain();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('cannot be reached');
  expect(troubles).toEqual([]);
});
