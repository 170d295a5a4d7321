// Jobs on paper: what is bought is on the overview, every surface has the sheets of its plan, and every cut piece is on one
// cutting sheet.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { jobBytes, jobFigures, randomJobs } from '../../../test/support/job-files.ts';
import { type Text, widthOf } from '../../drawing/index.ts';
import { pieceCountOf, plan } from '../../engine/index.ts';
import { arrangePaper, composeJob, ORIENTATIONS, PAGE_MARGIN, PAPERS, type Paper } from '../../paper/index.ts';
import { codeItem } from '../../paper/title/code.ts';
import { readJob } from '../../wire/index.ts';
import { LANGUAGES, say } from '../../words/index.ts';
import { ALL_JOB_WRITERS } from '../exports.ts';
import { answerJob } from './answer.ts';
import { jobSubject } from './paper-subject.ts';
import { planJob } from './plan-job.ts';

const PUBLIC_URL = 'https://tiles.example';
const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATH = { name: 'bath', outline: 'E185 S240 W185 N240' };
const FLAT = { surfaces: [HALL, BATH], parameters: { tileSize: 600 } };
const CHOICE = { scale: 'fit', paper: 'a4', withList: true } as const;

function subjectOf(body: object, id?: string) {
  const read = readJob({ ...body, format: 'pdf' });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const job = planJob(read, { planner: (request) => ({ ...plan(request), warnings: [] }) });
  return { job, subject: jobSubject(job, { publicUrl: PUBLIC_URL, id }) };
}

const textsOf = (items: readonly { readonly kind: string }[]): Text[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return textsOf((item as { items: Text[] } & typeof item).items);
    return item.kind === 'text' ? [item as Text] : [];
  });

const onRandomJobs = (law: (job: object) => void, soak = 100) =>
  fc.assert(
    fc.property(randomJobs, fc.constantFrom('job', 'surface', 'none'), (job, reuse) => law({ ...job, reuse })),
    {
      numRuns: casesOf(6, soak),
    },
  );

describe('a job on paper', () => {
  it('has every piece on one cutting sheet, except boards that a length describes', () => {
    onRandomJobs((body) => {
      const { job, subject } = subjectOf(body);
      const sheets = subject.materials.flatMap(({ cutting }) =>
        cutting.flatMap((one) => one.cutting.groups.flatMap((group) => group.sheets)),
      );
      expect(sheets.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(sheets.map((_, i) => i + 1));
      const names = sheets.flatMap(({ tiles }) => tiles.flat()).map((name) => name.split('/')[0]);
      const ofBoards = new Set(
        job.surfaces.flatMap(({ planned }, i) => (planned.plan.lattice.rows ? [subject.surfaces[i].letter] : [])),
      );
      const isDrawn = (name: string) => !ofBoards.has(name.charAt(0));
      const pieces = subject.surfaces.flatMap(({ letter, subject: { list, laid } }) =>
        list.tiles.flatMap(({ cut, number }) =>
          cut < 0 ? [] : Array.from({ length: pieceCountOf(laid.layout.cuts, cut) }, () => `${letter}${number}`),
        ),
      );
      expect(names.filter(isDrawn).toSorted()).toEqual(pieces.filter(isDrawn).toSorted());
      for (const name of names) expect(pieces).toContain(name);
    });
  });

  it('has the sheets of the plans of its surfaces, and numbers all pages', () => {
    onRandomJobs((body) => {
      const { subject } = subjectOf(body);
      const pages = [...composeJob(subject, CHOICE).pages];
      const { lang } = subject.notation;
      pages.forEach(({ items }, i) => {
        const number = say(lang, 'paper.page', { page: i + 1, pages: pages.length });
        expect(textsOf(items).map(({ text }) => text)).toContain(number);
      });
      for (const { letter, name, subject: surface } of subject.surfaces) {
        const own = pages.filter((page) => page.name.startsWith(`${letter} · ${name} · `));
        expect(own).toHaveLength(arrangePaper(surface, CHOICE).pageCount);
      }
    });
  });

  it('marks tiles that are cut from one in every surface, by one number', () => {
    const { subject } = subjectOf(FLAT);
    const { materials } = jobFigures(FLAT);
    const [{ sharedTiles }] = materials;
    sharedTiles.forEach((places, i) => {
      for (const { surface, tile } of places) {
        const own = subject.surfaces.find(({ name }) => name === surface);
        expect(own?.subject.shared.get(tile)?.pair).toBe(i + 1);
      }
    });
    expect(sharedTiles.some((places) => new Set(places.map(({ surface }) => surface)).size > 1)).toBe(true);
  });

  it.each(LANGUAGES)('says on the overview what is bought, within the page: %s', (lang) => {
    const body = { ...FLAT, name: 'Flat 12', lang, tilesPerBox: 4, pricePerBox: 42.5, currency: 'EUR' };
    const { subject } = subjectOf(body);
    const [page] = composeJob(subject, CHOICE).pages;
    const texts = textsOf(page.items);
    const said = texts.map(({ text }) => text).join('\n');
    const [material] = jobFigures(body).materials;
    for (const part of ['Flat 12', 'A · hall', 'B · bath', `${material.tilesWithReuse}`, subject.cost]) {
      expect(said).toContain(part);
    }
    for (const { text, at, size, anchor, bold } of texts) {
      const width = widthOf(text, size, bold);
      const left = at.x - (anchor === 'end' ? width : 0);
      expect([text, left >= -0.01, left + width <= page.width + 0.01]).toEqual([text, true, true]);
      expect([text, at.y <= page.height]).toEqual([text, true]);
    }
  });

  it.each(['a4', 'a3', 'letter'] as Paper[])('has pages within their paper for many surfaces: %s', (paper) => {
    const surfaces = Array.from({ length: 24 }, (_, i) => ({
      name: `Room number ${i + 1} with a rather long name`,
      outline: i % 2 === 0 ? 'E900 S90 W900 N90' : 'E90 S900 W90 N900',
      tile: `Tile ${i}`,
    }));
    const { subject } = subjectOf({ surfaces, parameters: { tileSize: 900 }, pricePerTile: 1, currency: 'EUR' });
    const document = composeJob(subject, { ...CHOICE, paper });
    const sizes = ORIENTATIONS.map((orientation) =>
      orientation === 'portrait' ? PAPERS[paper] : PAPERS[paper].toReversed(),
    );
    let count = 0;
    for (const { width, height, paper: own = document.paper, items } of document.pages) {
      count++;
      expect(sizes).toContainEqual([own.width, own.height]);
      expect(width + 2 * PAGE_MARGIN).toBeLessThanOrEqual(own.width + 1e-9);
      expect(height + 2 * PAGE_MARGIN).toBeLessThanOrEqual(own.height + 1e-9);
      for (const { at, text } of textsOf(items.filter(({ kind }) => kind === 'text'))) {
        expect([text, at.y <= height]).toEqual([text, true]);
      }
    }
    expect(count).toBeGreaterThan(24);
  });

  it('has the same bytes every time, and labels if they are asked for', () => {
    const bytes = jobBytes({ ...FLAT, format: 'pdf' });
    expect(jobBytes({ ...FLAT, format: 'pdf' })).toEqual(bytes);
    const { subject } = subjectOf(FLAT);
    const pages = [...composeJob(subject, { ...CHOICE, withLabels: true }).pages];
    const labels = pages.filter(({ name }) => name.startsWith(say('en', 'labels.labels')));
    const numbers = labels.flatMap(({ items }) => textsOf(items).filter(({ bold }) => bold)).map(({ text }) => text);
    const cut = subject.surfaces.flatMap(({ letter, subject: { list } }) =>
      list.tiles.filter((tile) => tile.cut >= 0).map(({ number }) => `${letter}${number}`),
    );
    expect(numbers).toEqual(cut);
  });

  it('has its code on the first page alone, and leaves room for it', () => {
    const id = 'AbCdEfGhIjKlMnOpQrStUv';
    const address = `${PUBLIC_URL}/planner/${id}`;
    const { subject } = subjectOf({ ...FLAT, name: 'Flat 12' }, id);
    expect([subject.link, subject.code]).toEqual([address, address]);
    const codesOn = (page: { readonly width: number; readonly items: readonly unknown[] }) => {
      const code = JSON.stringify(codeItem(address, { x: page.width - 24, y: 0 }, 24));
      return page.items.filter((item) => JSON.stringify(item) === code).length;
    };
    const pages = [...composeJob(subject, CHOICE).pages];
    expect(pages.map(codesOn)).toEqual(pages.map((_, i) => (i === 0 ? 1 : 0)));
    for (const { text, at, size, anchor, bold } of textsOf(pages[0].items)) {
      const right = at.x + (anchor === 'end' ? 0 : widthOf(text, size, bold));
      const isBeside = at.y - size < 24 && right > pages[0].width - 24;
      expect([text, isBeside]).toEqual([text, false]);
    }
  });

  it('is refused at a scale that needs too many sheets, with the largest that does not', () => {
    const made = (scale: number) => {
      const read = readJob({ ...FLAT, format: 'pdf', scale });
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return answerJob({ read, publicUrl: PUBLIC_URL }, { jobWriters: ALL_JOB_WRITERS });
    };
    const refused = made(1);
    if (refused.ok) return expect.fail('It was not refused.');
    const [{ code, param, message }] = refused.mistakes;
    expect([code, param]).toEqual(['too-many-sheets', 'scale']);
    const largest = Number(/send scale=(\d+)/.exec(message)?.[1]);
    expect(made(largest).ok).toBe(true);
    expect(made(largest - 1).ok).toBe(false);
  });
});
