import { describe, expect, it } from 'vitest';
import { plan } from '../../engine/index.ts';
import { readQuery } from '../read/query.ts';
import { earlierFiguresOf, figuresOf, keptFigures, recountOf } from './kept-figures.ts';

const TILES = {
  total: 47,
  whole: 33,
  cut: 14,
  wastePercent: 5.21,
  laidAreaM2: 4.0095,
  purchasedAreaM2: 4.23,
  narrowestCutMm: 3,
  sliverCount: 1,
  skirtingM: 8.4,
  groutKg: 1.7,
  adhesiveKg: 16,
};

describe('the figures of a stored plan', () => {
  it('are stored in an order that never changes, because rows of all versions are read', () => {
    expect(keptFigures(TILES)).toBe('[47,33,14,5.21,4.0095,4.23,3,1,8.4,1.7,16]');
    expect(keptFigures({ ...TILES, narrowestCutMm: null })).toBe('[47,33,14,5.21,4.0095,4.23,null,1,8.4,1.7,16]');
  });

  it('are not mentioned if they are the same', () => {
    for (const tiles of [TILES, { ...TILES, narrowestCutMm: null }]) {
      expect(recountOf(keptFigures(tiles), tiles)).toBeNull();
    }
  });

  it.each(Object.keys(TILES))('are named with what they were: %s', (name) => {
    expect(recountOf(keptFigures(TILES), { ...TILES, [name]: 99 })).toEqual({
      was: { [name]: TILES[name as keyof typeof TILES] },
    });
  });

  it('are compared as far as they were stored, and unknown if none were', () => {
    expect(recountOf('[47,33]', { ...TILES, cut: 13 })).toBeNull();
    expect(recountOf('[48,33]', TILES)).toEqual({ was: { total: 48 } });
    expect(recountOf(null, TILES)).toEqual({ was: null });
  });

  it('are compared with what earlier versions showed, if these did not store them', () => {
    const eight = '[47,33,14,5.21,4.0095,4.23,3,1]';
    expect(recountOf(eight, TILES, { skirtingM: 9.2 })).toEqual({ was: { skirtingM: 9.2 } });
    expect(recountOf(eight, TILES, { skirtingM: 8.4 })).toBeNull();
    expect(recountOf(keptFigures(TILES), TILES, { skirtingM: 9.2 })).toBeNull();
  });

  it('have the skirting of a plan with a gap or with doors, which once went around columns', () => {
    const planned = (query: string) => {
      const read = readQuery(`outline=E180+S240+W180+N240&circles=90,120,40${query}`);
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return { laid: plan(read.request), options: read.options };
    };
    const [plain, withGap, withDoor] = ['', '&edge=8', '&doors=1,90,80'].map(planned);
    expect([plain, withGap, withDoor].map(({ laid, options }) => figuresOf(laid, options).skirtingM)).toEqual([
      null,
      8.4,
      7.6,
    ]);
    // A polygon of 64 corners with the circle's area is a little longer than the circle, 0.4 π.
    expect(earlierFiguresOf(withGap.laid, withGap.options).skirtingM).toBeCloseTo(8.4 + 0.4 * Math.PI, 2);
    expect(earlierFiguresOf(plain.laid, plain.options).skirtingM).toBeNull();
  });

  it('have grout and adhesive if they are asked for, which once were 4 kg/m² for every tile, and grout without losses', () => {
    const read = readQuery('outline=E600+S600+W600+N600&tileSize=600&joint=5&quantities=true');
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const laid = plan(read.request);
    const now = figuresOf(laid, read.options);
    // 36 m², of which the joints are some 1 − (600 / 605)², 8 mm deep, with 1.6 kg/l.
    const jointM2 = (laid.floor.areaMm2 - laid.layout.laidAreaMm2) / 1e6;
    const kg = (amount: number) => Math.ceil(10 * amount) / 10;
    expect([now.groutKg, now.adhesiveKg]).toEqual([kg(jointM2 * 8 * 1.6 * 1.1), 180]);
    const { groutKg, adhesiveKg } = earlierFiguresOf(laid, read.options);
    expect([groutKg, adhesiveKg]).toEqual([kg(jointM2 * 8 * 1.6), 144]);
    expect(recountOf('[144,100,44]', { ...now, total: 144, whole: 100, cut: 44 }, { groutKg, adhesiveKg })).toEqual({
      was: { groutKg, adhesiveKg },
    });
    expect(figuresOf(laid, { ...read.options, quantities: null })).toMatchObject({ groutKg: null, adhesiveKg: null });
  });
});
