// A job in the page: rooms beside each other, one undo over all of them, one plan on the device, one link, one set of files.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { JobAnswer } from '../../src/wire/index.ts';
import { violationsOf } from './axe.ts';
import { expectSameAs } from './figures.ts';
import { download } from './hands.ts';
import { askDraft, KITCHEN } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const ROOM = { name: 'Kitchen', ...KITCHEN };
/** Beside the upper right wall of the kitchen, behind a wall of 12 cm, 30 cm down. */
const BATH = {
  name: 'Bath',
  pattern: 'squares',
  parameters: { tileSize: 300 },
  polygon: [
    [432, 30],
    [732, 30],
    [732, 210],
    [432, 210],
  ],
  start: { x: 432, y: 30 },
};
const BOX = { tilesPerBox: 12 };

async function post(body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${base()}/api/job`, { method: 'POST', headers, body: JSON.stringify({ link: false, ...body }) });
}

const rooms = (page: Page) => page.getByRole('region', { name: 'Rooms', exact: true });
const room = (page: Page, name: string) => rooms(page).getByRole('button', { name: new RegExp(`^${name} tiles:`) });
const together = (page: Page) => rooms(page).locator('summary');

async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press('Enter');
  await field.blur();
  await settled(page);
}

/** The tiles that the strip shows for each room, and for all of them. */
async function expectSame(page: Page, { surfaces, materials, order }: JobAnswer): Promise<void> {
  for (const { name, tiles } of surfaces) {
    await expect.poll(() => room(page, name).textContent()).toBe(`${name} tiles: ${tiles.total}`);
  }
  const total = materials.reduce((sum, material) => sum + material.total, 0);
  const boxes = order ? ` · boxes: ${order.materials.reduce((sum, material) => sum + (material.boxes ?? 0), 0)}` : '';
  await expect.poll(() => together(page).textContent()).toBe(`All rooms: tiles: ${total}${boxes}`);
}

it('plans rooms beside each other, undoes over all of them, keeps, shares and writes them as one', async () => {
  const plain: JobAnswer = await (await post({ surfaces: [ROOM, BATH] })).json();
  const ordered: JobAnswer = await (await post({ surfaces: [ROOM, BATH], ...BOX })).json();
  let link = '';
  await journey('/', {}, async ({ page }) => {
    // A plan of one room has nothing of all this but a button.
    expect(await rooms(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Add a room' }).click();
    await room(page, 'Room 2').waitFor();
    await fill(page, 'Name of the room', 'Bath');
    await fill(page, 'Wall between', '12');
    await fill(page, 'From where that wall begins', '30');
    await room(page, 'Room 1').click();
    await fill(page, 'Name of the room', 'Kitchen');
    await expectSame(page, plain);
    expect(await violationsOf(page)).toEqual([]);

    // Undo leads back to the room where something was changed.
    for (const name of ['Room 1', 'Bath', 'Bath', 'Room 2']) {
      await page.keyboard.press('Control+z');
      await settled(page);
      await expect.poll(() => rooms(page).locator('[aria-current="true"]').textContent()).toContain(name);
    }
    await page.keyboard.press('Control+z');
    await expect.poll(() => rooms(page).count()).toBe(0);
    for (let i = 0; i < 5; i++) await page.keyboard.press('Control+Shift+z');
    await expectSame(page, plain);

    // The same tiles are bought together, wherever the box is entered; and the reload has all of it.
    await page.getByText('Boxes, spares, price').click();
    await fill(page, 'Tiles per box', '12');
    await expectSame(page, ordered);
    await page.reload();
    await plannerIsThere(page);
    await expectSame(page, ordered);

    const { content } = await download(page, 'Cut list (CSV)');
    const file = { surfaces: [ROOM, BATH], ...BOX, format: 'csv', name: 'Room 4.2 × 3.5\u00a0m' };
    expect(content).toEqual(Buffer.from(await (await post(file)).arrayBuffer()));
    const { content: pdf } = await download(page, 'PDF Plan');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // The print of the page has the pages of that file. There is no print dialog in tests.
    await page.evaluate(() => {
      window.print = () => {
        window.onbeforeprint?.(new Event('beforeprint'));
        document.body.dataset.printed = `${document.querySelectorAll('.print-sheet > *').length}`;
        window.onafterprint?.(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = await page.evaluate(() => document.body.dataset.printed);
    expect(printed).toBe(`${(pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length}`);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    link = (await page.evaluate(() => navigator.clipboard.readText())).slice(base().length);
    await expect.poll(() => new URL(page.url()).pathname).toBe(link);
    await room(page, 'Bath').click();
    await settled(page);
    // Another room of the same job is no change.
    expect(new URL(page.url()).pathname).toBe(link);
  });
  await journey(link, PHONE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSame(page, ordered);
    // A tap on a room on the plan shows it.
    await room(page, 'Bath').tap();
    await fill(page, 'Name of the room', 'Bathroom');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'Remove this room' }).tap();
    await expect.poll(() => rooms(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

it('lets one pattern run on through a doorway, separates rooms again, and tiles the walls of one', async () => {
  const doorway = { x: 420, y: 50, w: 10, h: 80 };
  const beside = [
    [430, 0],
    [730, 0],
    [730, 180],
    [430, 180],
  ];
  const flat = {
    rooms: [
      { name: 'Room 1', outline: KITCHEN.outline },
      { name: 'Room 2', polygon: beside },
    ],
    doorways: [doorway],
    start: { x: 0, y: 0 },
  };
  const joined = { pattern: 'squares', parameters: { tileSize: 300 }, ...flat };
  const moved = { ...joined, doorways: [{ ...doorway, y: 20, h: 90 }] };
  await journey('/', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Add a room' }).click();
    await room(page, 'Room 2').waitFor();
    // A click on another room on the plan shows it.
    await room(page, 'Room 1').click();
    await settled(page);
    await page.mouse.click(890, 200);
    await expect.poll(() => room(page, 'Room 2').getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'One pattern runs on' }).click();
    await page.getByRole('heading', { name: 'Room 1 · Room 2' }).waitFor();
    await expectSameAs(page, await askDraft(base(), joined as object));
    await fill(page, 'Width', '90');
    await fill(page, 'From where both walls begin', '20');
    await expectSameAs(page, await askDraft(base(), moved as object));

    // Separated, both rooms have a door there; the walls of the kitchen have it as an opening.
    await page.getByRole('button', { name: 'Separate the rooms' }).click();
    await room(page, 'Room 1').waitFor();
    await fill(page, 'Name of the tile', 'Carrara');
    await page.locator('summary').filter({ hasText: 'Tile the walls' }).click();
    await fill(page, 'Height', '200');
    await page.getByRole('button', { name: 'Tile the walls' }).click();
    const kitchen = {
      ...ROOM,
      name: 'Room 1',
      doors: [{ wall: 2, at: 65, width: 90 }],
      start: flat.start,
      tile: 'Carrara',
    };
    const bath = { ...BATH, name: 'Room 2', polygon: beside, start: flat.start };
    const walls = { wallsOf: { surface: 'Room 1', height: 200 }, name: 'Room 1 · Wall', tile: 'Carrara' };
    const tiled = { parameters: KITCHEN.parameters, surfaces: [kitchen, walls, bath] };
    const answer: JobAnswer = await (await post(tiled)).json();
    expect(answer.surfaces.map(({ openings }) => openings)).toContainEqual([
      { x: 20, y: 0, w: 90, h: 200, kind: 'door' },
    ]);
    await expectSame(page, answer);
    // The floor and its walls are one material, because both name their tile.
    expect(answer.materials.map(({ tile, surfaces }) => [tile, surfaces.length])).toEqual([
      ['Carrara', 7],
      [null, 1],
    ]);
    await together(page).click();
    const shared = rooms(page).getByRole('region', { name: 'Carrara' }).locator('dd').nth(1);
    expect(await shared.textContent()).toBe(`${answer.materials[0].tilesWithReuse}`);

    // A wall has openings instead of doors, and can be left out.
    await room(page, 'Room 1 · Wall 5').click();
    await page.getByRole('button', { name: 'Add a window' }).click();
    await settled(page);
    expect(await page.getByRole('group', { name: 'opening 1', exact: true }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Doors' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expectSame(page, answer);
    await page.getByRole('button', { name: 'Remove this wall' }).click();
    const fewer = answer.surfaces.filter(({ name }) => name !== 'Room 1 · Wall 5');
    await expect.poll(() => rooms(page).getByRole('listitem').count()).toBe(fewer.length);

    // What is shared and opened again is the same.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${link}?lang=pl`);
    await plannerIsThere(page);
    await expect
      .poll(() => page.getByRole('region', { name: 'Pomieszczenia', exact: true }).getByRole('listitem').count())
      .toBe(fewer.length);
  });
});
