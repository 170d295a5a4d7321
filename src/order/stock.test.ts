// Tiles at hand, worked by hand.

import { describe, expect, it } from 'vitest';
import { type KindToBuy, orderOf, stockOf, stockVerdict } from './index.ts';

const TILE = { areaM2: 0.09, boxedM2: 0.09 };
const kinds = (...counts: readonly (readonly [tiles: number, stock: number])[]): KindToBuy[] =>
  counts.map(([tiles, stock], i) => ({ kind: `k${i}`, tiles, stock, ...TILE }));

describe('tiles at hand', () => {
  it('are taken from what is needed with breakage and spares, and full boxes are bought of the rest', () => {
    // 92 + 3 (2.76) + 4 = 99; 40 are there, 59 missing: 10 boxes of 6.
    const [line] = orderOf(kinds([92, 40]), { tilesPerBox: 6, spares: 4 }).lines;
    expect(line).toMatchObject({ needed: 99, inStock: 40, toBuy: 59, unused: 0, boxes: 10, bought: 60, leftOver: 1 });
  });

  it('are left over once there are enough, and nothing is bought or paid', () => {
    const order = orderOf(kinds([92, 110]), { tilesPerBox: 6, price: 2, pricePer: 'tile' });
    expect(order).toMatchObject({ needed: 95, inStock: 95, toBuy: 0, unused: 15, boxes: 0, bought: 0, cost: 0n });
    expect(orderOf(kinds([92, 95]), {}).toBuy).toBe(0);
    expect(orderOf(kinds([92, 94]), {}).toBuy).toBe(1);
  });

  it('of one kind replace none of another', () => {
    const order = orderOf(kinds([10, 100], [10, 5]), { tilesPerBox: 4 });
    expect(order.lines.map(({ toBuy, boxes, unused }) => [toBuy, boxes, unused])).toEqual([
      [0, 0, 89],
      [6, 2, 0],
    ]);
    expect(order).toMatchObject({ toBuy: 6, boxes: 2, leftOver: 2, unused: 89 });
  });

  it('are enough by both counts, by the one with reuse, or by none', () => {
    const verdict = (stock: number) =>
      stockVerdict(orderOf(kinds([50, stock]), { breakage: 0 }), orderOf(kinds([40, stock]), { breakage: 0 }));
    expect(verdict(50)).toEqual({ isEnough: true, isEnoughWithReuse: true, missing: 0, missingWithReuse: 0 });
    expect(verdict(40)).toEqual({ isEnough: false, isEnoughWithReuse: true, missing: 10, missingWithReuse: 0 });
    expect(verdict(12)).toEqual({ isEnough: false, isEnoughWithReuse: false, missing: 38, missingWithReuse: 28 });
  });

  it('count by kind, and 0 of a kind that is not named', () => {
    expect(stockOf(7, '')).toBe(7);
    expect(stockOf({ small: 3 }, 'small')).toBe(3);
    expect(stockOf({ small: 3 }, 'large')).toBe(0);
    expect(stockOf({ small: 3 }, 'constructor')).toBe(0);
    expect(stockOf(undefined, '')).toBe(0);
  });
});
