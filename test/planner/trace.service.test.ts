// Drawing a room over a picture of it: the scale comes first, the picture stays on the device and survives a reload.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/words/index.ts';
import { violationsOf } from './axe.ts';
import { dragBy, middleOf, type Place } from './hands.ts';
import { serviceOfFile } from './service.ts';
import { dragFinger, PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { journey } = serviceOfFile();

/** A picture of a room of 4 × 3, tilted by 7°: its corners, px, clockwise. */
const SIZE = { width: 1000, height: 900 };
const TILT = (7 * Math.PI) / 180;
const SIDE = 180;
const CORNERS: readonly Place[] = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
].map(([x, y]) => ({
  x: 200 + SIDE * (x * Math.cos(TILT) - y * Math.sin(TILT)),
  y: 120 + SIDE * (x * Math.sin(TILT) + y * Math.cos(TILT)),
}));

async function pictureIn(page: Page): Promise<Buffer> {
  const png = await page.evaluate(
    ({ size, corners }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [size.width, size.height];
      const painter = canvas.getContext('2d');
      if (!painter) throw new Error('This browser does not paint.');
      painter.fillStyle = '#ffe9a8';
      painter.fillRect(0, 0, size.width, size.height);
      painter.beginPath();
      for (const { x, y } of corners) painter.lineTo(x, y);
      painter.closePath();
      painter.lineWidth = 8;
      painter.strokeStyle = '#c00000';
      painter.stroke();
      return canvas.toDataURL().split(',')[1];
    },
    { size: SIZE, corners: CORNERS },
  );
  return Buffer.from(png, 'base64');
}

const drawRoom = (page: Page) => page.getByRole('button', { name: 'Draw a new room' });
const nextWall = (page: Page) => page.getByRole('textbox', { name: 'Next wall' });
const wallsText = (page: Page) =>
  page.getByRole('textbox', { name: 'Walls, one after the other', includeHidden: true });
const end = (page: Page, n: number) => page.getByRole('button', { name: `End ${n} of the known length` });
const ends = async (page: Page) => [await middleOf(end(page, 1)), await middleOf(end(page, 2))] as const;

async function choosePicture(page: Page): Promise<void> {
  const buffer = await pictureIn(page);
  await page.getByText('Trace a picture').click();
  await page.getByLabel('Photo or scan').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
  await end(page, 1).waitFor();
}

/** Where a point of the picture is on the screen while it is not turned, from its ends: they begin at 1/4 and 3/4 of its middle. */
async function onScreen(page: Page): Promise<(point: Place) => Place> {
  const [a, b] = await ends(page);
  const pxPerPx = (b.x - a.x) / (SIZE.width / 2);
  return ({ x, y }) => ({ x: a.x + (x - SIZE.width / 4) * pxPerPx, y: a.y + (y - SIZE.height / 2) * pxPerPx });
}

/** How many pixels of the stage have about the colour of the picture's ground. */
function yellows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLCanvasElement>('.stage-canvas');
    const copy = document.createElement('canvas');
    const painter = copy.getContext('2d', { willReadFrequently: true });
    if (!stage || !painter) throw new Error('There is no stage.');
    [copy.width, copy.height] = [stage.width, stage.height];
    painter.drawImage(stage, 0, 0);
    const { data } = painter.getImageData(0, 0, copy.width, copy.height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] - data[i + 2] > 30 && data[i + 1] > 200) count++;
    return count;
  });
}

it('needs one known length, straightens the picture, and stays on the device', async () => {
  await journey('/', { viewport: { width: 1366, height: 768 } }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await drawRoom(page).click();
    await nextWall(page).waitFor();
    await page.getByText('Trace a picture').click();
    const file = page.getByLabel('Photo or scan');
    await file.setInputFiles({ name: 'note.txt', mimeType: 'image/png', buffer: Buffer.from('no image') });
    await page.getByText('This file is not an image').waitFor();
    // Another one is dropped.
    const png = (await pictureIn(page)).toString('base64');
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], 'plan.png', { type: 'image/png' }));
      return transfer;
    }, png);
    await page.locator('.stage-canvas').dispatchEvent('drop', { dataTransfer: data });
    await end(page, 1).waitFor();
    await expect.poll(() => yellows(page)).toBeGreaterThan(10_000);

    // Nothing is drawn and nothing is planned without a scale.
    expect(await nextWall(page).count()).toBe(0);
    const there = await onScreen(page);
    await page.mouse.click(there({ x: 500, y: 120 }).x, there({ x: 500, y: 120 }).y);
    await page.locator('.stage-canvas').press('Enter');
    expect(await violationsOf(page)).toEqual([]);
    const use = page.getByRole('button', { name: 'Use this length' });
    await use.click();
    await page.getByText('Please type a length').waitFor();

    // The upper wall is 4 m long and level: one end is dragged to it, the other moved by keys.
    const [a, b] = await ends(page);
    const first = there(CORNERS[0]);
    await dragBy(page, a, { x: first.x - a.x, y: first.y - a.y });
    const second = there({ x: CORNERS[1].x, y: CORNERS[1].y });
    await dragBy(page, b, { x: second.x - b.x + 6, y: second.y - b.y });
    const dragged = (await ends(page))[1];
    await end(page, 2).focus();
    const perPx = (second.x - first.x) / (CORNERS[1].x - CORNERS[0].x);
    for (let px = Math.round((dragged.x - second.x) / perPx); px > 0; px--) await page.keyboard.press('ArrowLeft');
    await page.reload();
    // The picture is still there, and its scale still open.
    await drawRoom(page).click();
    await end(page, 1).waitFor();
    await page.getByRole('textbox', { name: 'Length between the ends' }).fill('4 m');
    await page.getByRole('combobox', { name: 'This line is' }).selectOption('level');
    await use.click();
    await nextWall(page).waitFor();

    // Where the known wall is now, for which the scale is opened once more.
    await page.getByText('Trace a picture').click();
    await page.getByRole('button', { name: 'Change the scale' }).click();
    await end(page, 1).waitFor();
    const [from, to] = await ends(page);
    expect(Math.abs(to.y - from.y)).toBeLessThan(0.6);
    await page.getByRole('textbox', { name: 'Length between the ends' }).fill('400');
    await page.keyboard.press('Enter');
    await nextWall(page).waitFor();
    const quarter = (to.x - from.x) / 4;
    for (const [x, y] of [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
      [0, 0],
    ]) {
      await page.mouse.click(from.x + x * quarter, from.y + y * quarter);
    }
    await nextWall(page).waitFor({ state: 'detached' });
    await settled(page);
    await expect.poll(() => wallsText(page).inputValue()).toBe('E400 S300 W400 N300');
    await expect.poll(() => yellows(page)).toBeLessThan(100);
    expect(sent).toEqual([]);

    // It stays for the next room, until it is removed.
    await drawRoom(page).click();
    await expect.poll(() => yellows(page)).toBeGreaterThan(10_000);
    await page.getByText('Trace a picture').click();
    await page.getByRole('checkbox', { name: 'Show the picture' }).click();
    await expect.poll(() => yellows(page)).toBeLessThan(100);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Show the picture' }).count()).toBe(0);
  });
});

it('is scaled and drawn over by a finger, and read in every language at 320 px', async () => {
  await journey('/', PHONE, async ({ page }) => {
    await drawRoom(page).tap();
    await choosePicture(page);
    const there = await onScreen(page);
    for (const [n, corner] of [
      [0, CORNERS[0]],
      [1, CORNERS[3]],
    ] as const) {
      const at = (await ends(page))[n];
      const to = there(corner);
      await dragFinger(page, at, { x: to.x - at.x, y: to.y - at.y });
    }
    // The longest texts are not the English ones.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const lang of [...LANGUAGES.filter((other) => other !== 'en'), 'en']) {
      const address = new URL(page.url());
      address.searchParams.set('lang', lang);
      await page.goto(address.href);
      await page.locator('#room-draw').tap();
      await page.locator('.trace form').waitFor();
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.trace :is(p, label, button, summary, select, input)')]
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(wide).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('textbox', { name: 'Length between the ends' }).fill('300');
    await page.getByRole('combobox', { name: 'This line is' }).selectOption('upright');
    await page.getByRole('button', { name: 'Use this length' }).tap();
    await nextWall(page).waitFor();
    await expect.poll(() => yellows(page)).toBeGreaterThan(10_000);
    await page.getByText('Trace a picture').click();
    await page.getByRole('button', { name: 'Change the scale' }).tap();
    const [from, to] = await ends(page);
    expect(Math.abs(to.x - from.x)).toBeLessThan(0.6);
    await page.getByRole('textbox', { name: 'Length between the ends' }).fill('300');
    await page.getByRole('button', { name: 'Use this length' }).tap();
    await nextWall(page).waitFor();
    const third = (to.y - from.y) / 3;
    for (const [x, y] of [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ]) {
      await page.touchscreen.tap(from.x + x * third, from.y + y * third);
    }
    await page
      .getByRole('button', { name: /^Close: / })
      .first()
      .tap();
    await nextWall(page).waitFor({ state: 'detached' });
    await settled(page);
    await expect.poll(() => wallsText(page).inputValue()).toBe('E400 S300 W400 N300');
  });
});
