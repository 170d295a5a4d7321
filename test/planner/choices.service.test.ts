// The starts that a tiler would put before a customer, as cards beside the button for the best start.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { figuresOf, shownFigures } from './figures.ts';
import { startHandle, startOf } from './hands.ts';
import { askDraft, type Draft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { PHONE } from './touch.ts';
import { settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const ROOM: Draft = { outline: 'E500 S200 W250 S200 W250 N400', pattern: 'squares' };

/** The choices that the interface gives for a draft. */
async function askChoices(draft: Draft, lang: 'en' | 'pl') {
  return (await askDraft(base(), { ...draft, choices: true } as Draft, lang)).answer.choices ?? [];
}

const cardsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('button');

it('shows the choices of the interface with pictures, and goes to the one that is pressed', async () => {
  const choices = await askChoices(ROOM, 'en');
  expect(choices.length).toBeGreaterThan(2);
  await journey(await storedPath(base(), ROOM), {}, async ({ page }) => {
    await page.getByRole('tab', { name: 'Pattern' }).click();
    await page.getByRole('button', { name: 'Choices', exact: true }).click();
    const cards = cardsOf(page, 'Starts to choose from');
    await expect.poll(() => cards.count()).toBe(choices.length);
    const texts = await cards.allTextContents();
    choices.forEach(({ sentence, tiles }, i) => {
      expect(texts[i]).toContain(sentence);
      expect(texts[i]).toContain(`Tiles to buy ${tiles.total}Cut ${tiles.cut}`);
    });
    // The pictures are painted, and differ.
    const pictures = () =>
      cards.locator('canvas').evaluateAll((all) => all.map((it) => (it as HTMLCanvasElement).toDataURL()));
    await expect.poll(async () => new Set(await pictures()).size).toBe(choices.length);
    expect(await violationsOf(page)).toEqual([]);

    for (const [i, choice] of choices.entries()) {
      await cards.nth(i).click();
      await settled(page);
      await expect.poll(() => startOf(page)).toEqual(choice.startCm);
      await expect.poll(() => cards.nth(i).getAttribute('aria-pressed')).toBe('true');
      const { answer } = await askDraft(base(), { ...ROOM, start: choice.startCm });
      await expect.poll(() => shownFigures(page)).toEqual(figuresOf(answer));
    }

    // They are those of any start, but of one room.
    await startHandle(page).press('ArrowRight');
    await settled(page);
    expect(await cards.count()).toBe(choices.length);
    const joint = page.getByRole('textbox', { name: 'Joint width' });
    await joint.fill('5');
    await joint.press('Enter');
    await expect.poll(() => cards.count()).toBe(0);
  });
});

it('speaks the language of the page, fits a phone in the dark, and works by keyboard', async () => {
  const choices = await askChoices(ROOM, 'pl');
  const path = `${await storedPath(base(), ROOM)}?lang=pl`;
  await journey(path, { ...PHONE, colorScheme: 'dark', locale: 'pl-PL' }, async ({ page }) => {
    await page.getByRole('tab', { name: 'Wzór' }).click();
    await page.getByRole('button', { name: 'Propozycje', exact: true }).press('Enter');
    const cards = cardsOf(page, 'Punkty startowe do wyboru');
    await expect.poll(() => cards.count()).toBe(choices.length);
    expect(await cards.first().textContent()).toContain(choices[0].sentence);
    const { width } = (await cards.first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThan(390);
    expect(await violationsOf(page)).toEqual([]);
    await cards.nth(1).press('Enter');
    await expect.poll(() => cards.nth(1).getAttribute('aria-pressed')).toBe('true');
  });
});
