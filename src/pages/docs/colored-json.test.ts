// Colours change nothing of a text: without the marks it is the text, escaped.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escaped } from '../markup.ts';
import { coloredJson } from './colored-json.ts';

const withoutMarks = (markup: string) => markup.replaceAll(/<span class="[ksv]">|<\/span>/g, '');

it('marks names, texts and values', () => {
  expect(coloredJson('{ "a": "b: 1", "c": [-1.5, null] }').toString()).toBe(
    '{ <span class="k">&quot;a&quot;</span>: <span class="s">&quot;b: 1&quot;</span>, <span class="k">&quot;c&quot;</span>: [<span class="v">-1.5</span>, <span class="v">null</span>] }',
  );
});

it('keeps every text, JSON or not', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom('"', '\\', ':', '1', '<', ' ') }));
  fc.assert(fc.property(texts, (text) => withoutMarks(coloredJson(text).toString()) === escaped(text)));
});
