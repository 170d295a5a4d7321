import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { readSent } from '../../test/support/sent-requests.ts';
import { cutListOf, cuttingOf, drawnGroups, laidTilesOf, NONE_SHARED } from '../cutlist/index.ts';
import { type Item, MARKS, type Mark, paletteOf, textOf, widthOf } from '../drawing/index.ts';
import { type Lattice, PATTERNS, type Point, plan, shortNameOf } from '../engine/index.ts';
import { cutUpTiles } from '../engine/offcuts.ts';
import { setOut } from '../engine/setting-out.ts';
import { LANGUAGES, type Lang, label, say, UNIT_SYSTEMS } from '../words/index.ts';
import { arrangePaper, composePaper } from './compose.ts';
import { settingStep } from './cutting/texts.ts';
import type { Page } from './pages.ts';
import { paintPage } from './print.ts';
import { PAPERS, type Paper } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const choices = fc.record({
  pattern: fc.constantFrom(...PATTERNS.map(shortNameOf)),
  lang: fc.constantFrom(...LANGUAGES),
  units: fc.constantFrom(...UNIT_SYSTEMS),
  paper: fc.constantFrom(...(Object.keys(PAPERS) as Paper[])),
  scale: fc.constantFrom('fit' as const, 10, 20),
  width: fc.integer({ min: 150, max: 500 }),
  name: fc.constantFrom('', 'Łazienka', 'x'.repeat(120)),
  withReuse: fc.constantFrom(null, 12, 12_345),
});
type Choice = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

function subjectOf({ pattern, lang, units, width, name, withReuse }: Choice): PaperSubject {
  const outline = `E${width} S90 W60 S200 W${width - 60} N290`;
  const planned = plan(readSent({ outline, pattern, subtract: [{ x: 30, y: 40, w: 35, h: 50 }] }).request);
  const laid = { ...planned, ...laidTilesOf(planned) };
  const list = cutListOf(laid, planned.pattern, planned.parameters);
  const { groups: bought } = cutUpTiles(planned);
  return {
    laid,
    list,
    cutting: cuttingOf({ laid, list, bought, kerf: planned.kerf, step: settingStep(units) }),
    shared: NONE_SHARED,
    colors: paletteOf(planned, { color: null, gapColor: null }),
    figures: { ...planned.tiles, areaM2: planned.surface.areaMm2 / 1e6, withReuse, isBoughtWithReuse: false },
    pattern: {
      name: label(lang, `pattern.${pattern}`),
      tile: '300 mm',
      color: null,
      jointMm: planned.joint,
      rotationDeg: 0,
    },
    wallsCm: planned.surface.wallLengths.map((mm) => mm / 10),
    setOut: setOut({ ...planned, rotationDeg: 0 }),
    remarks: ['A warning.', 'A note.'],
    notation: { lang, units },
    name,
    date: '',
    address: 'https://tiles.example',
    link: 'https://tiles.example/',
    code: 'https://tiles.example/planner/AbCdEfGhIjKlMnOp',
  };
}

interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** The texts of a page outside its plan, whose walls may go on on another sheet. */
function textsOn(items: readonly Item[], origin: Point = { x: 0, y: 0 }, scale = 1): PlacedText[] {
  return items.flatMap((item): PlacedText[] => {
    if (item.kind === 'group') {
      const at = { x: origin.x + scale * item.at.x, y: origin.y + scale * item.at.y };
      return item.role === 'plan' ? [] : textsOn(item.items, at, scale * item.scale);
    }
    if (item.kind !== 'text') return [];
    const isUpright = item.turnDeg === -90;
    const width = scale * (isUpright ? item.size : widthOf(item.text, item.size, item.bold));
    const share = item.anchor === 'middle' ? 0.5 : item.anchor === 'end' ? 1 : 0;
    const left = origin.x + scale * item.at.x - share * width;
    return [{ text: item.text, left, right: left + width, baseline: origin.y + scale * item.at.y }];
  });
}

function expectOnPage({ width, height, items }: Page): void {
  for (const { text, left, right, baseline } of textsOn(items)) {
    expect([text, left >= -0.01, right <= width + 0.01, baseline > 0, baseline < height]).toEqual([
      text,
      true,
      true,
      true,
      true,
    ]);
  }
}

describe('pages', () => {
  it('have all their texts, whole, within the margins', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const { pages } = composePaper(subjectOf(choice), { ...choice, withList: true });
        expect(pages.length).toBeGreaterThan(1);
        for (const page of pages) {
          expectOnPage(page);
          // Nothing but a name that is too long for its line is shortened, in any language.
          for (const { text } of textsOn(page.items)) if (!text.startsWith('xxx')) expect(text).not.toContain('…');
        }
      }),
      { numRuns: casesOf(5, 200) },
    );
  });

  it.each(PATTERNS.map(shortNameOf))('have the tiles of each kind: %s', (pattern) => {
    for (const lang of LANGUAGES) {
      const choice = { pattern, lang, units: 'metric', width: 300, name: '', withReuse: null } as const;
      const subject = subjectOf({ ...choice, paper: 'a4', scale: 'fit' });
      const { motif } = subject.laid.lattice as Lattice;
      const { pages } = composePaper(subject, { scale: 'fit', paper: 'a4', withList: true });
      const texts = textsOn(pages[0].items).map(({ text }) => text);
      const kinds = new Set(motif.map((_, i) => subject.list.kindOf(i, lang)));
      const counts = [...kinds].filter(Boolean).map((kind) => {
        const line =
          texts.find((text) => text.startsWith(kind) && /\d$/.test(text)) ?? expect.fail(`${kind} has no line.`);
        return Number(/\d+$/.exec(line)?.[0]);
      });
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(total).toBe(kinds.has('') ? 0 : subject.figures.total);
    }
  });

  it('number every tile once on a sheet that shows all of them at a large scale', () => {
    const choice = { pattern: 'squares', lang: 'en', units: 'metric', width: 300, name: '', withReuse: null } as const;
    const subject = subjectOf({ ...choice, paper: 'a3', scale: 10 });
    const { pages } = composePaper(subject, { scale: 10, paper: 'a3', withList: false });
    // Two sheets, and how to set out.
    expect(pages).toHaveLength(3);
    const numbers = new Set<string>();
    const visit = (items: readonly Item[]) => {
      for (const item of items) {
        if (item.kind === 'group') visit(item.items);
        else if (item.kind === 'text' && item.role === 'number') numbers.add(item.text);
      }
    };
    for (const page of pages) visit(page.items);
    expect(numbers.size).toBe(subject.figures.total);
  });
});

describe('the order of pages', () => {
  const subjectWith = (pattern: Choice['pattern'], lang: Lang) => ({
    ...subjectOf({ pattern, lang, units: 'metric', width: 400, name: '', withReuse: null, paper: 'a4', scale: 20 }),
    remarks: Array.from({ length: 30 }, (_, i) => `Warning ${i + 1}.`),
    kept: ['1 × (200 × 300 mm)'],
  });
  const KEYS = [
    'paper.plan',
    'paper.notes',
    'setting.title',
    'paper.rows',
    'cutting.sheets',
    'cuts.kept',
    'labels.labels',
  ] as const;

  it.each(['squares', 'planks'] as const)(
    'is that of the work, and each says its number and how many there are: %s',
    (pattern) => {
      for (const lang of LANGUAGES) {
        const subject = subjectWith(pattern, lang);
        const choice = { scale: 20, paper: 'a4', withList: true, withLabels: true } as const;
        const { pages } = composePaper(subject, choice);
        expect(arrangePaper(subject, choice).pageCount).toBe(pages.length);
        const parts = pages.map(({ name }) => KEYS.findIndex((key) => name.startsWith(say(lang, key))));
        expect(parts).toEqual(parts.toSorted((a, b) => a - b));
        // Only boards have a table of rows.
        expect([...new Set(parts)]).toEqual(pattern === 'planks' ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 4, 5, 6]);
        pages.forEach(({ items }, i) => {
          const texts = textsOn(items).map(({ text }) => text);
          const isNumbered = texts.includes(say(lang, 'paper.page', { page: i + 1, pages: pages.length }));
          expect(isNumbered).toBe(KEYS[parts[i]] !== 'labels.labels');
        });
      }
    },
  );

  it('goes on with warnings and notes that have no room above the plan', () => {
    const subject = subjectWith('squares', 'en');
    const { pages } = composePaper(subject, { scale: 'fit', paper: 'a4', withList: false });
    const said = pages.flatMap(({ items }) => textsOn(items)).map(({ text }) => text);
    for (const remark of subject.remarks) expect(said.filter((text) => text === `• ${remark}`)).toHaveLength(1);
    expect(said).toContain(say('en', 'paper.notesMore'));
  });

  it('has cutting sheets only for the boards with a star in the table', () => {
    const { laid, list, cutting } = subjectWith('planks', 'en');
    const drawn = new Set(drawnGroups(laid, list).flatMap(({ tiles }) => tiles.map(({ number }) => `${number}`)));
    const named = cutting.groups.flatMap(({ sheets }) => sheets.flatMap(({ tiles }) => tiles));
    expect(drawn.size).toBeGreaterThan(0);
    for (const names of named) expect(names.some((name) => drawn.has(name.split('/')[0]))).toBe(true);
    const all = new Set(named.flat().map((name) => name.split('/')[0]));
    for (const number of drawn) expect(all).toContain(number);
  });
});

describe('a mark that is added to the list', () => {
  it('is on the plan, and on no other page', () => {
    const choice = { pattern: 'squares', lang: 'en', units: 'metric', width: 300, name: '', withReuse: null } as const;
    const subject = subjectOf({ ...choice, paper: 'a4', scale: 'fit' });
    const list = MARKS as Mark[];
    list.push(({ floor }, { mmPerPx, text }) => {
      const middle = { x: floor.width / 2, y: floor.height / 2 };
      return { items: [textOf('label', 'Practice', middle, text * mmPerPx)], tags: [] };
    });
    const { pages } = composePaper(subject, { scale: 'fit', paper: 'a4', withList: true });
    list.pop();
    const printed = pages.map((page, i) => paintPage(page, `p${i}`));
    expect(printed.map((svg) => svg.split('>Practice<').length - 1)).toEqual(pages.map((_, i) => (i === 0 ? 1 : 0)));
    // PDF files paint the same items.
    const plan = pages[0].items.find(({ role }) => role === 'plan');
    expect(JSON.stringify(plan)).toContain('"text":"Practice"');
  });
});
