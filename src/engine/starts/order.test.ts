import { describe, expect, it } from 'vitest';
import { byOrder, decisiveCriterion, type Look, standingsOf } from './order.ts';

const CLEAN: Look = {
  unlayable: 0,
  bought: 100,
  thirds: 0,
  rows: 0,
  doors: 0,
  opposite: 0,
  small: 0,
  cut: 20,
  imbalance: 0,
  away: 0,
};

/** The criterion that decides between two looks, and whether the first is better. */
function compared(one: Partial<Look>, other: Partial<Look>, isThrifty = false) {
  const [a, b] = standingsOf(
    [
      { ...CLEAN, ...one },
      { ...CLEAN, ...other },
    ],
    1,
  );
  return [decisiveCriterion(a, b, isThrifty), Math.sign(byOrder(a, b, isThrifty))];
}

describe('the order of starts', () => {
  it('prefers fewer pieces that nobody can lay at any price', () => {
    expect(compared({ unlayable: 0, bought: 150 }, { unlayable: 1, bought: 100 })).toEqual(['unlayable', -1]);
  });

  it('spends up to one tile in twenty for better rows, and no more', () => {
    expect(compared({ bought: 105 }, { bought: 100, rows: 3 })).toEqual(['rows', -1]);
    expect(compared({ bought: 106 }, { bought: 100, rows: 3 })).toEqual(['dear', 1]);
  });

  it('spends one tile in a small room', () => {
    expect(compared({ bought: 10 }, { bought: 9, rows: 3 })).toEqual(['rows', -1]);
    expect(compared({ bought: 11 }, { bought: 9, rows: 3 })).toEqual(['dear', 1]);
  });

  it('counts as cheap only starts with the fewest pieces that nobody can lay', () => {
    const [a, b, c] = standingsOf(
      [
        { ...CLEAN, bought: 120 },
        { ...CLEAN, bought: 121 },
        { ...CLEAN, unlayable: 3 },
      ],
      1,
    );
    expect([a.dear, b.dear, c.dear]).toEqual([0, 0, 0]);
  });

  it('does not let a hair decide', () => {
    expect(compared({ rows: 0.2, cut: 19 }, { rows: 0.1 })).toEqual(['cut', -1]);
    expect(compared({ opposite: 0.1, bought: 99 }, { opposite: 0 })).toEqual(['bought', -1]);
  });

  it('prefers no row under a third, but not fewer metres of them', () => {
    expect(compared({ thirds: 0, rows: 3 }, { thirds: 0.6 })).toEqual(['thirds', -1]);
    expect(compared({ thirds: 5 }, { thirds: 0.6, rows: 3 })).toEqual(['rows', -1]);
  });

  it('puts tiles and cuts before rows for the thrifty', () => {
    expect(compared({ bought: 99, rows: 9 }, {}, true)).toEqual(['bought', -1]);
    expect(compared({ cut: 19, rows: 9 }, {}, true)).toEqual(['cut', -1]);
  });
});
