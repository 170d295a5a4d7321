// Takes the screenshots docs/pictures/planner-*.webp of the built planner, in a real browser with a fixed size and
// fixed fonts, which are installed if missing. `npm run planner:pictures`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../test/browser/chromium.ts';
import { buildIfStale } from '../test/services/build.ts';
import { installMissing } from '../test/services/install.ts';
import { startServer } from '../test/services/server.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const MOST_BYTES = 150_000;
const QUALITY = 90;

const KITCHEN = {
  outline: 'E420 S180 W150 S150 W270 N330',
  pattern: 'herringbone',
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

interface Picture {
  readonly name: string;
  readonly draft: object;
  readonly lang: string;
  readonly options: BrowserContextOptions;
  /** Runs before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };

const PICTURES: readonly Picture[] = [
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

/** Opens the card of the most frequent cut. */
async function readCut(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Cuts' }).click();
  await page.getByRole('table').getByRole('button', { name: / × / }).first().click();
  await page.getByRole('article').waitFor();
}

async function openPattern(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' });
}

async function store(base: string, draft: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/plan`, { method: 'POST', headers, body: JSON.stringify(draft) });
  const { plannerUrl } = (await response.json()) as { plannerUrl: string | null };
  if (plannerUrl === null) throw new Error('The server gave no link.');
  return new URL(plannerUrl).pathname;
}

/** Converts a PNG to WebP, half its size, by showing it in the browser and capturing it with the DevTools protocol. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  // The IHDR chunk of a PNG has its size here.
  const viewport = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.setContent(
    `<body style="margin:0"><img style="display:block" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await context.close();
  return Buffer.from(data, 'base64');
}

async function take(browser: Browser, base: string, { name, draft, lang, options, prepare }: Picture): Promise<void> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${base}${await store(base, draft)}?lang=${lang}`);
  await page.locator('#planner canvas').waitFor();
  await prepare?.(page);
  // The planner fills this live region when everything has settled.
  await page.locator('p[aria-live="polite"]:not(:empty)').waitFor({ state: 'attached' });
  // Counts that are still computed have an ellipsis in their place.
  await page.getByText(/[:：]\s*…+$/).waitFor({ state: 'detached' });
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  const picture = await asWebp(browser, shot);
  const file = `planner-${name}.webp`;
  if (picture.length > MOST_BYTES) throw new Error(`${file} would be larger than ${MOST_BYTES / 1000} KB.`);
  writeFileSync(FOLDER + file, picture);
  console.log(`written: docs/pictures/${file}, ${Math.round(picture.length / 1000)} KB`);
}

const missing = await installMissing(['chromium-headless-shell', 'fonts-inter', 'fonts-noto-cjk', 'fonts-dejavu-core']);
for (const [name, why] of Object.entries(missing)) throw new Error(`Pictures need the Debian package ${name}: ${why}.`);
const failure = buildIfStale();
if (failure !== undefined) throw new Error(failure);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
const browser = await openBrowser();
try {
  for (const picture of PICTURES) await take(browser, server.base, picture);
} finally {
  await browser.close();
  await server.stop();
}
