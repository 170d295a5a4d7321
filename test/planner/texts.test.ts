// The page speaks for itself: no text of it is a sentence of the API, which tells programs what to send.

import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsFor } from '../../src/words/index.ts';

/** The words of answers of the API; pages use all others. */
const IS_OF_API = /^(?:warn|advice|remains|doubt|compare)\./;

describe.each(LANGUAGES)('in %s', (lang) => {
  const words = Object.entries(wordsFor(lang));
  const texts = words.filter(([key]) => !IS_OF_API.test(key)).map(([, text]) => text);

  it('there are texts', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts).not.toContain('');
  });

  it('no text contains a part of a warning, an advice or a note of the API, apart from its heading', () => {
    const parts = words
      .filter(([key]) => IS_OF_API.test(key))
      .flatMap(([, text]) => text.replace(/^[^:：{]*[:：]/, '').split(/\{\w+\}/))
      .filter((part) => part.length > (lang === 'zh' ? 9 : 24));
    expect(parts.length).toBeGreaterThan(9);
    for (const part of parts) expect(texts.filter((text) => text.includes(part))).toEqual([]);
  });

  it('no text names a field of a request, or says to send one', () => {
    const asks =
      /\b(?:start|outline|polygon|subtract|holes|tileSize|lang|format)=|\bsend (?!it as JSON)|wyślij|envía(?!n)|请发送|请改用/i;
    expect(texts.filter((text) => asks.test(text))).toEqual([]);
  });
});
