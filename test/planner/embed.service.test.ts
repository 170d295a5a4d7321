// Other sites: one shows a plan in a frame but not the planner, and a script of one reads that it asks too often.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { violationsOf } from './axe.ts';
import { serviceOfFile } from './service.ts';

const ROOM = 'outline=E180+S240+W180+N240';
/** 180 by 240 cm in squares of 300 mm with joints of 3 mm: six columns and eight rows. */
const TILES = 6 * 8;

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ifc: 'application/x-step',
  glb: 'model/gltf-binary',
  'cut-dxf': 'application/zip',
};

const browser = browserOfFile();
/** A server that counts no requests. */
const free = serviceOfFile();
let service: ServerProcess;
let site: Server;
let origin = '';
let id = '';

beforeAll(async () => {
  service = await startServer({ RATE_LIMIT_PER_MINUTE: '2' });
  const { plannerUrl } = (await (await fetch(`${service.base}/api/plan?${ROOM}`)).json()) as { plannerUrl: string };
  id = new URL(plannerUrl).pathname.split('/')[2];
  // The page of another site shows what its own query names.
  site = createServer(({ url = '' }, response) => {
    const source = decodeURIComponent(url.split('?frame=')[1] ?? '');
    const frame = source === '' ? '' : `<iframe src="${source}" width="640" height="500"></iframe>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!DOCTYPE html><html lang="en"><head><title>A shop</title></head><body><h1>A shop</h1>${frame}</body></html>`,
    );
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((closed) => site.close(closed));
  await service.stop();
});

/** The page of another site with a frame. */
async function framing(address: string) {
  const page = await browser().newPage();
  await page.goto(`${origin}/?frame=${encodeURIComponent(address)}`);
  return page;
}

describe('a page of another origin', () => {
  it('shows a plan in a frame, with its figure, a picture and a way to the planner', async () => {
    const page = await framing(`${service.base}/embed/${id}?lang=pl`);
    const frame = page.frameLocator('iframe');
    expect(await frame.locator('.total').textContent()).toBe(String(TILES));
    const picture = await frame.locator('figure svg').boundingBox();
    expect(picture?.width).toBeGreaterThan(200);
    expect(picture?.height).toBeGreaterThan(200);
    const link = frame.locator('footer .button');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(new URL(String(await link.getAttribute('href'))).pathname).toBe(`/planner/${id}`);
    await page.close();
  });

  it('cannot show the planner in a frame', async () => {
    const page = await framing(`${service.base}/planner/${id}`);
    const [, frame] = page.frames();
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await page.frameLocator('iframe').locator('.total, #planner').count()).toBe(0);
    await page.close();
  });

  it('can read that it asks too often, and how long to wait', async () => {
    const page = await browser().newPage();
    await page.goto(origin);
    const refused = await page.evaluate(async (address) => {
      // Each address is another one, or the browser would answer from its cache. A window may end meanwhile.
      for (let i = 0; i < 6; i++) {
        const { status, headers } = await fetch(`${address}&tileSize=${200 + i}`);
        if (status !== 200) return { status, wait: headers.get('retry-after'), left: headers.get('ratelimit') };
      }
      return null;
    }, `${service.base}/api/plan?${ROOM}&link=false`);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.wait)).toBeGreaterThan(0);
    expect(refused?.left).toContain('"default";r=0');
    await page.close();
  });

  it('shows in the frame that too many pages were opened', async () => {
    const address = `${service.base}/embed/${id}?lang=es`;
    let secondsLeft = 0;
    // The window must not end before the frame is there.
    while (secondsLeft < 30) {
      const { headers } = await fetch(address);
      secondsLeft = Number(headers.get('retry-after'));
      if (secondsLeft > 0 && secondsLeft < 30) await pass(1000);
    }
    const page = await framing(address);
    await page.frameLocator('iframe').getByText('Demasiadas páginas').waitFor();
    await page.close();
  });
});

describe('the page for frames', () => {
  beforeAll(async () => {
    await fetch(`${free.base()}/api/plan?${ROOM}`);
  });

  it('is accessible and no wider than its frame, light and dark, in every language', async () => {
    const page = await browser().newPage();
    for (const [place, lang] of ['en', 'pl', 'es', 'zh'].entries()) {
      // The narrowest frame in every language, and one of the wider ones.
      for (const width of [280, [559, 561, 560, 1200][place]]) {
        await page.setViewportSize({ width, height: 480 });
        await page.emulateMedia({ colorScheme: width % 2 === 0 ? 'light' : 'dark' });
        await page.goto(`${free.base()}/embed/${id}?lang=${lang}`);
        expect(await violationsOf(page), `${lang} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
    await page.close();
  });

  it('has a plan behind it that the threads answer in every format', async () => {
    for (const [format, type] of Object.entries(TYPES)) {
      const { status, headers } = await fetch(`${free.base()}/api/projects/${id}?format=${format}&lang=pl`);
      expect([status, headers.get('content-type')?.split(';')[0]], format).toEqual([200, type]);
    }
  });

  it('fits the size that oEmbed gives it, without scrolling', async () => {
    const page = await browser().newPage();
    for (const width of [280, 400, 640]) {
      const url = encodeURIComponent(`${free.base()}/planner/${id}?lang=es`);
      const answer = await fetch(`${free.base()}/oembed?url=${url}&maxwidth=${width}`);
      const { height } = (await answer.json()) as { height: number };
      await page.setViewportSize({ width, height });
      await page.goto(`${free.base()}/embed/${id}?lang=es`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    await page.close();
  });
});
