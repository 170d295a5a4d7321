// What a reload or a killed tab leaves: the plan before an unfinished drag, the steps to undo, a half-drawn room.

import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { expectSameAs } from './figures.ts';
import { middleOf, type Place, startHandle, startOf } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { openTab, plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

/** Longer than a change waits before it is saved. */
const SAVED_MS = 1000;

async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

/** Loads the page again and waits for its plan. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await plannerIsThere(page);
  await settled(page);
}

/** Presses the mouse, moves it and keeps it pressed. */
async function holdBy(page: Page, from: Place, by: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
  await settled(page);
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const corner = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^Corner ${n}: `) });

async function setJoint(page: Page, joint: number): Promise<void> {
  await page.getByRole('tab', { name: 'Pattern' }).click();
  const field = page.getByRole('textbox', { name: 'Joint width' });
  await field.fill(String(joint));
  await field.press('Enter');
  await settled(page);
}

/** Each drags something of the kitchen, and does not let go. */
const DRAGS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => holdBy(page, await middleOf(startHandle(page)), { x: 41, y: 23 }),
  async (page) => holdBy(page, await middleOf(corner(page, 4)), { x: 35, y: 27 }),
  async (page) => holdBy(page, await middleOf(page.getByRole('button', { name: /^Wall 2: / })), { x: 37, y: 0 }),
  async (page) => {
    await page.getByRole('tab', { name: 'Pattern' }).click();
    const slider = page.getByRole('slider', { name: 'Tile side' });
    await slider.scrollIntoViewIfNeeded();
    await holdBy(page, await middleOf(slider), { x: 25, y: 0 });
  },
];
/** Longer than a drag that ended would wait before it is saved. */
const DRAGGED_MS = 500;
/** Each drag twice; soak runs have more rounds. */
const ROUNDS = casesOf(8, 20);

it(`comes back as it was before a drag in which the tab was killed, ${ROUNDS} times, whatever was dragged`, async () => {
  const before = await askDraft(base(), { ...KITCHEN, joint: 5 });
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page: first }) => {
    let page = await openTab(first, first.url());
    await setJoint(page, 5);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SAVED_MS);
    const address = page.url();
    for (let round = 0; round < ROUNDS; round++) {
      await corner(page, 4).waitFor();
      await DRAGS[round % DRAGS.length](page);
      await expect
        .poll(() => page.evaluate(() => window.overheard.planned?.answer.tiles))
        .not.toEqual(before.answer.tiles);
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), DRAGGED_MS);
      await kill(page);
      page = await openTab(first, address);
      await expectSameAs(page, before);
    }
    await undo(page).click();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await page.close();
  });
});

it('keeps the room before a drag that ended with crossing walls, with the message, and nothing to undo', async () => {
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page }) => {
    await corner(page, 4).waitFor();
    const [from, first, second] = [
      await middleOf(corner(page, 4)),
      await middleOf(corner(page, 1)),
      await middleOf(corner(page, 2)),
    ];
    // The inner corner, 260,180 cm, to a place above the upper wall: its walls cross it.
    const scale = (second.x - first.x) / 420;
    await holdBy(page, from, { x: -20 * scale, y: -230 * scale });
    await page.mouse.up();
    await page.getByText('Two walls cross.').first().waitFor();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SAVED_MS);
    await reload(page);
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
  });
});

it('leaves nothing to undo after a drag that Escape gave up', async () => {
  await journey('/', {}, async ({ page }) => {
    await holdBy(page, await middleOf(startHandle(page)), { x: 30, y: 30 });
    await expect.poll(() => startOf(page)).not.toEqual({ x: 0, y: 0 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => startOf(page)).toEqual({ x: 0, y: 0 });
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
  });
});

it.each([
  ['follows the other tab after a drag of the view', false],
  ['continues as a copy after a drag of the start', true],
])('%s, if that one saved the plan meanwhile', async (_, isChange) => {
  await journey('/', {}, async ({ page }) => {
    await setJoint(page, 4);
    await expect.poll(() => new URL(page.url()).searchParams.get('plan')).toMatch(/^[0-9a-z]{20}$/);
    const [address, theirs] = [page.url(), await openTab(page, page.url())];
    await page.bringToFront();
    const before = await middleOf(startHandle(page));
    // A start that snaps would be anywhere near.
    await page.keyboard.down('Alt');
    // Beside the room, a drag moves the view.
    await holdBy(page, isChange ? before : { x: 850, y: 600 }, { x: 40, y: 0 });
    // The browser may keep the last step for its next frame.
    await expect.poll(async () => (await middleOf(startHandle(page))).x - before.x).toBeCloseTo(40, 0);
    // Its text follows the picture.
    const last = () => page.evaluate(() => window.overheard.planned?.answer.pattern.startCm);
    await expect.poll(async () => isDeepStrictEqual(await startOf(page), await last())).toBe(true);
    const held = await startOf(page);
    await setJoint(theirs, 6);
    await theirs.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SAVED_MS);
    expect(await startOf(page)).toEqual(held);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    if (!isChange) await expectSameAs(page, await askDraft(base(), { ...KITCHEN, joint: 6 }));
    else {
      await expect.poll(() => page.url()).not.toBe(address);
      await expectSameAs(page, await askDraft(base(), { ...KITCHEN, joint: 4, start: held }));
    }
    await expectSameAs(theirs, await askDraft(base(), { ...KITCHEN, joint: 6 }));
    await theirs.close();
  });
});

it('undoes and redoes after a reload, however soon it is loaded again', async () => {
  await journey('/', {}, async ({ page }) => {
    const plans = await Promise.all([undefined, 4, 6].map((joint) => askDraft(base(), { ...KITCHEN, joint })));
    await setJoint(page, 4);
    await setJoint(page, 6);
    await reload(page);
    await expectSameAs(page, plans[2]);
    await undo(page).click();
    await expectSameAs(page, plans[1]);
    await reload(page);
    await undo(page).click();
    await expectSameAs(page, plans[0]);
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
    await redo(page).click();
    await expectSameAs(page, plans[1]);
    await redo(page).click();
    await expectSameAs(page, plans[2]);
    await expect.poll(() => redo(page).isDisabled()).toBe(true);
  });
});

/** What another version of the planner, or a fault, may have left. */
const DAMAGES: Readonly<Record<string, unknown>> = {
  'of an unknown form': { format: 99, undo: 'none' },
  'that is not a history': 'history',
  'whose steps cannot be planned': { format: 1, undo: [{ joint: 4000 }], redo: [null] },
};

it.each(Object.keys(DAMAGES))('opens a plan with a history %s, without it', async (kind) => {
  await journey('/', {}, async ({ page }) => {
    await setJoint(page, 4);
    await expect.poll(() => new URL(page.url()).searchParams.get('plan')).toMatch(/^[0-9a-z]{20}$/);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SAVED_MS);
    await page.evaluate(
      (history) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('tilewright');
          opening.onsuccess = () => {
            const plans = opening.result.transaction('plans', 'readwrite').objectStore('plans');
            const reading = plans.getAll();
            reading.onsuccess = () => {
              const [plan] = reading.result;
              const own = typeof history === 'object' ? { ...(history as object), changed: plan.changed } : history;
              plans.put({ ...plan, history: own }).onsuccess = () => {
                opening.result.close();
                done();
              };
            };
          };
        }),
      DAMAGES[kind],
    );
    await reload(page);
    const kept = await askDraft(base(), { ...KITCHEN, joint: 4 });
    await expectSameAs(page, kept);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
    await expectSameAs(page, kept);
    expect(await page.getByRole('button', { name: 'Share', exact: true }).isDisabled()).toBe(false);
  });
});

it.each([
  ['a desk', {}],
  ['a phone', PHONE],
])('continues a half-drawn room after a reload, on %s', async (_, options) => {
  await journey('/', options, async ({ page }) => {
    const next = page.getByRole('textbox', { name: 'Next wall' });
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    for (const [length, arrow] of [
      ['300', 'ArrowRight'],
      ['200', 'ArrowDown'],
      ['120', 'ArrowLeft'],
    ]) {
      await next.fill(length);
      await next.press(arrow);
    }
    const open = page.getByText('Still open: 180 cm to the right, 200 cm down');
    await open.waitFor();
    await reload(page);
    await open.waitFor();
    // Its steps are still there.
    await undo(page).click();
    await page.getByText('Still open: 300 cm to the right, 200 cm down').waitFor();
    await redo(page).click();
    await open.waitFor();
    await next.fill('90');
    await next.press('ArrowDown');
    await reload(page);
    await next.press('Enter');
    const room = { ...KITCHEN, outline: 'E300 S200 W120 S90 W180 N290' };
    await expectSameAs(page, await askDraft(base(), room));
    // A finished drawing does not come back.
    await reload(page);
    await expectSameAs(page, await askDraft(base(), room));
    await expect.poll(() => next.count()).toBe(0);
  });
});

it('does not continue a drawing that was left', async () => {
  await journey('/', {}, async ({ page }) => {
    const next = page.getByRole('textbox', { name: 'Next wall' });
    await page.getByRole('button', { name: 'Draw a new room' }).click();
    await next.fill('300');
    await next.press('ArrowRight');
    await next.press('Escape');
    await next.waitFor({ state: 'detached' });
    await reload(page);
    await page.getByRole('button', { name: 'Draw a new room' }).waitFor();
    expect(await next.count()).toBe(0);
  });
});
