// How the page looks and what it says: on a laptop and a phone, in dark mode and with forced colours, in four languages.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wordsFor } from '../../src/words/index.ts';
import { download } from './hands.ts';
import { askDraft, type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP = { viewport: { width: 1366, height: 657 } };

/** A long room with strips, a joint that is too narrow, a long offset, and a cutout beside the room. */
const DRAFT: Draft = {
  outline: 'E700 S200 W700 N200',
  pattern: 'bricks',
  parameters: { tileWidth: 600, tileHeight: 300, offset: 50 },
  joint: 1,
  subtract: [
    { x: 900, y: 10, w: 40, h: 40 },
    { x: 300, y: 60, w: 60, h: 50 },
  ],
  start: { x: 3, y: 1 },
};

/** The height of an element, px. */
function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
}

it('says what it found in its own words, with buttons that settle it, and leaves most of the panel to the settings', async () => {
  await journey(await storedPath(base(), DRAFT), LAPTOP, async ({ page }) => {
    const { answer } = await askDraft(base(), DRAFT);
    const findings = page.getByRole('region', { name: 'Worth a look before you buy' });
    await expect.poll(() => findings.getByRole('listitem').count()).toBeGreaterThan(3);
    const everything = async () => (await page.locator('body').textContent()) ?? '';
    expect(answer.warnings.length).toBeGreaterThan(1);
    for (const warning of answer.warnings) expect(await everything()).not.toContain(warning.split(';')[0]);
    expect(await everything()).not.toMatch(/\bsend (another|start)|start=/);
    // Both are found after the plan, and take space.
    await page.getByText('With offcuts reused').waitFor();
    await findings.getByRole('button', { name: 'Find a better start' }).waitFor();
    const [panel, taken] = [await heightOf(page, '.shell-scroll'), await heightOf(page, '.result-findings')];
    expect(taken).toBeLessThan(panel / 2);
    const wide = await page
      .getByRole('list', { name: 'Worth a look' })
      .evaluate((list) => list.scrollHeight > list.clientHeight);
    expect(wide).toBe(true);
    await findings.getByRole('button', { name: 'Remove rectangle 1' }).click();
    await findings.getByRole('button', { name: /^Joint width: 2\smm$/ }).click();
    await findings.getByRole('button', { name: /^Row offset: 33\s%$/ }).click();
    await expect
      .poll(() => page.evaluate(() => window.overheard.planned?.answer.pattern))
      .toMatchObject({
        jointMm: 2,
        parameters: { offset: 33.33 },
      });
    await expect.poll(() => findings.getByText('rectangle').count()).toBe(0);
    // The numbers of cut tiles are on the plan while the cuts are open.
    await page.evaluate(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text: string, ...at: [number, number]) {
        document.body.dataset.painted = `${document.body.dataset.painted ?? ''} ${text}`;
        fillText.call(this, text, ...at);
      };
    });
    await page.getByRole('tab', { name: 'Cuts' }).click();
    // Tiles are numbered in reading order, so the tile in the last corner, which is cut, has the number of them all.
    const total = await page.evaluate(() => window.overheard.planned?.answer.tiles.total);
    await expect.poll(() => page.locator('body').getAttribute('data-painted')).toMatch(new RegExp(` ${total}( |$)`));
  });
});

it('keeps the scroll position of each tab', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    const top = () => page.locator('.shell-scroll').evaluate(({ scrollTop }) => scrollTop);
    // A section is loaded at its first use, and can be scrolled then.
    const scrollTo = (wanted: number) =>
      expect
        .poll(() =>
          page.locator('.shell-scroll').evaluate((part, to) => {
            part.scrollTop = to;
            return part.scrollTop;
          }, wanted),
        )
        .toBe(wanted);
    await scrollTo(150);
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await expect.poll(top).toBe(0);
    await scrollTo(60);
    await page.getByRole('tab', { name: 'Room' }).click();
    await expect.poll(top).toBe(150);
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await expect.poll(top).toBe(60);
  });
});

it('is dark in dark mode, on the canvas too, saves a light drawing, and keeps the legend where colours are forced', async () => {
  await journey('/', { ...LAPTOP, colorScheme: 'dark' }, async ({ page }) => {
    /** The mean brightness of the plan's sheet beside the room, 0 to 255. */
    const brightness = () =>
      page.locator('canvas').evaluate((canvas) => {
        // Reading the painted canvas itself would slow it down.
        const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const plan = canvas as HTMLCanvasElement;
        copy?.drawImage(plan, 4, plan.height / 2, 4, 4, 0, 0, 4, 4);
        const data = [...(copy?.getImageData(0, 0, 4, 4).data ?? [])];
        return data.reduce((sum, part, i) => (i % 4 === 3 ? sum : sum + part), 0) / 48;
      });
    await expect.poll(brightness).toBeLessThan(60);
    const { content } = await download(page, 'Drawing (SVG)');
    expect(content.toString()).toContain('class="paper" fill="#fbfaf7"');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(brightness).toBeGreaterThan(200);

    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const colors = await page
      .locator('.stage-legend li:not([hidden]) i')
      .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
    expect(colors).toContain('rgb(217, 207, 193)');
    expect(colors).not.toContain('rgb(255, 255, 255)');
  });
});

/** Polish and Spanish have the longest texts. */
it.each([
  ['laptop', LAPTOP, ['en', 'pl', 'es']],
  ['phone', PHONE, ['pl', 'es', 'zh']],
] as const)('fits the window of a %s in its languages', async (_, device, languages) => {
  const path = await storedPath(base(), DRAFT);
  await journey(`${path}?lang=${languages[0]}`, device, async ({ page }) => {
    for (const lang of languages) {
      if (lang !== languages[0]) await page.goto(`${base()}${path}?lang=${lang}`);
      await plannerIsThere(page);
      await settled(page);
      const overflowing = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '.shell-bar, .shell-panel, .shell-tabs, .result, .result-findings, .stage-legend',
          ),
        ]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map(({ className }) => className),
      );
      expect(overflowing, lang).toEqual([]);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.shell-bar :is(button, select), .shell-tabs button, .result dt')]
          .filter((part) => part.offsetParent !== null && part.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, lang).toEqual([]);
      const fonts = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(fonts).toMatch(/^system-ui/);
      expect(/CJK|SC"|YaHei/.test(fonts)).toBe(lang === 'zh');
    }
  });
});

it('shows the names in its bar in full or not at all, in windows of any width', async () => {
  const path = await storedPath(base(), DRAFT);
  await journey(path, LAPTOP, async ({ page }) => {
    for (const lang of ['en', 'pl', 'es', 'zh']) {
      await page.goto(`${base()}${path}?lang=${lang}`);
      await plannerIsThere(page);
      for (const width of [1000, 1200, 1262, 1280, 1366, 1482, 1920]) {
        await page.setViewportSize({ width, height: 657 });
        const found = await page.evaluate(() => {
          const bar = document.querySelector('.shell-bar')!;
          const names = [...bar.querySelectorAll<HTMLElement>('button > span:not(.plans-current)')];
          // A name that is only read aloud is one pixel wide.
          const shown = names.filter(({ offsetWidth }) => offsetWidth > 1);
          const isCut = (name: HTMLElement) =>
            name.getBoundingClientRect().right > name.closest('button')!.getBoundingClientRect().right;
          return {
            cut: shown.filter(isCut).map((name) => name.textContent),
            excess: bar.scrollWidth - bar.clientWidth,
          };
        });
        expect(found, `${lang} ${width}`).toEqual({ cut: [], excess: 0 });
      }
    }
  });
});

it.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)('breaks no word and no measure at the end of a line on a %s', async (_, device) => {
  const path = await storedPath(base(), { ...DRAFT, pattern: 'versailles', parameters: {}, joint: 3 });
  await journey(path, { ...device, locale: 'en-US' }, async ({ page }) => {
    for (const lang of ['en', 'pl', 'es']) {
      await page.goto(`${base()}${path}?lang=${lang}`);
      await plannerIsThere(page);
      await settled(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        expect(await page.evaluate(brokenWords), lang).toEqual([]);
      }
    }
  });
});

/** Words and numbers in the panel of which a part is in another line. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('.shell-panel')!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('select, .unseen')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{Letter}\d.,/″′%]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

it('groups thousands as the language does, and links to the documentation', async () => {
  const many: Draft = { outline: 'E900 S900 W900 N900', parameters: { tileSize: 80 } };
  await journey(`${await storedPath(base(), many)}?lang=pl`, LAPTOP, async ({ page }) => {
    const { answer } = await askDraft(base(), many);
    const total = new Intl.NumberFormat('pl').format(answer.tiles.total);
    expect(total).toMatch(/^\d{2}\s\d{3}$/);
    await expect.poll(() => page.locator('.result-total').textContent()).toBe(total);
    await page.getByRole('button', { name: 'Pomoc' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: wordsFor('pl')['page.docs'], exact: true });
    expect(await link.getAttribute('href')).toBe('/docs');
  });
});
