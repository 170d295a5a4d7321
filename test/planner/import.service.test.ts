// Opening a drawing: the question for its unit, the rooms to choose from, and the plan made of them. Nothing is sent.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bytesOf, dxfOf, lwpolyline, text } from '../import/written.ts';
import { violationsOf } from './axe.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { journey } = serviceOfFile();

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
/** A hall with a column and a corner drawn twice, and a kitchen beside it, without a unit. */
const HALL = rectangle(0, 0, 4000, 3000).toSpliced(1, 0, { x: 0.02, y: 0.02 });
const FILE = dxfOf(
  [
    lwpolyline(HALL),
    lwpolyline(rectangle(1000, 1000, 300, 300)),
    lwpolyline(rectangle(4100, 0, 2500, 3000)),
    text('Hall', { x: 3000, y: 500 }),
    text('Kitchen', { x: 5000, y: 500 }),
  ],
  null,
);

const open = (page: Page) => page.getByRole('button', { name: 'Open a drawing or scan' });
const sheet = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, name: string, content: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open(page).click()]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytesOf(content)) });
}

it('asks for the unit, and makes rooms of what is chosen', async () => {
  await journey('/', { viewport: { width: 1366, height: 768 } }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await choose(page, 'plan.dxf', FILE);
    // Nothing can be used before the unit is known.
    await page.getByRole('radio', { name: /^cm/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Use/ }).count()).toBe(0);
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('radio', { name: /^mm 6.6 × 3 m/ }).press('Space');
    await page.getByRole('checkbox', { name: /^Hall 4 × 3 m · 11.91 m²/ }).waitFor();
    await page.getByText('What was changed').click();
    await page.getByText('Corners less than 0.1 mm from the one before, merged: 1 (ROOMS)').waitFor();
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Use these rooms: 2' }).press('Enter');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Hall/, pressed: undefined }).waitFor();
    await page.getByRole('button', { name: /^Kitchen/ }).click();
    await settled(page);
    expect(await page.evaluate(() => window.overheard.planned?.answer.surface.areaM2)).toBe(7.5);
    expect(sent).toEqual([]);
  });
});

it('fits a narrow phone, and says why a file cannot be read', async () => {
  await journey('/', { ...PHONE, viewport: { width: 320, height: 640 } }, async ({ page }) => {
    await choose(page, 'plan.dwg', 'AC1032 and no drawing');
    await page.getByText('This is a DWG file. Save it as DXF in your CAD program.').waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose another file' }).click(),
    ]);
    await chooser.setFiles({ name: 'plan.dxf', mimeType: '', buffer: Buffer.from(bytesOf(FILE)) });
    await page.getByRole('radio', { name: /^mm/ }).check();
    await page.getByRole('checkbox', { name: /^Kitchen/ }).uncheck();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Use this room' }).click();
    await sheet(page).waitFor({ state: 'hidden' });
    await settled(page);
    expect(await page.evaluate(() => window.overheard.planned?.answer.surface.areaM2)).toBe(11.91);
  });
});
