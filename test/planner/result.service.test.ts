// What a plan comes to: boxes, spares and price beside the headline, the count with offcuts reused, what a new start
// changes, variants side by side, and the printed sheet.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PlanAnswer } from '../../src/wire/index.ts';
import { pictureOfPdf, readPdf } from '../paper/pdf-reader.ts';
import { sizeOfPng } from '../support/png-pixels.ts';
import { violationsOf } from './axe.ts';
import { download, downloadedBy, startHandle } from './hands.ts';
import { askDraft, type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP = { viewport: { width: 1366, height: 657 }, reducedMotion: 'reduce' } as const;
/** Half tiles, whose offcuts can be reused, notched tiles, and cuts that another start avoids. */
const BATHROOM: Draft = {
  outline: 'E180 S240 W180 N240',
  subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
  pattern: 'bricks',
  parameters: { tileWidth: 300, tileHeight: 300 },
};
const TILE_M2 = 0.09;
const PER_BOX = 11;
const SPARES = 5;
const PRICE_CENTS = 3990;

function result(page: Page) {
  return page.getByRole('region', { name: /to buy$/ });
}

/** The first figure is what is bought. */
async function expectHeadline(page: Page, name: string, figures: string): Promise<void> {
  const total = page.getByRole('region', { name, exact: true }).locator('.result-total');
  await expect.poll(() => total.textContent()).toBe(figures);
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
  await settled(page);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

it('tells boxes, spares and the price, and keeps them with the plan', async () => {
  const { tiles } = (await askDraft(base(), BATHROOM)).answer;
  const { tilesWithReuse, atLeast } = tiles.reuse ?? expect.fail('No reuse was reported.');
  const withBreakage = (count: number) => count + Math.ceil(0.03 * count);
  await journey(await storedPath(base(), BATHROOM), LAPTOP, async ({ page }) => {
    const shown = result(page);
    await shown.getByText(`With breakage: ${withBreakage(tiles.total)}`).waitFor();
    const saved = tiles.total - tilesWithReuse;
    expect(saved).toBeGreaterThan(0);
    await shown.getByText(`With offcuts reused: ${tilesWithReuse}, which is ${saved} fewer`).waitFor();
    expect(atLeast).toBe(tilesWithReuse);
    await shown.getByText('No plan of this layout needs fewer.').waitFor();

    await page.getByText('Boxes, spares, price').click();
    await fill(page, 'Tiles per box', `${PER_BOX}`);
    await fill(page, 'Spares', `${SPARES}`);
    await fill(page, 'Price', '39,90');
    const boxes = Math.ceil((withBreakage(tiles.total) + SPARES) / PER_BOX);
    const cents = Math.round(boxes * PER_BOX * TILE_M2 * PRICE_CENTS);
    await expectHeadline(page, 'Boxes to buy', `${boxes}£${(cents / 100).toFixed(2)}`);
    await shown.getByText(`Tiles: ${boxes * PER_BOX}`).waitFor();

    await fill(page, 'Breakage', '51');
    await shown.getByText('Breakage: 0 to 50 %.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /offcuts reused/ }).check();
    await settled(page);
    const fewer = Math.ceil((withBreakage(tilesWithReuse) + SPARES) / PER_BOX);
    await shown.getByText(`Tiles: ${fewer * PER_BOX}`).waitFor();
    await expectAccessible(page);

    await page.reload();
    await shown.getByText(`Tiles: ${fewer * PER_BOX}`).waitFor();
    // The link keeps the order, and the service counts it like the page.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    const path = () => new URL(page.url()).pathname;
    await expect.poll(path).toMatch(/^\/planner\//);
    const id = path().split('/').at(-1);
    const { order } = (await (await fetch(`${base()}/api/projects/${id}`)).json()) as PlanAnswer;
    expect(order).toMatchObject({ boxes: fewer, tilesInBoxes: fewer * PER_BOX, currency: 'GBP' });

    // The next room has the same tile, box and price.
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('region', { name: 'Tiles to buy' }).waitFor();
    await page.getByRole('button', { name: 'Same tile and price' }).click();
    await page.getByRole('region', { name: 'Boxes to buy' }).locator('.order-cost').waitFor();
    expect(await page.evaluate(() => window.overheard.planned?.answer.surface.wallsCm[0])).toBe(420);
  });
});

it('shows the figures before and after a start is applied, and names everything on paper', async () => {
  const before = (await askDraft(base(), BATHROOM)).answer;
  const { tiles: after } = (await askDraft(base(), { ...BATHROOM, start: 'best' as never })).answer;
  const path = await storedPath(base(), BATHROOM);
  await journey(path, LAPTOP, async ({ page }) => {
    const table = page.getByRole('table', { name: 'New start' });
    expect(await table.count()).toBe(0);
    await page.getByRole('button', { name: 'Find a better start' }).click();
    await table.waitFor();
    const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText));
    const row = ({ total, cut, narrowestCutMm, sliverCount }: typeof after) =>
      `${total}\t${cut}\t${narrowestCutMm}\u00a0mm\t${sliverCount}`;
    expect(rows).toEqual([`Before\t${row(before.tiles)}`, `After\t${row(after)}`]);

    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('textbox', { name: 'Name on the sheet' }).fill('Upstairs');
    await page.getByRole('textbox', { name: 'Name on the sheet' }).blur();
    // Printing is loaded some time after the first plan.
    await expect.poll(() => page.evaluate(() => window.onbeforeprint !== null), { timeout: 60_000 }).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const [sheet] = await page
      .locator('.print-page')
      .evaluateAll((sheets) =>
        sheets.map((one) => [...one.querySelectorAll('text')].map((text) => text.textContent).join('\n')),
      );
    expect(sheet).toContain('Upstairs\n');
    expect(sheet).toContain(`Date: ${new Date().toLocaleDateString('en')}\n${base()}`);
    // The link has another start.
    expect(sheet).not.toContain(path);
    expect(sheet).toMatch(/Chalk lines cross [\d.]+ from the wall on the left, [\d.]+ from the wall above/);
    expect(sheet).toContain('Cut-out 1: 40 × 60, 140 from the left, 0 from the top');
    const numbers = await page.locator('.print-page').first().locator('.print-number').allTextContents();
    // A tile that shares another one is numbered "6 ↔1".
    expect(numbers.map((text) => Number.parseInt(text, 10)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: after.total }, (_, i) => i + 1),
    );
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.keyboard.press('Escape');

    await startHandle(page).press('ArrowRight');
    await table.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await table.waitFor();
  });
});

it('compares variants side by side on a phone, by keyboard, and goes on with one', async () => {
  const moved = { ...BATHROOM, start: { x: 1, y: 0 } };
  const [first, second] = [(await askDraft(base(), BATHROOM)).answer, (await askDraft(base(), moved)).answer];
  await journey(await storedPath(base(), BATHROOM), { ...PHONE, reducedMotion: 'reduce' }, async ({ page }) => {
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByRole('button', { name: 'Pin to compare' }).press('Enter');
    await page.getByRole('button', { name: 'Pinned' }).waitFor();
    await startHandle(page).press('Shift+ArrowRight');
    await settled(page);
    await page.getByRole('button', { name: 'Pin to compare' }).press('Enter');
    await startHandle(page).press('Shift+ArrowRight');
    await settled(page);
    await page.getByRole('button', { name: 'Compare (2)' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare variants' });
    const cuts = dialog.getByRole('row', { name: /^Cut/ }).getByRole('cell');
    await expect.poll(() => cuts.count()).toBe(3);
    expect((await cuts.allTextContents()).slice(1)).toEqual([`${first.tiles.cut}`, `${second.tiles.cut}`]);
    const scroller = dialog.getByRole('region');
    expect(await scroller.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true);
    // The pictures are painted.
    const colors = await dialog.locator('canvas').evaluateAll((all) =>
      all.map((it) => {
        const { data } = (it as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 300, 200) ?? { data: [] };
        return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size;
      }),
    );
    for (const count of colors) expect(count).toBeGreaterThan(10);
    await expectAccessible(page);
    // One sheet has all of them.
    const sheet = await downloadedBy(page, () =>
      dialog.getByRole('button', { name: 'Save as picture' }).press('Enter'),
    );
    expect(sizeOfPng(sheet.content)).toEqual({ width: 2970, height: 2100 });
    const paper = await downloadedBy(page, () => dialog.getByRole('button', { name: 'Save as PDF' }).press('Enter'));
    expect(readPdf(paper.content).check).toContain('No syntax or stream encoding errors');
    expect(sizeOfPng(pictureOfPdf(paper.content)).width).toBeGreaterThan(0);

    await dialog.getByRole('button', { name: 'Remove: Variant 2' }).press('Enter');
    await expect.poll(() => cuts.count()).toBe(2);
    await dialog.getByRole('button', { name: /^Go on with this/ }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await settled(page);
    await page.getByRole('button', { name: /^Starting point: 1\D/ }).waitFor();
    await page.getByRole('button', { name: 'Compare (1)' }).waitFor();
  });
});

/** How many shades of blue are at several points of the plan, or of a picture of it; nothing else on it is blue. */
function blues(page: Page, png?: Buffer): Promise<number> {
  return page.evaluate(async (picture) => {
    const canvas = picture
      ? await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]))
      : (document.querySelector('canvas') as HTMLCanvasElement);
    const [width, height] = [200, 120];
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!copy) throw new Error('This browser does not paint.');
    copy.imageSmoothingEnabled = false;
    copy.drawImage(canvas, 0, 0, width, height);
    const { data } = copy.getImageData(0, 0, width, height);
    const counts = new Map<number, number>();
    for (let i = 0; i < data.length; i += 4) {
      const color = data[i] + 256 * data[i + 1] + 65_536 * data[i + 2];
      if (data[i + 2] > data[i] + 60) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts.values()].filter((count) => count > 8).length;
  }, png?.toString('base64'));
}

it('paints a photo of a tile that never leaves the device, and its shades', async () => {
  await journey(await storedPath(base(), BATHROOM), LAPTOP, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      // Pictures of the page's own are not sent.
      if (protocol !== 'blob:') sent.push(`${request.method()} ${pathname}`);
    });
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByText('Material, photo, clean view').click();
    const photo = page.getByLabel('Photo of a tile');
    await photo.setInputFiles({ name: 'note.txt', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await page.getByText('This file is not an image').waitFor();
    expect(await blues(page)).toBe(0);

    // Larger than what is kept.
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [700, 1400];
      const painter = canvas.getContext('2d');
      if (!painter) throw new Error('This browser does not paint.');
      painter.fillStyle = '#3050c0';
      painter.fillRect(0, 0, 700, 1400);
      return canvas.toDataURL().split(',')[1];
    });
    await photo.setInputFiles({ name: 'tile.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    await expect.poll(() => blues(page)).toBeGreaterThan(0);
    // The photo itself, and edges of the hatch.
    const plain = await blues(page);
    await page.getByRole('slider', { name: /^Shade variation/ }).fill('20');
    await expect.poll(() => blues(page)).toBeGreaterThan(plain + 5);
    await expectAccessible(page);
    const small = await download(page, 'Small picture (PNG)');
    expect(sizeOfPng(small.content).width).toBe(800);
    expect(await blues(page, small.content)).toBeGreaterThan(5);
    const picture = await downloadedBy(page, async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('button', { name: 'Large picture (PNG)' }).click();
    });
    expect(sizeOfPng(picture.content).width).toBe(3200);
    expect(await blues(page, picture.content)).toBeGreaterThan(plain + 5);
    expect(sent.filter((request) => !request.startsWith('GET /assets/'))).toEqual([]);
    const [request, file] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      download(page, 'PDF Plan to scale'),
    ]);
    expect(request.postData()).not.toMatch(/image|shade/);
    const { check, linesStroked } = readPdf(file.content);
    expect(check).toContain('No syntax or stream encoding errors');
    expect(await blues(page, pictureOfPdf(file.content))).toBeGreaterThan(plain + 5);
    // The photo is dark, so its hatch is white.
    expect(linesStroked('#ffffff')).toBeGreaterThan(50);

    await page.reload();
    await expect.poll(() => blues(page)).toBeGreaterThan(5);
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByText('Material, photo, clean view').click();
    await page.getByRole('button', { name: 'Remove the photo' }).click();
    await expect.poll(() => blues(page)).toBe(0);
  });
});

it('shows tiles in a material of a chosen colour on the stage and in files, and keeps it with the plan', async () => {
  await journey(await storedPath(base(), { ...BATHROOM, color: '#3050c0' }), LAPTOP, async ({ page }) => {
    const openLook = async () => {
      await page.getByRole('tab', { name: 'Pattern' }).click();
      await page.getByText('Material, photo, clean view').click();
    };
    await openLook();
    await page.getByRole('button', { name: 'Anthracite' }).click();
    // The first of the radio buttons; the arrow leads to the last.
    await page.getByRole('radio', { name: 'Plain', exact: true }).focus();
    const plain = await blues(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('radio', { name: 'Oak', exact: true }).isChecked()).toBe(true);
    await page.getByRole('slider', { name: /^Shade variation/ }).fill('0');
    // Every tile has the colours of its part of the texture.
    await expect.poll(() => blues(page)).toBeGreaterThan(plain + 5);
    await expectAccessible(page);
    const picture = await download(page, 'Picture (PNG) Twice');
    expect(await blues(page, picture.content)).toBeGreaterThan(plain + 5);
    const file = await download(page, 'PDF Plan to scale');
    expect(readPdf(file.content).check).toContain('No syntax or stream encoding errors');
    expect(await blues(page, pictureOfPdf(file.content))).toBeGreaterThan(plain + 5);
    await page.reload();
    await expect.poll(() => blues(page)).toBeGreaterThan(plain + 5);
    await openLook();
    await page.getByRole('radio', { name: 'Oak', exact: true }).press('ArrowDown');
    await expect.poll(() => blues(page)).toBeLessThanOrEqual(plain);
    // A colour of joints that was chosen stays.
    expect(await page.getByRole('button', { name: 'Anthracite' }).getAttribute('aria-pressed')).toBe('true');
  });
});

it('shows a clean view on the stage, in files and on paper, and keeps it with the plan', async () => {
  await journey(await storedPath(base(), BATHROOM), LAPTOP, async ({ page }) => {
    const legend = page.locator('.stage-legend');
    const painted = () => page.locator('.stage-canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByText('Material, photo, clean view').click();
    await legend.getByText('Cut tiles').waitFor();
    await settled(page);
    const working = await painted();
    const box = page.getByRole('checkbox', { name: /^Clean view/ });
    await box.check();
    await legend.getByText('Cut tiles').waitFor({ state: 'hidden' });
    await expect.poll(painted).not.toBe(working);
    const drawing = (await download(page, 'Drawing (SVG)')).content.toString();
    expect(drawing).toContain('class="tile cut"');
    expect(drawing).not.toMatch(/class="(hatch|start|tile sliver)/);
    const file = readPdf((await download(page, 'PDF Plan to scale')).content);
    expect(file.pages[0]).not.toContain('First tile and direction of laying');
    await expect.poll(() => page.evaluate(() => window.onbeforeprint !== null), { timeout: 60_000 }).toBe(true);
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const [plan] = document.querySelectorAll('.print-sheet svg');
      const text = plan.textContent;
      dispatchEvent(new Event('afterprint'));
      return text;
    });
    expect(printed).toContain('Measure this');
    expect(printed).not.toContain('First tile and direction of laying');
    await page.reload();
    await settled(page);
    await legend.getByText('Cut tiles').waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByText('Material, photo, clean view').click();
    expect(await box.isChecked()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await legend.getByText('Cut tiles').waitFor();
    await expect.poll(painted).toBe(working);
  });
});
