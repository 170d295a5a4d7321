// The page of the API against the code: it has all patterns, and its answers are real.

import { describe, expect, it } from 'vitest';
import { unescaped } from '../../../test/support/html-text.ts';
import { PATTERNS, parametersOf, shortNameOf } from '../../engine/index.ts';
import { readComparison } from '../../wire/index.ts';
import { docsPage } from './api.ts';

const PAGE = docsPage({ publicUrl: 'https://tiles.example' });

describe('the tables', () => {
  it('have a row for every pattern, with its parameters', () => {
    for (const pattern of PATTERNS) {
      const row = PAGE.split('<tr>').find((text) => text.includes(`<code>${shortNameOf(pattern)}</code></a>`)) ?? '';
      for (const name of Object.keys(parametersOf(pattern))) expect(row).toContain(`<code>${name}</code>`);
    }
  });
});

describe('the examples', () => {
  const printed = [
    ...PAGE.matchAll(
      /<a class="call" href="\/api\/plan\?([^"]+)"><code>[^<]*<\/code><\/a>\s*<pre class="wraps"><code>(.*?)<\/code>/gs,
    ),
  ].map(
    ([, query, json]) => [unescaped(query), JSON.parse(unescaped(json.replaceAll(/<\/?span[^>]*>/g, '')))] as const,
  );

  it('first warns and then shows the repair', () => {
    const [[, first], [, moved]] = printed;
    expect(first.warnings).toHaveLength(1);
    expect(moved.warnings).toEqual([]);
  });

  it('compare variants with a body that is accepted', () => {
    const [, command] = /<pre class="wraps" id="compare-curl"><code>([^<]*)</.exec(PAGE) ?? [];
    const [, body] = /^curl https:\/\/tiles\.example\/api\/compare .* -d '([^']*)'$/.exec(unescaped(command)) ?? [];
    expect(readComparison(JSON.parse(body))).toMatchObject({ ok: true });
  });
});
