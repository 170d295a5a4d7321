// The views of the planner that the documents show: for the screenshots, and for the test that compares what is written on
// them with what the planner says now.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const KITCHEN = {
  outline: 'E440 S180 W160 S180 W280 N360',
  doors: [{ wall: 6, at: 140, width: 90 }],
  pattern: 'herringbone',
  parameters: { tileWidth: 100, tileHeight: 400 },
  start: 'best',
};
const HALL = {
  outline: 'E300 A36.8699:150 S120 W420 N210',
  subtract: [{ x: 90, y: 70, w: 50, h: 50 }],
  pattern: 'isometric-cubes',
  start: 'best',
};
const BATHROOM = {
  outline: 'E180 S240 W180 N240',
  subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
  pattern: 'hexagons',
  start: 'best',
};

export interface PlannerView {
  readonly name: string;
  readonly draft: object;
  readonly lang: string;
  readonly options: BrowserContextOptions;
  /** Runs before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };

export const PLANNER_VIEWS: readonly PlannerView[] = [
  { name: 'desktop', draft: KITCHEN, lang: 'en', options: DESKTOP, prepare: readCut },
  { name: 'dark', draft: BATHROOM, lang: 'en', options: { ...DESKTOP, colorScheme: 'dark' }, prepare: openPattern },
  { name: 'zh', draft: HALL, lang: 'zh', options: DESKTOP },
  {
    name: 'phone',
    draft: KITCHEN,
    lang: 'en',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
];

/** Shows the tiles in the material that the pattern is usually laid in. */
async function showMaterial(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await page.getByText('Material, photo, clean view').click();
  const usual = page.getByRole('radio', { name: /usual here/ });
  await usual.check();
  await page.getByText('Material, photo, clean view').click();
  await usual.waitFor({ state: 'detached' });
  await page.getByText('You are changing a copy of your own').locator('..').getByRole('button').click();
  await page.mouse.move(0, 0);
}

/** Opens the card of the most frequent cut. */
async function readCut(page: Page): Promise<void> {
  await showMaterial(page);
  await page.getByRole('tab', { name: 'Cuts' }).click();
  await page.getByRole('table').getByRole('button', { name: / × / }).first().click();
  await page.getByRole('article').waitFor();
}

async function openPattern(page: Page): Promise<void> {
  await showMaterial(page);
  // The picker is above the material.
  await page.getByRole('group', { name: 'Pattern', exact: true }).scrollIntoViewIfNeeded();
  await page.locator('.shell-scroll').evaluate((part) => part.scrollTo(0, 0));
}

async function store(base: string, draft: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/plan`, { method: 'POST', headers, body: JSON.stringify(draft) });
  const { plannerUrl } = (await response.json()) as { plannerUrl: string | null };
  if (plannerUrl === null) throw new Error('The server gave no link.');
  return new URL(plannerUrl).pathname;
}

/** Opens a view of the planner at an address, ready to be taken; the context is the caller's to close. */
export async function openView(browser: Browser, base: string, view: PlannerView): Promise<Page> {
  const { draft, lang, options, prepare } = view;
  const context = await browser.newContext({ ...options, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${base}${await store(base, draft)}?lang=${lang}`);
  await page.locator('#planner canvas').waitFor();
  await prepare?.(page);
  // The planner fills this live region when everything has settled.
  await page.locator('p[aria-live="polite"]:not(:empty)').waitFor({ state: 'attached' });
  // Counts that are still computed have an ellipsis in their place.
  await page.getByText(/[:：]\s*…+$/).waitFor({ state: 'detached' });
  return page;
}

/** What is written on the page, line by line. */
export async function textsOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
