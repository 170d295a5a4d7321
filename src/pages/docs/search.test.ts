// The search: passages that have all words, headings first, and the page of what was found.

import { expect, it } from 'vitest';
import { passagesWith, searchIndex, searchPage } from './search.ts';

const INDEX = searchIndex({
  'docs/a.md': '# Alpha\n\nIntro about tiles.\n\n## The joint\n\nGrout goes here.\n\n```sh\n# no heading\n```\n',
  'docs/b.md': '# Beta\n\n## Walls\n\nA joint <b>runs</b> along the wall.\n\n| Wall | `n` |\n|---|---|\n| 1 | one |\n',
  'docs/decisions/0001-c.md': '# 1. The joint is chosen\n\nThe joint.\n',
});
const addresses = (query: string) => passagesWith(INDEX, query).map(({ address }) => address);
const page = (query: string) =>
  searchPage({ publicUrl: 'https://tiles.example', copyScript: undefined, query, index: INDEX });

it('has a passage for each heading, and none for lines of code', () => {
  expect(INDEX.map(({ address }) => address)).toEqual([
    '/docs/a#alpha',
    '/docs/a#the-joint',
    '/docs/b#beta',
    '/docs/b#walls',
    '/docs/decisions/0001-c#1-the-joint-is-chosen',
  ]);
});

it('finds passages with all words, in any case and in parts, headings before texts and decisions', () => {
  expect(addresses('JOINT')).toEqual([
    '/docs/a#the-joint',
    '/docs/decisions/0001-c#1-the-joint-is-chosen',
    '/docs/b#walls',
  ]);
  expect(addresses('joint wal')).toEqual(['/docs/b#walls']);
  expect(addresses('alpha grout')).toEqual(['/docs/a#the-joint']);
  expect(addresses('joint nowhere')).toEqual([]);
  expect(addresses('  ')).toEqual([]);
});

it('shows the extract with the word marked, and every text escaped', () => {
  expect(page('runs')).toContain('A joint &lt;b&gt;<mark>runs</mark>&lt;/b&gt; along');
  expect(page('<script>')).toContain('No passage has all the words of &ldquo;&lt;script&gt;&rdquo;');
  expect(page('"')).toContain('name="q" type="search" value="&quot;"');
});
