// The chalk lines on the plan, shown and hidden by keyboard: drawn, and said as answers of the interface say them.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, wordsFor } from '../../src/words/index.ts';
import { tabTo } from './hands.ts';
import { askDraft, KITCHEN, storedPath } from './interface.ts';
import { serviceOfFile } from './service.ts';
import { plannerIsThere, settled } from './visit.ts';

const { base, journey } = serviceOfFile();

const picture = (page: Page) =>
  page.locator('.stage-canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

it('shows the lines by which the floor is set out, in each language', async () => {
  const path = await storedPath(base(), KITCHEN);
  await journey(`${path}?lang=${LANGUAGES[0]}`, {}, async ({ page }) => {
    for (const lang of LANGUAGES) {
      if (lang !== LANGUAGES[0]) await page.goto(`${base()}${path}?lang=${lang}`);
      await plannerIsThere(page);
      await settled(page);
      const chalk = page.getByRole('button', { name: wordsFor(lang)['view.chalk'], exact: true });
      await tabTo(page, chalk);
      expect(await chalk.getAttribute('aria-pressed')).toBe('false');
      const before = await picture(page);
      await page.keyboard.press('Enter');
      const { settingOut } = (await askDraft(base(), { ...KITCHEN, settingOut: true } as object, lang)).answer;
      // A sentence for each line.
      await page.getByRole('status').getByText(settingOut!.steps.slice(0, 2).join(' '), { exact: true }).waitFor();
      expect(await chalk.getAttribute('aria-pressed')).toBe('true');
      await settled(page);
      expect(await picture(page)).not.toBe(before);
      await page.keyboard.press('Enter');
      await settled(page);
      expect(await picture(page)).toBe(before);
    }
  });
});
