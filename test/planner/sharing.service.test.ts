// Sharing: the new link opens the same plan for another visitor, the original plan does not change, and the drawing is
// that of the interface.

import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { download, dragBy, middleOf, onScreen, sighting, startHandle, startOf } from './hands.ts';
import { askAddress, askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { dragFinger, PHONE, pinch } from './touch.ts';
import { plannerIsThere } from './visit.ts';

const { base, journey } = serviceOfFile();

/** Shares the plan; returns the path of its new link, to which the page moves. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/planner\/[\w-]+$/);
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(link).pathname);
  return link.slice(base().length);
}

it('gives a new link that opens the same plan', async () => {
  const first = await storedPath(base(), KITCHEN);
  let shared = '';
  let start = { x: 0, y: 0 };
  await journey(first, {}, async ({ page }) => {
    await dragBy(page, await middleOf(startHandle(page)), { x: 47, y: 33 });
    start = await startOf(page);
    expect(start).not.toEqual({ x: 0, y: 0 });
    shared = await share(page);
    expect(shared).not.toBe(first);
    // Undo works across the new link.
    await page.keyboard.press('Control+z');
    await expect.poll(() => startOf(page)).toEqual({ x: 0, y: 0 });
  });
  const moved = await askDraft(base(), { ...KITCHEN, start });
  await journey(shared, {}, async ({ page }) => {
    await expectSameAs(page, moved);
    await expect.poll(() => startOf(page)).toEqual(start);
    await page.goto(base() + first);
    await plannerIsThere(page);
    await expectSameAs(page, await askDraft(base(), KITCHEN));
  });
});

it('works by touch: drag, tap, pinch, share', async () => {
  const first = await storedPath(base(), KITCHEN);
  await journey(first, PHONE, async ({ page }) => {
    const before = await sighting(page);
    await dragFinger(page, before.screen, { x: 31, y: 37 });
    const start = await startOf(page);
    expect(start).not.toEqual({ x: 0, y: 0 });
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, start }));

    // A whole tile well inside the room.
    const after = await sighting(page);
    const tile = onScreen([before, after], { x: after.room.x + 2 * 303 + 150, y: after.room.y + 303 + 150 });
    await page.touchscreen.tap(tile.x, tile.y);
    await page.getByRole('article', { name: /^Tile \d+ · row \d+: whole, 300 × 300 mm/ }).waitFor();
    expect(await startOf(page)).toEqual(start);

    // The point between the fingers stays; everything else moves away from it by the same factor.
    const [reach, factor] = [40, 1.4];
    await pinch(page, tile, reach, factor);
    const meant = (axis: 'x' | 'y') => tile[axis] + factor * (after.screen[axis] - tile[axis]);
    const missedBy = async () => {
      const handle = await middleOf(startHandle(page));
      return Math.max(Math.abs(handle.x - meant('x')), Math.abs(handle.y - meant('y')));
    };
    await expect.poll(missedBy).toBeLessThan(0.5);
    expect(await startOf(page)).toEqual(start);

    const shared = await share(page);
    const { answer } = await askAddress(`${base()}${shared.replace('/planner/', '/api/projects/')}`);
    expect(answer.pattern.startCm).toEqual(start);
  });
});

it('saves the drawing of the interface, in the language and the colours of the plan', async () => {
  const draft = { ...KITCHEN, color: '#aa8866', gapColor: '#112233', start: { x: 12.5, y: 3 } };
  const query = new URLSearchParams({
    outline: KITCHEN.outline ?? '',
    tileSize: '300',
    color: 'aa8866',
    gapColor: '112233',
    start: '12.5,3',
    width: '1600',
    name: 'Pomieszczenie 4,2 × 3,5\u00a0m',
    lang: 'pl',
    format: 'svg',
  });
  const drawn = await fetch(`${base()}/api/plan?${query}`);
  await journey(`${await storedPath(base(), draft)}?lang=pl`, {}, async ({ page }) => {
    const { name, content } = await download(page, 'Rysunek (SVG)', 'Pobierz');
    expect(name).toBe('Pomieszczenie 4,2 × 3,5 m.svg');
    expect(content.toString()).toBe(await drawn.text());
  });
});

it('says when to share again after a 429 and a 503', async () => {
  await journey('/', { expectedStatuses: [429, 503] }, async ({ page }) => {
    for (const [status, seconds] of [
      [429, 7],
      [503, 8],
    ]) {
      const refuse = (route: Route) => route.fulfill({ status, headers: { 'retry-after': `${seconds}` }, json: {} });
      await page.context().route('**/api/plan', refuse);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByText(`Too many requests just now. Try again in ${seconds} s.`).waitFor();
      await page.context().unroute('**/api/plan', refuse);
    }
  });
});

it('offers the code for a shop’s page where a tile is sold, which has the tile and no room', async () => {
  const parameters = { tileSize: 250 };
  const sold = { ...KITCHEN, parameters, tilesPerBox: 8, pricePerBox: 30.5, currency: 'PLN', color: '#d9cfc1' };
  await journey(await storedPath(base(), sold), {}, async ({ page }) => {
    await share(page);
    await page.getByRole('button', { name: 'Copy code for a shop’s page' }).click();
    await page.getByText('Code copied.').waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const [src, query] = await page.evaluate((html) => {
      const made = new DOMParser().parseFromString(html, 'text/html');
      return [made.querySelector('script')?.src, made.querySelector('tilewright-planner')?.getAttribute('tile')];
    }, code);
    expect((await fetch(String(src))).headers.get('content-type')).toContain('javascript');
    const framed = await fetch(`${base()}/embed/planner?${query}`);
    const [, text] = /id="project">(.*?)<\/script>/.exec(await framed.text()) ?? [];
    const { outline, page: data, ...tile } = JSON.parse(text);
    expect(data.order).toEqual({ tilesPerBox: 8, price: 30.5, pricePer: 'box', currency: 'PLN' });
    expect(tile).toEqual({ parameters, color: '#d9cfc1' });
    expect(outline).not.toBe(KITCHEN.outline);
  });
});
