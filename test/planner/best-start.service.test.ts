// Searches: the best start, which stays on the plan as a mark that the start snaps to, and the pieces that share a
// tile. Both equal the interface's answer, and disappear when they are no longer valid. That they are computed in the page
// itself is in persistence.service.test.ts: they need no network.

import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { cellsOf } from '../support/cut-list-files.ts';
import { expectSameAs, figuresOf, shownFigures } from './figures.ts';
import { downloadedBy, dragBy, middleOf, type Place, startHandle, startOf, tabTo } from './hands.ts';
import { type Asked, askDraft, type Draft, fileOf, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { plannerIsThere, settled, visit } from './visit.ts';

const browser = browserOfFile();
const { base, journey } = serviceOfFile();

/** The bathroom with a shaft: the default start has a sliver, which another start avoids. */
const BATHROOM: Draft = {
  outline: 'E180 S240 W180 N240',
  subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
  pattern: 'squares',
};
/** Half bricks at both ends of every other row: most offcuts can be reused. */
const BRICKS: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'bricks',
  parameters: { tileWidth: 600, tileHeight: 200 },
};

/** No start avoids its slivers. */
const HERRINGBONE: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'herringbone',
};

/** The script of searches. */
const SEARCH_CODE = '**/assets/answer-*';

function askBest(draft: Draft): Promise<Asked> {
  return askDraft(base(), { ...draft, start: 'best' as never });
}

function bestButton(page: Page) {
  return page.getByRole('button', { name: 'Best start', exact: true });
}

async function goToBest(page: Page, reported = 'The best start found.'): Promise<void> {
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await bestButton(page).click();
  // At once: the notice disappears after a while.
  await page.getByText(reported).waitFor();
  await settled(page);
}

/** The start snaps to lines up to 8 px away on each axis. */
const NEAR_PX = 12;

/** Drags the start's handle to a point on the screen, or to where it snaps near it. */
async function dragStartTo(page: Page, { x, y }: Place): Promise<void> {
  const from = await middleOf(startHandle(page));
  await dragBy(page, from, { x: x - from.x, y: y - from.y });
  const away = async () => {
    const at = await middleOf(startHandle(page));
    return Math.hypot(at.x - x, at.y - y);
  };
  await expect.poll(away).toBeLessThan(NEAR_PX);
  await settled(page);
}

/** Below the minimum of the mark at any subpixel position: measured at every tenth of a pixel, it is 73. */
const MARK_PIXELS = 30;

/** Counts blue pixels around a point on the screen; only the mark is blue. */
function markedPixels(page: Page, at: Place): Promise<number> {
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const { left, top } = canvas.getBoundingClientRect();
    const [reach, size] = [12, 24];
    const copy = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
    if (!copy) throw new Error('This browser does not paint.');
    // From a whole pixel; otherwise each pixel of the copy would blend four.
    const [from, down] = [Math.round(x - left) - reach, Math.round(y - top) - reach];
    copy.drawImage(canvas, from, down, size, size, 0, 0, size, size);
    const { data } = copy.getImageData(0, 0, size, size);
    let count = 0;
    // The mark has 108 more blue than red, about half of that in half-covered pixels; walls have 22.
    for (let i = 0; i < data.length; i += 4) if (data[i + 2] - data[i] > 40) count++;
    return count;
  }, at);
}

it('moves to the best start that the interface finds, by mouse and by keyboard, and keeps it as a mark', async () => {
  const [corner, best] = [await askDraft(base(), BATHROOM), await askBest(BATHROOM)];
  expect(corner.answer.tiles.sliverCount).toBeGreaterThan(0);
  expect(best.answer.tiles.sliverCount).toBe(0);
  await journey(await storedPath(base(), BATHROOM), {}, async ({ page }) => {
    const better = page.getByRole('button', { name: 'Find a better start' });
    await better.waitFor();
    await tabTo(page, better, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await better.waitFor({ state: 'detached' });
    await expectSameAs(page, best);
    // The button is gone; the focus has moved to the start.
    await expect.poll(() => startHandle(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => shownFigures(page)).toEqual(figuresOf(corner.answer));

    await goToBest(page, `The best start found. Slivers: 0, waste: ${best.answer.tiles.wastePercent} %.`);
    await expect.poll(() => startOf(page)).toEqual(best.answer.pattern.startCm);
    await expectSameAs(page, best);

    await bestButton(page).click();
    await page.getByText('This is already the best start found.').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => shownFigures(page)).toEqual(figuresOf(corner.answer));
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);

    // It stays as a mark to snap to until the plan changes.
    const { startCm } = best.answer.pattern;
    await goToBest(page);
    const there = await middleOf(startHandle(page));
    const near = { x: there.x + 4, y: there.y + 3 };
    const away = { x: there.x + 117, y: there.y + 93 };
    await dragStartTo(page, away);
    expect(await startOf(page)).not.toEqual(startCm);
    await expect.poll(() => markedPixels(page, there)).toBeGreaterThan(MARK_PIXELS);
    await dragStartTo(page, near);
    await expect.poll(() => startOf(page)).toEqual(startCm);

    await page.getByRole('button', { name: /^Snap the start/ }).click();
    await dragStartTo(page, away);
    await dragStartTo(page, near);
    expect(await startOf(page)).not.toEqual(startCm);

    await page.getByRole('button', { name: /^Snap the start/ }).click();
    await dragStartTo(page, away);
    const joint = page.getByRole('textbox', { name: 'Joint width' });
    await joint.fill('4');
    await joint.press('Enter');
    await settled(page);
    await expect.poll(() => markedPixels(page, there)).toBe(0);
    await dragStartTo(page, near);
    expect(await startOf(page)).not.toEqual(startCm);
  });
});

it('advises no other start on the page of a best start, as the interface does', async () => {
  for (const draft of [HERRINGBONE, { ...HERRINGBONE, buyWithReuse: true }]) {
    const { warnings, notes } = (await askBest(draft)).answer;
    expect([warnings.length, notes.length > 0]).toEqual([0, true]);
    await journey(await storedPath(base(), { ...draft, start: 'best' as never }), {}, async ({ page }) => {
      const findings = page.getByRole('region', { name: 'Worth a look before you buy' });
      const better = page.getByRole('button', { name: 'Find a better start' });
      await findings.getByText('No better start was found.').first().waitFor();
      expect(await better.count()).toBe(0);
      expect(await page.getByText('Move the start').count()).toBe(0);
      // From a worse start there is one again.
      await startHandle(page).press('Shift+ArrowRight');
      await better.click();
      await findings.getByText('No better start was found.').first().waitFor();
      await better.waitFor({ state: 'detached' });
    });
  }
});

it('stops a search when the plan changes, and plans meanwhile', async () => {
  const [moved, further] = await Promise.all([1, 2].map((x) => askDraft(base(), { ...BATHROOM, start: { x, y: 0 } })));
  const { page, close } = await visit(browser(), base(), '/llms.txt');
  // While its script is held back, the search cannot finish.
  const held: Route[] = [];
  await page.context().route(SEARCH_CODE, (route) => void held.push(route));
  await page.goto(base() + (await storedPath(base(), BATHROOM)));
  await plannerIsThere(page);
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await bestButton(page).click();
  await expect.poll(() => bestButton(page).getAttribute('aria-busy')).toBe('true');
  await startHandle(page).press('Shift+ArrowRight');
  await expect.poll(() => bestButton(page).getAttribute('aria-busy')).toBe('false');
  expect(await page.evaluate(() => window.overheard.stopped)).toBeGreaterThan(0);
  // Later ones, such as the count with offcuts reused, can; the stopped one no longer wants its script.
  await page.context().unroute(SEARCH_CODE);
  await Promise.allSettled(held.map((route) => route.continue()));
  await expect.poll(() => shownFigures(page)).toEqual(figuresOf(moved.answer));
  await startHandle(page).press('Shift+ArrowRight');
  await expectSameAs(page, further);
  expect(await startOf(page)).toEqual({ x: 2, y: 0 });
  await close();
});

/** How the files of each format begin. */
const BEGINNINGS = {
  pdf: '%PDF-',
  png: '\x89PNG\r\n',
  svg: '<svg ',
  dxf: '0\nSECTION\n',
  csv: '\xef\xbb\xbf',
  xlsx: 'PK',
  ifc: 'ISO-10303-21;\n',
  glb: 'glTF',
  'cut-dxf': 'PK',
} as const;

/** The entries of the menu in its order, with what each asks for. Lists have the offcuts that the page has found. */
const ENTRIES: readonly (readonly [format: keyof typeof BEGINNINGS, options: object])[] = [
  ['pdf', { offcuts: true }],
  ['png', { width: 800 }],
  ['png', { width: 1600 }],
  ['png', { width: 3200 }],
  ['png', { width: 3200, look: 'clean' }],
  ['svg', { width: 1600 }],
  ['dxf', {}],
  ['csv', { offcuts: true }],
  ['xlsx', { offcuts: true }],
  ['ifc', {}],
  ['glb', {}],
  ['cut-dxf', {}],
  ['pdf', { offcuts: true, labels: true }],
];

/** Downloads every file by keyboard, and returns the cut list as CSV. */
async function downloadAll(page: Page, draft: Draft): Promise<string> {
  const contents = new Map<string, Buffer>();
  const name = 'Room 4.2 × 3.5\u00a0m';
  await page.getByRole('button', { name: 'Download', exact: true }).focus();
  for (const [step, [format, options]] of ENTRIES.entries()) {
    await page.keyboard.press('Enter');
    const first = page.locator('.download-menu button').first();
    await expect.poll(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
    for (let i = 0; i < step; i++) await page.keyboard.press('ArrowDown');
    const file = await downloadedBy(page, () => page.keyboard.press('Enter'));
    expect(file.name).toBe(`Room 4.2 × 3.5 m.${format === 'cut-dxf' ? 'zip' : format}`);
    expect(file.content.toString('latin1')).toMatch(new RegExp(`^${BEGINNINGS[format]}`));
    const made = await fileOf(base(), { ...draft, format, name, lang: 'en', units: 'metric', ...options });
    expect(file.content.equals(made), `${step}: ${format}`).toBe(true);
    contents.set(format, file.content);
  }
  return String(contents.get('csv'));
}

/** The copied cut list has the cells of the file but its offcuts, and can be copied by hand where the clipboard is not accessible. */
async function copyList(page: Page, csv: string): Promise<void> {
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await page.getByText('Cut list copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(
    cellsOf(csv, ',').filter(([, piece]) => piece !== 'offcut to keep'),
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  expect(await page.getByRole('textbox', { name: 'Here is the cut list to copy' }).inputValue()).toBe(copied);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
}

it('shows the shared tiles of the interface on cards, in the list, in files and on paper', async () => {
  const { tiles } = (await askDraft(base(), BRICKS)).answer;
  const { tilesWithReuse, wastePercentWithReuse, sharedTiles } = tiles.reuse ?? expect.fail('No reuse was reported.');
  expect(sharedTiles.length).toBeGreaterThan(3);
  await journey(await storedPath(base(), BRICKS), {}, async ({ page }) => {
    await page.getByRole('tab', { name: 'Cuts' }).click();
    const table = page.getByRole('table', { name: 'Cut list' });
    await table.waitFor();
    expect(await table.getByText('↔').count()).toBe(0);
    await page.getByRole('button', { name: 'Reuse offcuts' }).click();
    const reported = page.getByText(
      `${tilesWithReuse} tiles to buy with offcuts reused, instead of ${tiles.total}; waste ${wastePercentWithReuse} %.`,
    );
    await reported.waitFor();
    await table.getByText('↔').first().waitFor();
    const csv = await downloadAll(page, BRICKS);
    expect(new Set(csv.match(/\d+(\+\d+)+/g))).toEqual(new Set(sharedTiles.map((numbers) => numbers.join('+'))));
    await copyList(page, csv);

    await table.getByRole('button', { name: / × / }).first().click();
    const card = page.getByRole('article');
    const heading = card.getByRole('heading');
    for (let i = 0; i < 5; i++) {
      const title = (await heading.textContent()) ?? '';
      const [, number] = /^Tile (\d+)/.exec(title) ?? expect.fail(`No number in "${title}".`);
      const pair = sharedTiles.findIndex((numbers) => numbers.includes(Number(number)));
      const others = sharedTiles[pair]?.filter((other) => other !== Number(number)).join(', ');
      const sentence = `↔${pair + 1}: cut from one tile with no. ${others}`;
      await expect.poll(async () => (await card.textContent())?.includes(sentence)).toBe(pair >= 0);
      await card.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => heading.textContent()).not.toBe(title);
    }

    // Printing is loaded some time after the first plan.
    await expect.poll(() => page.evaluate(() => window.onbeforeprint !== null), { timeout: 60_000 }).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const printed = async () => {
      const texts = await page.locator('.print-plan text').allTextContents();
      return texts.map((text) => /^(\d+) ↔(\d+)$/.exec(text)).filter((found) => found !== null);
    };
    await expect.poll(async () => (await printed()).length).toBeGreaterThan(3);
    for (const [, number, pair] of await printed()) expect(sharedTiles[Number(pair) - 1]).toContain(Number(number));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));

    await startHandle(page).press('ArrowRight');
    await reported.waitFor({ state: 'detached' });
    await expect.poll(() => table.getByText('↔').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await reported.waitFor();
  });
});

it('reports a search that cannot be loaded', async () => {
  const { page, close } = await visit(browser(), base(), '/');
  await plannerIsThere(page);
  await settled(page);
  await page.context().route(SEARCH_CODE, (route) => route.abort());
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await bestButton(page).click();
  await page.getByText('The search failed').waitFor();
  await expect.poll(() => bestButton(page).getAttribute('aria-busy')).toBe('false');
  await close();
});
