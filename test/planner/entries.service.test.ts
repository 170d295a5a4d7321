// An entry that cannot be planned stays where it was typed until it is corrected, and leads back to itself in one press,
// whatever section is open. Warnings are near the figures on phones.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { expectSameAs } from './figures.ts';
import { askDraft, KITCHEN } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

const OUTDATED = 'These figures are of the last valid plan, without the marked entry.';
const NO_LENGTH = 'Please type a length, such as 12.5, 30 cm or 12in.';

const SCREENS: readonly (readonly [name: string, options: VisitOptions])[] = [
  ['a desktop', {}],
  ['a tablet', { ...PHONE, viewport: { width: 820, height: 1180 } }],
  ['a phone', PHONE],
  ['a small phone', { ...PHONE, viewport: { width: 320, height: 640 } }],
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const way = (page: Page, name: RegExp) => page.locator('.result').getByRole('button', { name });

/** Whether an element is in the window and nothing covers its middle. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return one === hit || one.contains(hit);
  });
}

async function expectMarked(page: Page, field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => isInSight(field)).toBe(true);
  expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
  await page.getByText(NO_LENGTH).waitFor();
}

/** The plan is not shared, and says why. */
async function expectBlocked(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: OUTDATED }).first().waitFor();
  expect(await share(page).isDisabled()).toBe(true);
}

it.each(SCREENS)('keeps a wrong entry of the pattern while other sections are open, on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    await tab(page, 'Pattern').click();
    const tile = page.getByRole('textbox', { name: 'Tile side' });
    await tile.click();
    await tile.fill('');
    // As people type: 60 is a size of its own for a moment.
    await page.keyboard.type('60');
    await expect.poll(() => page.evaluate(() => window.overheard.planned?.answer.tiles.total)).toBeGreaterThan(1000);
    await page.keyboard.type('x30');
    await tab(page, 'Room').click();
    await expectBlocked(page);
    // The plan is the one before the entry.
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expect.poll(() => tab(page, 'Pattern').getByRole('img', { name: 'unfinished' }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await tab(page, 'Cuts').click();
    const correct = way(page, /^Correct: .*Tile side$/);
    await expect.poll(() => isInSight(correct)).toBe(true);
    await correct.click();
    await expectMarked(page, tile, '60x30');
    await tile.fill('600');
    await tile.press('Enter');
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, parameters: { tileSize: 600 } }));
    expect(await share(page).isDisabled()).toBe(false);
    expect([await way(page, /^Correct/).count(), await page.locator('.shell-blocked').count()]).toEqual([0, 0]);
  });
});

it('leads from the notice of Share to a wrong entry of the room, and to one of the order that is folded away', async () => {
  await journey('/', {}, async ({ page }) => {
    const width = page.getByRole('textbox', { name: 'a · Width' });
    await width.fill('wide');
    await tab(page, 'Pattern').click();
    await expectBlocked(page);
    await share(page).click({ force: true });
    await page.locator('.shell-notice').getByRole('button', { name: 'Correct: a · Width' }).click();
    await expectMarked(page, width, 'wide');
    await width.press('Escape');

    const fold = page.locator('summary').filter({ hasText: 'Boxes, spares, price' });
    await fold.click();
    const price = page.getByRole('textbox', { name: 'Price', exact: true });
    await price.fill('much');
    await price.press('Enter');
    await fold.click();
    await expectBlocked(page);
    await way(page, /^Correct: Price$/).click();
    await expect.poll(() => price.inputValue()).toBe('much');
    await expect.poll(() => price.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

it('leads back to a room that is being drawn', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    const next = page.getByRole('textbox', { name: 'Next wall' });
    await next.fill('300');
    await next.press('ArrowRight');
    await tab(page, 'Cuts').click();
    await way(page, /^Back to the drawing$/).click();
    await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

it('names the cut-out that covers the room', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Add a rectangle' }).click();
    await settled(page);
    const field = (name: string) =>
      page.getByRole('group', { name: 'rectangle 1' }).getByRole('textbox', { name, exact: true });
    for (const [name, cm] of [
      ['Corner x', '-5'],
      ['Corner y', '-5'],
      ['Width', '2000'],
    ]) {
      await field(name).fill(cm);
      await field(name).press('Enter');
      await settled(page);
    }
    await field('Length').fill('2000');
    await field('Length').press('Enter');
    await page.getByText('The cut-out “rectangle 1” leaves no floor. Make it smaller.').waitFor();
  });
});

it.each(SCREENS.slice(2))('unfolds the order in sight, with the figures above it, on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    const fold = page.locator('summary').filter({ hasText: 'Boxes, spares, price' });
    const height = async () => (await page.locator('.shell-panel').boundingBox())?.height;
    const before = await height();
    // Offcuts that save no tile are told in a tall sheet only, because settings need the space.
    const same = page.getByText('With offcuts reused: 138 as well');
    await same.waitFor({ state: 'attached' });
    await expect.poll(() => same.isVisible()).toBe(false);
    await fold.tap();
    await same.waitFor();
    const perBox = page.getByRole('textbox', { name: 'Tiles per box' });
    await expect.poll(() => isInSight(perBox)).toBe(true);
    await expect.poll(() => isInSight(page.locator('.result-total'))).toBe(true);
    await perBox.fill('11');
    await perBox.press('Enter');
    await page.getByRole('heading', { name: 'Boxes to buy' }).waitFor();
    await fold.tap();
    // The plan is back.
    await expect.poll(height).toBe(before);
  });
});

it('brings the tabs to the top of a low window once a section is opened', async () => {
  await journey('/', { ...PHONE, viewport: { width: 844, height: 390 } }, async ({ page }) => {
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y;
    await tab(page, 'Pattern').tap();
    await page.getByRole('textbox', { name: 'Tile side' }).waitFor();
    await expect.poll(() => topOf('.shell-tabs')).toBe(await topOf('.shell-panel'));
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** 425 cm leave strips of 8 mm. */
async function makeSlivers(page: Page): Promise<void> {
  const width = page.getByRole('textbox', { name: 'a · Width' });
  await width.fill('425');
  await width.press('Enter');
  await settled(page);
}

it.each(SCREENS.slice(2))('shows a warning with its button below the figures, on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    await makeSlivers(page);
    const line = page.locator('.result-attention');
    await line.waitFor();
    expect(await line.textContent()).toContain('Narrow strips along the walls: 6 of 26 cut tiles');
    const [figures, warning] = await Promise.all([page.locator('.result-row').boundingBox(), line.boundingBox()]);
    if (!figures || !warning) throw new Error('They are not to be seen.');
    expect(warning.y - figures.y - figures.height).toBeGreaterThanOrEqual(0);
    expect(warning.y - figures.y - figures.height).toBeLessThan(12);
    const better = line.getByRole('button', { name: 'Find a better start' });
    await expect.poll(() => isInSight(better)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await better.click();
    await line.waitFor({ state: 'detached' });
    const best = await askDraft(base(), {
      ...KITCHEN,
      outline: 'E425 S180 W160 S170 W265 N350',
      start: 'best' as never,
    });
    await expectSameAs(page, best);
  });
});

it.each(SCREENS)('leads from the mark at the slivers to the warnings, on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    await makeSlivers(page);
    const findings = page.locator('.result-findings ul');
    await findings.getByText('6 of 26 cut tiles').waitFor({ state: 'attached' });
    await page.locator('.result-alarm dd').getByRole('button').click();
    await expect.poll(() => isInSight(findings)).toBe(true);
    await expect.poll(() => findings.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
