// Notes on how a request was understood: every slip of the units has one, ordinary requests have none, and a note never
// makes two requests share what is kept of their answers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtsOf, PATTERNS, PlanError, parametersOf, plan, shortNameOf } from '../../engine/index.ts';
import { LANGUAGES } from '../../words/index.ts';
import { readBody } from '../read/body.ts';
import { readQuery } from '../read/query.ts';
import type { ReadRequest } from '../read/request.ts';
import { MESSAGE_CHARACTERS } from '../values/mistakes.ts';
import { answerKey, drawingQuery } from './canonical-query.ts';
import { notesOn } from './note-text.ts';
import { projectOf, readProject } from './projects.ts';

const ROOM = 'outline=E400+S300+W400+N300';

function accepted(read: ReadRequest) {
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read;
}

function notesFor(read: ReadRequest): string[] {
  const request = accepted(read);
  return notesOn(request, plan(request.request));
}

const notes = (query: string) => notesFor(readQuery(query));

/** A slip of the units, what was understood, and what the note says to write instead. */
const SLIPS: readonly (readonly [query: string, understood: string, instead: string])[] = [
  ['polygon=0,0+4,0+4,3+0,3', '4 × 3 cm', 'E4m'],
  ['outline=E3.2+S2.5+W3.2+N2.5', '3.2 × 2.5 cm', 'E4m'],
  ['outline=E100+S80+W100+N80&tileSize=1200', 'a tile as 1200 × 1200 mm', 'tileSize=600'],
  ['outline=E4000+S3000+W4000+N3000&tileSize=600', '4000 × 3000 cm, 1,200 m²', 'E4000mm'],
  [`${ROOM}&tileSize=60`, 'tileSize=60 was understood as mm (tiles: 3,072)', 'write tileSize=600'],
  [
    `${ROOM}&pattern=bricks&tileWidth=120&tileHeight=19.5`,
    'tileWidth=120, tileHeight=19.5 was understood as mm',
    'write tileWidth=1200, tileHeight=195',
  ],
  [`${ROOM}&joint=0.3`, 'The joint was understood as 0.3 mm', 'joint=3,'],
  [`${ROOM}&joint=0.125`, 'The joint was understood as 0.125 mm', 'joint=0.125in'],
  [`${ROOM}&tileSize=60&joint=30`, 'The joint was understood as 30 mm', 'joint=3 and tileSize=600'],
  [`${ROOM}&pattern=bricks&offset=0.33`, '0.33 % of a tile, 0.7 mm', 'offset=33'],
  [`${ROOM}&pattern=bricks&offset=0.07`, '0.07 % of a tile, 0.1 mm', 'offset=7.'],
  [`${ROOM}&tileSize=12in&joint=3&units=imperial`, 'without a unit (outline, joint) were understood as cm', 'E10ft6in'],
  [
    'outline=E10+S8+W10+N8&tileSize=12&units=imperial',
    '(outline, tileSize) were understood as cm for rooms and starts and as mm',
    'tileSize=12in',
  ],
  [
    `${ROOM}&pattern=chevron&tileWidth=500&tileHeight=90`,
    '500 mm wide (tileWidth) and 90 mm long (tileHeight)',
    'write tileWidth=90 and tileHeight=500',
  ],
];

describe('a slip of the units', () => {
  it.each(SLIPS)('%s is said', (query, understood, instead) => {
    const said = notes(query).find((note) => note.includes(understood));
    expect(said?.slice(said.indexOf('; if '))).toContain(instead);
  });

  it('is said of bodies too, wherever its lengths are', () => {
    const room = [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ];
    expect(notesFor(readBody({ polygon: room, parameters: { tileSize: 600 } }))[0]).toContain('4000 × 3000 cm');
    const small = notesFor(readBody({ outline: 'E400 S300 W400 N300', parameters: { tileSize: 60 } }));
    expect(small).toEqual([expect.stringContaining('tileSize=60 was understood as mm')]);
  });

  it.each(LANGUAGES)('is one sentence of bounded length in %s', (lang) => {
    const read = SLIPS.map(([query]) => notes(`${query}&lang=${lang}`));
    for (const note of read.flat()) {
      expect(note).toMatch(lang === 'zh' ? /^[^{}]+。$/ : /^[^{}]+\.$/);
      expect(note.length).toBeLessThanOrEqual(MESSAGE_CHARACTERS);
    }
    expect(new Set(read.flat()).size).toBeGreaterThan(SLIPS.length / 2);
  });
});

describe('no note', () => {
  it.each([
    // The same lengths with their units.
    'outline=E40m+S30m+W40m+N30m&tileSize=600',
    'polygon=0,0+40m,0+40m,30m+0,30m&tileSize=600',
    `${ROOM}&tileSize=60mm`,
    'outline=E10ft+S8ft+W10ft+N8ft&tileSize=12in&joint=0.125in&start=0,0&units=imperial',
    `${ROOM}&tileSize=6cm&units=metric`,
    // Mosaics on a splashback, and a small border.
    'outline=E200+S60+W200+N60&tileSize=48&joint=2',
    // Tiles of 10 cm are usual, and planks have a small side.
    'outline=E600+S500+W600+N500&tileSize=100',
    'outline=E900mm+S600+W900mm+N600&pattern=herringbone&tileWidth=70&tileHeight=280',
  ])('about units in %s', (query) => {
    expect(notes(query).filter((note) => note.includes('understood'))).toEqual([]);
  });

  it('about units in ordinary rooms', () => {
    let ordinary = 0;
    const isNot = (text: string) => text.includes('understood');
    const side = fc.integer({ min: 100, max: 1200 });
    const room = fc.record({ width: fc.integer({ min: 80, max: 1000 }), height: fc.integer({ min: 80, max: 1000 }) });
    fc.assert(
      fc.property(
        room.filter(({ width, height }) => width * height >= 10_000 && width * height <= 800_000),
        fc.constantFrom(...PATTERNS),
        fc.infiniteStream(side),
        fc.integer({ min: 1, max: 10 }),
        ({ width, height }, pattern, sides, joint) => {
          const names = Object.entries(parametersOf(pattern)).flatMap(([name, parameter]) =>
            parameter.kind === 'number' && parameter.isTileLength ? [name] : [],
          );
          // The width before the length, as tiles are sold.
          const lengths = [...sides.take(names.length)].sort((a, b) => a - b);
          const parameters = Object.fromEntries(names.map((name, i) => [name, lengths[i]]));
          const outline = `E${width} S${height} W${width} N${height}`;
          const read = accepted(readBody({ outline, pattern: shortNameOf(pattern), parameters, joint }));
          try {
            const planned = plan(read.request);
            // No room is tiled with tiles that are larger than it.
            if (Math.max(...planned.lattice.tileAreasMm2) > planned.surface.areaMm2) return;
            expect(doubtsOf(planned)).toEqual([]);
            expect(notesOn(read, planned).filter(isNot)).toEqual([]);
            ordinary++;
          } catch (error) {
            // Sizes that this pattern does not take.
            if (!(error instanceof PlanError)) throw error;
          }
        },
      ),
      { numRuns: 1000 },
    );
    expect(ordinary).toBeGreaterThan(700);
  });
});

describe('what is kept of an answer', () => {
  const PAIRS: readonly (readonly [bare: string, measured: string])[] = [
    [`${ROOM}&tileSize=60`, `${ROOM}&tileSize=60mm`],
    ['outline=E4000+S3000+W4000+N3000&tileSize=600', 'outline=E40m+S30m+W40m+N30m&tileSize=600'],
    [`${ROOM}&units=imperial`, 'outline=E4m+S3m+W4m+N3m&units=imperial'],
    [`${ROOM}&units=imperial`, `${ROOM}&joint=3mm&units=imperial`],
    [`${ROOM}&units=imperial&joint=3`, `${ROOM}&joint=3mm&units=imperial`],
    [`${ROOM}&tileSize=600`, `${ROOM}&tileSize=60cm`],
    [ROOM, 'outline=E4m+S3m+W4m+N3m'],
  ];

  it.each(PAIRS)(
    '%s and %s have the same plan, and the same key only if they have the same notes',
    (bare, measured) => {
      const [one, other] = [bare, measured].map((query) => accepted(readQuery(query)));
      expect(drawingQuery(one)).toBe(drawingQuery(other));
      expect(projectOf(one)).toEqual(projectOf(other));
      expect(answerKey(one) === answerKey(other)).toBe(String(notesFor(one)) === String(notesFor(other)));
    },
  );

  it.each([
    [`${ROOM}&units=imperial&joint=3&pattern=bricks&tileHeight=300&tileWidth=600`],
    [`${ROOM}&pattern=bricks&tileHeight=30&tileWidth=60`],
  ])('%s has the same key and notes in any order', (query) => {
    const [one, other] = [query, query.split('&').reverse().join('&')].map((text) => accepted(readQuery(text)));
    expect([answerKey(other), notesFor(other)]).toEqual([answerKey(one), notesFor(one)]);
  });

  it.each(PAIRS)('%s has no note on units once it is stored', (bare) => {
    const stored = accepted(readProject(projectOf(accepted(readQuery(bare))).text));
    expect(notesFor(stored).filter((note) => note.includes('understood'))).toEqual([]);
  });
});
