// Tiles at hand, offcuts to keep and a skirting from them in answers and files.

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type PlanAnswer, readBody, readQuery } from '../wire/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { answerRequest } from './answer.ts';
import { ALL_WRITERS } from './exports.ts';

const publicUrl = 'https://tiles.example';
/** Ten columns of tiles of 300 mm without a joint, and 100 mm of an eleventh, in ten rows: 100 whole and 10 cut tiles. */
const ROOM = 'outline=E310+S300+W310+N300&tileSize=300&joint=0&link=false';

function contentOf(query: string): string | Uint8Array {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerRequest({ read, where: 'query', publicUrl }, { writers: ALL_WRITERS });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome.content;
}
const answerTo = (query: string): PlanAnswer => JSON.parse(String(contentOf(query)));

describe('a stock in an answer', () => {
  it('is compared with what is needed with and without reuse, and the order buys the rest', () => {
    // Without a joint, boards are not turned: three strips of 100 mm would need two kerfs more than a tile has, so two
    // share one. 110 + 4 (3.3) = 114 without reuse; 105 + 4 (3.15) = 109 with it.
    const { tiles, stock, order } = answerTo(`${ROOM}&stock=111&tilesPerBox=2`);
    expect([tiles.total, tiles.reuse?.tilesWithReuse]).toEqual([110, 110]);
    expect(stock).toMatchObject({ isEnough: false, isEnoughWithReuse: false, missing: 3, missingWithReuse: 3 });
    expect(stock?.kinds).toBeUndefined();
    expect(order).toMatchObject({ tiles: 3, boxes: 2, tilesInBoxes: 4, leftOver: 1 });
  });

  it('is enough with reuse where offcuts fit', () => {
    // With a joint tiles may be turned: the strips of 100 mm share tiles in pairs.
    const room = 'outline=E310+S300+W310+N300&tileSize=300&joint=1&start=0,0&link=false&breakage=0';
    const { tiles } = answerTo(room);
    const withReuse = tiles.reuse?.tilesWithReuse ?? 0;
    expect(withReuse).toBeLessThan(tiles.total);
    const { stock, order } = answerTo(`${room}&stock=${withReuse}`);
    const missing = tiles.total - withReuse;
    expect(stock).toMatchObject({ isEnough: false, isEnoughWithReuse: true, missing, missingWithReuse: 0 });
    expect(order?.tiles).toBe(missing);
    expect(answerTo(`${room}&stock=${withReuse}&buyWithReuse=true`).order?.tiles).toBe(0);
  });

  it('counts each kind for itself', () => {
    const room = 'outline=E320+S240+W320+N240&pattern=chevron&link=false&breakage=0';
    const { tiles } = answerTo(room);
    const [left, right] = tiles.kinds ?? [];
    const { stock, order } = answerTo(`${room}&stock=left:${left.total + 50},right:${right.total - 7}&spares=2`);
    expect(stock).toMatchObject({ isEnough: false, missing: 9 });
    expect(stock?.kinds?.map(({ kind, isEnough, missing }) => [kind, isEnough, missing])).toEqual([
      ['left', true, 0],
      ['right', false, 9],
    ]);
    expect(order?.kinds.map(({ tiles }) => tiles)).toEqual([0, 9]);
    expect(stock?.text).toContain('9');
  });

  it('is the same from a body, and has a sentence in every language', () => {
    const body = { outline: 'E320 S240 W320 N240', pattern: 'chevron', stock: { right: 3, left: 20 } };
    const fromBody = readBody(body);
    const fromQuery = readQuery('outline=E320+S240+W320+N240&pattern=chevron&stock=left:20,right:3');
    if (!fromBody.ok || !fromQuery.ok) expect.fail('not read');
    expect(fromBody.options.order).toEqual(fromQuery.options.order);
    for (const stock of [0, 111, 113, 200]) {
      const texts = LANGUAGES.map((lang) => answerTo(`${ROOM}&stock=${stock}&lang=${lang}`).stock?.text ?? '');
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
    expect(answerTo(`${ROOM}&stock=120`).stock?.text).toBe('Enough, breakage and spares included: 6 left over.');
  });

  it('counts boards of planks both ways, and their order buys those with offcuts reused', () => {
    const { stock, order } = answerTo('outline=E500+S400+W500+N400&pattern=planks&link=false&stock=10');
    expect(stock?.missingWithReuse).toBe(order?.tiles);
    expect(stock?.missingWithReuse).toBeLessThan(stock?.missing ?? 0);
  });
});

describe('offcuts to keep', () => {
  /** A strip of 100 mm of a tile of 300 mm is laid: 197 mm are left. */
  const STRIP = 'outline=E10+S30+W10+N30&tileSize=300&start=0,0&link=false';

  it('are in the answer only if they are asked for, with their sizes and tiles', () => {
    expect(answerTo(STRIP).offcuts).toBeUndefined();
    expect(answerTo(`${STRIP}&offcuts=true`).offcuts).toEqual({
      rectangles: [{ widthMm: 300, heightMm: 197, count: 1, tiles: [1] }],
      isComplete: true,
    });
  });

  it('name the kind and number of their tile, each tile once', () => {
    const { offcuts, tiles } = answerTo('outline=E320+S240+W320+N240&pattern=versailles&offcuts=true&link=false');
    const kinds = tiles.kinds?.map(({ kind }) => kind);
    for (const { kind, count, tiles: numbers } of offcuts?.rectangles ?? []) {
      expect(kinds).toContain(kind);
      expect(numbers).toHaveLength(count);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
    const all = (offcuts?.rectangles ?? []).flatMap(({ tiles: numbers }) => numbers);
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThanOrEqual(tiles.total);
  });

  it('follow the pieces in CSV and XLSX files, and have a page in PDF files', () => {
    const rows = String(contentOf(`${STRIP}&offcuts=true&format=csv`))
      .trim()
      .split('\r\n');
    expect(rows).toHaveLength(
      String(contentOf(`${STRIP}&format=csv`))
        .trim()
        .split('\r\n').length + 1,
    );
    expect(rows.at(-1)).toMatch(/^"1","offcut to keep","",1,300,197,/);
    const book = unzipSync(contentOf(`${STRIP}&offcuts=true&skirtingHeight=60&format=xlsx`) as Uint8Array);
    const sheets = Object.values(book)
      .map((file) => new TextDecoder().decode(file))
      .join('');
    expect(sheets).toContain('offcut to keep');
    expect(sheets).toContain('Skirting from offcuts');
    const pages = (query: string) =>
      Buffer.from(contentOf(query) as Uint8Array)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages(`${STRIP}&offcuts=true&format=pdf`)).toBe(pages(`${STRIP}&format=pdf`) + 1);
  });
});

describe('a skirting from offcuts', () => {
  it('has the walls less the doors, what the strips give, and the tiles to add', () => {
    // 197 mm are left of the tile: an edge of 300 mm, and 134 mm of two more. Four walls of 300 and 100 mm less a door.
    const room = 'outline=E10+S30+W10+N30&tileSize=300&start=0,0&link=false&skirtingHeight=60';
    expect(answerTo(room).skirting).toMatchObject({
      heightMm: 60,
      neededM: 0.8,
      fromOffcutsM: 0.568,
      isEnough: false,
      tilesToAdd: 1,
    });
    const withDoor = answerTo(`${room}&doors=2,15,24`).skirting;
    expect(withDoor).toMatchObject({ neededM: 0.56, isEnough: true, tilesToAdd: 0 });
    expect(answerTo(room).skirting?.text).toContain('whole tiles to add: 1');
  });

  it('adds as many whole tiles as the strips of one need, or none if tiles are too small', () => {
    // No offcut: 12 m of skirting, of which a tile gives 2 × 300 and 2 × 154 mm.
    const square = 'outline=E300+S300+W300+N300&tileSize=300&joint=0&link=false';
    const { skirting } = answerTo(`${square}&skirtingHeight=70`);
    expect(skirting).toMatchObject({ neededM: 12, fromOffcutsM: 0, tilesToAdd: Math.ceil(12_000 / 908) });
    expect(answerTo(`${square.replace('tileSize=300', 'tileSize=50')}&skirtingHeight=70`).skirting).toMatchObject({
      tilesToAdd: null,
    });
  });

  it('is said in every language', () => {
    for (const height of [20, 70, 300]) {
      const texts = LANGUAGES.map((lang) => answerTo(`${ROOM}&skirtingHeight=${height}&lang=${lang}`).skirting?.text);
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });
});

describe('the breakage of slabs', () => {
  it('is a note of an order that takes the default', () => {
    const slab = 'outline=E500+S400+W500+N400&tileSize=1200&link=false';
    const noted = (query: string) => answerTo(query).notes.some((note) => note.includes('breakage=5'));
    expect(noted(`${slab}&spares=1`)).toBe(true);
    for (const query of [slab, `${slab}&breakage=4`, `${slab.replace('1200', '600')}&spares=1`]) {
      expect(noted(query)).toBe(false);
    }
    expect(noted('outline=E500+S400+W500+N400&pattern=planks&spares=1&link=false')).toBe(false);
  });
});
