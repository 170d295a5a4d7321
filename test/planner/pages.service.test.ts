// axe finds nothing on the pages without a planner: documents, the gallery and stored jobs. `npm run soak` looks at every one.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentAddress, SITE } from '../../src/pages/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { browserOfFile } from '../browser/chromium.ts';
import { casesOf } from '../support/cases.ts';
import { violationsOf } from './axe.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { visit } from './visit.ts';

const { base } = serviceOfFile();
const browser = browserOfFile();

const decisions = readdirSync(new URL('../../docs/decisions/', import.meta.url)).map(
  (name) => `docs/decisions/${name}`,
);
const PATHS = new Set([
  ...SITE.flatMap(({ entries }) => entries.map(({ address }) => address)),
  ...decisions.map(documentAddress),
  ...LANGUAGES.map((lang) => `/gallery?lang=${lang}`),
]);

async function violationsOn(paths: Iterable<string>, options: object): Promise<string[]> {
  const found: string[] = [];
  const { page, troubles, close } = await visit(browser(), base(), '/docs', options);
  for (const path of paths) {
    await page.goto(base() + path);
    found.push(...(await violationsOf(page)).map((line) => `${path} ${line}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${path} is ${overflow} px too wide`);
  }
  expect(troubles).toEqual([]);
  await close();
  return found;
}

// Looking at all of them takes a minute; pages of one kind are built alike. Documents are in the dark below.
const ONE_OF_EACH = ['/docs', '/gallery', '/search?q=joint'];

it('finds nothing', async () => {
  expect(PATHS.size).toBeGreaterThan(40);
  expect(await violationsOn(casesOf(ONE_OF_EACH, [...PATHS]), {})).toEqual([]);
});

it('finds nothing on a phone in dark mode', async () => {
  const paths = casesOf(['/docs/readme'], ['/docs', '/docs/readme', '/docs/planner-guide']);
  expect(await violationsOn(paths, { ...PHONE, colorScheme: 'dark' })).toEqual([]);
});

it('documents have buttons that copy their examples', async () => {
  const { page, troubles, close } = await visit(browser(), base(), '/docs/faq', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const example = page.locator('.copied').first();
  await example.getByRole('button', { name: 'Copy' }).click();
  await example.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(base() + (await example.locator('.call').getAttribute('href')));
  expect(troubles).toEqual([]);
  await close();
});

/** A floor, its walls with a door and a niche, and an order: every part that the page of a job may have. */
const JOB = {
  surfaces: [
    { name: 'Bathroom', outline: 'E180 S240 W180 N240', doors: [{ wall: 1, at: 90, width: 80 }], tile: 'Carrara' },
    { wallsOf: { surface: 'Bathroom', height: 250 }, tile: 'Carrara' },
    { niche: { surface: 'Bathroom wall 2', x: 60, y: 100, w: 60, h: 30, depth: 10 }, pattern: 'hexagons' },
  ],
  parameters: { tileSize: 300 },
  start: { x: 1, y: 1 },
  pricePerTile: 2.5,
  currency: 'EUR',
};

async function jobPaths(): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base()}/api/job`, { method: 'POST', headers, body: JSON.stringify(JOB) });
  const { plannerUrl } = (await answer.json()) as { plannerUrl: string };
  const { pathname } = new URL(plannerUrl);
  return [...LANGUAGES.map((lang) => `${pathname}?lang=${lang}`), pathname.replace('/planner/', '/embed/')];
}

it('finds nothing on the pages of a job, on a desk and on a phone in dark mode', async () => {
  const paths = await jobPaths();
  expect(await violationsOn(paths, {})).toEqual([]);
  expect(await violationsOn(paths.slice(-2), { ...PHONE, colorScheme: 'dark' })).toEqual([]);
});
