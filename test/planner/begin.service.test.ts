// Beginning a plan: what a first visitor meets, rooms by their dimensions, lengths as people type them, walls that are
// corrected, and the language and units of the browser.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { expectSameAs } from './figures.ts';
import { advanced, labelOf } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { plannerIsThere, settled, type VisitOptions, visit } from './visit.ts';

const { base, journey } = serviceOfFile();
const browser = browserOfFile();

const LAPTOP: VisitOptions = { viewport: { width: 1366, height: 657 } };

function field(page: Page, name: string | RegExp) {
  return page.getByRole('textbox', { name, exact: typeof name === 'string' });
}

function wallText(page: Page) {
  return field(page, 'Walls, one after the other');
}

/** Types into a field and presses Enter. */
async function enter(page: Page, name: string | RegExp, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await settled(page);
}

/** A journey from a page that is left before everything it asked for has come. */
async function abroad(path: string, locale: string, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, troubles, close } = await visit(browser(), base(), path, { locale });
  await plannerIsThere(page);
  await run(page);
  expect(troubles.filter((trouble) => !trouble.endsWith('net::ERR_ABORTED'))).toEqual([]);
  await close();
}

it('shows the dimensions of plain rooms and the walls of others, and offers to correct the wall opposite', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'Begin with your room' }).waitFor({ state: 'detached' });
    // The kitchen is an L.
    const lengths = async () =>
      Promise.all((await page.getByRole('textbox', { name: /^[a-f] · / }).all()).map((each) => each.inputValue()));
    await expect.poll(lengths).toEqual(['420', '350', '160', '170']);
    await enter(page, 'a · Width', `13'9 3/8"`);
    await enter(page, 'a · Width', '4200 mm');
    await enter(page, 'c · Wall', '1,8 m');
    const shorter = { ...KITCHEN, outline: 'E420 S180 W180 S170 W240 N350' };
    await expectSameAs(page, await askDraft(base(), shorter));
    // The notch must be smaller than the room; nothing changes.
    await enter(page, 'c · Wall', '420');
    await page.getByText('c · Wall: 1 to 419 cm.').waitFor();
    await expectSameAs(page, await askDraft(base(), shorter));
    await field(page, 'c · Wall').press('Escape');
    // The side of the focused field is marked in the picture.
    await field(page, 'd · Wall').focus();
    await expect.poll(() => page.locator('.begin-picture .lit').count()).toBe(1);
    for (const [name, count] of [
      ['U-shape', 6],
      ['T-shape', 6],
    ] as const) {
      await labelOf(page.getByRole('radio', { name })).click();
      await expect.poll(async () => (await lengths()).length).toBe(count);
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
      await settled(page);
      await page.getByRole('button', { name: 'Rotate 90°' }).click();
      await settled(page);
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
    }
    await advanced(page).click();
    await enter(page, 'Walls, one after the other', 'E300 S200 A135:100 W229,2893 N270,7107');
    await expect.poll(lengths).toEqual([]);
    await expect.poll(() => field(page, 'Wall 2: Wall length').inputValue()).toBe('200');
    await expect.poll(() => page.getByRole('radio', { name: 'Rectangle' }).isChecked()).toBe(false);

    // Walls are read with any unit, and a rectangle as width × length.
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    for (const [typed, outline] of [
      ['420 x 350', 'E420 S350 W420 N350'],
      ['4,2 × 3,1 m', 'E420 S310 W420 N310'],
      [`E10'6" S2,5 m W10ft 6in N2500 mm`, 'E320.04 S250 W320.04 N250'],
    ] as const) {
      await enter(page, 'Walls, one after the other', typed);
      await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline }));
      await expect.poll(() => wallText(page).getAttribute('aria-invalid')).toBe('false');
    }
    await page.getByText('320.04 cm to the right').waitFor();
    await page.getByText('250 cm down').waitFor();
    // An empty box asks for walls, whatever was wrong before.
    await enter(page, 'Walls, one after the other', 'E420 X5');
    const wrong = page.locator('.field-mistakes').getByText('X5');
    await wrong.waitFor();
    await wallText(page).fill('');
    await page.getByText('Type the walls, or width × length, such as 420 x 350.').waitFor();
    await expect.poll(() => wrong.count()).toBe(0);
    await wallText(page).press('Enter');
    await settled(page);
    await page.getByText('Type the walls, or width × length, such as 420 x 350.').waitFor();
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: 'E320.04 S250 W320.04 N250' }));
    await wallText(page).press('Escape');
    // A corrected wall: the one opposite is offered, and nothing that makes no room.
    await enter(page, 'Walls, one after the other', 'E420 S350 W420 N350');
    await enter(page, 'Walls, one after the other', 'E450 S350 W420 N350');
    await page.getByText('Still open: 30 cm to the right').waitFor();
    await page.getByRole('button', { name: 'Wall 3: 450 cm instead of 420 cm' }).click();
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: 'E450 S350 W450 N350' }));
    await expect.poll(() => wallText(page).inputValue()).toBe('E450 S350 W450 N350');
    expect(await page.getByRole('button', { name: /^Close: / }).count()).toBe(0);
    // It stays open.
    await page.reload();
    await plannerIsThere(page);
    await wallText(page).waitFor();
  });
});

it('speaks the language and the units of the browser until others are chosen', async () => {
  const path = await storedPath(base(), KITCHEN);
  await abroad('/', 'pl-PL', async (page) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    await page.getByRole('button', { name: 'Udostępnij', exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Język' }).selectOption('es');
    await page.getByRole('button', { name: 'Compartir', exact: true }).waitFor();
    // The choice wins next time, also for the server's part of a stored plan; the address wins over both.
    for (const [address, share] of [
      [`${path}?lang=en`, 'Share'],
      [path, 'Compartir'],
    ]) {
      await page.goto(base() + address);
      await plannerIsThere(page);
      await page.getByRole('button', { name: share, exact: true }).waitFor();
    }
  });
  // Pages without the planner follow as well.
  const { page, close } = await visit(browser(), base(), '/gallery', { locale: 'es-ES' });
  for (const address of ['/gallery', '/nowhere', '/planner/none']) {
    await page.goto(base() + address);
    await page.waitForURL(`${base()}${address}?lang=es`);
    expect(await page.locator('html[lang=es] h1').isVisible()).toBe(true);
  }
  await close();
  await abroad(path, 'en-US', async (page) => {
    await page.getByRole('radio', { name: 'L-shape' }).waitFor();
    // The welcome is for new plans alone.
    expect(await page.getByRole('region', { name: 'Begin with your room' }).count()).toBe(0);
    await expect.poll(() => field(page, 'a · Width').inputValue()).toBe('13′\u00a09\u00a03/8″');
    await page.getByRole('combobox', { name: 'Units' }).selectOption('metric');
    await page.goto(base() + path);
    await plannerIsThere(page);
    await expect.poll(() => field(page, 'a · Width').inputValue()).toBe('420');
    await page.goto(`${base()}${path}?units=imperial`);
    await plannerIsThere(page);
    await expect.poll(() => field(page, 'a · Width').inputValue()).toBe('13′\u00a09\u00a03/8″');
  });
});

it('shows no word of another language before the planner has loaded', async () => {
  const path = await storedPath(base(), KITCHEN);
  await abroad(path, 'pl-PL', async (page) => {
    // The planner never arrives: what is seen is the server's.
    await page.route('**/assets/planner-*.js', () => {});
    const texts: string[] = [];
    await page.exposeFunction('seen', (text: string) => texts.push(text));
    await page.addInitScript(() => {
      const { seen } = window as unknown as { seen: (text: string) => void };
      const look = () => {
        if (document.body) seen(document.body.innerText);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(base() + path, { waitUntil: 'commit' });
    await expect.poll(() => texts.some((text) => text.includes('Płytki do kupienia'))).toBe(true);
    expect(texts.filter((text) => text.includes('Tiles to buy'))).toEqual([]);
    await page.unroute('**/assets/planner-*.js');
  });
});
