// axe, which finds what people who use a keyboard or a screen reader would stumble over.

import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Every page passes more rules than this. */
const FEWEST_PASSES = 10;

/** What axe finds wrong with a page, a frame in it or a part of it, one line each. Its script is loaded once for each document. */
export async function violationsOf(page: Page | Frame, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only violations get selectors: making them for everything else takes longer than the check.
  const { violations, passes } = await page.evaluate(
    (selector) => (window.axe as typeof axe).run(selector, { resultTypes: ['violations'] }),
    part,
  );
  if (passes.length < FEWEST_PASSES) throw new Error('axe has not looked at the page.');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
