// Pictures of documents that have a variant for dark pages.

import { describe, expect, it } from 'vitest';
import { textOf } from '../markup.ts';
import { renderMarkdown } from './markdown.ts';

const rendered = (text: string) => textOf(renderMarkdown(text, (href) => `/docs/${href}`).body);

describe('a picture with a variant for dark pages', () => {
  const source =
    '<picture><source media="(prefers-color-scheme: dark)" srcset="a-dark.svg"><img src="a.svg" width="160" alt="A"></picture>';

  it('is shown with both addresses of the site, in a paragraph and in a table', () => {
    for (const text of [source, `| | |\n|---|---|\n| ${source}<br>\`a\` | b |\n`]) {
      expect(rendered(text)).toContain(
        '<picture><source media="(prefers-color-scheme: dark)" srcset="/docs/a-dark.svg"/><img src="/docs/a.svg" alt="A" width="160" loading="lazy"/></picture>',
      );
    }
  });

  it('is the only HTML that is not shown as text', () => {
    expect(rendered('a <b onclick="x">b</b> <script>alert(1)</script>')).not.toMatch(/<(b|script)\b/);
    expect(rendered('<img src="a.svg" onerror="x" alt="A">')).not.toContain('onerror');
    expect(rendered('<source media="print" srcset="a.svg">')).not.toContain('<source');
  });
});
