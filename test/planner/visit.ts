// A visit to the planner: a page in a real browser that notes everything a visitor must never meet, and overhears what the
// page's workers answer.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { PlanAnswer } from '../../src/wire/index.ts';

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, requests that failed or left the server. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Statuses that the visit is meant to meet. */
  readonly expectedStatuses?: readonly number[];
}

declare global {
  interface Window {
    /** What the visit overheard: orders to the page's workers, how many are answered or stopped, and the last plan. */
    overheard: { orders: number; answers: number; stopped: number; answer: PlanAnswer | null };
  }
}

/** How long anything on a page is waited for: time is never what a journey is about. */
const PATIENCE_MS = 60_000;

/** Opens an address of the server as a new visitor. */
export async function visit(
  browser: Browser,
  base: string,
  path: string,
  { expectedStatuses = [], ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(overhear);
  const troubles: string[] = [];
  page.on('console', (message) => {
    const isMeant = expectedStatuses.some((status) => message.text().includes(`status of ${status}`));
    if (['error', 'warning'].includes(message.type()) && !isMeant) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
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

/** Runs in the page before its own script: listens in on every worker it opens. */
function overhear(): void {
  const overheard: Window['overheard'] = { orders: 0, answers: 0, stopped: 0, answer: null };
  window.overheard = overheard;
  window.Worker = class extends Worker {
    #waiting = 0;

    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        this.#waiting--;
        overheard.answers++;
        // A search answers with a text, which the page asks the other worker to plan.
        overheard.answer = data.content.result?.answer ?? overheard.answer;
      });
    }

    override postMessage(...message: [unknown]): void {
      this.#waiting++;
      overheard.orders++;
      super.postMessage(...message);
    }

    override terminate(): void {
      // Nothing comes any more.
      overheard.stopped += this.#waiting;
      overheard.answers += this.#waiting;
      this.#waiting = 0;
      super.terminate();
    }
  };
}

/** Waits until the planner has taken over and shows a plan. */
export async function plannerIsThere(page: Page): Promise<void> {
  await page.locator('#planner canvas').first().waitFor();
}

/** Waits until the workers have answered everything they were asked, and the page has shown it. */
export async function settled(page: Page): Promise<void> {
  const isIdle = () => window.overheard.answer !== null && window.overheard.orders === window.overheard.answers;
  await page.waitForFunction(isIdle);
  // A queue goes on with its next order within the task of an answer; two frames later all of it is on the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(isIdle);
}
