// Each of the four languages, by the address and switched in place.

import { expect, it } from 'vitest';
import { LANGUAGES, type Lang, wordsFor } from '../../src/words/index.ts';
import { expectSameAs } from './figures.ts';
import { advanced } from './hands.ts';
import { askDraft, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { plannerIsThere } from './visit.ts';

const { base, journey } = serviceOfFile();

/** Slanted walls and a start with tenths: every figure has decimals. */
const DRAFT = {
  outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300',
  pattern: 'bricks',
  start: { x: 1.2, y: 3.4 },
};

it('shows each language by its address', async () => {
  const path = await storedPath(base(), DRAFT);
  await journey(`${path}?lang=${LANGUAGES[0]}`, {}, async ({ page }) => {
    for (const lang of LANGUAGES) {
      if (lang !== LANGUAGES[0]) await page.goto(`${base()}${path}?lang=${lang}`);
      await plannerIsThere(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await page.getByRole('button', { name: wordsFor(lang)['shell.share'], exact: true }).waitFor();
      await page.getByRole('tab', { name: wordsFor(lang)['section.pattern'], exact: true }).click();
      await page.getByRole('radio', { name: wordsFor(lang)['pattern.bricks'], exact: true, checked: true }).waitFor();
      const decimal = { en: '1.2', pl: '1,2', es: '1,2', zh: '1.2' }[lang];
      const start = page
        .getByRole('group', { name: wordsFor(lang)['ui.start'] })
        .getByRole('textbox')
        .first();
      await expect.poll(() => start.inputValue()).toBe(decimal);
      // The title follows once the numbers have settled.
      await expect.poll(() => page.title()).toContain(wordsFor(lang)['pattern.bricks']);
      await expectSameAs(page, await askDraft(base(), DRAFT, lang), lang);
    }
  });
});

it('is switched in place and updates the address', async () => {
  await journey('/', {}, async ({ page }) => {
    await advanced(page).click();
    await page.getByRole('textbox', { name: 'Walls, one after the other' }).fill('E333 S222 W333 N222');
    await page.keyboard.press('Enter');
    await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
    let spoken: Lang = LANGUAGES[0];
    for (const lang of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
      await page.getByRole('combobox', { name: wordsFor(spoken)['ui.language'] }).selectOption(lang);
      await page.getByRole('button', { name: wordsFor(lang)['shell.share'], exact: true }).waitFor();
      const draft = { outline: 'E333 S222 W333 N222', pattern: 'squares', parameters: { tileSize: 300 } };
      await expectSameAs(page, await askDraft(base(), draft, lang), lang);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe(lang);
      spoken = lang;
    }
    // This neither reloads the page nor adds an undo step.
    expect(await page.locator('body').getAttribute('data-same-page')).toBe('yes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectSameAs(
      page,
      await askDraft(base(), { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize: 300 } }),
    );
  });
});
