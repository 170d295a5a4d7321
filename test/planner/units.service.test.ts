// Feet and inches in the planner: switched in place, kept in the address and the link, typed with any unit; and circles.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { askDraft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';

const { base, journey } = serviceOfFile();

/** Waits until the page has the figures of the interface's answer, which are metric in any units. */
async function expectPlanned(page: Page, draft: object): Promise<void> {
  const { surface, pattern, tiles } = (await askDraft(base(), draft)).answer;
  const { total, whole, cut, laidAreaM2 } = tiles;
  await expect
    .poll(() => page.evaluate(() => window.overheard.planned?.answer))
    .toMatchObject({ surface, pattern, tiles: { total, whole, cut, laidAreaM2 } });
}

it('shows and reads lengths in the chosen units', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('combobox', { name: 'Units' }).selectOption('imperial');
    await expect.poll(() => new URL(page.url()).searchParams.get('units')).toBe('imperial');
    await page.getByRole('tab', { name: 'Pattern', exact: true }).click();
    const side = page.getByRole('textbox', { name: 'Tile side' });
    // 300 mm, to 1/16 in.
    await expect.poll(() => side.inputValue()).toBe('11\u00a013/16″');
    for (const [typed, tileSize, shown] of [
      ['12"', 304.8, '12″'],
      ['20 cm', 200, '7\u00a07/8″'],
      ['1\' 1/2"', 317.5, '12\u00a01/2″'],
    ] as const) {
      await side.fill(typed);
      await side.press('Enter');
      await expect.poll(() => side.inputValue()).toBe(shown);
      const draft = { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize } };
      await expectPlanned(page, draft);
    }
    await side.fill('wide');
    await side.press('Enter');
    await page.getByText('Please type a length, such as 10′ 6 1/2″').waitFor();
    await page.getByRole('combobox', { name: 'Units' }).selectOption('metric');
    await expect.poll(() => new URL(page.url()).searchParams.get('units')).toBeNull();
    await side.press('Escape');
    await expect.poll(() => side.inputValue()).toBe('317.5');
  });
});

it('begins in the United States with round feet and a 12 in tile, reads plain numbers in the units shown, and counts in dollars', async () => {
  await journey('/', { locale: 'en-US' }, async ({ page }) => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const unit = (name: string) => field(name).locator('+ span').textContent();
    const type = async (name: string, typed: string, shown: string) => {
      await field(name).fill(typed);
      await field(name).press('Enter');
      await expect.poll(() => field(name).inputValue()).toBe(shown);
    };
    await field('a · Width').waitFor();
    expect([await field('a · Width').inputValue(), await unit('a · Width')]).toEqual(['14′', 'ft']);
    // The longest lengths are seen in full.
    for (const [width, height] of [
      [320, 640],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await type('a · Width', "13' 11 13/16", '13′\u00a011\u00a013/16″');
      const cut = () =>
        page
          .locator('.field-measure input')
          .evaluateAll((all) => all.filter((input) => input.scrollWidth > input.clientWidth).length);
      await expect.poll(cut).toBe(0);
      await type('a · Width', '15', '15′');
    }
    await type('b · Length', "10'6", '10′\u00a06″');
    await tab('Pattern');
    await field('Tile side').waitFor();
    expect([await field('Tile side').inputValue(), await unit('Tile side')]).toEqual(['12″', 'in']);
    await type('Tile side', '13', '13″');
    await type('Joint width', '1/4', '1/4″');
    await expectPlanned(page, {
      outline: 'E15ft S5ft W5ft4in S5ft6in W9ft8in N10ft6in',
      parameters: { tileSize: 330.2 },
      joint: 6.35,
    });
    await page.getByText('Boxes, spares, price').click();
    await field('Price').fill('2');
    await field('Price').press('Enter');
    await page.locator('.order-cost').filter({ hasText: '$' }).waitFor();
    const chosen = (name: string) =>
      page.getByRole('combobox', { name, exact: true }).locator('option:checked').textContent();
    expect([await chosen('Unit of the price'), await chosen('Currency')]).toEqual(['per ft²', 'US Dollar (USD)']);
  });
});

it('shows a circle of a stored plan and changes its diameter', async () => {
  const draft = { outline: 'E400 S300 W400 N300', circles: [{ x: 200, y: 150, d: 80 }] };
  await journey(`${await storedPath(base(), draft)}?units=imperial`, {}, async ({ page }) => {
    await page.getByRole('tab', { name: 'Room', exact: true }).click();
    const diameter = page.getByRole('group', { name: 'circle 1' }).getByRole('textbox', { name: 'Diameter' });
    await expect.poll(() => diameter.inputValue()).toBe('2′\u00a07\u00a01/2″');
    await expectPlanned(page, draft);
    await diameter.fill('1m');
    await diameter.press('Enter');
    await expectPlanned(page, { ...draft, circles: [{ x: 200, y: 150, d: 100 }] });
    await page.getByRole('button', { name: /^Remove.*circle 1$/ }).click();
    await expectPlanned(page, { outline: draft.outline });
  });
});
