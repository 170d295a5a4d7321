// My plans: what is on the screen is saved, whatever happens to the tab; links stay as they are; nothing is overwritten.

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { advanced } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { openTab, plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const FIRST = 'E300 S200 W300 N200';
const SECOND = 'E310 S200 W310 N200';

async function typeWalls(page: Page, walls: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Walls, one after the other', includeHidden: true });
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await advanced(page).click();
  await field.fill(walls);
  await field.press('Enter');
  await settled(page);
}

async function expectWalls(page: Page, outline: string): Promise<void> {
  await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline }));
}

function planIn(page: Page): string | null {
  return new URL(page.url()).searchParams.get('plan');
}

/** Waits until the plan on the screen is saved and has its own address. */
async function isSaved(page: Page): Promise<void> {
  await expect.poll(() => planIn(page)).toMatch(/^[0-9a-z]{20}$/);
}

async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'My plans' }).click();
  const list = page.getByRole('dialog', { name: 'My plans' });
  await list.waitFor();
  return list;
}

it('keeps changes made after sharing, and the link keeps the shared plan', async () => {
  await journey('/', {}, async ({ page }) => {
    await typeWalls(page, FIRST);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(() => page.url()).toContain(link);
    await typeWalls(page, SECOND);
    await isSaved(page);
    await expect.poll(() => page.title()).toContain('Room 3.1 × 2\u00a0m · ');
    await page.reload();
    await plannerIsThere(page);
    await expectWalls(page, SECOND);
    // Undo leads back to the shared plan, and so does its address.
    await typeWalls(page, FIRST);
    await expect.poll(() => page.url()).toContain(link);
    await typeWalls(page, SECOND);
    await isSaved(page);

    const again = await openTab(page, `${base()}/`);
    await page.close();
    await expectWalls(again, SECOND);
    await again.goto(link);
    await plannerIsThere(again);
    await expectWalls(again, FIRST);
    await again.getByRole('button', { name: 'Open my copy' }).click();
    await expectWalls(again, SECOND);
    await isSaved(again);
    // What is said about the shared plan is not about a new one.
    await again.goto(link);
    await plannerIsThere(again);
    const copy = again.getByRole('button', { name: 'Open my copy' });
    await copy.waitFor();
    await again.getByRole('button', { name: 'New', exact: true }).click();
    await copy.waitFor({ state: 'detached' });
  });
});

it('copies a shared plan, says where it came from, and keeps it when a new plan begins', async () => {
  const path = await storedPath(base(), { ...KITCHEN, outline: FIRST });
  await journey(path, {}, async ({ page }) => {
    await typeWalls(page, SECOND);
    await page.getByText('You are changing a copy of your own.').waitFor();
    await isSaved(page);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    expect(planIn(page)).toBe('new');
    // A plan that nobody has changed is not in the list.
    const list = await openList(page);
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    const origin = list.getByRole('link', { name: 'Copied from a shared plan' });
    expect(await origin.getAttribute('href')).toBe(path);
    await list.getByRole('button', { name: 'Room 3.1 × 2 m', exact: true }).click();
    await list.waitFor({ state: 'detached' });
    await expectWalls(page, SECOND);
    await page.goBack();
    await plannerIsThere(page);
    await expectSameAs(page, await askDraft(base(), KITCHEN));
  });
  await journey(path, {}, async ({ page }) => expectWalls(page, FIRST));
});

it('goes back from a link to the plan before it at once', async () => {
  const paths = [FIRST, SECOND].map((outline) => storedPath(base(), { ...KITCHEN, outline }));
  const [first, second] = await Promise.all(paths);
  await journey(first, {}, async ({ page }) => {
    await expectWalls(page, FIRST);
    await page.goto(base() + second);
    await plannerIsThere(page);
    await expectWalls(page, SECOND);
    await page.goBack();
    await plannerIsThere(page);
    await expectWalls(page, FIRST);
  });
});

it('undoes a new plan, and an example does not replace a plan', async () => {
  await journey('/', {}, async ({ page }) => {
    await typeWalls(page, FIRST);
    await isSaved(page);
    const first = planIn(page);
    await page.getByRole('button', { name: /bathroom/i }).click();
    await expect.poll(() => planIn(page)).not.toBe(first);
    await isSaved(page);
    await page.keyboard.press('Control+z');
    await expectWalls(page, FIRST);
    await expect.poll(() => planIn(page)).toBe(first);
    const list = await openList(page);
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  });
});

it('renames, duplicates, deletes with undo, saves as a file and imports', async () => {
  await journey('/', {}, async ({ page }) => {
    await typeWalls(page, FIRST);
    await isSaved(page);
    const list = await openList(page);
    const rows = list.getByRole('listitem');
    const names = () => rows.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')).sort());
    await list.getByRole('button', { name: 'Rename: Room 3 × 2 m' }).click();
    await list.getByRole('textbox', { name: 'New name' }).fill('Bath');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Bath']);
    await list.getByRole('button', { name: 'Duplicate: Bath' }).click();
    await expect.poll(names).toEqual(['Bath', 'Bath (copy)']);

    const saving = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Save all as a file' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const importing = async (text: string) => {
      const buffer = Buffer.from(text);
      await list
        .getByLabel('Import a file')
        .setInputFiles({ name: 'plans.json', mimeType: 'application/json', buffer });
    };
    await importing(file);
    await list.getByText('Imported: 0. Already here: 2.').waitFor();
    // One wall is too short now; the service's reader says so.
    await importing(file.replace('W300', 'W290'));
    await list.getByText(/^Plan 1 of the file cannot be planned\. Nothing was imported\. .+/).waitFor();
    await importing('{"plans":[]}');
    await list.getByText('This is not a file of plans saved here.').waitFor();
    await expect.poll(names).toEqual(['Bath', 'Bath (copy)']);

    // The plan on the screen: another one takes its place, and undo brings it back.
    await list.getByRole('button', { name: 'Delete: Bath', exact: true }).click();
    await list.getByText('“Bath” was deleted.').waitFor();
    await expect.poll(names).toEqual(['Bath (copy)']);
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Bath', 'Bath (copy)']);
    await list.getByRole('button', { name: 'Delete: Bath', exact: true }).click();
    await expect.poll(names).toEqual(['Bath (copy)']);
    await importing(file);
    await list.getByText('Imported: 1. Already here: 1.').waitFor();
    await expect.poll(names).toEqual(['Bath', 'Bath (copy)']);
    await list.getByRole('button', { name: 'Bath', exact: true }).click();
    await expectWalls(page, FIRST);
    await expect.poll(() => page.title()).toMatch(/^Bath · /);
  });
});
