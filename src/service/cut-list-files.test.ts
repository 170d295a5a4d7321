// Cut lists and pieces of random plans against the figures of their answers, read back by code that knows nothing of the
// writers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { cellsOf, sheetsOf } from '../../test/support/cut-list-files.ts';
import { entitiesOf } from '../../test/support/dxf-entities.ts';
import { bytesOf, made, numbersIn, textOf } from '../../test/support/plan-files.ts';
import type { Body } from '../../test/support/sent-requests.ts';
import { PATTERNS, shortNameOf } from '../engine/index.ts';
import type { PlanAnswer } from '../wire/index.ts';

/** A room with a slanted wall and a notch, far from 0,0, with a cutout that leaves tiles with holes or in two parts. */
const ROOM: Body = {
  polygon: [
    [-1000, -2000],
    [-850, -2000],
    [-790, -1955],
    [-790, -1895],
    [-880, -1895],
    [-880, -1920],
    [-1000, -1920],
  ],
  subtract: [{ x: -950, y: -1980, w: 3, h: 5 }],
  holes: [
    [
      [-925, -1940],
      [-900, -1934],
      [-910, -1930],
    ],
  ],
};

const cases = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }).map((n) => -1000 + n / 100),
  y: fc.integer({ min: -3000, max: 3000 }).map((n) => -2000 + n / 100),
  rotation: fc.oneof(fc.constantFrom(0, 45, 90), fc.integer({ min: -180, max: 180 })),
  gapMm: fc.constantFrom(0, 2, 3.5),
});

/** Checks a law on random plans: one of each pattern in a test run, `soak` in all in a soak run. */
function onRandomPlans(soak: number, law: (body: Body) => void, patterns = PATTERNS.map(shortNameOf)): void {
  for (const pattern of patterns) {
    const property = fc.property(cases, ({ x, y, rotation, gapMm }) =>
      law({ ...ROOM, pattern, start: { x, y }, parameters: { rotation }, gapMm, link: false }),
    );
    fc.assert(property, { numRuns: casesOf(1, soak / patterns.length) });
  }
}

/** The area inside sides that are walked one by one, mm², and the length of the walk. */
function walked(text: string): { readonly areaMm2: number; readonly length: number } {
  let [x, y, bearing, areaMm2, length] = [0, 0, 0, 0, 0];
  for (const side of text.split(' · ')) {
    const [, angle = '90', mm] = /^(?:∠([\d.]+)° )?([\d.]+)$/.exec(side) ?? expect.fail(`No side: ${side}`);
    bearing += Math.PI - (Number(angle) * Math.PI) / 180;
    const [nextX, nextY] = [x + Number(mm) * Math.cos(bearing), y + Number(mm) * Math.sin(bearing)];
    areaMm2 += (x * nextY - nextX * y) / 2;
    length += Number(mm);
    [x, y] = [nextX, nextY];
  }
  return { areaMm2, length };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

type Ring = readonly (readonly [number, number])[];

const areaOf = (ring: Ring) =>
  sumOf(ring.map(([x, y], i) => (x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y) / 2));

describe('cut-list files', () => {
  it('have every tile once, and the areas, sides and shared tiles of the plan', () => {
    onRandomPlans(200, (body) => {
      const { tiles }: PlanAnswer = JSON.parse(textOf(body));
      const rows = cellsOf(textOf({ ...body, format: 'csv' }), ',').slice(1);
      const countOf = (...kinds: string[]) =>
        sumOf(rows.filter(([, kind]) => kinds.includes(kind)).map(([, , , count]) => Number(count)));
      expect([countOf('whole'), countOf('cut', 'sliver'), countOf('sliver')]).toEqual([
        tiles.whole,
        tiles.cut,
        tiles.sliverCount,
      ]);
      const numbers = rows.flatMap(([spans]) => numbersIn(spans)).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: tiles.total }, (_, i) => i + 1));
      for (const [spans, , , count] of rows) expect(numbersIn(spans)).toHaveLength(Number(count));
      const shared = new Set(rows.flatMap((row) => row[9].split(', ').filter(Boolean)));
      expect(shared).toEqual(new Set(tiles.reuse?.sharedTiles.map((list) => list.join('+'))));
      const tileCm2 = (tiles.purchasedAreaM2 * 1e4) / tiles.total;
      // Pieces of a row are equal to 0.05 mm along their sides.
      const laidCm2 = sumOf(rows.map((row) => Number(row[3]) * Number(row[7])));
      expect(Math.abs(laidCm2 - tiles.laidAreaM2 * 1e4)).toBeLessThan(0.002 * tileCm2 * tiles.total + 1);
      const { pieces }: PlanAnswer = JSON.parse(textOf({ ...body, pieces: true }));
      const areasCm2 = (pieces?.motif ?? []).map(({ outlineMm }) => areaOf(outlineMm) / 100);
      for (const row of rows) {
        const cm2 = Number(row[7]) + Number(row[8]);
        expect(Math.min(...areasCm2.map((areaCm2) => Math.abs(areaCm2 - cm2)))).toBeLessThan(0.5);
      }
      const places = rows.map((row) => [numbersIn(row[0])[0], Number(row[10]), Number(row[11])]);
      const inOrder = places.toSorted(([a], [b]) => a - b);
      expect(places.toSorted(([, a, c], [, b, d]) => a - b || c - d)).toEqual(inOrder);
      for (const row of rows) {
        const rings = row[6].split('; ').map((text) => ({ isHole: text.startsWith('hole: '), text }));
        const walks = rings.map(({ isHole, text }) => ({ isHole, ...walked(text.replace('hole: ', '')) }));
        const area = sumOf(walks.map(({ isHole, areaMm2 }) => (isHole ? -areaMm2 : areaMm2)));
        const length = sumOf(walks.map((walk) => walk.length));
        // Sides are rounded to 0.1 mm, angles to 0.1° and areas to a square millimetre.
        expect(Math.abs(area - 100 * Number(row[7]))).toBeLessThan(1 + 0.1 * length + 0.001 * length ** 2);
      }
    });
  });

  it('have the same cells as CSV in every language and as XLSX, with the figures of the plan', () => {
    const law = (body: Body) => {
      const { tiles }: PlanAnswer = JSON.parse(textOf(body));
      const [english, polish] = [
        cellsOf(textOf({ ...body, format: 'csv' }), ','),
        cellsOf(textOf({ ...body, format: 'csv', lang: 'pl' }), ';'),
      ];
      const figures = [3, 4, 5, 7, 8, 10, 11];
      expect(polish.slice(1).map((row) => figures.map((i) => row[i].replace(',', '.')))).toEqual(
        english.slice(1).map((row) => figures.map((i) => row[i])),
      );
      const bytes = bytesOf({ ...body, format: 'xlsx' });
      expect(bytesOf({ ...body, format: 'xlsx' })).toEqual(bytes);
      const [summary, list] = sheetsOf(bytes);
      expect([summary.name, list.name]).toEqual(['Summary', 'Cut list']);
      const cells = list.rows.map((row) => english[0].map((_, i) => row[i] ?? ''));
      expect(cells.map((row) => row.map(String))).toEqual(english);
      for (const row of cells.slice(1)) for (const i of figures) expect(row[i]).toBeTypeOf('number');
      const figureOf = (label: string) => summary.rows.find(([text]) => text === label)?.[1];
      expect(figureOf('Tiles to buy')).toBe(tiles.total);
      expect(figureOf('Tiles to buy with offcuts reused')).toBe(tiles.reuse?.tilesWithReuse);
      expect(figureOf('This layout needs at least')).toBe(tiles.reuse?.atLeast);
      expect(figureOf('Waste')).toBe(tiles.wastePercent);
      expect(figureOf('Planned with Tilewright')).toBe('https://tiles.example/');
    };
    onRandomPlans(200, law, ['chevron', 'hexagons']);
  });
});

describe('a plan with a name', () => {
  const HOSTILE = [
    `=cmd|'/C calc'!A0`,
    '"><script>alert(1)</script> & ]]>',
    'مطبخ \u202egpj.exe',
    '🛁 łazienka 二楼',
    '../../etc/passwd',
    'x'.repeat(120),
  ];

  it.each(HOSTILE)('%s is a text in its file, and names the file', (name) => {
    const outcome = made({ outline: 'E180 S240 W180 N240', format: 'xlsx', name });
    const [summary] = sheetsOf(outcome.content as Uint8Array);
    expect(summary.rows[0].slice(0, 2)).toEqual(['Plan', name]);
    expect(outcome.fileName).toMatch(/^[^\\/:*?"<>|\u202e.][^\\/:*?"<>|\u202e]*\.xlsx$/u);
  });

  it('is in no other answer, and not in the project', () => {
    const room = { outline: 'E180 S240 W180 N240' };
    const [plain, named] = [made(room), made({ ...room, name: 'Bath' })];
    expect(named).toEqual(plain);
    expect(textOf({ ...room, name: 'Bath', format: 'csv' })).toBe(textOf({ ...room, format: 'csv' }));
  });

  it.each([
    ['Bath', 'Bath.csv'],
    [' a/b\\c:d ', 'a b c d.csv'],
    ['..hidden.', 'hidden.csv'],
    ['CON', 'tilewright-180x240cm-squares.csv'],
    ['com1.txt', 'tilewright-180x240cm-squares.csv'],
    ['???', 'tilewright-180x240cm-squares.csv'],
    ['', 'tilewright-180x240cm-squares.csv'],
    ['浴'.repeat(120), `${'浴'.repeat(66)}.csv`],
  ])('%j gives the file %j', (name, fileName) => {
    expect(made({ outline: 'E180 S240 W180 N240', format: 'csv', name }).fileName).toBe(fileName);
  });
});

describe('pieces', () => {
  /** The mean of the corners, which tells rings of one plan apart. */
  const meanOf = (ring: Ring) => [0, 1].map((axis) => sumOf(ring.map((corner) => corner[axis])) / ring.length);

  it('cover the laid area, lie where the plan for CAD has them, and are numbered like the cut list', () => {
    onRandomPlans(200, (body) => {
      const { pieces, ...answer }: PlanAnswer = JSON.parse(textOf({ ...body, pieces: true }));
      expect(answer).toEqual(JSON.parse(textOf(body)));
      if (pieces === undefined) return expect.fail('There are no pieces.');
      const { tiles } = answer;
      expect(sumOf(pieces.whole.map(({ count }) => count))).toBe(tiles.whole);
      expect([pieces.cut.length, pieces.cut.filter(({ kind }) => kind === 'sliver').length]).toEqual([
        tiles.cut,
        tiles.sliverCount,
      ]);
      const wholeMm2 = sumOf(pieces.whole.map(({ motif, count }) => count * areaOf(pieces.motif[motif].outlineMm)));
      const laidMm2 = wholeMm2 + sumOf(pieces.cut.map(({ areaMm2 }) => areaMm2));
      // The area of the answer is rounded to 100 mm², and includes strips of 0.1 mm along walls that are no pieces.
      const strips = 0.1 * 1200 * answer.surface.perimeterM;
      expect(Math.abs(laidMm2 - tiles.laidAreaM2 * 1e6)).toBeLessThan(50 + strips);
      const rows = cellsOf(textOf({ ...body, format: 'csv' }), ',').slice(1);
      const cutNumbers = rows.filter(([, kind]) => kind !== 'whole').flatMap(([spans]) => numbersIn(spans));
      expect(pieces.cut.map(({ number }) => number)).toEqual(cutNumbers.toSorted((a, b) => a - b));
      const inRoom: Ring[] = [];
      for (const { centreMm, outlinesMm, areaMm2, number, sharedTile } of pieces.cut) {
        const ringsOf = (parts: typeof outlinesMm.tile) => parts.flatMap(({ outer, holes }) => [outer, ...holes]);
        const [own, room] = [ringsOf(outlinesMm.tile), ringsOf(outlinesMm.room)];
        for (const { outer, holes } of outlinesMm.tile) {
          expect(areaOf(outer)).toBeGreaterThan(0);
          for (const hole of holes) expect(areaOf(hole)).toBeLessThan(0);
        }
        // Corners are rounded to a micrometre.
        expect(Math.abs(sumOf(own.map(areaOf)) - areaMm2)).toBeLessThan(2);
        const moved = own.map((ring) => ring.map(([x, y]) => [x + centreMm[0], y + centreMm[1]]));
        const differences = moved.flat(2).map((mm, i) => Math.abs(mm - room.flat(2)[i]));
        expect(Math.max(...differences)).toBeLessThan(0.002);
        inRoom.push(...room);
        const lists = tiles.reuse?.sharedTiles ?? [];
        expect(sharedTile).toBe(lists.findIndex((list) => list.includes(number)) < 0 ? null : sharedTile);
        if (sharedTile !== null) expect(lists[sharedTile]).toContain(number);
      }
      const drawn = entitiesOf(textOf({ ...body, format: 'dxf' })).filter(({ layer }) =>
        ['TILES_CUT', 'SLIVERS'].includes(layer),
      );
      const means = drawn.map(({ corners }) => meanOf(corners.map(([x, y]) => [x, -y])));
      const places = inRoom.map((ring) => {
        const [x, y] = meanOf(ring);
        return means.findIndex((mean, i) => {
          const isNear = Math.abs(mean[0] - x) < 0.001 && Math.abs(mean[1] - y) < 0.001;
          return isNear && drawn[i].corners.length === ring.length;
        });
      });
      expect(places.toSorted((a, b) => a - b)).toEqual(drawn.map((_, i) => i));
    });
  });

  it('change neither the link of the drawing nor the project', () => {
    const room = { outline: 'E180 S240 W180 N240', pattern: 'chevron' };
    const [plain, full] = [made(room), made({ ...room, pieces: true })];
    expect(full.project).toEqual(plain.project);
    const { pieces, ...rest } = JSON.parse(String(full.content));
    expect(rest).toEqual(JSON.parse(String(plain.content)));
    expect(new Set(pieces.motif.map(({ tileKind }: { tileKind: string }) => tileKind))).toEqual(
      new Set(['left', 'right']),
    );
  });
});
