// Tabs that are killed, two tabs at once, and browsers that refuse storage: nothing is lost.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { shownFigures } from './figures.ts';
import { startHandle, startOf } from './hands.ts';
import { serviceOfFile } from './service.ts';
import { openTab, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

/** A plan of the database, as far as it matters here. */
interface Kept {
  readonly id: string;
  readonly joint: number | undefined;
  /** Of the start. */
  readonly x: number | undefined;
}

/** All plans of the database. */
function keptIn(page: Page): Promise<Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open('tilewright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction('plans').objectStore('plans').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.map(({ id, draft }) => ({ id, joint: draft.joint, x: draft.start?.x })));
          };
        };
      }),
  );
}

it('loses at most the last second when the tab is killed', async () => {
  await journey('/', {}, async ({ page: first }) => {
    let page = await openTab(first, `${base()}/`);
    // Changed while it is killed, except in every third round of a soak run.
    for (let round = 1; round <= casesOf(1, 20); round++) {
      await startHandle(page).focus();
      const before = await startOf(page);
      const steps = 1 + (round % 4);
      for (let i = 0; i < steps; i++) await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => startOf(page)).toEqual({ x: before.x + steps, y: before.y });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
      // Killed while it is being changed: no event tells the page.
      for (let i = 0; i < round % 3; i++) await page.keyboard.press('ArrowDown');
      const devtools = await page.context().newCDPSession(page);
      devtools.send('Page.crash').catch(() => undefined);
      await page.waitForEvent('crash');
      await page.close();
      page = await openTab(first, `${base()}/`);
      const after = await startOf(page);
      expect(after.x).toBe(before.x + steps);
      expect(after.y).toBeGreaterThanOrEqual(before.y);
    }
    await page.close();
  });
});

it('saves what was typed right before the tab is left', async () => {
  await journey('/', {}, async ({ page }) => {
    await startHandle(page).focus();
    for (let x = 1; x <= casesOf(1, 20); x++) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => startOf(page)).toEqual({ x, y: 0 });
      await page.goto(`${base()}/`);
      await expect.poll(() => startOf(page)).toEqual({ x, y: 0 });
      await startHandle(page).focus();
    }
  });
});

/** The page hears only after a while that something is saved. */
function delaySaving(): void {
  const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete') ?? {};
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    set(run: (event: Event) => void) {
      set?.call(this, (event: Event) => setTimeout(() => run(event), 800));
    },
  });
}

it('goes on with the last change, although the one before was still being saved when the tab was left', async () => {
  await journey('/', { before: delaySaving }, async ({ page }) => {
    await startHandle(page).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await keptIn(page)).map(({ x }) => x)).toEqual([1]);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => startOf(page)).toEqual({ x: 2, y: 0 });
    await page.reload();
    await expect.poll(() => startOf(page)).toEqual({ x: 2, y: 0 });
    await expect.poll(async () => (await keptIn(page)).map(({ x }) => x)).toEqual([2]);
  });
});

/** A generator of numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function type(page: Page, name: string | RegExp, value: number): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(String(value));
  await field.press('Enter');
}

async function openPattern(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('tab', { name: 'Pattern' }).click();
}

/** The first tab changes the joint and the second one the start, so that both changes fit into one plan. */
const FIELDS = [
  { field: 'joint', name: 'Joint width' },
  { field: 'x', name: /^x/ },
] as const;

it('keeps the changes of two tabs, on two plans or on one', async () => {
  const seed = seedOf(process.env);
  const next = random(seed);
  await journey('/', {}, async ({ page }) => {
    const tabs = [page, await openTab(page, `${base()}/`)];
    for (const tab of tabs) await openPattern(tab);
    let model: Kept[] = [];
    for (let step = 1; step <= casesOf(8, 200); step++) {
      const which = next() < 0.5 ? 0 : 1;
      const value = Number((step * 0.1).toFixed(1));
      const dice = next();
      const changing = dice < 0.4 ? [which] : dice < 0.7 ? [0, 1] : [];
      if (changing.length > 0) await Promise.all(changing.map((tab) => type(tabs[tab], FIELDS[tab].name, value)));
      else if (dice < 0.8) await tabs[which].getByRole('button', { name: 'New', exact: true }).click();
      else {
        // Again, or the plan that was changed last.
        await (dice < 0.9 ? tabs[which].reload() : tabs[which].goto(`${base()}/`));
        await openPattern(tabs[which]);
      }
      const told = `step ${step} of seed ${seed}`;
      for (const { field } of changing.map((tab) => FIELDS[tab])) {
        const values = async () => (await keptIn(page)).map((plan) => plan[field]);
        await expect.poll(values, { message: told }).toContain(value);
      }
      // Nothing else has changed, and no plan is gone.
      const kept = await keptIn(page);
      for (const before of model) {
        const now = kept.find(({ id }) => id === before.id) ?? expect.fail(`${told}: a plan is gone`);
        for (const { field } of FIELDS) expect([before[field], value], told).toContain(now[field]);
      }
      model = kept;
    }
    // What is on the screens is what is saved.
    for (const [tab, { field, name }] of FIELDS.entries()) {
      const id = new URL(tabs[tab].url()).searchParams.get('plan');
      const saved = async () => (await keptIn(page)).find((plan) => plan.id === id)?.[field];
      const shown = Number(await tabs[tab].getByRole('textbox', { name, exact: true }).inputValue());
      if (id !== 'new') await expect.poll(async () => (await saved()) ?? { joint: 3, x: 0 }[field]).toBe(shown);
    }
    await tabs[1].close();
  });
});

const REFUSALS = {
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError');
    };
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
};

it.each([
  ['refused', 'This browser does not save plans at the moment (it refuses storage).'],
  ['full', 'This browser does not save plans at the moment (its storage is full).'],
] as const)('says that storage is %s, and loses nothing on the screen', async (why, sentence) => {
  await journey('/', { before: REFUSALS[why] }, async ({ page }) => {
    await openPattern(page);
    await type(page, 'Joint width', 7);
    await settled(page);
    await page.getByRole('alert').getByText(sentence).waitFor();
    await type(page, 'Joint width', 8);
    const figures = await shownFigures(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    expect(file.plans.map(({ plan }: { plan: object }) => plan)).toEqual([expect.objectContaining({ joint: 8 })]);
    expect(await shownFigures(page)).toEqual(figures);
    // Leaving asks first.
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(false);
    await expect.poll(() => page.getByRole('textbox', { name: 'Joint width' }).inputValue()).toBe('8');
  });
});
