// Escaping: whatever text goes into a template comes out of a parser as the same text.

import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, NOTHING, textOf, trusted } from './markup.ts';

/** Characters that XML can carry at all, line ends aside, which every parser makes alike. */
const text = fc
  .string({ unit: 'grapheme' })
  .filter((value) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]/u.test(value))
  .map((value) => value.normalize());

describe('html', () => {
  it('keeps any text between tags and in attributes', () => {
    fc.assert(
      fc.property(text, (value) => {
        const page = textOf(html`<p title="${value}">${value}</p>`);
        const { documentElement } = new DOMParser().parseFromString(page, 'application/xhtml+xml');
        expect(documentElement?.textContent).toBe(value);
        expect(documentElement?.getAttribute('title')).toBe(value);
        expect(documentElement?.childNodes.length).toBe(value === '' ? 0 : 1);
      }),
    );
  });

  it('escapes text, numbers and text inside lists once, and markup never again', () => {
    const item = html`<li>${'<&>'}</li>`;
    expect(textOf(html`<ul>${[item, item]}</ul>${3}${NOTHING}${trusted('<br/>')}`)).toBe(
      '<ul><li>&lt;&amp;&gt;</li><li>&lt;&amp;&gt;</li></ul>3<br/>',
    );
  });

  it('takes nothing for markup that merely looks like it', () => {
    const disguised = { toString: () => '<script>' } as unknown as string;
    expect(textOf(html`${disguised}`)).toBe('&lt;script&gt;');
  });
});
