// A bathroom from the first visit to the paper, by mouse, by keyboard alone and by touch: width and length, tiles in third
// bond, a bath, a wall that turns out longer, a start at the door, and a PDF; without a letter of the compass.

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { labelOf, middleOf, startOf, tabTo } from './hands.ts';
import { askDraft, KITCHEN } from './interface.ts';
import { readPages, sidesOf } from './pdf.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere, settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP: VisitOptions = { viewport: { width: 1366, height: 657 } };

/** 60 × 30 tiles in third bond. */
const TILES = { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300, offset: 33 } };
const BATHROOM = { ...TILES, outline: 'E320 S240 W320 N240' };

/** A visitor's way to use the page. */
interface Hands {
  readonly options: VisitOptions;
  /** Uses a button or a tab. */
  press(page: Page, target: Locator): Promise<void>;
  choose(page: Page, radio: Locator): Promise<void>;
  /** Goes to a field. */
  enter(page: Page, field: Locator): Promise<void>;
  /** Asks for the length of a wall on the plan, given the button of the wall. */
  measure(page: Page, wall: Locator): Promise<void>;
}

/** A label of the upper wall is this far above it. */
const LABEL_PX = 22;

const HANDS: Readonly<Record<string, Hands>> = {
  mouse: {
    options: LAPTOP,
    press: (_, target) => target.click(),
    choose: (_, radio) => labelOf(radio).click(),
    enter: (_, field) => field.click(),
    async measure(page, wall) {
      const { x, y } = await middleOf(wall);
      await page.mouse.click(x, y - LABEL_PX);
    },
  },
  touch: {
    options: PHONE,
    press: (_, target) => target.tap(),
    choose: (_, radio) => labelOf(radio).tap(),
    enter: (_, field) => field.tap(),
    async measure(page, wall) {
      const { x, y } = await middleOf(wall);
      await page.touchscreen.tap(x, y - LABEL_PX);
    },
  },
  keyboard: {
    options: LAPTOP,
    async press(page, target) {
      if ((await target.getAttribute('role')) === 'tab')
        return stepTo(page, page.locator('[role=tab][aria-selected=true]'), target);
      await walkTo(page, target);
      await page.keyboard.press('Enter');
    },
    choose: (page, radio) => stepTo(page, page.locator('input[type=radio]:checked:visible').first(), radio),
    enter: walkTo,
    async measure(page, wall) {
      await stepTo(page, page.locator('.room-handle[tabindex="0"]'), wall, 'PageDown');
      await page.keyboard.press('Enter');
    },
  },
};

/** Moves the focus by the Tab key, in the direction of an element. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const isBehind = await target.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );
  await tabTo(page, target, isBehind ? 'Shift+Tab' : 'Tab');
}

/** Goes to the member of a group that is reached by Tab, and from there to another one by a key. */
async function stepTo(page: Page, stop: Locator, target: Locator, key = 'ArrowRight'): Promise<void> {
  await walkTo(page, stop);
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 20 && !(await isThere()); i++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

/** No visible text or field has a wall in the letters of the compass. */
async function expectNoCompass(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    const visible = fields.filter((each) => each.checkVisibility()).map(({ value }) => value);
    return [document.body.innerText, ...visible].join('\n');
  });
  expect(shown).not.toMatch(/\b[ESWN]\d/);
  expect(shown).not.toMatch(/\b[ESWN] [→↓←↑]|\b(east|south|west|north)\b/i);
}

it.each(Object.keys(HANDS))('goes from the first visit to the paper by %s', async (name) => {
  const hands = HANDS[name];
  await journey('/', hands.options, async ({ page }) => {
    const type = async (field: string | RegExp, text: string) => {
      await hands.enter(page, page.getByRole('textbox', { name: field, exact: typeof field === 'string' }));
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await settled(page);
    };
    const press = (button: string | RegExp) =>
      hands.press(page, page.getByRole('button', { name: button, exact: true }));
    const open = (tab: string) => hands.press(page, page.getByRole('tab', { name: tab }));

    const welcome = page.getByRole('region', { name: 'Begin with your room' });
    await welcome.getByText(/how many tiles to buy/).waitFor();
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    await hands.choose(page, page.getByRole('radio', { name: 'Rectangle' }));
    await welcome.waitFor({ state: 'detached' });
    await settled(page);
    if (name === 'mouse') {
      // Metres without their unit would be a room of 4 cm.
      await type('a · Width', '4');
      await press('Did you mean 4 m?');
      await expect.poll(() => page.getByRole('textbox', { name: 'a · Width' }).inputValue()).toBe('400');
    }
    await type('a · Width', '3.2 m');
    await type('b · Length', '2.4 m');
    await expectNoCompass(page);

    await open('Pattern');
    await hands.choose(page, page.getByRole('radio', { name: /^Bricks/ }));
    await settled(page);
    await type(/^Tile width/, '60 cm');
    await type(/^Tile (height|length)/, '30 cm');
    await type(/offset/i, '33');
    await expectSameAs(page, await askDraft(base(), BATHROOM));
    await expectNoCompass(page);

    await open('Room');
    await press(/^Bath 170 × 75/);
    const bath = page.getByRole('group', { name: /^rectangle 1/i });
    await bath.waitFor();
    await settled(page);
    await hands.measure(page, page.getByRole('button', { name: /^Wall 1: 320/ }));
    await page.getByRole('textbox', { name: 'Length of wall 1' }).waitFor();
    await page.keyboard.type('3,3 m');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Wall 1: 330/ }).waitFor();
    await page.getByRole('button', { name: /^Wall 3: 330/ }).waitFor();
    await press('Add a door');
    await page.getByRole('group', { name: 'Door 1' }).waitFor();
    await press('Start at its middle');
    // The tile at the middle of the upper wall, which is 330 cm long, has a width of 60 cm.
    await expect.poll(() => startOf(page)).toEqual({ x: 135, y: 0 });
    const [x, y, w, h] = await Promise.all(
      (await bath.getByRole('textbox').all()).map(async (field) => Number(await field.inputValue())),
    );
    const draft = {
      ...TILES,
      outline: 'E330 S240 W330 N240',
      subtract: [{ x, y, w, h }],
      doors: [{ wall: 1, at: 165, width: 80 }],
      start: { x: 135, y: 0 },
    };
    await expectSameAs(page, await askDraft(base(), draft));
    await expectNoCompass(page);

    // There is no print dialog in tests.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    if (name === 'touch') await press('More');
    await press('Print');
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.waitFor();
    await hands.press(page, dialog.getByRole('button', { name: 'Print' }));
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    const [sheet] = readPages(await page.pdf({ preferCSSPageSize: true }));
    // Somewhere on the sheet is a rectangle as long and wide as the room, at any scale.
    const rooms = sheet.paths
      .filter((path) => path.length === 4)
      .map((path) => sidesOf(path).toSorted((a, b) => a - b));
    expect(rooms.map(([short, , , long]) => long / short)).toContainEqual(expect.closeTo(330 / 240, 2));

    if (name !== 'mouse') return;
    // The visitor is no longer new, and nothing is lost.
    await page.reload();
    await plannerIsThere(page);
    await expectSameAs(page, await askDraft(base(), draft));
    expect(await welcome.count()).toBe(0);
  });
});
