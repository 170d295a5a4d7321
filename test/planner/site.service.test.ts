// The site: a floor is ticked off while it is cut and laid, on a phone. Ticks outlive a reload and belong to one floor.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, wordsFor } from '../../src/words/index.ts';
import { violationsOf } from './axe.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const words = wordsFor('en');
const site = (page: Page) => page.getByRole('region', { name: words['site.title'] });
const button = (page: Page, name: string) => site(page).getByRole('button', { name, exact: true });

/** The text beside a bar of progress. */
const howFar = (page: Page, name: string) =>
  site(page).locator('.site-far', { hasText: name }).locator('b').innerText();

it('ticks what is cut and laid, and keeps it with the floor', async () => {
  const { answer } = await askDraft(base(), KITCHEN);
  const { total, cut } = answer.tiles;
  await journey(await storedPath(base(), KITCHEN), PHONE, async ({ page }) => {
    await page.getByRole('tab', { name: 'Cuts' }).tap();
    await page.getByRole('button', { name: words['site.go'] }).tap();
    await site(page).waitFor();
    expect(await howFar(page, 'Laid')).toBe(`0 of ${total}`);
    // The card names the pieces of one bought tile; ticking it counts them, and the next one follows.
    const heading = site(page).getByRole('heading', { name: /^Next cut: / });
    const first = await heading.innerText();
    const pieces = first.replace('Next cut: ', '').split(', ');
    const all = Number((await howFar(page, 'Cut')).split(' ').at(-1));
    expect(all).toBeGreaterThanOrEqual(cut);
    await site(page).locator('.site-sheet svg').waitFor();
    await site(page).locator('.site-buttons .main').tap();
    await expect.poll(() => howFar(page, 'Cut')).toBe(`${pieces.length} of ${all}`);
    expect(await heading.innerText()).not.toBe(first);
    // A row is laid at once, with its cut tiles.
    const row = site(page).locator('.site-rows > li').first();
    const length = Number((await row.innerText()).split(' ').at(-1));
    await row.getByRole('button').tap();
    await expect.poll(() => howFar(page, 'Laid')).toBe(`${length} of ${total}`);
    const done = [await howFar(page, 'Cut'), await howFar(page, 'Laid')];
    expect(await violationsOf(page, '.site')).toEqual([]);
    // It goes on where it was after a reload, without another tap.
    await page.reload();
    await plannerIsThere(page);
    await expect.poll(async () => [await howFar(page, 'Cut'), await howFar(page, 'Laid')]).toEqual(done);
    // On another floor the ticks mean nothing; they come back with theirs.
    await page.getByRole('tab', { name: 'Pattern' }).tap();
    const joint = page.getByRole('textbox', { name: 'Joint width' });
    await joint.fill('9');
    await joint.press('Enter');
    await settled(page);
    await page.getByRole('tab', { name: 'Cuts' }).tap();
    await site(page).getByRole('alert').waitFor();
    expect(await howFar(page, 'Laid')).toMatch(/^0 of /);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(async () => [await howFar(page, 'Cut'), await howFar(page, 'Laid')]).toEqual(done);
    await button(page, words['site.leave']).tap();
    await page.getByRole('button', { name: words['site.go'] }).waitFor();
  });
});

it('fits the narrowest phone in each language', async () => {
  await journey('/', { ...PHONE, viewport: { width: 320, height: 640 } }, async ({ page }) => {
    for (const lang of LANGUAGES) {
      await page.goto(`${base()}/?lang=${lang}`);
      await plannerIsThere(page);
      await settled(page);
      await page.locator('#tab-cuts').tap();
      const { 'site.title': title, 'site.go': go, 'site.leave': leave } = wordsFor(lang);
      await page.getByRole('button', { name: go }).tap();
      const region = page.getByRole('region', { name: title });
      await region.locator('.site-sheet svg').waitFor();
      const beyond = await region
        .locator('*')
        .evaluateAll((parts) =>
          parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.textContent),
        );
      expect(beyond).toEqual([]);
      await region.getByRole('button', { name: leave }).tap();
    }
  });
});
