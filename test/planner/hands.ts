// Actions of a visitor on the plan: reading the start, finding a point of the room on the screen, dragging, moving the
// focus, and downloading files.

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { settled } from './visit.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function startHandle(page: Page): Locator {
  return page.getByRole('button', { name: /^Starting point/ });
}

/** The start in cm, from its handle. */
export async function startOf(page: Page): Promise<Place> {
  await settled(page);
  const name = (await startHandle(page).getAttribute('aria-label')) ?? '';
  const [, x, y] = /: (.+)\u00a0cm across, (.+)\u00a0cm down$/.exec(name) ?? [];
  return { x: Number(x), y: Number(y) };
}

/** The middle of an element on the screen. */
export async function middleOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A position of the start's handle in the room (mm) and on the screen (px). */
export interface Sighting {
  readonly room: Place;
  readonly screen: Place;
}

export async function sighting(page: Page): Promise<Sighting> {
  const { x, y } = await startOf(page);
  return { room: { x: 10 * x, y: 10 * y }, screen: await middleOf(startHandle(page)) };
}

/** The position of a point of the room (mm) on the screen, from two sightings of the start in the same view. */
export function onScreen([a, b]: readonly [Sighting, Sighting], place: Place): Place {
  const scale = (b.screen.x - a.screen.x) / (b.room.x - a.room.x);
  return { x: a.screen.x + scale * (place.x - a.room.x), y: a.screen.y + scale * (place.y - a.room.y) };
}

/** Drags with the mouse, with stops on the way. */
export async function dragBy(page: Page, from: Place, by: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
  await page.mouse.up();
}

/** The label of a radio button with a picture, under which the button itself lies. */
export function labelOf(radio: Locator): Locator {
  return radio.locator('xpath=..');
}

/** The part of the room that has the text of its walls or corners. */
export function advanced(page: Page): Locator {
  return page.locator('summary').filter({ hasText: 'Advanced' });
}

const MOST_TABS = 80;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${locator}.`);
}

export interface Downloaded {
  readonly name: string;
  readonly content: Buffer;
}

/** The file that an action downloads. */
export async function downloadedBy(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Chooses an entry of the download menu. */
export function download(page: Page, entry: string, menu = 'Download'): Promise<Downloaded> {
  return downloadedBy(page, async () => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('button', { name: entry }).click();
  });
}
