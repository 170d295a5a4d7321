// The page of a stored plan: its figures in the language, its preview, and a project that cannot break out.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticesOf, plan } from '../engine/index.ts';
import { answerOf, readQuery } from '../wire/index.ts';
import { findingText, type Lang, noticeText, say } from '../words/index.ts';
import { plannerPage } from './index.ts';

const PUBLIC = 'https://tiles.example';
const QUERY = 'outline=E420+S180+W160+S170+W260+N350&pattern=chevron&start=5.5,10';

function openedIn(lang: Lang): Pick<Parameters<typeof plannerPage>[0], 'answer' | 'findings' | 'notices'> {
  const read = readQuery(`${QUERY}&lang=${lang}`);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const svgUrl = `${PUBLIC}/api/plan?${QUERY}&format=svg&lang=${lang}`;
  const planned = plan(read.request);
  return {
    answer: answerOf(planned, read.options, { svgUrl, plannerUrl: null }),
    findings: planned.warnings,
    notices: noticesOf(planned),
  };
}

function page(lang: Lang, change: Partial<Parameters<typeof plannerPage>[0]> = {}): string {
  return plannerPage({
    lang,
    publicUrl: PUBLIC,
    id: 'Ab3',
    project: '{}',
    ...openedIn(lang),
    recount: null,
    kinds: [],
    svg: '<svg/>',
    ...change,
  });
}

const EMBEDDED = /<script type="application\/json" id="project">([\s\S]*?)<\/script>/;

describe('the project inside the page', () => {
  const clean = page('en');

  it('survives parsing, whatever it contains, and cannot end its element', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--<script>', ']]>', '&lt;/script>', '<\u2028>', '</SCRIPT\n>', '\'"><img src=x>'),
    );
    fc.assert(
      fc.property(fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile))), (value) => {
        const project = JSON.stringify(value);
        const text = page('en', { project });
        const [whole, inside] = EMBEDDED.exec(text) ?? ['', ''];
        expect(JSON.parse(inside)).toEqual(JSON.parse(project));
        expect(inside).not.toContain('<');
        // Without it the page is the same: nothing got out.
        expect(text.replace(whole, '')).toBe(clean.replace(EMBEDDED, ''));
      }),
    );
  });
});

describe('what the page shows', () => {
  it.each(['en', 'pl', 'es', 'zh'] as const)(
    'are the figures of the answer, and what was found, in the words of pages: %s',
    (lang) => {
      const { answer, findings } = openedIn(lang);
      const text = page(lang);
      expect(findings.length).toBeGreaterThan(0);
      for (const warning of findings) expect(text).toContain(findingText({ lang }, warning));
      // The sentences of the answer are for programs.
      for (const warning of answer.warnings) expect(text).not.toContain(warning);
      for (const figure of [answer.tiles.total, answer.tiles.whole, answer.tiles.cut])
        expect(text).toContain(`>${figure}<`);
      expect(text).toContain(`>${answer.pattern.name}</h2>`);
      expect(text).toContain(say(lang, 'direction.vertical'));
      expect(text).toContain(lang === 'pl' || lang === 'es' ? 'x 5,5 · y 10' : 'x 5.5 · y 10');
    },
  );

  it('has what the trade says, in the units of the reader', () => {
    const notice = { kind: 'movement-joint', length: 9144 } as const;
    const text = page('en', { units: 'imperial', notices: [notice] });
    expect(text).toContain('The floor is 30′ long');
    expect(text).toContain(noticeText({ lang: 'en', units: 'imperial' }, notice));
  });

  it('has a preview with a bitmap, which messengers need, and its own address', () => {
    const text = page('pl');
    expect(text).toContain(`<meta property="og:image" content="${PUBLIC}/planner/Ab3/preview.png?lang=pl"/>`);
    expect(text).toContain(`<meta property="og:url" content="${PUBLIC}/planner/Ab3?lang=pl"/>`);
    expect(text).toMatch(/<meta property="og:title" content="[^"]+"\/>/);
    expect(text).toMatch(/<meta property="og:description" content="[^"]+"\/>/);
  });

  it('gives the address of the same figures, which stores nothing', () => {
    const [, href] = /<section class="address">.*?<a href="([^"]+)"/.exec(page('en')) ?? [];
    const query = href.replaceAll('&amp;', '&').split('?')[1];
    const read = readQuery(query);
    expect(read).toMatchObject({ ok: true, options: { format: 'json', link: false } });
    if (read.ok) expect(plan(read.request).tiles.total).toBe(openedIn('en').answer.tiles.total);
  });

  it('says so where a room is too long for an address', () => {
    const text = page('en', { answer: { ...openedIn('en').answer, svgUrl: null } });
    expect(text).toContain(say('en', 'page.tooLongForAddress'));
  });

  it('takes the drawing as it is, less the declaration of a file', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>a &amp; b</title></svg>';
    expect(page('en', { svg: `<?xml version="1.0" encoding="UTF-8"?>\n${svg}` })).toContain(`>${svg}</figure>`);
  });

  it('escapes an id that is no id', () => {
    expect(page('en', { id: '"><script>' })).not.toContain('"><script>');
  });
});
