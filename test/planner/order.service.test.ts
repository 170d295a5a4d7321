// The order: boxes, spares and price beside the headline, the count with offcuts reused, and what a new start changes.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { askDraft, type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP = { viewport: { width: 1366, height: 657 } };
/** Half bricks, whose offcuts can be reused, and slivers that another start avoids. */
const BATHROOM: Draft = {
  outline: 'E180 S240 W180 N240',
  subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
  pattern: 'bricks',
  parameters: { tileWidth: 300, tileHeight: 300 },
};
/** Tiles of 0.09 m². */
const PER_BOX = 11;
const PRICE_CENTS = 3990;

function result(page: Page) {
  return page.getByRole('region', { name: 'Tiles to buy' });
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
  await settled(page);
}

async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

it.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])('tells boxes, spares and the price on %s, and keeps them with the plan', async (_, options) => {
  const { tiles } = (await askDraft(base(), BATHROOM)).answer;
  const { tilesWithReuse } = tiles.reuse ?? expect.fail('No reuse was reported.');
  const broken = Math.ceil(0.03 * tiles.total);
  await journey(await storedPath(base(), BATHROOM), { ...options, reducedMotion: 'reduce' }, async ({ page }) => {
    const shown = result(page);
    await shown.getByText(`With breakage: ${tiles.total + broken}`).waitFor();
    const saved = tiles.total - tilesWithReuse;
    expect(saved).toBeGreaterThan(0);
    await shown.getByText(`With offcuts reused: ${tilesWithReuse}, which is ${saved} fewer`).waitFor();

    await page.getByText('Boxes, spares, price').click();
    await fill(page, 'Tiles per box', `${PER_BOX}`);
    await fill(page, 'Spares', '5');
    await fill(page, 'Price', '39,90');
    const boxes = Math.ceil((tiles.total + broken + 5) / PER_BOX);
    await shown.getByText(`Boxes: ${boxes} (${boxes * PER_BOX} tiles)`).waitFor();
    const cents = Math.round(boxes * PER_BOX * 0.09 * PRICE_CENTS);
    const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    await shown.getByText(euros).waitFor();

    await fill(page, 'Breakage', '101');
    await shown.getByText('Breakage: 0 to 100 %.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /offcuts reused/ }).check();
    await settled(page);
    const fewer = Math.ceil((tilesWithReuse + Math.ceil(0.03 * tilesWithReuse) + 5) / PER_BOX);
    await shown.getByText(`Boxes: ${fewer} (`).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await shown.getByText(`Boxes: ${fewer} (`).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
  });
});

it('shows the figures before and after a start is applied, until the next change', async () => {
  const before = (await askDraft(base(), BATHROOM)).answer.tiles;
  const after = (await askDraft(base(), { ...BATHROOM, start: 'best' as never })).answer.tiles;
  await journey(await storedPath(base(), BATHROOM), LAPTOP, async ({ page }) => {
    const table = page.getByRole('table', { name: 'New start' });
    expect(await table.count()).toBe(0);
    await page.getByRole('button', { name: 'Find a better start' }).click();
    await table.waitFor();
    const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText));
    const row = ({ total, cut, narrowestCutMm, sliverCount }: typeof before) =>
      `${total}\t${cut}\t${narrowestCutMm}\u00a0mm\t${sliverCount}`;
    expect(rows).toEqual([`Before\t${row(before)}`, `After\t${row(after)}`]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Starting point/ }).press('ArrowRight');
    await table.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await table.waitFor();
  });
});
