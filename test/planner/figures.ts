// The figures shown by the page, and the expected ones from the interface.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlanAnswer } from '../../src/wire/index.ts';
import { type Lang, wordsFor } from '../../src/words/index.ts';
import { expectSameFindings } from './findings.ts';
import { type Asked, askAddress } from './interface.ts';
import { settled } from './visit.ts';

type Figures = Readonly<Record<string, string>>;

/** All figures of the result by name, including collapsed ones, with plain spaces. */
export async function shownFigures(page: Page, lang: Lang = 'en'): Promise<Figures> {
  await settled(page);
  const title = wordsFor(lang)['ui.tilesToBuy'];
  const result = page.getByRole('region', { name: title });
  const hidden = { includeHidden: true };
  const names = await result.getByRole('term', hidden).allTextContents();
  const values = await result.getByRole('definition', hidden).allTextContents();
  const total = await result.getByRole('paragraph').first().textContent();
  const all = [[title, total ?? ''], ...names.map((name, i) => [name, values[i]])];
  return Object.fromEntries(all.map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]));
}

/** The same figures from an answer, formatted by Intl. */
export function figuresOf({ tiles, surface }: PlanAnswer, lang: Lang = 'en'): Figures {
  const said = wordsFor(lang);
  const number = (value: number, decimals = 2) =>
    new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: decimals }).format(value);
  const count = (value: number, decimals = 2) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: decimals }).format(value);
  const { width, height } = surface.boundingBoxCm;
  return {
    [said['ui.tilesToBuy']]: count(tiles.total),
    [said['result.whole']]: count(tiles.whole),
    [said['result.cut']]: count(tiles.cut),
    [said['ui.waste']]: `${number(tiles.wastePercent)}${lang === 'zh' ? '' : ' '}%`,
    [said['result.slivers']]: count(tiles.sliverCount),
    [said['ui.narrowestCut']]: tiles.narrowestCutMm === null ? '–' : `${number(tiles.narrowestCutMm, 1)} mm`,
    [said['ui.laidArea']]: `${count(tiles.laidAreaM2, 4)} m²`,
    [said['ui.purchasedArea']]: `${count(tiles.purchasedAreaM2, 4)} m²`,
    [said['ui.floorArea']]: `${count(surface.areaM2, 4)} m²`,
    [said['ui.perimeter']]: `${number(surface.perimeterM, 3)} m`,
    [said['page.overall']]: `${number(width)} × ${number(height)} cm`,
  };
}

/** Compares the page, and the JSON of its figures, with the interface's answer. */
export async function expectSameAs(page: Page, { answer, text }: Asked, lang: Lang = 'en'): Promise<void> {
  await expect.poll(() => shownFigures(page, lang)).toEqual(figuresOf(answer, lang));
  const own = await page.evaluate(() => {
    const { planned } = window.overheard;
    if (planned === null) throw new Error('The page has planned nothing.');
    const { surface, pattern, tiles } = planned.answer;
    const figures = Object.entries({ surface, pattern, tiles }).map(([name, figures]) => {
      const text = `${JSON.stringify(name)}:${JSON.stringify(figures)}`;
      // The interface adds kinds and reuse, which the page has not requested.
      return name === 'tiles' ? text.slice(0, -1) : text;
    });
    return { figures, findings: planned.findings };
  });
  // The page knows no start by a word: the interface says why it was found.
  const answered = text.replace(/,"startWhy":"[^"]*"/, '');
  for (const figures of own.figures) expect(answered).toContain(figures);
  expectSameFindings(own.findings, lang, answer);
}

/** The interface's answer at the address that the page has just copied. */
export async function askCopied(page: Page): Promise<Asked> {
  await page.getByText('Address copied.').waitFor();
  return askAddress(await page.evaluate(() => navigator.clipboard.readText()));
}
