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
    await side.fill('12');
    await side.press('Enter');
    await page.getByText('Please type a length with its unit').waitFor();
    await page.getByRole('combobox', { name: 'Units' }).selectOption('metric');
    await expect.poll(() => new URL(page.url()).searchParams.get('units')).toBeNull();
    await side.press('Escape');
    await expect.poll(() => side.inputValue()).toBe('317.5');
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
