// Makes the pictures of the site as a whole, docs/pictures/preview.png and icon-*.png, in a real browser with fixed
// fonts, which are installed if missing. `npm run page:pictures`.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { EXAMPLE_ROOMS, planExample } from '../src/pages/examples.ts';
import { ICONS, MARK_GROUND, MARK_TILES, PREVIEW } from '../src/pages/index.ts';
import { pictureOf } from '../src/pages/picture.ts';
import { loadServiceWords } from '../src/words/service.ts';
import { openBrowser } from '../test/browser/chromium.ts';
import { installMissing } from '../test/services/install.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
/** Messengers leave out larger previews. */
const MOST_BYTES = 300_000;

/** Launchers cut icons to circles and squares: the mark keeps to the middle, the ground covers the rest. */
const ICON = `<body style="margin:0;background:${MARK_GROUND}"><svg viewBox="-2 -2 36 36" width="100%" style="display:block">${MARK_TILES}</svg>`;

/** Without words, so that it suits every language. */
const LINK = `<body style="margin:0;display:flex;align-items:center;justify-content:center;gap:72px;height:100vh;padding:0 64px;box-sizing:border-box;background:#fbfaf7;color:#1d252d;font:600 68px Inter">
<style>svg{display:block} .plan svg{width:560px;height:510px}</style>
<div><svg viewBox="0 0 32 32" width="128" style="margin-bottom:28px"><rect width="32" height="32" rx="7" fill="${MARK_GROUND}"/>${MARK_TILES}</svg>Tilewright</div>
<div class="plan">${pictureOf(planExample(EXAMPLE_ROOMS[2].fields).plan)}</div>`;

async function take(browser: Browser, name: string, html: string, width: number, height: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.setContent(html);
  const picture = await page.screenshot();
  await context.close();
  if (picture.length > MOST_BYTES) throw new Error(`${name} would be larger than ${MOST_BYTES / 1000} KB.`);
  writeFileSync(`${FOLDER}${name}.png`, picture);
  console.log(`written: docs/pictures/${name}.png, ${Math.round(picture.length / 1000)} KB`);
}

loadServiceWords();
const missing = await installMissing(['chromium-headless-shell', 'fonts-inter']);
for (const [name, why] of Object.entries(missing)) throw new Error(`Pictures need the Debian package ${name}: ${why}.`);
const browser = await openBrowser();
try {
  await take(browser, 'preview', LINK, PREVIEW.width, PREVIEW.height);
  for (const width of Object.values(ICONS)) await take(browser, `icon-${width}`, ICON, width, width);
} finally {
  await browser.close();
}
