// Bad input in every field: its message is shown at the field, and the plan does not change.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shownFigures } from './figures.ts';
import { serviceOfFile } from './service.ts';
import { settled } from './visit.ts';

const { journey } = serviceOfFile();

const NO_NUMBER = 'Please type a number, such as 12.5.';
const NO_LENGTH = 'Please type a length, such as 12.5, 30 cm or 12in.';
const TOO_MANY = 'That would be more than 20,000 tiles, too many for one plan. Choose larger tiles or a smaller room.';

interface Row {
  readonly field: (page: Page) => Locator;
  readonly typed: string;
  readonly sentence: string;
}

function text(name: string): Row['field'] {
  return (page) => page.getByRole('textbox', { name, exact: true });
}

function inGroup(group: string, name: string | RegExp): Row['field'] {
  return (page) => page.getByRole('group', { name: group }).getByRole('textbox', { name, exact: true });
}

const WALLS = text('Walls, one after the other');
const CROSSING = 'E400 S200 W200 N300 W200 S100';

/** These fields cannot be reset with Escape; the next valid number replaces the text. */
const LENGTHS: readonly Row[] = ['long', '-180', ''].map((typed) => ({
  field: text('Wall 2: Wall length'),
  typed,
  sentence: NO_LENGTH,
}));

const ROOM: readonly Row[] = [
  {
    field: WALLS,
    typed: 'E420 S180 X5',
    sentence: '“X5” begins with none of E →, S ↓, W ←, N ↑ or A for an angle.',
  },
  { field: WALLS, typed: 'E420 S180', sentence: 'Still open: 420 cm to the right, 180 cm down' },
  { field: WALLS, typed: CROSSING, sentence: 'Two walls cross. The walls must go around the room once.' },
  { field: WALLS, typed: 'E99999999 S100 W99999999 N100', sentence: '“E99999999” is too long.' },
  { field: inGroup('rectangle 1', 'Width'), typed: '0', sentence: 'Width: 0.1 to 20000 cm.' },
  { field: inGroup('rectangle 1', 'Corner x'), typed: 'left', sentence: NO_LENGTH },
  { field: text('Rectangles as text'), typed: '1,2,3', sentence: '“1,2,3” is not x,y,w,h in cm.' },
  { field: text('hole 1'), typed: 'here,there', sentence: '“here,there” is not x,y in cm.' },
  {
    field: text('hole 1'),
    typed: '10,10 20,20',
    sentence: 'At least three corners are needed.',
  },
];

const PATTERN: readonly Row[] = [
  { field: text('Tile side'), typed: 'big', sentence: NO_LENGTH },
  { field: text('Tile side'), typed: '1.2.3', sentence: NO_LENGTH },
  { field: text('Tile side'), typed: '20', sentence: TOO_MANY },
  { field: text('Clockwise rotation (°)'), typed: '∞', sentence: NO_NUMBER },
  { field: text('Joint width'), typed: '100.5', sentence: 'Joint width: 0 to 100 mm.' },
  { field: text('Joint width'), typed: '-1', sentence: 'Joint width: 0 to 100 mm.' },
  { field: inGroup('Starting point', /^x/), typed: 'left', sentence: NO_LENGTH },
  { field: inGroup('Starting point', /^y/), typed: '', sentence: NO_LENGTH },
];

/** The whole plan: the figures on the screen, the answer behind them, the address. */
async function planOn(page: Page): Promise<unknown> {
  const shown = await shownFigures(page);
  const answer = await page.evaluate(() => window.overheard.planned?.answer);
  return { shown, answer, address: page.url() };
}

const OUTDATED = 'These figures are of the last valid plan, without the marked entry.';

function shareButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Share', exact: true });
}

/** The description of a field for screen readers. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );
}

async function expectRefusal(page: Page, { field, typed, sentence }: Row): Promise<void> {
  const before = await planOn(page);
  await field(page).fill(typed);
  await field(page).press('Enter');
  await settled(page);
  await expect.poll(() => descriptionOf(field(page)), { message: typed }).toContain(sentence);
  await expect.poll(() => field(page).getAttribute('aria-invalid'), { message: typed }).toBe('true');
  expect(await planOn(page), typed).toEqual(before);
  await page.getByRole('status').filter({ hasText: OUTDATED }).waitFor();
  expect(await shareButton(page).isDisabled(), typed).toBe(true);
  expect(await field(page).inputValue()).toBe(typed);
}

/** Escape discards the text and its message. */
async function giveUp(page: Page, { field }: Row): Promise<void> {
  await field(page).press('Escape');
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('false');
}

async function openAll(page: Page): Promise<void> {
  for (const name of ['Advanced', 'Rectangles as text']) {
    await page.locator('summary').filter({ hasText: name }).click();
  }
}

it('changes nothing about the room, and no wall', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Add a rectangle' }).click();
    await page.getByRole('button', { name: 'Add a free shape' }).click();
    await settled(page);
    await openAll(page);
    for (const row of ROOM) {
      await expectRefusal(page, row);
      await giveUp(page, row);
    }
    // A room of another form has fields for its walls.
    await WALLS(page).fill('E300 S180 A135:100 W229.2893 N250.7107');
    await WALLS(page).press('Enter');
    await LENGTHS[0].field(page).waitFor();
    for (const row of LENGTHS) await expectRefusal(page, row);
  });
});

it('draws no wall, changes nothing about the pattern, the joint and the start, and cannot be shared', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    const next = page.getByRole('textbox', { name: 'Next wall' });
    const before = await planOn(page);
    for (const typed of ['long', '0', '-5']) {
      await next.fill(typed);
      await next.press('ArrowRight');
      await expect.poll(() => descriptionOf(next)).toContain('Type a length above 0, such as 420, then an arrow key.');
    }
    await next.press('Escape');
    await next.waitFor({ state: 'detached' });
    expect(await planOn(page)).toEqual(before);

    await page.getByRole('tab', { name: 'Pattern' }).click();
    for (const row of PATTERN) {
      await expectRefusal(page, row);
      await giveUp(page, row);
    }

    // Nothing is shared, saved or printed until it is corrected.
    const joint = text('Joint width')(page);
    const total = page.locator('.result-total');
    const colour = () => total.evaluate((element) => getComputedStyle(element).color);
    const valid = await colour();
    await joint.fill('200');
    await page.getByRole('status').filter({ hasText: OUTDATED }).waitFor();
    expect(await colour()).not.toBe(valid);
    for (const name of ['Share', 'Download', 'Copy API address', 'Print']) {
      const button = page.getByRole('button', { name, exact: true });
      expect(await button.isDisabled(), name).toBe(true);
      expect(await button.getAttribute('title')).toContain(OUTDATED);
      // It says so when it is pressed.
      await button.click({ force: true });
      await page.locator('.shell-notice').getByText(OUTDATED).waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    }
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await joint.press('Escape');
    await expect.poll(() => shareButton(page).isDisabled()).toBe(false);
    expect(await colour()).toBe(valid);
    // A field that is gone takes its mistake with it.
    const tile = text('Tile side')(page);
    await tile.fill('big');
    // The message moves what is below it.
    await page.getByRole('status').filter({ hasText: OUTDATED }).waitFor();
    await page.getByTitle('Herringbone', { exact: true }).click();
    await tile.waitFor({ state: 'detached' });
    await expect.poll(() => shareButton(page).isDisabled()).toBe(false);
    // What was typed just before is shared.
    await joint.fill('5');
    await shareButton(page).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await (await fetch(link)).text()).toContain('"joint":5');
  });
});

it('is reported in the language of the page, which also reads numbers in its own notation', async () => {
  await journey('/?lang=pl', {}, async ({ page }) => {
    await page.getByRole('tab', { name: 'Wzór' }).click();
    const joint = page.getByRole('textbox', { name: 'Szerokość fugi' });
    await joint.fill('szeroka');
    await joint.press('Enter');
    await expect.poll(() => descriptionOf(joint)).toContain('Wpisz długość, na przykład 12,5, 30 cm albo 12in.');
    await joint.fill('2,5');
    await joint.press('Enter');
    await settled(page);
    await expect.poll(() => page.evaluate(() => window.overheard.planned?.answer.pattern.jointMm)).toBe(2.5);
    await expect.poll(() => joint.getAttribute('aria-invalid')).toBe('false');
  });
});
