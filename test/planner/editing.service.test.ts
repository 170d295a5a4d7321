// Editing the room on the plan without a mode: typing the length of a wall, dragging walls, corners and cutouts, by mouse,
// by touch and by keyboard.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectSameAs } from './figures.ts';
import { dragBy, middleOf, type Place, startOf, tabTo } from './hands.ts';
import { askDraft, type Draft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { dragFinger, PHONE } from './touch.ts';
import { plannerIsThere, settled, type VisitOptions } from './visit.ts';

const { base, journey } = serviceOfFile();

const LAPTOP: VisitOptions = { viewport: { width: 1366, height: 657 } };
const LABEL_PX = 22;

/** Where a point of the room (cm) is on the screen, from two of its corners. */
async function screenOf(page: Page): Promise<(x: number, y: number) => Place> {
  const at = async (n: number) => {
    const corner = page.getByRole('button', { name: new RegExp(`^Corner ${n}: `) });
    const [, x, y] = /: (.+), (.+)\u00a0cm$/.exec((await corner.getAttribute('aria-label')) ?? '') ?? [];
    return { room: { x: Number(x), y: Number(y) }, screen: await middleOf(corner) };
  };
  const [a, b] = [await at(1), await at(2)];
  const scale = (b.screen.x - a.screen.x) / (b.room.x - a.room.x);
  return (x, y) => ({ x: a.screen.x + scale * (x - a.room.x), y: a.screen.y + scale * (y - a.room.y) });
}

/** The label of a wall of the kitchen is outside, at the middle of the wall. */
async function labelOf(page: Page, x: number, y: number): Promise<Place> {
  const on = await screenOf(page);
  const middle = on(x, y);
  return { x: middle.x, y: middle.y - LABEL_PX };
}

const lengthField = (page: Page) => page.getByRole('textbox', { name: /^Length of wall/ });

it('types the length of a wall at its label, and adds a corner by a double click, and pulls a part', async () => {
  await journey(await storedPath(base(), KITCHEN), LAPTOP, async ({ page }) => {
    const { x, y } = await labelOf(page, 210, 0);
    await page.mouse.click(x, y);
    const field = lengthField(page);
    await expect.poll(() => field.inputValue()).toBe('420');
    await page.keyboard.type('450');
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    const longer = { ...KITCHEN, outline: 'E450 S180 W190 S170 W260 N350' };
    await expectSameAs(page, await askDraft(base(), longer));

    // By keyboard: the same wall again, too short for the third and the fifth one.
    const wall = page.getByRole('button', { name: /^Wall 1: 450/ });
    await expect.poll(() => wall.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.getByText('another wall would vanish').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await expectSameAs(page, await askDraft(base(), longer));
    await page.keyboard.press('Control+z');
    await expectSameAs(page, await askDraft(base(), KITCHEN));

    // A double click adds a corner on the wall, which stays straight.
    const on = await screenOf(page);
    const upper = on(300, 0);
    await page.mouse.dblclick(upper.x, upper.y - 5);
    await expect.poll(() => page.getByRole('button', { name: /^Corner \d+: / }).count()).toBe(7);
    await expect
      .poll(() => page.getByRole('button', { name: /^Corner 2: / }).getAttribute('aria-label'))
      .toBe('Corner 2: 300, 0\u00a0cm');
    const split = await askDraft(base(), { ...KITCHEN, outline: 'E300 E120 S180 W160 S170 W260 N350' });
    // Not one tile more is cut than without the corner.
    expect(split.answer.tiles).toEqual((await askDraft(base(), KITCHEN)).answer.tiles);
    await expectSameAs(page, split);

    // The part behind it is pulled out: square returns join it, and it is still what arrow keys move.
    const part = on(360, 0);
    await dragBy(page, { x: part.x, y: part.y - 5 }, { x: 0, y: (on(0, -30).y - on(0, 0).y) * 1.001 });
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: 'E300 N30 E120 S210 W160 S170 W260 N350' }));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Wall 3: 120\u00a0cm');
    await page.keyboard.press('ArrowUp');
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, outline: 'E300 N31 E120 S211 W160 S170 W260 N350' }));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectSameAs(page, split);
  });
});

const WITH_CUTOUT: Draft = { ...KITCHEN, subtract: [{ x: 60, y: 100, w: 60, h: 60 }] };

it('drags walls, corners and cutouts at once, and pans elsewhere', async () => {
  await journey(await storedPath(base(), WITH_CUTOUT), LAPTOP, async ({ page }) => {
    const on = await screenOf(page);
    const scale = (on(100, 0).x - on(0, 0).x) / 100;
    const by = (dx: number, dy: number) => ({ x: dx * scale, y: dy * scale });
    // A cutout, 20 cm to the right, and a little off.
    await dragBy(page, on(90, 130), by(20.3, 0.2));
    const moved = { ...WITH_CUTOUT, subtract: [{ x: 80, y: 100, w: 60, h: 60 }] };
    await expectSameAs(page, await askDraft(base(), moved));
    // The right wall, by the band that is painted outside.
    const wall = on(420, 90);
    await dragBy(page, { x: wall.x + 4, y: wall.y }, by(29.7, 8));
    const wider = { ...moved, outline: 'E450 S180 W190 S170 W260 N350' };
    await expectSameAs(page, await askDraft(base(), wider));
    // A corner, nearly straight up: it stays in line with its neighbour.
    await dragBy(page, on(450, 180), by(1, 20));
    const lower = [
      [0, 0],
      [450, 0],
      [450, 200],
      [260, 180],
      [260, 350],
      [0, 350],
    ] as const;
    const { outline, ...rest } = wider;
    await expectSameAs(page, await askDraft(base(), { ...rest, polygon: lower }));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    // The first corner lies under the start: a click selects it, then it is what is dragged.
    const { x: first, y: top } = on(0, 0);
    await page.mouse.click(first, top);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Corner 1: 0, 0\u00a0cm');
    await dragBy(page, on(0, 0), by(1, -20));
    const higher = [
      [0, -20],
      [450, 0],
      [450, 180],
      [260, 180],
      [260, 350],
      [0, 350],
    ] as const;
    await expectSameAs(page, await askDraft(base(), { ...rest, polygon: higher }));
    await page.keyboard.press('Control+z');
    await expectSameAs(page, await askDraft(base(), wider));
    // Elsewhere a drag pans: the plan stays, the room is elsewhere.
    const before = on(200, 300);
    await dragBy(page, before, { x: 37, y: -21 });
    await expectSameAs(page, await askDraft(base(), wider));
    const after = (await screenOf(page))(200, 300);
    expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(37, 0), expect.closeTo(-21, 0)]);
  });
});

it('selects by a tap and drags by touch', async () => {
  await journey(await storedPath(base(), WITH_CUTOUT), PHONE, async ({ page }) => {
    let on = await screenOf(page);
    const cutout = () => on(90, 130);
    // An unselected cutout is panned over.
    await dragFinger(page, cutout(), { x: 30, y: 0 });
    await expectSameAs(page, await askDraft(base(), WITH_CUTOUT));
    on = await screenOf(page);
    await page.touchscreen.tap(cutout().x, cutout().y);
    const body = page.getByRole('button', { name: /^rectangle 1: \d+, \d+/i });
    // The panel names what is selected.
    await page.getByText('rectangle 1: 60, 100\u00a0cm', { exact: true }).waitFor();
    const scale = (on(100, 0).x - on(0, 0).x) / 100;
    await dragFinger(page, cutout(), { x: 40 * scale, y: 0 });
    await settled(page);
    const [, x, y] = /: (\d+), (\d+)/.exec((await body.getAttribute('aria-label')) ?? '') ?? [];
    // A finger moves by whole pixels.
    expect(Math.abs(Number(x) - 100)).toBeLessThan(1 + 1 / scale);
    expect(Math.abs(Number(y) - 100)).toBeLessThan(1 + 1 / scale);
    const subtract = [{ x: Number(x), y: Number(y), w: 60, h: 60 }];
    await expectSameAs(page, await askDraft(base(), { ...WITH_CUTOUT, subtract }));
  });
});

it('is reached by keyboard: one stop, then Page Down', async () => {
  await journey(await storedPath(base(), KITCHEN), {}, async ({ page }) => {
    await tabTo(page, page.getByRole('button', { name: /^Wall 1: / }));
    for (let i = 0; i < 5; i++) await page.keyboard.press('PageDown');
    const corner = page.getByRole('button', { name: /^Corner 3: / });
    await expect.poll(() => corner.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await corner.getAttribute('aria-label')).toBe('Corner 3: 420, 180\u00a0cm');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => corner.getAttribute('aria-label')).toBe('Corner 3: 430, 180\u00a0cm');
    await settled(page);
    const { outline, ...rest } = KITCHEN;
    const polygon = [
      [0, 0],
      [420, 0],
      [430, 180],
      [260, 180],
      [260, 350],
      [0, 350],
    ] as const;
    const moved = await askDraft(base(), { ...rest, polygon });
    // Moving the end of a wall of 180 cm by 10 cm adds half of 10 × 180 cm².
    expect(moved.answer.surface.areaM2).toBe((420 * 180 + 260 * 170 + (10 * 180) / 2) / 1e4);
    await expectSameAs(page, moved);
    await page.keyboard.press('Control+z');
    await expectSameAs(page, await askDraft(base(), KITCHEN));
    // Escape lets go of it, and the next Tab leaves the room's parts.
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('application').evaluate((plan) => plan === document.activeElement))
      .toBe(true);
  });
});

/** The points of the kitchen, cm, that have a handle or a label under the toolbar. */
async function hidden(page: Page): Promise<string[]> {
  const bar = await page.locator('.stage-controls').boundingBox();
  const on = await screenOf(page);
  const points = [
    [0, 350],
    [260, 350],
    [130, 350],
    [0, 175],
  ] as const;
  const isClear = ({ x, y }: Place) =>
    // A label is at most this far below its wall; a corner's handle reaches as far.
    y + LABEL_PX + 8 <= (bar?.y ?? 0) || x - LABEL_PX > (bar?.x ?? 0) + (bar?.width ?? 0);
  return points.filter(([x, y]) => !isClear(on(x, y))).map(String);
}

it('has no handle and no label under the toolbar on phones of 844 × 390 and 320 × 640', async () => {
  const options = { ...PHONE, viewport: { width: 844, height: 390 } };
  await journey(await storedPath(base(), KITCHEN), options, async ({ page }) => {
    expect(await hidden(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => hidden(page)).toEqual([]);
  });
});

it('adds a bath and a round drain inside the room, and turns and mirrors it with the same counts', async () => {
  await journey(await storedPath(base(), KITCHEN), LAPTOP, async ({ page }) => {
    await page.getByRole('button', { name: 'Bath 170 × 75' }).click();
    const bath = page.getByRole('group', { name: /^rectangle 1/i });
    await bath.waitFor();
    const fields = await bath.getByRole('textbox').all();
    const [x, y, w, h] = await Promise.all(fields.map(async (field) => Number(await field.inputValue())));
    expect([w, h].toSorted((a, b) => a - b)).toEqual([75, 170]);
    const withBath = await askDraft(base(), { ...KITCHEN, subtract: [{ x, y, w, h }] });
    // All of it is in the room.
    expect(withBath.answer.surface.areaM2).toBe((420 * 180 + 260 * 170 - 170 * 75) / 1e4);
    await expectSameAs(page, withBath);
    await page.getByRole('button', { name: 'Floor drain Ø' }).click();
    await page.getByRole('group', { name: /^circle 1/i }).waitFor();
    await settled(page);
    const figures = () => page.evaluate(() => window.overheard.planned?.answer.tiles);
    const { total, whole, cut } = (await figures()) ?? expect.fail('There is no plan.');
    for (const name of ['Rotate 90°', 'Mirror', 'Rotate 90°']) {
      await page.getByRole('button', { name }).click();
      await settled(page);
      await expect.poll(figures).toMatchObject({ total, whole, cut });
    }
    await expect.poll(() => page.evaluate(() => window.overheard.planned?.answer.surface.wallsCm[0])).not.toBe(420);
  });
});

it('marks doors, starts the tiles at one, and at the centre lines', async () => {
  await journey('/', LAPTOP, async ({ page }) => {
    await page.getByRole('button', { name: 'Add a door' }).click();
    const door = page.getByRole('group', { name: 'Door 1' });
    await door.waitFor();
    // In the middle of the longest wall.
    const doors = [{ wall: 1, at: 210, width: 80, swing: 'in-left' }] as const;
    const withDoor = { ...KITCHEN, doors };
    await expectSameAs(page, await askDraft(base(), withDoor));
    // In the middle of the upper wall: the tile from 195 to 225 cm.
    await door.getByRole('button', { name: 'Start at its middle' }).click();
    await expect.poll(() => startOf(page)).toEqual({ x: 195, y: 0 });
    await expectSameAs(page, await askDraft(base(), { ...withDoor, start: { x: 195, y: 0 } }));
    // Dragged from the middle of the upper wall to the lower one, which begins at 260 cm.
    const on = await screenOf(page);
    const [from, to] = [on(210, 0), on(100, 350)];
    await dragBy(page, { x: from.x, y: from.y - 3 }, { x: to.x - from.x, y: to.y - from.y });
    const moved = [{ ...doors[0], wall: 5, at: 160 }];
    await expectSameAs(page, await askDraft(base(), { ...KITCHEN, doors: moved, start: { x: 195, y: 0 } }));
    await expect.poll(() => door.getByRole('combobox', { name: 'Wall' }).inputValue()).toBe('4');
    await page.keyboard.press('Control+z');
    await expect.poll(() => door.getByRole('combobox', { name: 'Wall' }).inputValue()).toBe('0');
    await page.reload();
    await plannerIsThere(page);
    await door.waitFor();
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByRole('button', { name: 'Centre lines' }).click();
    const { startCm } = (await askDraft(base(), { ...KITCHEN, start: 'center' as never })).answer.pattern;
    await expect.poll(() => startOf(page)).toEqual(startCm);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    // The link has the door.
    const stored = `${base()}/api/projects/${new URL(page.url()).pathname.split('/').at(-1)}`;
    expect(await (await fetch(`${stored}?format=svg`)).text()).toContain('class="door"');
  });
});

it('takes a wall that does not close back before the change that came before it', async () => {
  const draft = { outline: 'E400 S300 W100 S50 W120 N60 W60 N40 W120 N250', parameters: { tileSize: 300 } };
  await journey(await storedPath(base(), draft), LAPTOP, async ({ page }) => {
    await page.getByRole('tab', { name: 'Pattern' }).click();
    const side = page.getByRole('textbox', { name: 'Tile side' });
    await side.fill('60');
    await side.press('Enter');
    await page.getByRole('button', { name: 'Did you mean 60 cm?' }).click();
    const larger = await askDraft(base(), { ...draft, parameters: { tileSize: 600 } });
    await expectSameAs(page, larger);
    await page.getByRole('tab', { name: 'Room' }).click();
    const walls = page.locator('.room-walls li');
    await expect.poll(() => walls.count()).toBe(10);
    await page.getByRole('button', { name: 'Add a wall' }).click();
    await expect.poll(() => walls.count()).toBe(11);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => walls.count()).toBe(10);
    await expectSameAs(page, larger);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSameAs(page, await askDraft(base(), { ...draft, parameters: { tileSize: 60 } }));
  });
});
