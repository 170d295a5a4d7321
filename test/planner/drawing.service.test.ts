// Drawing a room by keyboard alone: a length and an arrow for every wall.

import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { advanced, tabTo } from './hands.ts';
import { askDraft, KITCHEN } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const WALLS: readonly (readonly [length: number, arrow: string])[] = [
  [420, 'ArrowRight'],
  [180, 'ArrowDown'],
  [160, 'ArrowLeft'],
  [170, 'ArrowDown'],
  [260, 'ArrowLeft'],
  [350, 'ArrowUp'],
];
/** The kitchen with its third corner moved 10 cm to the right. */
const MOVED = [
  [0, 0],
  [420, 0],
  [430, 180],
  [260, 180],
  [260, 350],
  [0, 350],
] as const;
const OTHER_ROOM = 'E250 S210 W250 N210';

it('is the L-shaped kitchen with the counts of the interface', async () => {
  await journey('/', {}, async ({ page }) => {
    // A new plan begins with this kitchen, so another room comes first.
    await tabTo(page, advanced(page));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Walls, one after the other' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(OTHER_ROOM);
    await page.keyboard.press('Enter');
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: OTHER_ROOM }));

    await tabTo(page, page.getByRole('button', { name: 'Draw a new room' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const next = page.getByRole('textbox', { name: 'Next wall' });
    await next.waitFor();
    await tabTo(page, next);
    for (const [length, arrow] of WALLS) {
      await page.keyboard.type(String(length));
      await page.keyboard.press(arrow);
    }
    await next.waitFor({ state: 'detached' });
    await settled(page);
    const known = await askDraft(base(), KITCHEN);
    expect(known.answer.tiles).toMatchObject({ total: 138, whole: 113, cut: 25 });
    await expectSameAs(page, known);
    const walls = page.getByRole('textbox', { name: 'Walls, one after the other' });
    await expect.poll(() => walls.inputValue()).toBe(KITCHEN.outline);
  });
});

it('shows the remaining gap and is closed with Enter', async () => {
  await journey('/', {}, async ({ page }) => {
    await tabTo(page, page.getByRole('button', { name: 'Draw a new room' }));
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Next wall' }).waitFor();
    for (const [length, arrow] of WALLS.slice(0, 3)) {
      await page.keyboard.type(String(length));
      await page.keyboard.press(arrow);
    }
    // 420 − 160 to the right, 180 down.
    await page.getByText('Still open: 260 cm to the right, 180 cm down').waitFor();
    await page
      .getByRole('button', { name: /^Close: / })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Next wall' }).waitFor({ state: 'detached' });
    await advanced(page).click();
    const walls = page.getByRole('textbox', { name: 'Walls, one after the other' });
    // The previous kitchen begins with the same walls.
    await expect.poll(() => walls.inputValue()).not.toBe(KITCHEN.outline);
    const closed = await walls.inputValue();
    expect(closed).toMatch(/^E420 S180 W160 /);
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: closed }));
  });
});

it('has corners that can be moved by arrow keys', async () => {
  await journey('/', {}, async ({ page }) => {
    await tabTo(page, page.getByRole('button', { name: 'Edit on the plan' }));
    await page.keyboard.press('Enter');
    const corner = page.getByRole('button', { name: /^Corner 3: / });
    await corner.waitFor();
    await tabTo(page, corner, 'Shift+Tab');
    expect(await corner.getAttribute('aria-label')).toBe('Corner 3: 420, 180\u00a0cm');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => corner.getAttribute('aria-label')).toBe('Corner 3: 430, 180\u00a0cm');
    await settled(page);
    const { outline, ...rest } = KITCHEN;
    const moved = await askDraft(base(), { ...rest, polygon: MOVED });
    // Moving the end of a wall of 180 cm by 10 cm adds half of 10 × 180 cm².
    expect(moved.answer.surface.areaM2).toBe((420 * 180 + 260 * 170 + (10 * 180) / 2) / 1e4);
    await expectSameAs(page, moved);
    await page.keyboard.press('Control+z');
    await expectSameAs(page, await askDraft(base(), KITCHEN));
  });
});
