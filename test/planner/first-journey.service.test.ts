// The first journey: open a link of the interface, move the start, read a cut, and compare with the interface; by
// mouse, and by keyboard alone.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { askCopied, expectSameAs } from './figures.ts';
import { dragBy, onScreen, type Place, sighting, startHandle, startOf, tabTo } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';

const { base, journey } = serviceOfFile();

/** Side and repeat of the kitchen's tiles, and the position of its right wall, mm. */
const [SIDE, REPEAT, WALL] = [300, 303, 4200];

/** The computed cut at the right wall, in a row that no other wall touches; mm in the room. */
function cutAtWall({ x, y }: Place): { readonly width: number; readonly middle: Place } {
  const left = 10 * x + Math.floor((WALL - 10 * x) / REPEAT) * REPEAT;
  const top = 10 * y + Math.ceil((600 - 10 * y) / REPEAT) * REPEAT;
  return { width: WALL - left, middle: { x: (left + WALL) / 2, y: top + SIDE / 2 } };
}

/** Compares the open card with the computed piece. */
async function expectCard(page: Page, width: number): Promise<void> {
  const card = page.getByRole('article', { name: /^Tile \d+ · row \d+/ });
  const read = async () => {
    const sides = await card.getByRole('listitem').allTextContents();
    const [size = '', ...areas] = await card.getByRole('definition').allTextContents();
    return { sides: sides.toSorted(), size: size.split(' × ').toSorted(), areas };
  };
  const written = (value: number) => String(Math.round(10 * value) / 10);
  await expect.poll(read).toEqual({
    sides: [width, SIDE, width, SIDE].map(written).toSorted(),
    size: [width, SIDE].map(written).toSorted(),
    areas: [(width * SIDE) / 100, ((SIDE - width) * SIDE) / 100].map(written),
  });
  await expect.poll(() => page.getByRole('tab', { name: 'Cuts' }).getAttribute('aria-selected')).toBe('true');
}

it('works by mouse', async () => {
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page }) => {
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    const before = await sighting(page);
    await dragBy(page, before.screen, { x: 63, y: 41 });
    // The pointer is over the handle, which must not cover the cross on the canvas.
    const background = () => page.locator('.stage-start:hover').evaluate((it) => getComputedStyle(it).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    const start = await startOf(page);
    expect(start).not.toEqual({ x: 0, y: 0 });
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, start }));

    const { width, middle } = cutAtWall(start);
    const there = onScreen([before, await sighting(page)], middle);
    await page.mouse.click(there.x, there.y);
    await expectCard(page, width);

    await page.getByRole('button', { name: 'Copy API address' }).click();
    const copied = await askCopied(page);
    expect(copied.answer.pattern.startCm).toEqual(start);
    await expectSameAs(page, copied);
  });
});

it('works by keyboard alone', async () => {
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page }) => {
    await tabTo(page, startHandle(page));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    const start = await startOf(page);
    expect(start).toEqual({ x: 0.3, y: 1.9 });
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, start }));

    await tabTo(page, page.getByRole('application', { name: 'Plan of the floor' }), 'Shift+Tab');
    const told = page.getByRole('status').filter({ hasText: /tile/i });
    // From the middle of the view up to rows that only the left and right walls cut, then to the right.
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => told.textContent()).toMatch(/^Whole tile/);
    for (let i = 0; i < 15; i++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => told.textContent()).toMatch(/^Cut tile/);
    await page.keyboard.press('Enter');
    await expectCard(page, cutAtWall(start).width);

    await tabTo(page, page.getByRole('button', { name: 'Copy API address' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectSameAs(page, await askCopied(page));
  });
});
