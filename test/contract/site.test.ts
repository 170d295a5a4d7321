// The pages as a site: a crawl from the home page, in four languages. Every page is small, needs no script, and leads only to
// pages, headings and pictures that exist. Links to the API are tested in published-links.test.ts.

import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATTERNS } from '../../src/engine/index.ts';
import { documentAddress, SITE } from '../../src/pages/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { memoryStore } from '../support/memory-store.ts';
import { type ContractService, openContract } from './contract-service.ts';

/** Bytes of a compressed page without its pictures. */
const MOST_BYTES = 40_000;

const PATIENCE_MS = 300_000;

interface Page {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses of links and pictures within the site, with their anchors. */
  readonly links: readonly string[];
}

function pageOf(path: string, text: string): Page {
  const document = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  const elements = Array.from(document.getElementsByTagName('*')) as Element[];
  const attributes = (name: string) => elements.flatMap((element) => element.getAttribute(name) || []);
  const links = [...attributes('href'), ...attributes('src')]
    .filter((link) => !/^(https?|data|mailto):/.test(link))
    .map((link) => new URL(link, `http://site${path}`))
    .map(({ pathname, search, hash }) => pathname + search + hash);
  return { text, ids: new Set(attributes('id')), links };
}

/** Pages to follow. The plans of the gallery are opened in one language: another changes only their words. */
const isPage = (address: string) =>
  /^\/(?:\?lang=..$|docs|gallery|planner\/[^?]+$)/.test(address) && !address.includes('/pictures/');
const withoutAnchor = (link: string) => link.split('#')[0];

let service: ContractService;
const pages = new Map<string, Page>();

beforeAll(async () => {
  service = await openContract({ store: memoryStore() });
  const queue = LANGUAGES.map((lang) => `/?lang=${lang}`);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const { status, body } = await service.get(path);
    expect([path, status]).toEqual([path, 200]);
    const page = pageOf(path, body);
    pages.set(path, page);
    queue.push(...page.links.map(withoutAnchor).filter(isPage));
  }
}, PATIENCE_MS);
afterAll(() => service.close());

describe('the site', () => {
  it('has a page for every document, the gallery in every language, and the plans of the gallery', () => {
    const documents = readdirSync(new URL('../../docs/', import.meta.url), { recursive: true, encoding: 'utf8' });
    const addresses = documents
      .filter((name) => name.endsWith('.md'))
      .map((name) => documentAddress(`docs/${name.replaceAll('\\', '/')}`));
    const paths = [...pages.keys()];
    expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(SITE.flatMap(({ entries }) => entries.map(({ address }) => address))));
    expect(paths).toEqual(
      expect.arrayContaining(['/gallery', '/gallery?lang=pl', '/gallery?lang=es', '/gallery?lang=zh']),
    );
    expect(paths.filter((path) => path.startsWith('/planner/')).length).toBe(PATTERNS.length);
  });

  it('leads only to pages, headings and files that exist', async () => {
    const checked = new Set<string>();
    for (const [path, { links }] of pages) {
      for (const link of links) {
        const [address, anchor] = link.split('#');
        const target = pages.get(address);
        if (target) {
          if (anchor !== undefined) expect([path, link, target.ids.has(anchor)]).toEqual([path, link, true]);
        } else if (!checked.has(address) && !/^\/(api\/|\?|planner\/)/.test(address)) {
          checked.add(address);
          expect([path, link, (await service.get(address)).status]).toEqual([path, link, 200]);
        }
      }
    }
    expect(checked.size).toBeGreaterThan(10);
  });

  it('has small pages that need no script', () => {
    for (const [path, { text }] of pages) {
      expect(text, path).not.toMatch(/<script(?! type="application\/json")/);
      const bytes = gzipSync(text.replaceAll(/<svg .*?<\/svg>/gs, '')).length;
      expect({ path, isSmall: bytes < MOST_BYTES, bytes }).toMatchObject({ isSmall: true });
    }
  });
});
