// Narrow windows in all languages: every control of the bar can be reached, and every figure can be read.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/index.ts';
import { storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

/** A plan with slivers, four digits, boxes and a price. */
const ORDERED = {
  outline: 'E1225 S815 W160 S170 W1065 N985',
  parameters: { tileSize: 300 },
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

/** Texts of the result that are cut off: by their own box, by the panel or by the window. */
function cutOffIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const panel = document.querySelector('.shell-panel')?.getBoundingClientRect();
    for (const part of document.querySelectorAll<HTMLElement>('.result :is(h2, p, dt, dd, summary, strong)')) {
      if (part.matches('.unseen, .result-attention p') || !part.checkVisibility()) continue;
      const text = document.createRange();
      text.selectNodeContents(part);
      const { left, right, width } = text.getBoundingClientRect();
      if (width === 0 || !panel) continue;
      const isClipped = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline';
      if (isClipped || left < panel.left || right > Math.min(panel.right, innerWidth))
        wrong.push(`${part.textContent}: ${left}–${right}`);
    }
    return wrong;
  });
}

// One visit for all widths of a screen: opening the page takes longer than looking at it.
it.each(LANGUAGES.flatMap((lang) => Object.keys(SCREENS).map((screen) => [lang, screen] as const)))(
  'shows all of the bar and of the figures in %s %s, at any width',
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
