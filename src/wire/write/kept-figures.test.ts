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
};

describe('the figures of a stored plan', () => {
  it('are stored in an order that never changes, because rows of all versions are read', () => {
    expect(keptFigures(TILES)).toBe('[47,33,14,5.21,4.0095,4.23,3,1,8.4]');
    expect(keptFigures({ ...TILES, narrowestCutMm: null })).toBe('[47,33,14,5.21,4.0095,4.23,null,1,8.4]');
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
      return plan(read.request);
    };
    const [plain, withGap, withDoor] = ['', '&edge=8', '&doors=1,90,80'].map(planned);
    expect([plain, withGap, withDoor].map((laid) => figuresOf(laid).skirtingM)).toEqual([null, 8.4, 7.6]);
    // A polygon of 64 corners with the circle's area is a little longer than the circle, 0.4 π.
    expect(earlierFiguresOf(withGap).skirtingM).toBeCloseTo(8.4 + 0.4 * Math.PI, 2);
    expect(earlierFiguresOf(plain).skirtingM).toBeNull();
  });
});
