// The pages for frames: well-formed, without scripts, with links that leave the frame, and with the figures of the plan.

import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../engine/index.ts';
import { formatArea, formatCount, formatLength, formatSize, LANGUAGES, say } from '../words/index.ts';
import { projectPage } from './documents.ts';
import { notFoundPage, tooManyPage, unavailablePage } from './failures.ts';

const PUBLIC = 'https://tiles.example';
const ID = '3fJk9QvX2mTz7LbW8sYcRd';
const project = (pattern: string) => JSON.stringify({ outline: 'E180 S240 W180 N240', pattern });

function page(pattern: string, lang: (typeof LANGUAGES)[number], units: 'metric' | 'imperial' = 'metric'): string {
  return projectPage({ kind: 'embed', id: ID, project: project(pattern), lang, units, publicUrl: PUBLIC });
}

function elements(text: string, name = '*'): Element[] {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const document = new DOMParser({ onError }).parseFromString(text, 'application/xhtml+xml');
  return Array.from(document.getElementsByTagName(name));
}

const PAGES = LANGUAGES.flatMap((lang) => [
  ...PATTERNS.map(({ id }) => [`${id} in ${lang}`, page(id, lang)] as const),
  ...[notFoundPage, unavailablePage].map(
    (failure) => [`${failure.name} in ${lang}`, failure({ lang, publicUrl: PUBLIC, isFramed: true })] as const,
  ),
  [`tooManyPage in ${lang}`, tooManyPage({ lang, publicUrl: PUBLIC, isFramed: true, seconds: 9 })] as const,
]);

describe.each(PAGES)('%s', (_, text) => {
  it('is well-formed, has a heading and no scripts, and is not for search engines', () => {
    const all = elements(text);
    expect(elements(text, 'h1')).toHaveLength(1);
    expect(all.map(({ tagName }) => tagName)).not.toContain('script');
    expect(all.flatMap(({ attributes }) => Array.from(attributes, ({ name }) => name))).not.toContain('onclick');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has only links that leave the frame or load it again', () => {
    const links = elements(text, 'a').filter((link) => link.getAttribute('href') !== '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/tiles\.example\//);
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    }
  });
});

describe('the page of a plan', () => {
  it.each(LANGUAGES)('has its figures in %s, metric and imperial', (lang) => {
    for (const units of ['metric', 'imperial'] as const) {
      const text = page('squares', lang, units);
      // 180 by 240 cm in squares of 300 mm with joints of 3 mm: six columns and eight rows, the last of each cut.
      const figures = [
        [say(lang, 'ui.wholeTiles'), formatCount(lang, 5 * 7)],
        [say(lang, 'ui.cutTiles'), formatCount(lang, 6 * 8 - 5 * 7)],
        [say(lang, 'ui.floorArea'), formatArea({ lang, units }, 4.32)],
      ];
      expect(text).toContain(`<span class="total">${6 * 8}</span>`);
      for (const [name, value] of figures) expect(text).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
      expect(text).toContain(`<span>${say(lang, 'pattern.squares')}</span>`);
      expect(text).toContain(`>${formatLength({ lang, units }, 300, 'mm')}</span>`);
    }
  });

  it('opens the planner in the same language and units', () => {
    expect(page('squares', 'pl', 'imperial')).toContain(
      `href="${PUBLIC}/planner/${ID}?lang=pl&amp;units=imperial" target="_blank"`,
    );
  });

  it('has both lengths of a tile that is not square', () => {
    expect(page('herringbone', 'en')).toContain(`>${formatSize({ lang: 'en' }, [300, 100], 'mm')}<`);
    const inches = formatSize({ lang: 'en', units: 'imperial' }, [500, 90], 'mm');
    expect(page('chevron', 'en', 'imperial')).toContain(`<dt>Left-hand plank, ${inches}</dt>`);
  });
});
