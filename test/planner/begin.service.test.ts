// Beginning a plan: what a first visitor meets, rooms by their dimensions, lengths as people type them, walls that are
// corrected, and the language and units of the browser.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { expectSameAs } from './figures.ts';
import { advanced, tabTo } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere, settled, type VisitOptions, visit } from './visit.ts';

const { base, journey } = serviceOfFile();
const browser = browserOfFile();

const LAPTOP: VisitOptions = { viewport: { width: 1366, height: 657 } };

/** 3.2 × 2.4 m with 60 × 30 tiles in third bond. */
const BATHROOM = {
  outline: 'E320 S240 W320 N240',
  pattern: 'bricks',
  parameters: { tileWidth: 600, tileHeight: 300, offset: 33 },
};

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

/** No visible text or field has a wall in the letters of the compass. */
async function expectNoCompass(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    const visible = fields.filter((each) => each.checkVisibility()).map(({ value }) => value);
    return [document.body.innerText, ...visible].join('\n');
  });
  expect(shown).not.toMatch(/\b[ESWN]\d/);
  expect(shown).not.toMatch(/\b[ESWN] [→↓←↑]|\b(east|south|west|north)\b/i);
}

it.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
] as const)('a first visitor plans a bathroom on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    const welcome = page.getByRole('region', { name: 'Begin with your room' });
    await welcome.getByText(/how many tiles to buy/).waitFor();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expectNoCompass(page);
    const rectangle = page.getByRole('radio', { name: 'Rectangle' });
    if (options === PHONE) await rectangle.tap({ force: true });
    else await rectangle.click({ force: true });
    await welcome.waitFor({ state: 'detached' });
    await settled(page);
    // Metres without their unit would be a room of 4 cm.
    await enter(page, 'a · Width', '4');
    await page.getByRole('button', { name: 'Did you mean 4 m?' }).click();
    await expect.poll(() => field(page, 'a · Width').inputValue()).toBe('400');
    await enter(page, 'a · Width', '3.2 m');
    await enter(page, 'b · Length', '2.4 m');
    await expect.poll(() => field(page, 'a · Width').inputValue()).toBe('320');
    await expectNoCompass(page);
    await page.getByRole('tab', { name: 'Pattern' }).click();
    const bricks = page.getByRole('radio', { name: /^Bricks/ });
    if (options === PHONE) await bricks.tap({ force: true });
    else await bricks.click({ force: true });
    await settled(page);
    await enter(page, /^Tile width/, '60 cm');
    await enter(page, /^Tile (height|length)/, '30 cm');
    await enter(page, /offset/i, '33');
    await expectSameAs(page, await askDraft(base(), BATHROOM));
    await expectNoCompass(page);
    // The visitor is no longer new.
    await page.reload();
    await plannerIsThere(page);
    await expectSameAs(page, await askDraft(base(), BATHROOM));
    expect(await welcome.count()).toBe(0);
  });
});

it('a first visitor plans a bathroom by keyboard alone', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    const { keyboard } = page;
    await tabTo(page, page.getByRole('radio', { name: 'L-shape' }));
    await keyboard.press('ArrowLeft');
    await settled(page);
    for (const [name, text] of [
      ['a · Width', '3.2 m'],
      ['b · Length', `7'10 1/2"`],
      ['b · Length', '2400 mm'],
    ]) {
      await tabTo(page, field(page, name), name.startsWith('a') || text.includes("'") ? 'Tab' : 'Shift+Tab');
      await keyboard.press('Control+a');
      await keyboard.type(text);
      await keyboard.press('Enter');
      await settled(page);
    }
    await tabTo(page, page.getByRole('tab', { name: 'Room' }), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('radio', { name: /^Squares/ }));
    await keyboard.press('ArrowRight');
    await settled(page);
    for (const [name, text] of [
      [/^Tile width/, '60 cm'],
      [/^Tile (height|length)/, '30 cm'],
      [/offset/i, '33'],
    ] as const) {
      await tabTo(page, field(page, name));
      await keyboard.press('Control+a');
      await keyboard.type(text);
      await keyboard.press('Enter');
      await settled(page);
    }
    await expectSameAs(page, await askDraft(base(), BATHROOM));
    await expectNoCompass(page);
  });
});

it('shows the dimensions of plain rooms, and the walls of others', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'Begin with your room' }).waitFor({ state: 'detached' });
    // The kitchen is an L.
    const lengths = async () =>
      Promise.all((await page.getByRole('textbox', { name: /^[a-f] · / }).all()).map((each) => each.inputValue()));
    await expect.poll(lengths).toEqual(['420', '350', '160', '170']);
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
      await page.getByRole('radio', { name }).click({ force: true });
      await expect.poll(async () => (await lengths()).length).toBe(count);
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
      await settled(page);
      await page.getByRole('button', { name: 'Turn' }).click();
      await settled(page);
      await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
    }
    await advanced(page).click();
    await enter(page, 'Walls, one after the other', 'E300 S200 A135:100 W229,2893 N270,7107');
    await expect.poll(lengths).toEqual([]);
    await expect.poll(() => field(page, 'Wall 2: Wall length').inputValue()).toBe('200');
    await expect.poll(() => page.getByRole('radio', { name: 'Rectangle' }).isChecked()).toBe(false);
  });
});

it('reads walls with any unit, a rectangle as width × length, and offers to correct the wall opposite', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    await advanced(page).click();
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
