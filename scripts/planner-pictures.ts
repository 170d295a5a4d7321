// Takes the screenshots docs/pictures/planner-*.webp of the built planner, in a real browser with a fixed size and
// fixed fonts, which are installed if missing. `npm run planner:pictures`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../test/browser/chromium.ts';
import { buildIfStale } from '../test/services/build.ts';
import { installMissing } from '../test/services/install.ts';
import { startServer } from '../test/services/server.ts';
import { openView, PLANNER_VIEWS, type PlannerView, textsOn } from './docs/planner-views.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
/** What is written on the pictures; a test compares it with the planner. */
const TEXTS = fileURLToPath(new URL('docs/planner-texts.json', import.meta.url));
const MOST_BYTES = 150_000;
const QUALITY = 78;

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

async function take(browser: Browser, base: string, view: PlannerView): Promise<readonly string[]> {
  const page = await openView(browser, base, view);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const texts = await textsOn(page);
  await page.context().close();
  const picture = await asWebp(browser, shot);
  const file = `planner-${view.name}.webp`;
  if (picture.length > MOST_BYTES) throw new Error(`${file} would be larger than ${MOST_BYTES / 1000} KB.`);
  writeFileSync(FOLDER + file, picture);
  console.log(`written: docs/pictures/${file}, ${Math.round(picture.length / 1000)} KB`);
  return texts;
}

const missing = await installMissing(['chromium-headless-shell', 'fonts-inter', 'fonts-noto-cjk', 'fonts-dejavu-core']);
for (const [name, why] of Object.entries(missing)) throw new Error(`Pictures need the Debian package ${name}: ${why}.`);
const failure = buildIfStale();
if (failure !== undefined) throw new Error(failure);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
const browser = await openBrowser();
try {
  const texts: Record<string, readonly string[]> = {};
  for (const view of PLANNER_VIEWS) texts[view.name] = await take(browser, server.base, view);
  writeFileSync(TEXTS, `${JSON.stringify(texts, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}
