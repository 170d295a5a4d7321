// axe finds no violations: in light and dark, on a desktop and on a phone, with each part of the page open.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { violationsOf } from './axe.ts';
import { middleOf } from './hands.ts';
import { type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

/** With cuts, slivers, warnings and cutouts of both kinds, so that everything is shown. */
const DRAFT: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'isometric-cubes',
  // Large tiles, because axe checks every row of the cut list.
  parameters: { tileSize: 600 },
  subtract: [{ x: 60, y: 60, w: 40, h: 40 }],
  holes: [
    [
      [150, 220],
      [200, 220],
      [180, 260],
    ],
  ],
};

const DEVICES: Readonly<Record<string, VisitOptions>> = { desktop: {}, phone: PHONE };
interface Case {
  readonly device: string;
  readonly colorScheme: 'light' | 'dark';
}
const EACH_ONCE: readonly Case[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];
// The parts of a device and the colours of a scheme are checked by these; a soak run checks them together.
const CASES = casesOf(EACH_ONCE, [
  ...EACH_ONCE,
  { device: 'desktop', colorScheme: 'dark' },
  { device: 'phone', colorScheme: 'light' },
]);

async function expectAccessible(page: Page, state: string): Promise<void> {
  await settled(page);
  await expectNoViolation(page, state);
}

/** In a state that only opens a dialog, the page behind it has been looked at in the state before. */
const DIALOGS: readonly string[] = ['help', 'my plans', 'print'];

/** On a phone these are a part of another state, or as on a desktop but for their width; a soak run checks them there too. */
const ALIKE = casesOf<readonly string[]>(
  ['download menu', 'help', 'shared', 'room', 'a length on the plan with a mistake', 'cuts with a card'],
  [],
);

async function expectNoViolation(page: Page, state: string): Promise<void> {
  expect(await violationsOf(page, DIALOGS.includes(state) ? 'dialog[open]' : 'html'), state).toEqual([]);
}

async function unfoldAll(page: Page): Promise<void> {
  await page.locator('details:not([open])').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

/** Presses an action of the bar, which is in a menu on a phone. */
async function act(page: Page, device: string, name: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Brings the page into one state after the other; yields the name of each. */
async function* states(page: Page, device: string): AsyncGenerator<string> {
  await page.getByRole('button', { name: 'Add a door' }).click();
  await page.getByRole('group', { name: 'Door 1' }).waitFor();
  // Menus and dialogs come first, while little is open behind them.
  if (device === 'phone') {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    yield 'menu';
    await page.keyboard.press('Escape');
  }
  await act(page, device, 'Download');
  await page.getByRole('button', { name: 'CAD (DXF)' }).waitFor();
  yield 'download menu';
  await page.keyboard.press('Escape');
  await act(page, device, 'Help');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  yield 'help';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My plans' }).click();
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.getByRole('textbox', { name: 'New name' }).waitFor();
  yield 'my plans';
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await act(page, device, 'Print');
  await page.getByRole('dialog', { name: 'Print' }).waitFor();
  yield 'print';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByText('Link copied.').waitFor();
  yield 'shared';
  await unfoldAll(page);
  yield 'room';
  await page.getByRole('textbox', { name: 'Walls, one after the other' }).fill('E420 S180 X5');
  await page.getByText('X5').last().waitFor();
  await page.keyboard.press('Enter');
  yield 'room with a mistake';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Wall 2:/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Length of wall 2' }).fill('nothing');
  await page.keyboard.press('Enter');
  yield 'a length on the plan with a mistake';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draw a new room' }).click();
  const next = page.getByRole('textbox', { name: 'Next wall' });
  await next.fill('420');
  await next.press('ArrowRight');
  await next.fill('180');
  await next.press('ArrowDown');
  yield 'drawing';
  await next.press('Escape');
  await page.getByRole('tab', { name: 'Pattern' }).click();
  await unfoldAll(page);
  yield 'pattern';
  await page.getByRole('tab', { name: 'Cuts' }).click();
  await page.getByRole('table', { name: 'Cut list' }).getByRole('button', { name: / × / }).first().click();
  await page.getByRole('article').waitFor();
  yield 'cuts with a card';
  await page.getByRole('button', { name: 'Reuse offcuts' }).click();
  await page.getByText('cut from one tile').first().waitFor();
  yield 'cuts with shared tiles';
  if (device !== 'phone') return;
  const { x, y } = await middleOf(page.getByRole('button', { name: 'Height of the panel' }));
  await page.touchscreen.tap(x, y);
  yield 'another height of the sheet';
}

it.each(CASES)('has no violation on a $device in $colorScheme', async ({ device, colorScheme }) => {
  // Colours in transition would fail the contrast check.
  const options = { ...DEVICES[device], colorScheme, reducedMotion: 'reduce' } as const;
  await journey(await storedPath(base(), DRAFT), options, async ({ page }) => {
    for await (const state of states(page, device)) {
      if (device === 'desktop' || !ALIKE.includes(state)) await expectAccessible(page, state);
    }
  });
});

it('has no violation if the link cannot be copied and is shown instead', async () => {
  await journey('/', { permissions: [] }, async ({ page }) => {
    await page.getByRole('button', { name: 'Copy API address' }).click();
    await page.getByText(/Address copied|Here is the address/).waitFor();
    await expectAccessible(page, 'a first visit, and an address to copy by hand');
    await page.getByRole('button', { name: 'Living room with a bay' }).click();
    await page.getByRole('textbox', { name: 'Wall 3: Wall length' }).fill('120');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Close: / })
      .first()
      .waitFor();
    await expectAccessible(page, 'another room, with walls that do not close');
  });
});

it('has no violation if plans cannot be saved, and on the page of a plan that is not there', async () => {
  const refuse = () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError');
    };
  };
  await journey('/', { before: refuse }, async ({ page }) => {
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'plans cannot be saved');
    // Without a network the service worker answers like this.
    const body = await (await fetch(`${base()}/`)).text();
    await page.context().route('**/planner/unknown', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${base()}/planner/unknown`);
    await page.getByRole('heading', { name: 'This plan is not on this device' }).waitFor();
    await expectNoViolation(page, 'a plan that is not there');
  });
});
