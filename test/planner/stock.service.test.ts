// Tiles at hand, offcuts to keep and a skirting from them, as the planner asks and answers.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { askDraft, type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;
const KITCHEN: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  parameters: { tileSize: 600 },
};
const TWO_COLOURS: Draft = { outline: 'E300 S200 W300 N200', pattern: 'checkerboard' };

async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
  await settled(page);
}

it('says whether the tiles at hand are enough, and buys what is missing', async () => {
  const { tiles } = (await askDraft(base(), KITCHEN)).answer;
  const needed = tiles.total + Math.ceil(0.03 * tiles.total);
  await journey(await storedPath(base(), KITCHEN), LAPTOP, async ({ page }) => {
    await page.getByText('Boxes, spares, price').click();
    await fill(page, 'Tiles I have', `${needed + 3}`);
    await page.getByText('Enough, breakage and spares included: 3 left over.').waitFor();
    await fill(page, 'Tiles I have', `${needed - 12}`);
    await page.getByText(/^Missing, breakage and spares included: 12/).waitFor();
    await page.getByText('To buy: 12').waitFor();
    await fill(page, 'Tiles I have', '1.5');
    await page.getByText('Tiles I have').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Tiles I have' }).getAttribute('aria-invalid')).toBe('true');
    await fill(page, 'Tiles I have', '10');
    expect(await violationsOf(page)).toEqual([]);
  });
});

it('asks for the tiles of each kind', async () => {
  const { tiles } = (await askDraft(base(), TWO_COLOURS)).answer;
  const [first, second] = tiles.kinds ?? expect.fail('The tiles have no kinds.');
  await journey(await storedPath(base(), TWO_COLOURS), LAPTOP, async ({ page }) => {
    await page.getByText('Boxes, spares, price').click();
    await fill(page, `Tiles I have: ${first.name}`, '1000');
    const missing = second.total + Math.ceil(0.03 * second.total);
    await page.getByText(new RegExp(`included: ${missing} \\(${second.name}: ${missing}\\)`)).waitFor();
  });
});

it('lists offcuts to keep, and says what skirting they give', async () => {
  const { offcuts, skirting } = (await askDraft(base(), { ...KITCHEN, offcuts: true, skirtingHeight: 70 } as Draft))
    .answer;
  const [largest] = offcuts?.rectangles ?? expect.fail('There are no offcuts.');
  await journey(await storedPath(base(), KITCHEN), LAPTOP, async ({ page }) => {
    await page.getByRole('tab', { name: 'Cuts' }).click();
    await fill(page, 'Skirting height', '70');
    await page.getByRole('button', { name: 'Reuse offcuts' }).click();
    const size = `${largest.widthMm} × ${largest.heightMm}`;
    await page.getByRole('listitem').filter({ hasText: size }).waitFor();
    await page.getByText(skirting?.text ?? '', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
