// Every page in every language is well-formed and labelled, and has no scripts, no outside resources and no broken links.

import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { PATTERNS, PlanError, plan } from '../engine/index.ts';
import { answerOf, readListingQuery, readQuery } from '../wire/index.ts';
import { LANGUAGES, type Lang } from '../words/index.ts';
import {
  docsPage,
  galleryPage,
  galleryProjects,
  homePage,
  notFoundPage,
  PAGE_CSP,
  PLANNER_CSP,
  plannerPage,
  STYLESHEET,
  tooManyPage,
  unavailablePage,
} from './index.ts';

const PUBLIC = 'https://tiles.example';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#d9cfc1"/></svg>';

function planner(lang: Lang, pattern: string): string {
  const query = `outline=E400+S300+W400+N300&pattern=${pattern}&start=5,10&lang=${lang}`;
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const links = { svgUrl: `${PUBLIC}/api/plan?${query}&format=svg`, plannerUrl: null };
  const planned = plan(read.request);
  return plannerPage({
    lang,
    publicUrl: PUBLIC,
    id: 'Ab3-x',
    project: '{"outline":"E400"}',
    answer: answerOf(planned, read.options, links),
    findings: planned.warnings,
    notices: [],
    kinds: [],
    recount: null,
    svg: SVG,
  });
}

const plannerPaths = galleryProjects().map((_, i) => `/planner/plan-${i}`);

/** One of the languages for each pattern; in a soak run all. */
const isShown = (pattern: number, lang: number) => pattern % LANGUAGES.length === lang || casesOf(0, 1) === 1;

const PAGES: readonly (readonly [name: string, lang: Lang, text: string])[] = [
  ['docs', 'en', docsPage({ publicUrl: PUBLIC })],
  ...LANGUAGES.flatMap((lang, l) => [
    ['home', lang, homePage({ lang, publicUrl: PUBLIC })] as const,
    ['gallery', lang, galleryPage({ lang, publicUrl: PUBLIC, plannerPaths })] as const,
    ...PATTERNS.map((pattern) => [`home ${pattern.id}`, lang, homePage({ lang, publicUrl: PUBLIC, pattern })] as const),
    ...PATTERNS.filter((_, p) => isShown(p, l)).map(({ id }) => [`planner ${id}`, lang, planner(lang, id)] as const),
    ['not found', lang, notFoundPage({ lang, publicUrl: PUBLIC })] as const,
    ['unavailable', lang, unavailablePage({ lang, publicUrl: PUBLIC })] as const,
    ['too many', lang, tooManyPage({ lang, publicUrl: PUBLIC, seconds: 12 })] as const,
  ]),
];

function parsed(text: string): Document {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(text, 'application/xhtml+xml');
}

function elements(document: Document, name = '*'): Element[] {
  return Array.from(document.getElementsByTagName(name));
}

function attributes(element: Element): [string, string][] {
  return Array.from(element.attributes, ({ name, value }) => [name, value]);
}

describe.each(PAGES)('%s in %s', (name, lang, text) => {
  const document = parsed(text);
  const all = elements(document);
  const everyAttribute = all.flatMap(attributes);

  it('is an HTML document in its language, with a title, a description and one heading', () => {
    expect(text).toMatch(/^<!DOCTYPE html>\n<html /);
    expect(document.documentElement?.getAttribute('lang')).toBe(lang);
    expect(elements(document, 'title')[0].textContent).toMatch(/Tilewright/);
    const metas = elements(document, 'meta');
    expect(metas.find((meta) => meta.getAttribute('name') === 'description')?.getAttribute('content')).toBeTruthy();
    expect(elements(document, 'h1')).toHaveLength(1);
    expect(elements(document, 'main')).toHaveLength(1);
  });

  it('has no unfilled placeholder', () => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\$\{/);
    expect(document.documentElement?.textContent).not.toMatch(/\{\w+\}/);
  });

  it('runs no script and carries no style of its own', () => {
    for (const script of elements(document, 'script')) expect(script.getAttribute('type')).toBe('application/json');
    expect(elements(document, 'style')).toHaveLength(0);
    const isActive = (name: string, value: string) =>
      /^on|^style$|^srcdoc$/i.test(name) || /^\s*javascript:/i.test(value);
    expect(everyAttribute.filter(([name, value]) => isActive(name, value))).toEqual([]);
  });

  it('loads nothing from other servers', () => {
    const outside = [...text.matchAll(/(?:https?:)?\/\/[a-z0-9.-]+/gi)].map(([address]) => address);
    const known = [PUBLIC, 'http://www.w3.org'];
    expect(outside.filter((address) => !known.includes(address))).toEqual([]);
    // The name of SVG is no address that a browser would open.
    const named = everyAttribute.filter(([, value]) => value.includes('www.w3.org') && !value.startsWith('data:'));
    expect(named.filter(([name]) => name !== 'xmlns')).toEqual([]);
  });

  it('gives each control a label, each list of links a name, and no id twice', () => {
    const ids = all.flatMap((element) => element.getAttribute('id') ?? []).filter((id) => id !== '');
    expect(new Set(ids).size).toBe(ids.length);
    const labelled = elements(document, 'label').map((label) => label.getAttribute('for'));
    const controls = [...elements(document, 'input'), ...elements(document, 'select')];
    const visible = controls.filter((control) => control.getAttribute('type') !== 'hidden');
    expect(labelled).toEqual(expect.arrayContaining(visible.map((control) => control.getAttribute('id'))));
    for (const nav of elements(document, 'nav')) expect(nav.getAttribute('aria-label')).toBeTruthy();
    const links = elements(document, 'a').filter((link) => link.getAttribute('aria-hidden') !== 'true');
    expect(links.filter((link) => !link.textContent?.trim())).toEqual([]);
    for (const pointer of ['aria-labelledby', 'aria-describedby']) {
      const named = all.flatMap((element) => element.getAttribute(pointer) ?? []).filter((id) => id !== '');
      expect(ids).toEqual(expect.arrayContaining([...new Set(named)]));
    }
  });

  it('links only to addresses that exist', () => {
    const ids = new Set(all.map((element) => element.getAttribute('id')));
    const places = new Set(elements(document, 'a').map((link) => link.getAttribute('href')?.replace(PUBLIC, '') ?? ''));
    for (const href of places) {
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
      else expectPlace(name, href);
    }
  });

  it('uses the one stylesheet', () => {
    const sheets = elements(document, 'link').filter((link) => link.getAttribute('rel') === 'stylesheet');
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual([STYLESHEET.path]);
  });
});

/** An address inside a page: a page of ours, or a request that is planned; on the docs' list of errors, refused. */
function expectPlace(page: string, href: string): void {
  const [path, query = ''] = href.split('?', 2);
  if (path === '/api/plan/patterns') {
    expect(readListingQuery(query).ok, href).toBe(true);
  } else if (path === '/api/plan') {
    expect(isPlanned(query), href).toBe(page !== 'docs' || !REFUSED_QUERIES.has(query));
  } else {
    expect(href).toMatch(
      /^$|^\/?\?|^\/$|^\/docs(\/[a-z-]+)?(#[a-z-]+)?$|^\/api\/projects\/[\w-]{22}$|^\/gallery(\?lang=..)?$|^\/planner\/plan-\d+(\?lang=..)?$|^\/openapi\.json$|^\/llms\.txt$/,
    );
  }
}

function isPlanned(query: string): boolean {
  const read = readQuery(query);
  if (!read.ok) return false;
  try {
    return plan(read.request).tiles.total > 0;
  } catch (error) {
    if (error instanceof PlanError) return false;
    throw error;
  }
}

/** Written out here, so that no other example may fail. */
const REFUSED_QUERIES = new Set([
  'outline=E400+S300+W390+N300',
  'outline=E400+S300+W400+N300&pattern=squares&tileWidth=300&tileHeight=600',
  'outline=E400+S300+W400+N300&pattern=herringbone&tilewidth=120',
  'outline=E4000+S3000+W4000+N3000&pattern=hexagons&tileSize=50',
]);

describe('the form of the home page', () => {
  it.each(PATTERNS.map((pattern) => [pattern.id, pattern] as const))('is accepted unchanged: %s', (_, pattern) => {
    const document = parsed(homePage({ lang: 'pl', publicUrl: PUBLIC, pattern }));
    const inputs = elements(document, 'input').map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]);
    const selects = elements(document, 'select').map((select) => {
      const options = Array.from(select.getElementsByTagName('option'));
      const chosen = options.find((option) => option.getAttribute('selected') !== null);
      return [select.getAttribute('name'), chosen?.getAttribute('value')];
    });
    const query = [...inputs, ...selects]
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('&');
    const read = readQuery(query);
    expect(read).toMatchObject({ ok: true, request: { pattern: pattern.id }, options: { lang: 'pl', format: 'svg' } });
    expect(isPlanned(query)).toBe(true);
  });
});

describe('alternates', () => {
  it('name every language of the page by its public address', () => {
    const document = parsed(homePage({ lang: 'es', publicUrl: `${PUBLIC}/` }));
    const links = elements(document, 'link').filter((link) => link.getAttribute('rel') === 'alternate');
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${PUBLIC}/`],
      ['pl', `${PUBLIC}/?lang=pl`],
      ['es', `${PUBLIC}/?lang=es`],
      ['zh', `${PUBLIC}/?lang=zh`],
      ['x-default', `${PUBLIC}/`],
    ]);
  });
});

describe('a page that the planner takes over', () => {
  const [script, style, worker] = ['/assets/planner-1.js', '/assets/style-1.css', '/assets/worker-1.js'];
  const words = { en: '/assets/en-1.json', pl: '/assets/pl-1.json', es: '/assets/es-1.json', zh: '/assets/zh-1.json' };
  const redirect = '/assets/redirect-1.js';
  const all = [script, redirect, style, worker, ...Object.values(words)];
  const files = { script, redirect, copy: '/assets/copy-1.js', style, worker, words, all };
  const document = parsed(homePage({ lang: 'pl', publicUrl: `${PUBLIC}/`, files }));
  const root = elements(document, 'div').find((element) => element.getAttribute('id') === 'planner');

  it('loads scripts of the same server alone, the one that may load another page before anything is shown', () => {
    const scripts = elements(document, 'script').filter((script) => script.getAttribute('type') !== 'application/json');
    expect(
      scripts.map((script) => [script.getAttribute('type'), script.getAttribute('src'), script.textContent]),
    ).toEqual([
      [null, files.redirect, ''],
      ['module', files.script, ''],
    ]);
  });

  it('asks early for the words of its own language, the way the script will', () => {
    const hints = elements(document, 'link').filter((link) => link.getAttribute('rel') === 'modulepreload');
    expect(hints.map((link) => link.getAttribute('href'))).toEqual([words.pl]);
  });

  it('keeps the style of the planner switched off until then', () => {
    const sheet = elements(document, 'link').find((link) => link.getAttribute('href') === files.style);
    expect(sheet?.getAttribute('media')).toBe('not all');
    expect(sheet?.getAttribute('id')).toBe('planner-style');
  });

  it('is inside the element of the planner, which names its worker', () => {
    expect(root?.getAttribute('data-worker')).toBe(files.worker);
    expect(root?.getAttribute('data-base')).toBe(PUBLIC);
    expect(Array.from(root?.getElementsByTagName('main') ?? [])).toHaveLength(1);
    expect(Array.from(root?.getElementsByTagName('footer') ?? [])).toHaveLength(1);
  });
});

describe('the policy', () => {
  it('lets the planner run scripts of the same server alone', () => {
    const rules = Object.fromEntries(PLANNER_CSP.split('; ').map((rule) => rule.split(/ (.*)/, 2)));
    expect(rules).toMatchObject({ 'script-src': "'self'", 'worker-src': "'self'", 'connect-src': "'self'" });
    expect(rules).toMatchObject({ 'default-src': "'none'", 'style-src': "'self'", 'frame-ancestors': "'none'" });
    expect(PLANNER_CSP).not.toMatch(/unsafe-eval|\*|https?:|script-src[^;]*unsafe/);
  });

  it('allows no script, no style element, no frame and nobody else', () => {
    const rules = Object.fromEntries(PAGE_CSP.split('; ').map((rule) => rule.split(/ (.*)/, 2)));
    expect(rules).toMatchObject({ 'default-src': "'none'", 'style-src': "'self'", 'frame-ancestors': "'none'" });
    expect(Object.keys(rules)).not.toContain('script-src');
    expect(PAGE_CSP).not.toMatch(/unsafe-eval|\*|https?:/);
  });
});
