import { describe, expect, it } from 'vitest';
import { keptFigures, recountOf } from './kept-figures.ts';

const TILES = {
  total: 47,
  whole: 33,
  cut: 14,
  wastePercent: 5.21,
  laidAreaM2: 4.0095,
  purchasedAreaM2: 4.23,
  narrowestCutMm: 3,
  sliverCount: 1,
};

describe('the figures of a stored plan', () => {
  it('are stored in an order that never changes, because rows of all versions are read', () => {
    expect(keptFigures(TILES)).toBe('[47,33,14,5.21,4.0095,4.23,3,1]');
    expect(keptFigures({ ...TILES, narrowestCutMm: null })).toBe('[47,33,14,5.21,4.0095,4.23,null,1]');
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
});
