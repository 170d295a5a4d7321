// The committed fonts have every character that pictures and printed files may need: a missing one prints as nothing.

import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FONTS } from '../src/fonts/index.ts';
import { en } from '../src/words/en.ts';
import { LANGUAGES, type Lang, wordsFor } from '../src/words/index.ts';

interface Font {
  hasGlyphForCodePoint(code: number): boolean;
}

const require = createRequire(import.meta.url);
// Without types of its own; it comes with pdfkit.
const { openSync }: { openSync: (path: string) => Font } = require('fontkit');
const [regular, bold, chinese, signs] = [FONTS.regular, FONTS.bold, FONTS.chinese, FONTS.signs].map((path) =>
  openSync(path),
);

/** The printable characters of a text that none of the fonts has. */
function missing(text: string, fonts: readonly Font[]): string {
  const letters = new Set(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''));
  return [...letters]
    .filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)))
    .join('');
}

/** All words of the service, and those of the planner's printed sheets. */
function textOf(lang: Lang): string {
  const printed = Object.entries(wordsFor(lang)).filter(([key]) => key in en || /^(?:cutList|print)\./.test(key));
  return printed.map(([, text]) => text).join('');
}

it.each(LANGUAGES)('the fonts have every character of the words in %s', (lang) => {
  const text = textOf(lang);
  expect(text.length).toBeGreaterThan(1000);
  expect(missing(text, [regular, chinese, signs])).toBe('');
  // What is set bold must not change its weight within a word.
  if (lang !== 'zh') expect(missing(text, [bold, signs])).toBe('');
});

it('has what names and measures are written with', () => {
  for (const font of [regular, bold]) {
    expect(missing('Łódź Ñandú Čeština Ğ ß Œ – — ‘’ “” „” … × · ° Ø ² ′ ″ ½ ⅛ € − © @', [font])).toBe('');
  }
  expect(missing('李家厨房二楼卫生间（东）、张先生，阳台；客厅', [chinese])).toBe('');
});

it('finds a character that is missing', () => {
  expect(missing('a丂b☃', [regular, chinese])).toBe('丂☃');
});
