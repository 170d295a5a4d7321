// A visit to the planner: a page in a real browser that records everything that must never happen to a visitor, and the
// answers of the page's workers.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { PlanOutcome } from '../../src/planner/state/messages.ts';

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, requests that failed or left the server. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Error statuses that the visit expects. */
  readonly expectedStatuses?: readonly number[];
  /** Runs in the page before its script. */
  readonly before?: () => void;
}

declare global {
  interface Window {
    /** Orders to the page's workers, how many are answered or stopped, and the last plan. */
    overheard: { orders: number; answers: number; stopped: number; planned: Extract<PlanOutcome, { ok: true }> | null };
  }
}

/** Told by Playwright where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** The timeout for anything on a page; journeys do not test speed. */
const PATIENCE_MS = 60_000;

/** Opens an address of the server as a new visitor. */
export async function visit(
  browser: Browser,
  base: string,
  path: string,
  { expectedStatuses = [], before, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The planner speaks the browser's language, and measures in its units.
    locale: 'en-GB',
    // Caching every file for each visitor would take a quarter of a visit; journeys without a network allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(overhear);
  if (before) await page.addInitScript(before);
  const troubles: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isMeant = text === BLOCKED || expectedStatuses.some((status) => text.includes(`status of ${status}`));
    if (['error', 'warning'].includes(message.type()) && !isMeant) troubles.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A page that is left stops what it was loading.
    if (errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(data|blob):/.test(url)) troubles.push(`left the server: ${url}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !expectedStatuses.includes(status)) troubles.push(`${status}: ${response.url()}`);
  });
  await page.goto(base + path);
  return { page, troubles, close: () => context.close() };
}

/** Opens another tab of the same visitor and waits for its plan. Its troubles are not recorded. */
export async function openTab(beside: Page, address: string): Promise<Page> {
  const page = await beside.context().newPage();
  await page.addInitScript(overhear);
  await page.goto(address);
  await plannerIsThere(page);
  await settled(page);
  return page;
}

/** Runs in the page before its script: records the messages of every worker it opens. */
function overhear(): void {
  const overheard: Window['overheard'] = { orders: 0, answers: 0, stopped: 0, planned: null };
  window.overheard = overheard;
  window.Worker = class extends Worker {
    #waiting = 0;

    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        this.#waiting--;
        overheard.answers++;
        // A search answers with a text; the other worker plans the start that it names.
        if (data.content.result?.answer) overheard.planned = data.content.result;
      });
    }

    override postMessage(...message: [unknown]): void {
      this.#waiting++;
      overheard.orders++;
      super.postMessage(...message);
    }

    override terminate(): void {
      // These orders get no answer.
      overheard.stopped += this.#waiting;
      overheard.answers += this.#waiting;
      this.#waiting = 0;
      super.terminate();
    }
  };
}

/** Waits until the planner has replaced the page and shows a plan that can be handled. */
export async function plannerIsThere(page: Page): Promise<void> {
  await page.locator('#planner .stage-start').waitFor({ state: 'attached' });
}

/** Waits until the workers have answered all orders, and the page shows the results. */
export async function settled(page: Page): Promise<void> {
  const isIdle = () => window.overheard.planned !== null && window.overheard.orders === window.overheard.answers;
  await page.waitForFunction(isIdle);
  // The next order of a queue is sent within the task of an answer; two frames later everything is on the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(isIdle);
}
