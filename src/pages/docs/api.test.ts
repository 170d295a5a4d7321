// The page of the API against the code: it has all fields, patterns and parts of an answer, and its answers are real.

import { describe, expect, it } from 'vitest';
import { unescaped } from '../../../test/support/html-text.ts';
import { PATTERNS, parametersOf, shortNameOf } from '../../engine/index.ts';
import { answerPlanned, planRequest } from '../../service/index.ts';
import { FIELDS, type PlanAnswer, readComparison, readQuery } from '../../wire/index.ts';
import { docsPage } from './api.ts';
import { ANSWER_FIELDS } from './api-tables.ts';

const PAGE = docsPage({ publicUrl: 'https://tiles.example' });

const NO_LINKS = { svgUrl: null, plannerUrl: null };

function answerTo(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return answerPlanned(planRequest(read), NO_LINKS);
}

describe('the tables', () => {
  it('have a row for every field, with its description', () => {
    const rows = unescaped(PAGE);
    for (const [name, { description }] of Object.entries(FIELDS)) {
      expect(rows).toContain(`<tr><td><code>${name}</code></td><td>${description}</td>`);
    }
  });

  it('have a row for every pattern, with its parameters', () => {
    for (const pattern of PATTERNS) {
      const row = PAGE.split('<tr>').find((text) => text.includes(`<code>${shortNameOf(pattern)}</code></a>`)) ?? '';
      for (const name of Object.keys(parametersOf(pattern))) expect(row).toContain(`<code>${name}</code>`);
    }
  });

  it('tell what every part of an answer means', () => {
    const { surface, pattern, tiles, ...rest } = answerTo('outline=E400+S300+W400+N300&start=center');
    const { reuse, ...figures } = tiles;
    const groups = { surface, pattern, tiles: { ...figures, kinds: [] }, 'tiles.reuse': { ...reuse } };
    const parts = Object.entries(groups).flatMap(([group, fields]) =>
      Object.keys(fields).map((name) => `${group}.${name}`),
    );
    expect(
      Object.keys(ANSWER_FIELDS).filter(
        (name) => !['svg', 'order', 'quantities', 'choices', 'settingOut', 'rooms'].includes(name),
      ),
    ).toEqual([...parts, ...Object.keys(rest)]);
  });
});

describe('the examples', () => {
  const printed = [
    ...PAGE.matchAll(
      /<a class="call" href="\/api\/plan\?([^"]+)"><code>[^<]*<\/code><\/a>\s*<pre class="wraps"><code>([^<]*)</g,
    ),
  ].map(([, query, json]) => [unescaped(query), JSON.parse(unescaped(json))] as const);

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
