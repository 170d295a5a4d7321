import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakageOf, type OrderWishes, orderOf, tilesInBox } from './order.ts';

/** A tile of 600 × 300. */
const TILE_M2 = 0.18;
const none: OrderWishes = { breakage: 0 };

/** Worked by hand: tiles of the plan by kind, wishes, and what they come to. */
const CASES: readonly [kinds: number[], wishes: OrderWishes, expected: object][] = [
  // Breakage is 3 % of all, rounded up to whole tiles.
  [[92], {}, { breakage: 3, spares: 0, boxes: null, bought: 95, leftOver: 0, cost: null }],
  [[100], {}, { breakage: 3, bought: 103 }],
  [[101], {}, { breakage: 4, bought: 105 }],
  [[1], {}, { breakage: 1, bought: 2 }],
  [[0], { tilesPerBox: 6, spares: 5 }, { breakage: 0, spares: 0, boxes: 0, bought: 0 }],
  [[92], none, { breakage: 0, bought: 92 }],
  [[1000], { breakage: 1.1 }, { breakage: 11, bought: 1011 }],
  [[20_000], { breakage: 100 }, { breakage: 20_000, bought: 40_000 }],
  // Full boxes, by tiles or by their area.
  [[92], { ...none, tilesPerBox: 6 }, { boxes: 16, bought: 96, leftOver: 4 }],
  [[96], { ...none, tilesPerBox: 6 }, { boxes: 16, bought: 96, leftOver: 0 }],
  [[97], { ...none, tilesPerBox: 6 }, { boxes: 17, bought: 102, leftOver: 5 }],
  [[92], { ...none, boxAreaM2: 1.08 }, { tilesPerBox: 6, boxes: 16, bought: 96 }],
  [[92], { ...none, boxAreaM2: 1.1 }, { tilesPerBox: 6, boxes: 16 }],
  [[92], { ...none, boxAreaM2: 0.05 }, { tilesPerBox: null, boxes: null, bought: 92 }],
  [[92], { tilesPerBox: 6, spares: 4 }, { breakage: 3, spares: 4, boxes: 17, bought: 102, leftOver: 3 }],
  [[92], { tilesPerBox: 6, spares: 1, sparesIn: 'boxes' }, { breakage: 3, spares: 6, boxes: 17, leftOver: 1 }],
  [[92], { spares: 1, sparesIn: 'boxes' }, { spares: 0, bought: 95, lacksBox: true }],
  // Each kind has boxes, breakage and spares of its own.
  [[7, 7, 7], { ...none, tilesPerBox: 6 }, { boxes: 6, bought: 36, leftOver: 15 }],
  [[7, 0], { tilesPerBox: 6, spares: 2 }, { breakage: 1, spares: 2, boxes: 2, bought: 12, leftOver: 2 }],
  // The cost in cents.
  [[92], { ...none, price: 2.5, pricePer: 'tile' }, { cost: 23_000n }],
  [[92], { ...none, tilesPerBox: 6, price: 19.99, pricePer: 'box' }, { boxes: 16, cost: 31_984n }],
  [[92], { ...none, price: 19.99, pricePer: 'box' }, { cost: null, lacksBox: true }],
  // 96 tiles are 17.28 m².
  [[92], { ...none, tilesPerBox: 6, price: 39.9, pricePer: 'm2' }, { cost: 68_947n }],
  // 16 boxes of 1.1 m² are 17.6 m².
  [[92], { ...none, boxAreaM2: 1.1, price: 39.9, pricePer: 'm2' }, { cost: 70_224n }],
  // 92 tiles are 16.56 m² or 178.2504 square feet.
  [[92], { ...none, price: 3.25, pricePer: 'ft2' }, { cost: 57_931n }],
  [[3], { ...none, price: 0.0049, pricePer: 'tile' }, { cost: 1n }],
  [[1], { ...none, price: 0.005, pricePer: 'tile' }, { cost: 1n }],
  [[1], { ...none, price: 0.0049, pricePer: 'tile' }, { cost: 0n }],
  [[3], { ...none, price: 0.1, pricePer: 'tile' }, { cost: 30n }],
  [[20_000], { breakage: 100, price: 1_000_000, pricePer: 'tile' }, { cost: 4_000_000_000_000n }],
];

describe('an order', () => {
  it.each(CASES)('of %j with %j', (kinds, wishes, expected) => {
    expect(orderOf(kinds, wishes, TILE_M2, 2)).toMatchObject(expected);
  });

  it('is in the smallest unit of its currency', () => {
    const costWith = (digits: number) => orderOf([7], { ...none, price: 1.5, pricePer: 'tile' }, TILE_M2, digits).cost;
    expect([0, 2, 3].map(costWith)).toEqual([11n, 1050n, 10_500n]);
  });

  const wishes = fc.record({
    tilesPerBox: fc.integer({ min: 1, max: 60 }),
    breakage: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    spares: fc.integer({ min: 0, max: 50 }),
    sparesIn: fc.constantFrom('tiles', 'boxes'),
    price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    pricePer: fc.constantFrom('tile', 'box'),
  } satisfies Record<string, fc.Arbitrary<unknown>>);
  const kinds = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 });

  it('has enough boxes of every kind, and one box fewer would be too few', () => {
    fc.assert(
      fc.property(kinds, wishes, (counts, wished) => {
        const order = orderOf(counts, wished, TILE_M2, 2);
        for (const { tiles, breakage, spares, boxes, bought, leftOver } of order.lines) {
          const needed = tiles + breakage + spares;
          expect((boxes ?? 0) * wished.tilesPerBox).toBe(bought);
          expect(bought).toBe(needed + leftOver);
          expect(leftOver).toBeGreaterThanOrEqual(0);
          expect(((boxes ?? 0) - 1) * wished.tilesPerBox).toBeLessThan(needed);
        }
        expect(order.bought).toBe(order.tiles + order.breakage + order.spares + order.leftOver);
      }),
    );
  });

  it('costs what its tiles or boxes cost one by one, to the cent', () => {
    fc.assert(
      fc.property(kinds, wishes, (counts, wished) => {
        const { bought, boxes, cost } = orderOf(counts, wished, TILE_M2, 2);
        const amount = wished.pricePer === 'tile' ? bought : (boxes ?? 0);
        expect(cost).toBe(BigInt(Math.round(wished.price * 100)) * BigInt(amount));
      }),
    );
  });

  it('never gets smaller with more tiles, breakage or spares', () => {
    fc.assert(
      fc.property(kinds, wishes, (counts, wished) => {
        const { bought } = orderOf(counts, wished, TILE_M2, 2);
        const more = { ...wished, breakage: wished.breakage + 1, spares: wished.spares + 1 };
        expect(orderOf(counts, more, TILE_M2, 2).bought).toBeGreaterThanOrEqual(bought);
        const plus = counts.map((count) => count + 1);
        expect(orderOf(plus, wished, TILE_M2, 2).bought).toBeGreaterThanOrEqual(bought);
      }),
    );
  });
});

describe('breakage', () => {
  it('is the smallest whole number of tiles that is at least its share', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), hundredths, (tiles, share) => {
        const broken = BigInt(breakageOf(tiles, share / 100)) * 10_000n;
        const exact = BigInt(tiles) * BigInt(share);
        expect(broken >= exact && broken - exact < 10_000n).toBe(true);
      }),
    );
  });
});

describe('a box', () => {
  it('by its rounded area holds as many tiles as it was packed with', () => {
    // Rounding to 0.01 m² is less than half of such a tile.
    const tileM2s = fc.double({ min: 0.0101, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), tileM2s, (count, tileM2) => {
        expect(tilesInBox({ boxAreaM2: Math.round(count * tileM2 * 100) / 100 }, tileM2)).toBe(count);
      }),
    );
  });
});
