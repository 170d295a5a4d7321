// Narrow windows in all languages: every control of the bar can be reached, and every text can be read.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, type Lang, wordsFor } from '../../src/words/index.ts';
import { storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

/** A plan with tiles of several kinds, slivers, four digits, boxes and a price. */
const ORDERED = {
  outline: 'E1225 S815 W160 S170 W1065 N985',
  pattern: 'versailles',
  tilesPerBox: 8,
  pricePerM2: 39.9,
  currency: 'EUR',
};

/** Phones and tablets are touched, and have larger buttons. */
const SCREENS: Readonly<Record<string, { readonly widths: readonly number[]; readonly options: VisitOptions }>> = {
  'under a finger': { widths: [320, 360, 390, 768, 820, 932, 1024], options: { ...PHONE, deviceScaleFactor: 1 } },
  'under a mouse': { widths: [1280], options: {} },
};

function viewportOf(width: number) {
  if (width >= 1280) return { width, height: 800 };
  return { width, height: width < 500 ? 740 : Math.round(width * 1.3) };
}

/** What of the bar lies outside of the window or below something else. */
function unreachableIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((controls) => {
    const wrong: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const name = `${control.textContent || control.getAttribute('aria-label')} ${left}–${right}`;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`outside: ${name}`);
      const hits = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, (top + bottom) / 2],
        [right - 2, (top + bottom) / 2],
      ].map(([x, y]) => document.elementFromPoint(x, y));
      if (hits.some((hit) => hit !== control && !control.contains(hit))) wrong.push(`covered: ${name}`);
    }
    return wrong;
  }, selector);
}

/** Texts that are cut off: by their own box, by what they are in or by the window. */
function cutOffIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Seen by none, or shortened on purpose.
    const apart =
      '.unseen, .lone > span, .shell-bar :is(button, a) > span, .shell-bar h1 span, .result-attention p, svg, select';
    const wrong = new Set<string>();
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasText || part.closest(apart) || !part.checkVisibility({ visibilityProperty: true })) continue;
      const text = document.createRange();
      text.selectNodeContents(part);
      const { left, right, width } = text.getBoundingClientRect();
      if (width === 0) continue;
      const isClipped = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline';
      let around: HTMLElement | null = part.parentElement;
      while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
      const box = around?.getBoundingClientRect();
      const isOutside = box && (left < box.left - 1 || right > box.right + 1);
      const isScrolled = around && around !== document.body && around.scrollWidth > around.clientWidth + 1;
      const where = `${part.textContent}: ${left}–${right}`;
      if (isClipped || isOutside || left < 0 || right > innerWidth) wrong.add(where);
      else if (isScrolled) wrong.add(`in a box that scrolls sideways: ${where}`);
    }
    return [...wrong];
  });
}

/** Looks at all sections, the files and the print dialog. */
async function expectWhole(page: Page, lang: Lang, width: number): Promise<void> {
  const words = wordsFor(lang);
  const button = async (name: string) => {
    const more = page.locator('.shell-more-button');
    if (await more.isVisible()) await more.click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  const look = async (where: string) => {
    await settled(page);
    await expect.poll(() => cutOffIn(page), { message: `${where}, ${width} px` }).toEqual([]);
  };
  for (const [name, part] of [
    ['cuts', '.cuts-list'],
    ['pattern', '.pattern-grid'],
  ]) {
    await page.locator(`#tab-${name}`).click();
    await page.locator(part).waitFor();
    await look(name);
  }
  await button(words['download.download']);
  await page.locator('.download-menu li').first().waitFor();
  await look('files');
  await page.keyboard.press('Escape');
  await button(words['ui.print']);
  await page.locator('.cuts-print form').waitFor();
  await look('print');
  await page.keyboard.press('Escape');
  await page.locator('#tab-room').click();
}

// One visit for all widths of a screen: opening the page takes longer than looking at it.
it.each(LANGUAGES.flatMap((lang) => Object.keys(SCREENS).map((screen) => [lang, screen] as const)))(
  'shows all of the bar and of the texts in %s %s, at any width',
  async (lang, screen) => {
    const { widths, options } = SCREENS[screen];
    const visitor = { ...options, viewport: viewportOf(widths[0]) };
    await journey(`${await storedPath(base(), ORDERED)}?lang=${lang}`, visitor, async ({ page }) => {
      await expect.poll(() => page.locator('.result-alarm').count()).toBe(1);
      await page.locator('.order-line').waitFor();
      for (const width of widths) {
        await page.setViewportSize(viewportOf(width));
        await settled(page);
        expect(await unreachableIn(page, '.shell-bar :is(button, a, select)'), `${width} px`).toEqual([]);
        expect(await cutOffIn(page), `${width} px`).toEqual([]);
        if (width === widths[0]) await expectWhole(page, lang, width);
        const more = page.locator('.shell-more-button');
        if (!(await more.isVisible())) continue;
        await more.click();
        await page.locator('#shell-more select').last().waitFor();
        expect(await unreachableIn(page, '#shell-more :is(button, select)'), `${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  },
);

/** A keyboard over the lower part of the page, as phones show it: the page keeps its size, less of it is seen. */
function showKeyboard(page: Page, px: number): Promise<void> {
  return page.evaluate((height) => {
    const seen = window.visualViewport;
    if (!seen) throw new Error('This browser does not say what is seen of a page.');
    Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - height });
    seen.dispatchEvent(new Event('resize'));
  }, px);
}

it('keeps the field that is typed into above the keyboard of a phone', async () => {
  await journey('/', PHONE, async ({ page }) => {
    for (const [width, height, keyboard] of [
      [390, 844, 336],
      [320, 640, 260],
    ]) {
      await page.setViewportSize({ width, height });
      // The last dimension of the room, below the edge of the window.
      const field = page.locator('.begin-fields input, .room .field-number input').locator('visible=true').last();
      await field.waitFor();
      await field.scrollIntoViewIfNeeded();
      await field.focus();
      await showKeyboard(page, keyboard);
      const isSeen = () =>
        field.evaluate((input, lowest) => {
          const { left, right, top, bottom } = input.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return bottom <= lowest && hit === input;
        }, height - keyboard);
      await expect.poll(isSeen).toBe(true);
      await showKeyboard(page, 0);
      await expect
        .poll(() => page.locator('.shell').evaluate((shell) => shell.getBoundingClientRect().bottom))
        .toBe(height);
    }
  });
});
