// PDF files as other programs read them: sound, to scale, with all texts and fonts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { answerRequest } from '../../src/service/index.ts';
import { type PlanAnswer, readBody } from '../../src/wire/index.ts';
import { LANGUAGES, label, say, type WordKey } from '../../src/words/index.ts';
import { casesOf } from '../support/cases.ts';
import { type PdfReading, readPdf } from './pdf-reader.ts';

type Body = Readonly<Record<string, unknown>>;

function answerTo(body: Body) {
  const read = readBody({ link: false, ...body });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return answerRequest({ read, where: 'body', publicUrl: 'https://tiles.example' }, { writers: ALL_WRITERS });
}

function bytesOf(body: Body): Uint8Array {
  const answer = answerTo({ ...body, format: 'pdf' });
  if (!answer.ok) throw new Error(answer.mistakes[0].message);
  return answer.content as Uint8Array;
}

function figuresOf(body: Body): PlanAnswer {
  const answer = answerTo(body);
  if (!answer.ok) throw new Error(answer.mistakes[0].message);
  return JSON.parse(answer.content as string);
}

/** The colour of solid ground: only the room is filled with it. */
const SOLID = '#ece8e0';
const INK = '#1d252d';
const MM_PER_PT = 25.4 / 72;

/** Lengths of the walls on paper, mm. */
function drawnWalls(reading: PdfReading, walls: number): number[] {
  const [room] = reading.ringsFilled(SOLID).filter((ring) => ring.length === walls);
  return room.map(([x, y], i) => {
    const [nextX, nextY] = room[(i + 1) % room.length];
    return Math.hypot(nextX - x, nextY - y) * MM_PER_PT;
  });
}

/** An L with a shaft in it, in cm. */
const rooms = fc
  .record({
    width: fc.integer({ min: 200, max: 600 }),
    height: fc.integer({ min: 200, max: 600 }),
    notch: fc.integer({ min: 60, max: 120 }),
    pattern: fc.constantFrom(...PATTERNS.map(shortNameOf)),
    lang: fc.constantFrom(...LANGUAGES),
    paper: fc.constantFrom('a4', 'a3', 'letter'),
    scale: fc.constantFrom('fit', 10, 20, 50, 100),
    units: fc.constantFrom('metric', 'imperial'),
  })
  .map(({ width, height, notch, ...rest }) => ({
    ...rest,
    outline: `E${width - notch} S${notch} E${notch} S${height - notch} W${width} N${height}`,
    subtract: [{ x: 40, y: 90, w: 30, h: 40 }],
  }));

const HEADINGS: readonly WordKey[] = ['ui.tilesToBuy', 'ui.wholeTiles', 'ui.cutTiles', 'ui.slivers', 'ui.floorArea'];

describe('a PDF file', () => {
  it('is sound, has embedded fonts and all texts, and walls to scale', () => {
    const law = fc.property(rooms, (body) => {
      const reading = readPdf(bytesOf(body));
      expect(reading.check).toContain('No syntax or stream encoding errors found');
      expect(reading.fonts.length).toBeGreaterThan(1);
      // Embedded, a subset, and with a table from glyphs to characters.
      for (const font of reading.fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +0$/);
      const text = reading.pages.join('\n');
      expect(text).not.toMatch(/[□\ufffd]/);
      const { surface, tiles } = figuresOf(body);
      const [first] = reading.pages;
      for (const key of HEADINGS) expect(first).toContain(say(body.lang, key));
      expect(first).toContain(label(body.lang, `pattern.${body.pattern}`).slice(0, 12));
      expect(first.replace(/\D/g, '')).toContain(`${tiles.total}`);
      const scale = Number(/1:(\d+) · /.exec(first)?.[1]);
      expect(body.scale).toBe(body.scale === 'fit' ? 'fit' : scale);
      drawnWalls(reading, surface.wallsCm.length).forEach((mm, i) => {
        const real = (surface.wallsCm[i] * 10) / scale;
        expect(Math.abs(mm - real)).toBeLessThan(0.002 * real);
      });
      // The bar to check the scale with.
      expect(reading.levelLines().some((pt) => Math.abs(pt * MM_PER_PT - 100) < 0.02)).toBe(true);
    });
    fc.assert(law, { numRuns: casesOf(2, 200) });
  });

  it('has the number of every tile at a large scale, and the name of the plan on every page', () => {
    const body = {
      outline: 'E320 S150 W120 S90 W200 N240',
      subtract: [{ x: 120, y: 100, w: 60, h: 40 }],
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300 },
      scale: 20,
      name: 'Łazienka na górze',
    };
    const { pages } = readPdf(bytesOf(body));
    const numbers = new Set(pages[0].match(/\d+/g)?.map(Number));
    const { total } = figuresOf(body).tiles;
    for (let number = 1; number <= total; number++) expect(numbers).toContain(number);
    for (const page of pages) expect(page).toContain('Łazienka na górze');
  });

  it('has the same bytes for the same request', () => {
    const body = { outline: 'E180 S240 W180 N240', lang: 'zh' };
    expect(Buffer.from(bytesOf(body)).equals(bytesOf(body))).toBe(true);
  });

  it.each(["=cmd|'/C calc'!A0", '"><script>)(\\', 'مطبخ ‮gpj.exe', '🛁 łazienka 二楼', 'x'.repeat(120)])(
    'prints the name %s, and stays sound',
    (name) => {
      const { check, pages } = readPdf(bytesOf({ outline: 'E180 S240 W180 N240', name }));
      expect(check).toContain('No syntax or stream encoding errors found');
      const printable = name
        .replace(/[^\p{Script=Latin}\p{Script=Han}\d]+/gu, ' ')
        .trim()
        .split(' ');
      for (const word of printable) expect(pages[0]).toContain(word.slice(0, 20));
    },
  );

  it('is refused if it needs too many sheets, with the largest possible scale', () => {
    const body = { outline: 'E3000 S3000 W3000 N3000', parameters: { tileSize: 600 }, format: 'pdf', scale: 5 };
    const answer = answerTo(body);
    if (answer.ok) throw new Error('It was written.');
    const [{ code, param, message }] = answer.mistakes;
    expect([code, param]).toEqual(['too-many-sheets', 'scale']);
    const scale = Number(/send scale=(\d+) /.exec(message)?.[1]);
    expect(answerTo({ ...body, scale }).ok).toBe(true);
    expect(answerTo({ ...body, scale: scale - 1 }).ok).toBe(false);
  });

  it('has sheets of the plan without hatching, marks and numbers for people, and the other pages as they are', () => {
    const body = { outline: 'E310 S240 W310 N240', pattern: 'squares', parameters: { tileSize: 300 } };
    const [working, clean] = [{}, { look: 'clean' }].map((look) => readPdf(bytesOf({ ...body, ...look })));
    const { tiles } = figuresOf(body);
    // On the plan, in the figures or in the caption: none of both has the highest number of a piece.
    const numbers = ({ pages }: PdfReading) => new Set(pages[0].match(/\b\d+\b/g)?.map(Number));
    const all = Array.from({ length: tiles.total }, (_, i) => i + 1);
    expect(all.filter((number) => !numbers(working).has(number))).toEqual([]);
    expect(all.filter((number) => numbers(clean).has(number)).length).toBeLessThan(tiles.total / 4);
    for (const key of ['ui.cutTiles', 'paper.firstCourse'] as const) {
      const times = ({ pages }: PdfReading) => pages[0].split(say('en', key)).length - 1;
      expect(times(clean)).toBe(times(working) - 1);
    }
    expect(clean.pages.slice(1)).toEqual(working.pages.slice(1));
    // Of this colour are the hatch of light tiles and the bar of the scale, which has four lines.
    expect(working.linesStroked(INK)).toBeGreaterThan(50);
    expect(clean.linesStroked(INK)).toBe(4);
  });
});
