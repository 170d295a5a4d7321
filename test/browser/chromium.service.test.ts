// The browser that other tests rely on: it is found or reported missing, it draws, and its fonts are the same on every
// machine and cover every language.

import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES, wordsFor } from '../../src/words/index.ts';
import { CHROMIUM_PATH, whyMissing } from '../services/programs.ts';
import { browserOfFile, chromiumPath } from './chromium.ts';

const browser = browserOfFile();

afterEach(() => vi.unstubAllEnvs());

it('is the configured one, or fails with an error of one line', () => {
  vi.stubEnv(CHROMIUM_PATH, process.execPath);
  expect(chromiumPath()).toBe(process.execPath);
  vi.stubEnv(CHROMIUM_PATH, '/nowhere/chromium');
  expect(() => chromiumPath()).toThrow(
    /^CHROMIUM_PATH is "\/nowhere\/chromium", and no program can be run from there\.$/,
  );
});

it('has the given fonts, and no others of the machine', async () => {
  const page = await browser().newPage();
  const found = (names: readonly string[]) => page.evaluate(foundFonts, names);
  const given = {
    'fonts-inter': 'Inter Regular',
    'fonts-dejavu-core': 'DejaVu Sans',
    'fonts-noto-cjk': 'Noto Sans CJK SC',
  };
  for (const [name, font] of Object.entries(given)) {
    expect(
      await found([font]),
      whyMissing(name as keyof typeof given) ?? `no ${font}; Debian's ${name} has it`,
    ).toEqual([font]);
  }
  // These are installed by the same packages.
  expect(await found(['Inter Light', 'DejaVu Serif', 'Noto Serif CJK SC'])).toEqual([]);
  await page.close();
});

/** The fonts, by full name, that a page can use. Runs in the page. */
async function foundFonts(names: readonly string[]): Promise<string[]> {
  const isFound = await Promise.all(
    names.map((name) =>
      new FontFace('found', `local("${name}")`).load().then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, i) => isFound[i]);
}

it('has a glyph for every character of the words', async () => {
  const characters = new Set(LANGUAGES.flatMap((lang) => Object.values(wordsFor(lang)).flatMap((text) => [...text])));
  const page = await browser().newPage();
  // All missing characters are drawn as the same box.
  const missing = await page.evaluate(
    missingLetters,
    [...characters].filter((character) => character.trim() !== ''),
  );
  await page.close();
  expect(missing, whyMissing('fonts-noto-cjk') ?? "no font has these; Debian's fonts-noto-cjk would").toEqual([]);
});

/** Characters that look like one that no font has. Runs in the page. */
function missingLetters(characters: readonly string[]): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 48;
  const pen = canvas.getContext('2d');
  const picture = (character: string) => {
    pen.clearRect(0, 0, 48, 48);
    pen.font = '32px sans-serif';
    pen.fillText(character, 4, 36);
    return canvas.toDataURL();
  };
  const nothing = picture('\u{10fffd}');
  return characters.filter((character) => picture(character) === nothing);
}

/** The parts of a page used here; tests are compiled without a browser's types. */
declare class FontFace {
  constructor(family: string, source: string);
  load(): Promise<unknown>;
}

declare const document: {
  createElement(name: 'canvas'): {
    width: number;
    height: number;
    getContext(kind: '2d'): {
      font: string;
      clearRect(x: number, y: number, width: number, height: number): void;
      fillText(text: string, x: number, y: number): void;
    };
    toDataURL(): string;
  };
};
