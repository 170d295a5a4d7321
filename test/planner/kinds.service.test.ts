// Kinds of tile on the page and on paper: the same counts as in the answer, for all patterns with several kinds, and a box
// and a price for each kind.

import { expect, it } from 'vitest';
import { readPdf } from '../paper/pdf-reader.ts';
import { askDraft, type Draft, fileOf, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const PATTERNS = [
  'versailles',
  'hopscotch',
  'octagon-dot',
  'windmill',
  'brick-and-square',
  'checkerboard',
  'isometric-cubes',
  'chevron',
];
const draftOf = (pattern: string): Draft => ({ outline: 'E420 S310 W420 N310', pattern, start: { x: 11, y: 7 } });

it.each(PATTERNS)('are counted on the page and in the PDF as in the answer (%s)', async (pattern) => {
  const draft = draftOf(pattern);
  const kinds = (await askDraft(base(), draft)).answer.tiles.kinds ?? [];
  expect(kinds.length).toBeGreaterThan(1);
  const counted = kinds.map(({ name, total, sizeMm: { width, height } }) => {
    const [across, down] = [width, height].map((mm) => Number(mm.toFixed(1)));
    return { name, total, size: `${across} × ${down}\u00a0mm` };
  });
  const text = readPdf(await fileOf(base(), { ...draft, format: 'pdf' })).pages[0].replace(/\s+/g, ' ');
  for (const { name, total, size } of counted) {
    expect(text).toContain(`${name}, ${size}: ${total}`.replace(/\s+/g, ' '));
  }
  await journey(await storedPath(base(), draft), {}, async ({ page }) => {
    const lines = page.locator('.order-kinds li');
    await expect.poll(() => lines.count()).toBe(kinds.length);
    const shown = await lines.evaluateAll((all) => all.map((line) => line.childNodes[1]?.textContent));
    expect(shown).toEqual(counted.map(({ name, total, size }) => `${name}: ${total} (${size})`));
    await page.getByRole('tab', { name: 'Cuts' }).click();
    await page.locator('.cuts-list tbody tr').first().waitFor();
    const rows = await page.locator('.cuts-list tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        count: Number(row.querySelector('td')?.textContent),
        kind: row.querySelector('.cuts-row > div > small:last-of-type')?.textContent ?? '',
      })),
    );
    for (const { name, total } of counted) {
      expect([name, rows.filter((row) => row.kind === name).reduce((sum, { count }) => sum + count, 0)]).toEqual([
        name,
        total,
      ]);
    }
  });
});

it('have a box and a price each, which the link keeps', async () => {
  const draft = draftOf('hopscotch');
  const { tiles } = (await askDraft(base(), draft)).answer;
  await journey(await storedPath(base(), draft), {}, async ({ page }) => {
    await page.getByText('Boxes, spares, price').click();
    const fields = page.locator('.order-kind-fields fieldset');
    for (const [i, perBox, price] of [
      [0, 10, 3],
      [1, 20, 1],
    ] as const) {
      for (const [name, value] of [
        ['In a box', perBox],
        ['Price', price],
      ] as const) {
        const field = fields.nth(i).getByRole('textbox', { name });
        await field.fill(String(value));
        await field.press('Enter');
        await settled(page);
      }
    }
    const boxes = [10, 20].map((perBox, i) => {
      const total = tiles.kinds?.[i].total ?? 0;
      return Math.ceil((total + Math.ceil(total * 0.03)) / perBox);
    });
    const shown = page.locator('.order-kinds li small');
    await expect.poll(() => shown.nth(0).textContent()).toContain(`Boxes: ${boxes[0]} (tiles: ${10 * boxes[0]})`);
    expect(await shown.nth(1).textContent()).toContain(`Boxes: ${boxes[1]} (tiles: ${20 * boxes[1]})`);
    const bought = page.getByRole('region', { name: 'Boxes to buy' }).locator('.result-total');
    await expect.poll(() => bought.textContent()).toMatch(new RegExp(`^${boxes[0] + boxes[1]}£`));
  });
});
