// A niche in a wall and a boxed pipe in a corner: put in by a button, measured in fields, counted as the interface counts
// the same walls.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/words/index.ts';
import { violationsOf } from './axe.ts';
import { expectSameAs } from './figures.ts';
import { askDraft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const words = wordsFor('en');
const ROOM = { outline: 'E320 S240 W320 N240', start: { x: 7, y: 11 } };

async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('group').getByRole('textbox', { name, exact: true });
  await field.fill(text);
  await field.press('Enter');
  await settled(page);
}

it('puts parts into the walls, with their measures', async () => {
  await journey(await storedPath(base(), ROOM), PHONE, async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // Out of square by a diagonal; the other one follows the law of the parallelogram.
    await page.locator('summary', { hasText: words['diagonals.title'] }).tap();
    const [first, second] = ['Corner 1 to corner 3', 'Corner 2 to corner 4'].map((name) =>
      page.getByRole('textbox', { name }),
    );
    await first.fill('396');
    await first.press('Enter');
    await settled(page);
    const other = Math.sqrt(2 * 320 ** 2 + 2 * 240 ** 2 - 396 ** 2);
    await expect.poll(async () => Number(await second.inputValue())).toBeCloseTo(other, 0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => first.inputValue()).toBe('400');
    await button(words['part.niche']).tap();
    await settled(page);
    // The longest wall is the first; the niche is in its middle, outside of the room.
    await type(page, words['room.width'], '100');
    await type(page, words['part.depth'], '30');
    await type(page, words['part.at'], '90');
    const niche = { ...ROOM, outline: 'E40 N30 E100 S30 E180 S240 W320 N240' };
    await expectSameAs(page, await askDraft(base(), niche));
    expect(await violationsOf(page, '.room')).toEqual([]);
    // A measure that does not fit is refused where it is typed, and changes nothing.
    await type(page, words['part.at'], '300');
    await page.getByText('to 270').waitFor();
    await expectSameAs(page, await askDraft(base(), niche));
    await type(page, words['part.at'], '90');
    await button(words['part.done']).tap();
    await button(words['part.boxing']).tap();
    await settled(page);
    await type(page, words['room.width'], '20');
    await type(page, words['part.depth'], '35');
    // In the first corner: 20 cm along the last wall, 35 along the first.
    const both = {
      start: ROOM.start,
      polygon: [
        [0, 20],
        [35, 20],
        [35, 0],
        [40, 0],
        [40, -30],
        [140, -30],
        [140, 0],
        [320, 0],
        [320, 240],
        [0, 240],
      ],
    };
    await expectSameAs(page, await askDraft(base(), both as never));
    await button(words['room.remove']).last().tap();
    await expectSameAs(page, await askDraft(base(), niche));
  });
});
