// Drawing a room: by keyboard, a length and an arrow for every wall; by mouse; on phones.

import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { advanced, type Place, tabTo } from './hands.ts';
import { askDraft, KITCHEN } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
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
const OTHER_ROOM = 'E250 S210 W250 N210';

it('is the L-shaped kitchen with the counts of the interface, and another is closed with Enter', async () => {
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

    // Another one is closed early; it shows the remaining gap.
    await tabTo(page, page.getByRole('button', { name: 'Draw a new room' }));
    await page.keyboard.press('Enter');
    await next.waitFor();
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
    await next.waitFor({ state: 'detached' });
    // The kitchen before begins with the same walls.
    await expect.poll(() => walls.inputValue()).not.toBe(KITCHEN.outline);
    const closed = await walls.inputValue();
    expect(closed).toMatch(/^E420 S180 W160 /);
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: closed }));
  });
});

it('by mouse has right angles and round lengths, though the hand is a little off', async () => {
  await journey('/', { viewport: { width: 1366, height: 657 } }, async ({ page }) => {
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    await page.getByRole('textbox', { name: 'Next wall' }).waitFor();
    const corners: Place[] = [
      { x: 200, y: 150 },
      { x: 600, y: 160 },
      { x: 593, y: 450 },
      { x: 206, y: 442 },
    ];
    for (const { x, y } of corners) await page.mouse.click(x, y);
    await page.mouse.click(200, 150);
    await page.getByRole('textbox', { name: 'Next wall' }).waitFor({ state: 'detached' });
    const walls = page.getByRole('textbox', { name: 'Walls, one after the other', includeHidden: true });
    await expect.poll(() => walls.inputValue()).toMatch(/^E(\d+[05]) S(\d+[05]) W\1 N\2$/);
  });
});

it('keeps the way to close the room in view on phones of 844 × 390, 390 × 844 and 320 × 640', async () => {
  const [first, ...others] = [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ];
  await journey('/', { ...PHONE, viewport: first }, async ({ page }) => {
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    const next = page.getByRole('textbox', { name: 'Next wall' });
    for (const [length, arrow] of WALLS.slice(0, 2)) {
      await next.fill(String(length));
      await next.press(arrow);
    }
    const close = page.getByRole('button', { name: /^Close: / }).first();
    const bottom = async () => {
      const box = await close.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await close.waitFor();
    expect(await bottom()).toBeLessThanOrEqual(first.height);
    for (const size of others) {
      await page.setViewportSize(size);
      await expect.poll(bottom).toBeLessThanOrEqual(size.height);
    }
  });
});

it('survives another section, and undo takes its walls one by one', async () => {
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    const next = page.getByRole('textbox', { name: 'Next wall' });
    for (const [length, arrow] of WALLS.slice(0, 3)) {
      await next.fill(String(length));
      await next.press(arrow);
    }
    const drawn = async () => (await page.locator('.room-drawn').textContent())?.replaceAll('\u00a0', ' ');
    await expect.poll(drawn).toBe('→ 420 cm ↓ 180 cm ← 160 cm');
    await page.getByRole('status').filter({ hasText: 'A new room is being drawn.' }).waitFor();
    for (const name of ['Pattern', 'Cuts', 'Room']) await page.getByRole('tab', { name }).click();
    await expect.poll(drawn).toBe('→ 420 cm ↓ 180 cm ← 160 cm');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(drawn).toBe('→ 420 cm ↓ 180 cm');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(drawn).toBe('→ 420 cm ↓ 180 cm ← 160 cm');
    // Left by mistake, it is one step away.
    await next.press('Escape');
    await next.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(drawn).toBe('→ 420 cm ↓ 180 cm ← 160 cm');
    await next.focus();
    for (const [length, arrow] of WALLS.slice(3)) {
      await next.fill(String(length));
      await next.press(arrow);
    }
    await next.waitFor({ state: 'detached' });
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expect.poll(() => page.getByRole('button', { name: 'Share', exact: true }).isDisabled()).toBe(false);
  });
});
