// The screenshots in the documents: what is written on them is what the planner says. Their pixels differ from machine to
// machine, so their texts were recorded when they were taken.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openView, PLANNER_VIEWS, textsOn } from '../../scripts/docs/planner-views.ts';
import { browserOfFile } from '../browser/chromium.ts';
import { serviceOfFile } from './service.ts';

const { base } = serviceOfFile();
const browser = browserOfFile();

const recorded = JSON.parse(
  readFileSync(new URL('../../scripts/docs/planner-texts.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

it('has a record for every picture', () => {
  expect(Object.keys(recorded)).toEqual(PLANNER_VIEWS.map(({ name }) => name));
});

it.each(PLANNER_VIEWS)('shows what the planner says: $name; if not, run "npm run planner:pictures"', async (view) => {
  const page = await openView(browser(), base(), view);
  await expect.poll(() => textsOn(page)).toEqual(recorded[view.name]);
  await page.context().close();
});
