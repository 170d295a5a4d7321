// Persistence: undo and redo, the plan across reloads, and everything without a network; and the page of a dead link.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { expectSameAs } from './figures.ts';
import { download, dragBy, labelOf, middleOf, startHandle, startOf } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { plannerIsThere, settled, visit } from './visit.ts';

const browser = browserOfFile();
const { base, journey } = serviceOfFile();

/** The page is cached, so that it opens without a network. */
const CACHED = { serviceWorkers: 'allow' } as const;

it('undoes and redoes a whole drag as one step, and keeps it across a reload', async () => {
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page }) => {
    const undo = page.getByRole('button', { name: 'Undo' });
    const redo = page.getByRole('button', { name: 'Redo' });
    await expect.poll(async () => [await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);
    await dragBy(page, await middleOf(startHandle(page)), { x: 71, y: 29 });
    const dragged = await startOf(page);
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await labelOf(page.getByRole('radio', { name: 'Herringbone', exact: true })).click();
    await settled(page);
    const herringbone = await askDraft(base(), { outline: KITCHEN.outline, pattern: 'herringbone', start: dragged });
    await expectSameAs(page, herringbone);

    await page.keyboard.press('Control+z');
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, start: dragged }));
    await undo.click();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await redo.click();
    await page.keyboard.press('Control+Shift+z');
    await expectSameAs(page, herringbone);
    await expect.poll(() => redo.isDisabled()).toBe(true);
    await page.reload();
    await plannerIsThere(page);
    await expectSameAs(page, herringbone);
  });
});

it('shows a friendly page for an unknown plan, with a link to a new one', async () => {
  const { page, troubles, close } = await visit(browser(), base(), '/planner/nosuchplan?lang=en', {
    expectedStatuses: [404],
  });
  await page.getByRole('heading', { name: 'There is no plan at this address' }).waitFor();
  await page.getByRole('link', { name: 'New plan' }).click();
  await plannerIsThere(page);
  await expectSameAs(page, await askDraft(base(), KITCHEN));
  expect(troubles).toEqual([]);
  await close();
});

/** Waits until the page and every file of the planner are cached. */
async function isKept(page: Page): Promise<void> {
  // Not page.waitForFunction: it treats the promise of an async function as true.
  const areKept = () =>
    page.evaluate(async () => {
      const files = document.getElementById('planner')?.dataset.files?.split(' ') ?? [];
      const page = caches.match('/', { ignoreSearch: true });
      const kept = await Promise.all([page, ...files.map((file) => caches.match(file))]);
      return files.length > 0 && kept.every((response) => response !== undefined);
    });
  await expect.poll(areKept).toBe(true);
}

/** Half bricks at both ends of every other row: most offcuts can be reused. */
const BRICKS = { ...KITCHEN, pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 200 } };

it('plans, searches, saves files and opens all its parts without a network, but cannot share', async () => {
  const path = await storedPath(base(), BRICKS);
  const moved = await askDraft(base(), { ...BRICKS, start: { x: 1, y: 0 } });
  const best = await askDraft(base(), { ...BRICKS, start: 'best' as never });
  const { startCm } = best.answer.pattern;
  const { tilesWithReuse } = best.answer.tiles.reuse ?? expect.fail('The interface reported no reuse.');
  const query = new URLSearchParams({
    outline: BRICKS.outline ?? '',
    pattern: 'bricks',
    tileWidth: '600',
    tileHeight: '200',
    start: `${startCm.x},${startCm.y}`,
    width: '1600',
    name: 'Room 4.2 × 3.5\u00a0m',
    format: 'svg',
  });
  const drawing = await (await fetch(`${base()}/api/plan?${query}`)).text();
  const { page, troubles, close } = await visit(browser(), base(), path, CACHED);
  await plannerIsThere(page);
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await plannerIsThere(page);
  await startHandle(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expectSameAs(page, moved);
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await page.getByRole('button', { name: 'Best start', exact: true }).click();
  await page.getByText('The best start found.').waitFor();
  await expect.poll(() => startOf(page)).toEqual(startCm);
  await expectSameAs(page, best);
  await page.getByRole('tab', { name: 'Cuts' }).click();
  await page.getByRole('table', { name: 'Cut list' }).waitFor();
  await page.getByRole('button', { name: 'Reuse offcuts' }).click();
  await page.getByText(`${tilesWithReuse} tiles to buy with offcuts reused`).waitFor();
  expect((await download(page, 'Drawing (SVG)')).content.toString()).toBe(drawing);
  await download(page, 'CSV');
  expect((await download(page, 'Excel')).content.toString('latin1', 0, 2)).toBe('PK');
  await page.getByRole('tab', { name: 'Room' }).click();
  await page.getByRole('button', { name: /^Corner 1:/ }).waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('dialog', { name: 'Print' }).waitFor();
  await page.keyboard.press('Escape');
  expect(troubles).toEqual([]);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('No connection: the plan could not be stored.').waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('button', { name: 'Udostępnij' }).waitFor();
  await expectSameAs(page, await askDraft(base(), { ...BRICKS, start: startCm }, 'pl'), 'pl');
  // The failed request is the only trouble.
  expect(troubles.filter((trouble) => !/\/api\/plan|ERR_INTERNET_DISCONNECTED/.test(trouble))).toEqual([]);
  await close();
});

it('opens plans and links of this device without a network, and says which ones are not there', async () => {
  const [opened, unknown] = [KITCHEN, { ...KITCHEN, joint: 9 }].map((draft) => storedPath(base(), draft));
  const { page, close } = await visit(browser(), base(), await opened, CACHED);
  await plannerIsThere(page);
  await isKept(page);
  await startHandle(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => new URL(page.url()).searchParams.get('plan')).not.toBeNull();
  const own = page.url();
  await page.context().setOffline(true);

  await page.goto(`${base()}${await unknown}?lang=es`);
  await page.getByRole('heading', { name: 'Este plan no está en este dispositivo' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await page.locator('body').textContent()).not.toMatch(/138/);

  await page.goto(base() + (await opened));
  await plannerIsThere(page);
  await expectSameAs(page, await askDraft(base(), KITCHEN));
  await page.goto(own);
  await plannerIsThere(page);
  await expectSameAs(page, await askDraft(base(), { ...KITCHEN, start: { x: 1, y: 0 } }));
  // The only page that was cached is English.
  await page.goto(`${base()}/?lang=es`);
  await plannerIsThere(page);
  await page.getByRole('button', { name: 'Compartir', exact: true }).waitFor();
  await page.goto(`${base()}/?plan=nosuchplan&lang=en`);
  await plannerIsThere(page);
  await page.getByText('The plan of this address is not on this device.').waitFor();
  await close();
});
