// What is said of a wall: wherever the answers, files and pages of a floor have a text that walls have in other words, those
// of the same surface as a wall have the words of walls, and never those of floors.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Text } from '../src/drawing/index.ts';
import { type App, buildApp } from '../src/http/app.ts';
import { composeLazily } from '../src/paper/index.ts';
import { subjectOf } from '../src/service/paper-subject.ts';
import { planRequest } from '../src/service/plan.ts';
import { readBody } from '../src/wire/index.ts';
import { LANGUAGES, type Lang, type SurfaceKey, wordsFor } from '../src/words/index.ts';
import { sheetsOf } from './support/cut-list-files.ts';
import { memoryStore } from './support/memory-store.ts';

const PUBLIC_URL = 'https://tiles.example';
const SURFACE = { outline: 'E301 S250 W301 N250', parameters: { tileSize: 300 }, edge: 5 };
const IDLE = { subtract: [{ x: 950, y: 90, w: 20, h: 20 }] };
/** Bodies of one plan each; together they have nearly all texts about a surface. */
const BODIES = [
  { ...SURFACE, settingOut: true, start: 'best' },
  { ...SURFACE, settingOut: true, start: 'wall:3' },
  { ...SURFACE, start: { x: 0.9, y: 3 } },
  { ...SURFACE, ...IDLE, outline: 'E900 S250 W900 N250', start: { x: -2, y: -2 } },
  { ...SURFACE, start: 'center' },
  { ...SURFACE, start: 'wall:2' },
  { ...SURFACE, start: { x: 295, y: -10 } },
  { ...SURFACE, outline: 'E25 S25 W25 N25', start: { x: -10, y: 0 } },
  { ...SURFACE, outline: 'E2 S3 W2 N3', parameters: { tileSize: 900 }, edge: 0 },
  { ...SURFACE, outline: 'E2000 S3000 W2000 N3000', parameters: { tileSize: 1200 } },
];

let app: App;
beforeAll(() => {
  app = buildApp({ store: memoryStore(), publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(() => app.close());

const textsOf = (items: readonly { readonly kind: string }[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return textsOf((item as unknown as { items: Text[] }).items);
    return item.kind === 'text' ? [(item as Text).text] : [];
  });

/** The texts of the sheets of paper, each as one line. */
function onPaper(body: object): string {
  const read = readBody({ ...body, format: 'pdf' });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const subject = subjectOf(planRequest(read), PUBLIC_URL);
  const { pages } = composeLazily(subject, { scale: 'fit', paper: 'a4', withList: true, withLabels: true });
  return [...pages].map(({ items }) => textsOf(items).join(' ')).join('\n');
}

/** Everything that is said about a plan. */
async function said(body: object): Promise<string> {
  const post = (format: string) => app.inject({ method: 'POST', url: '/api/plan', payload: { ...body, format } });
  const json = await post('json');
  if (json.statusCode !== 200) throw new Error(json.body);
  const address = new URL(json.json().plannerUrl);
  const pages = [address.pathname, address.pathname.replace('/planner/', '/embed/')];
  const shown = await Promise.all(pages.map((path) => app.inject(`${path}${address.search}`)));
  const cells = sheetsOf((await post('xlsx')).rawPayload).flatMap(({ rows }) => rows.flat());
  // Of pages only what is about the plan.
  const ofPages = shown.map(
    ({ body: page }) => /name="description".*/.exec(page)?.[0] + page.slice(page.indexOf('<main')),
  );
  return [json.body, ...ofPages, ...cells, onPaper(body)].join('\n').replaceAll('&#39;', "'");
}

/** A text with anything in its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    if (/^\{(wall|n|one|other)\}$/.test(part)) return '[\\d.,\\s]+';
    if (part === '{mark}') return '[A-Z]\\d?';
    return part.startsWith('{') ? '.{1,90}?' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`(?<![\\p{L}])${parts.join('')}(?!\\p{Script=Latin})`, 'u');
}

const keysOf = (lang: Lang) => {
  const words = wordsFor(lang);
  const keys = Object.keys(words).flatMap((key) => (key.endsWith('.wall') ? [key.slice(0, -5)] : []));
  return keys.filter((key): key is SurfaceKey => key in words);
};

describe.each(LANGUAGES)('the words of walls: %s', (lang) => {
  it('are those of floors in the answers, files and pages of the same surface, and no others', async () => {
    const words = wordsFor(lang);
    const seen = new Set<string>();
    for (const body of BODIES) {
      const [floor, wall] = [await said({ ...body, lang }), await said({ ...body, lang, kind: 'wall' })];
      for (const key of keysOf(lang)) {
        const [ofFloors, ofWalls] = [patternOf(words[key]), patternOf(words[`${key}.wall`])];
        if (words[key] === words[`${key}.wall`] || !ofFloors.test(floor)) continue;
        seen.add(key);
        expect([key, ofFloors.exec(wall)?.[0]]).toEqual([key, undefined]);
        expect([key, ofWalls.test(wall)]).toEqual([key, true]);
      }
    }
    // A third may be said of other plans.
    expect(seen.size).toBeGreaterThan((2 / 3) * keysOf(lang).length);
  });
});
