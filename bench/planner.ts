// The planner benchmark in a real browser: drags the start, a cutout and a wall of a plan of 19,800 tiles, and the start of
// a room among eight, opens pages, and measures what they load before their first plan. `npm run bench -- planner`; exits 1 if a bar is missed. Needs an
// idle machine.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright-core';
import { openBrowser } from '../test/browser/chromium.ts';
import { OURS, startServer } from './http/servers.ts';
import { readJobBodies } from './jobs.ts';

const DRAG_MS = 3000;
const VISITS = 5;
const PROBE = 'bench/planner-probe.js';
const BUILD = 'dist/planner/';
/** The table of a language. */
const TEXTS = /^(?:en|pl|es|zh)-/;

let missed = 0;

function tell(name: string, figure: string, bar = '', met?: boolean): void {
  if (met === false) missed++;
  const verdict = met === undefined ? '' : `, bar ${bar}: ${met ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(50)} ${figure.padStart(12)}${verdict}`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** The data of the probe in the page. */
interface Probe {
  readonly firstPlan: number | null;
  isWatching: boolean;
  frames: readonly number[];
  lags: readonly number[];
}

declare const probe: Probe;

async function visit(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.addInitScript({ path: PROBE });
  await page.goto(address);
  await page.waitForFunction(() => probe.firstPlan !== null);
  return page;
}

/** Eight rooms with walls of 12 cm between them, 1,800 tiles. */
const EIGHT_ROOMS = {
  surfaces: Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [(i % 4) * 412, Math.floor(i / 4) * 462];
    const [right, bottom] = [x + 400, y + 450];
    return {
      name: `Room ${i + 1}`,
      polygon: [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      start: { x, y },
    };
  }),
  parameters: { tileSize: 300 },
};

/** Stores a plan or a job; returns the path of its page. */
async function store(base: string, body: object, kind: 'plan' | 'job' = 'plan'): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/${kind}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { plannerUrl } = (await response.json()) as { plannerUrl: string | null };
  if (plannerUrl === null) throw new Error('The server gave no link.');
  return new URL(plannerUrl).pathname;
}

/** Drags what is at the middle of an element in circles without a pause. */
async function drag(page: Page, { handle, radiusPx }: Dragged): Promise<Probe> {
  const box = await page.locator(handle).boundingBox();
  if (!box) throw new Error(`There is no ${handle}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  // Without snapping: a move that changes nothing is not planned, and would count as a lag.
  await page.keyboard.down('Alt');
  await page.mouse.down();
  await page.mouse.move(x + radiusPx, y);
  await page.evaluate(() => {
    probe.frames = [];
    probe.lags = [];
    probe.isWatching = true;
  });
  const began = performance.now();
  for (let now = began; now - began < DRAG_MS; now = performance.now()) {
    const turn = (now - began) / 400;
    await page.mouse.move(x + radiusPx * Math.cos(turn), y + radiusPx * Math.sin(turn));
  }
  const noted = await page.evaluate(() => {
    probe.isWatching = false;
    return probe;
  });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  return noted;
}

/** The button of a part of the plan, and how far it is dragged. */
interface Dragged {
  readonly name: string;
  readonly handle: string;
  readonly radiusPx: number;
}

const DRAGGED: readonly Dragged[] = [
  { name: 'the start', handle: '.stage-start', radiusPx: 60 },
  { name: 'a cutout', handle: '#body-1-0', radiusPx: 60 },
  // Farther away, it would meet other walls.
  { name: 'a wall', handle: '#wall-0-0', radiusPx: 12 },
];

function framesPerSecond(frames: readonly number[]): number {
  return (1000 * (frames.length - 1)) / (frames[frames.length - 1] - frames[0]);
}

/** Frames per second of a page that does nothing, while the pointer is moved in the same way. */
async function emptyPage(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript({ path: PROBE });
  await page.goto('data:text/html,<p>Nothing</p>');
  const { frames } = await drag(page, { name: 'nothing', handle: 'body', radiusPx: 60 });
  await page.close();
  return framesPerSecond(frames);
}

async function tellDrag(
  browser: Browser,
  address: string,
  about: string,
  dragged: Dragged,
  empty: number,
): Promise<void> {
  const page = await visit(browser, address);
  // The tools of the room are loaded after the first plan.
  await page.locator('#wall-0-0').waitFor();
  const { frames, lags } = await drag(page, dragged);
  const { frames: later } = await drag(page, dragged);
  const gaps = frames.slice(1).map((at, i) => at - frames[i]);
  const perSecond = framesPerSecond(frames);
  const [longest, latest] = [Math.max(...gaps), Math.max(...lags)];
  console.log(
    `\nDragging ${dragged.name} of ${about} for ${DRAG_MS / 1000} s: ${gaps.length} frames, ${lags.length} plans`,
  );
  tell('frames per second', perSecond.toFixed(1), 'at least 60', perSecond >= 59.95);
  tell('ratio to an empty page', `${(perSecond / empty).toFixed(2)} x`);
  // The first drag of a visit is the slowest, because its code is not compiled yet.
  tell('frames per second of a second drag', framesPerSecond(later).toFixed(1));
  tell('longest frame', `${longest.toFixed(1)} ms`, 'at most 60 ms', longest <= 60);
  tell('lag of the counts, maximum', `${latest.toFixed(1)} ms`, 'at most 100 ms', latest <= 100);
  tell('lag of the counts, median', `${median(lags).toFixed(1)} ms`);
  await page.close();
}

async function tellOpening(browser: Browser, base: string): Promise<void> {
  console.log(`\nOpening as a new visitor, median of ${VISITS}`);
  const { B, C } = readJobBodies();
  for (const [name, path] of [
    ['a new plan', '/'],
    ['a stored plan of about 200 tiles', await store(base, C)],
    ['a stored plan of 19,800 tiles', await store(base, B)],
  ]) {
    const times: number[] = [];
    for (let i = 0; i < VISITS; i++) {
      const page = await visit(browser, base + path);
      times.push(await page.evaluate(() => probe.firstPlan ?? Number.POSITIVE_INFINITY));
      await page.close();
    }
    const ms = median(times);
    tell(`${name}: first plan visible`, `${ms.toFixed(0)} ms`, 'at most 1500 ms', ms <= 1500);
  }
}

/** A loaded file and its gzipped size. */
interface Weighed {
  readonly file: string;
  readonly kilobytes: number;
}

function weigh(file: string, content: Uint8Array): Weighed {
  return { file, kilobytes: gzipSync(content, { level: 9 }).length / 1000 };
}

/** The files that a new visitor's browser requests until the first plan is visible, including those of workers. */
async function loadedBeforeFirstPlan(browser: Browser, base: string): Promise<Weighed[]> {
  const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-GB' });
  await page.addInitScript({ path: PROBE });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${base}/assets/`)) requests.push(request);
  });
  await page.goto(base);
  await page.waitForFunction(() => probe.firstPlan !== null);
  const shownAt = await page.evaluate(() => performance.timeOrigin + (probe.firstPlan ?? 0));
  // Also those that are still under way.
  await page.waitForLoadState('networkidle');
  const early = requests.filter((request) => request.timing().startTime <= shownAt);
  const loaded = [...new Set(early.map((request) => request.url()))];
  await page.close();
  return Promise.all(
    loaded.map(async (address) => {
      const response = await fetch(address);
      return weigh(basename(address), new Uint8Array(await response.arrayBuffer()));
    }),
  );
}

async function tellSizes(browser: Browser, base: string): Promise<void> {
  const loaded = await loadedBeforeFirstPlan(browser, base);
  const scripts = loaded.filter(({ file }) => file.endsWith('.js') && !TEXTS.test(file));
  if (!scripts.some(({ file }) => file.startsWith('worker-'))) throw new Error('The worker was not loaded.');
  const sumOf = (files: readonly Weighed[]) => files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const tellFiles = (files: readonly Weighed[]) => {
    for (const { file, kilobytes } of files) tell(file, `${kilobytes.toFixed(1)} KB`);
  };
  console.log('\nLoaded before the first plan is visible, each file gzipped');
  tellFiles(loaded);
  const script = sumOf(scripts);
  tell('scripts in total', `${script.toFixed(1)} KB`, 'at most 90 KB', script <= 90);
  tell('with the texts of the language and the styles', `${sumOf(loaded).toFixed(1)} KB`);
  console.log('\nNot counted: search, reuse and drawing, loaded on demand; other languages; the service worker');
  const later = readdirSync(BUILD).filter(
    (name) => name !== 'manifest.json' && !loaded.some(({ file }) => file === name),
  );
  tellFiles(later.map((name) => weigh(name, readFileSync(BUILD + name))));
}

console.log(`Load average before the run: ${loadavg()[0].toFixed(2)}`);
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const server = await startServer(OURS, '/', { DATA_DIR: join(folder, 'data'), RATE_LIMIT_PER_MINUTE: '0' });
const browser = await openBrowser();
try {
  await tellSizes(browser, server.base);
  await tellOpening(browser, server.base);
  const empty = await emptyPage(browser);
  const [hall, flat] = [await store(server.base, readJobBodies().B), await store(server.base, EIGHT_ROOMS, 'job')];
  for (const dragged of DRAGGED) await tellDrag(browser, server.base + hall, 'job B', dragged, empty);
  await tellDrag(browser, server.base + flat, 'a room among eight', DRAGGED[0], empty);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nAll bars are met.' : `\nBars missed: ${missed}`);
process.exitCode = missed === 0 ? 0 : 1;
