import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, minorDigitsOf } from './currencies.ts';
import { breakageOf, type OrderWishes, orderOf } from './order.ts';

/** A tile of 600 × 300. */
const TILE_M2 = 0.18;
const none: OrderWishes = { breakage: 0 };

/** Kinds of tiles of one size. */
const kindsOf = (counts: readonly number[], areaM2 = TILE_M2) =>
  counts.map((tiles, i) => ({ kind: `kind ${i}`, tiles, areaM2, boxedM2: areaM2 }));

/** Worked by hand: tiles of the plan by kind, wishes, and what they come to. */
const CASES: readonly [kinds: number[], wishes: OrderWishes, expected: object][] = [
  // Breakage is 3 % of all, rounded up to whole tiles.
  [[92], {}, { breakage: 3, spares: 0, needed: 95, boxes: null, bought: 95, leftOver: 0, cost: null }],
  [[100], {}, { breakage: 3, bought: 103 }],
  [[101], {}, { breakage: 4, bought: 105 }],
  [[1], {}, { breakage: 1, bought: 2 }],
  [[33], {}, { breakage: 1, bought: 34 }],
  [[34], {}, { breakage: 2, bought: 36 }],
  [[20_000], {}, { breakage: 600, bought: 20_600 }],
  [[92], none, { breakage: 0, bought: 92 }],
  [[1000], { breakage: 1.1 }, { breakage: 11, bought: 1011 }],
  [[1000], { breakage: 0.1 }, { breakage: 1, bought: 1001 }],
  [[1000], { breakage: 0.01 }, { breakage: 1, bought: 1001 }],
  [[10_000], { breakage: 3.333 }, { breakage: 334, bought: 10_334 }],
  [[7], { breakage: 50 }, { breakage: 4, bought: 11 }],
  [[20_000], { breakage: 50 }, { breakage: 10_000, bought: 30_000 }],
  // Nothing is bought of what is not laid.
  [[0], { tilesPerBox: 6, spares: 5 }, { breakage: 0, spares: 0, boxes: 0, bought: 0, leftOver: 0 }],
  [[0], { tilesPerBox: 6, spares: 5, price: 9, pricePer: 'box' }, { cost: 0n }],
  [[0], { spares: 5, price: 9, pricePer: 'tile' }, { boxes: null, bought: 0, cost: 0n }],
  // Full boxes.
  [[92], { ...none, tilesPerBox: 6 }, { boxes: 16, bought: 96, leftOver: 4 }],
  [[96], { ...none, tilesPerBox: 6 }, { boxes: 16, bought: 96, leftOver: 0 }],
  [[97], { ...none, tilesPerBox: 6 }, { boxes: 17, bought: 102, leftOver: 5 }],
  [[92], { ...none, tilesPerBox: 1 }, { boxes: 92, bought: 92, leftOver: 0 }],
  [[92], { ...none, tilesPerBox: 10_000 }, { boxes: 1, bought: 10_000, leftOver: 9908 }],
  [[20_000], { ...none, tilesPerBox: 7 }, { boxes: 2858, bought: 20_006, leftOver: 6 }],
  // By the area of a box: 1.08 m² are exactly 6 tiles, 1.07 are 5.
  [[92], { ...none, boxAreaM2: 1.08 }, { boxes: 16, bought: 96 }],
  [[92], { ...none, boxAreaM2: 1.07 }, { boxes: 19, bought: 95 }],
  [[92], { ...none, boxAreaM2: 0.18 }, { boxes: 92, bought: 92 }],
  [[92], { ...none, boxAreaM2: 0.15 }, { boxes: null, bought: 92 }],
  // Spares, of tiles or boxes.
  [[92], { ...none, spares: 8 }, { spares: 8, needed: 100, bought: 100 }],
  [[92], { spares: 10_000 }, { breakage: 3, spares: 10_000, bought: 10_095 }],
  [[92], { tilesPerBox: 6, spares: 4 }, { breakage: 3, spares: 4, boxes: 17, bought: 102, leftOver: 3 }],
  [[92], { tilesPerBox: 6, spares: 1 }, { breakage: 3, spares: 1, boxes: 16, bought: 96, leftOver: 0 }],
  [[92], { tilesPerBox: 6, spares: 1, sparesIn: 'boxes' }, { breakage: 3, spares: 6, boxes: 17, leftOver: 1 }],
  [[92], { spares: 1, sparesIn: 'boxes' }, { spares: 0, bought: 95, lacksBox: true }],
  // Each kind has boxes, breakage and spares of its own.
  [[7, 7, 7], { ...none, tilesPerBox: 6 }, { boxes: 6, bought: 36, leftOver: 15 }],
  [[7, 7, 7], {}, { planned: 21, breakage: 3, needed: 24, bought: 24 }],
  [[50, 50], {}, { planned: 100, breakage: 4, bought: 104 }],
  [[7, 0], { tilesPerBox: 6, spares: 2 }, { breakage: 1, spares: 2, boxes: 2, bought: 12, leftOver: 2 }],
  [[31, 30, 29], { tilesPerBox: 12, spares: 2 }, { breakage: 3, spares: 6, needed: 99, boxes: 9, leftOver: 9 }],
  [[31, 30], { ...none, tilesPerBox: 10, price: 12.34, pricePer: 'box' }, { boxes: 7, cost: 8638n }],
  // A line of an invoice is rounded by itself: twice 0.5 cents are 2 cents.
  [[1, 1], { ...none, price: 0.005, pricePer: 'tile' }, { cost: 2n }],
  // The cost in cents.
  [[92], { ...none, price: 2.5, pricePer: 'tile' }, { cost: 23_000n }],
  [[92], { ...none, tilesPerBox: 6, price: 2.5, pricePer: 'tile' }, { bought: 96, cost: 24_000n }],
  [[92], { ...none, tilesPerBox: 6, price: 19.99, pricePer: 'box' }, { boxes: 16, cost: 31_984n }],
  [[92], { ...none, price: 19.99, pricePer: 'box' }, { cost: null, lacksBox: true }],
  [[92], { ...none, price: 0, pricePer: 'tile' }, { cost: 0n }],
  // 96 tiles are 17.28 m².
  [[92], { ...none, tilesPerBox: 6, price: 39.9, pricePer: 'm2' }, { cost: 68_947n }],
  // 16 boxes of 1.1 m² are 17.6 m².
  [[92], { ...none, boxAreaM2: 1.1, price: 39.9, pricePer: 'm2' }, { cost: 70_224n }],
  // 92 tiles are 16.56 m² or 178.2504 square feet.
  [[92], { ...none, price: 39.9, pricePer: 'm2' }, { cost: 66_074n }],
  [[92], { ...none, price: 3.25, pricePer: 'ft2' }, { cost: 57_931n }],
  [[3], { ...none, price: 0.0049, pricePer: 'tile' }, { cost: 1n }],
  [[1], { ...none, price: 0.005, pricePer: 'tile' }, { cost: 1n }],
  [[1], { ...none, price: 0.0049, pricePer: 'tile' }, { cost: 0n }],
  [[3], { ...none, price: 0.1, pricePer: 'tile' }, { cost: 30n }],
  [[3], { ...none, price: 1.005, pricePer: 'tile' }, { cost: 302n }],
  [[1], { ...none, price: 1.005, pricePer: 'tile' }, { cost: 101n }],
  [[20_000], { breakage: 50, price: 999_999.99, pricePer: 'tile' }, { cost: 2_999_999_970_000n }],
  [
    [20_000],
    { breakage: 50, tilesPerBox: 10_000, price: 1_000_000, pricePer: 'box' },
    { boxes: 3, cost: 300_000_000n },
  ],
  // Other smallest units: 17.28 m² at 39.9 are 689.472.
  [[92], { ...none, tilesPerBox: 6, price: 39.9, pricePer: 'm2', currency: 'PLN' }, { cost: 68_947n }],
  [[92], { ...none, tilesPerBox: 6, price: 39.9, pricePer: 'm2', currency: 'JPY' }, { cost: 689n }],
  [[92], { ...none, tilesPerBox: 6, price: 39.9, pricePer: 'm2', currency: 'KWD' }, { cost: 689_472n }],
  [[7], { ...none, price: 1.5, pricePer: 'tile', currency: 'JPY' }, { cost: 11n }],
  [[7], { ...none, price: 1.5, pricePer: 'tile', currency: 'TND' }, { cost: 10_500n }],
];

describe('an order', () => {
  it('is worked by hand in at least 60 cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(CASES)('of %j with %j', (counts, wishes, expected) => {
    expect(orderOf(kindsOf(counts), wishes)).toMatchObject(expected);
  });

  it('of kinds of unequal size is by the area of each', () => {
    const kinds = [
      { kind: 'large', tiles: 40, areaM2: 0.36, boxedM2: 0.36 },
      { kind: 'small', tiles: 41, areaM2: 0.09, boxedM2: 0.09 },
    ];
    const wishes: OrderWishes = { ...none, boxAreaM2: 1.44, price: 10, pricePer: 'm2', currency: 'EUR' };
    const { lines, boxes, cost } = orderOf(kinds, wishes);
    // 4 large or 16 small ones to a box.
    expect(lines.map((line) => [line.kind, line.tilesPerBox, line.boxes, line.cost])).toEqual([
      ['large', 4, 10, 14_400n],
      ['small', 16, 3, 4320n],
    ]);
    expect([boxes, cost]).toEqual([13, 18_720n]);
  });

  const wishes = fc.record({
    tilesPerBox: fc.integer({ min: 1, max: 60 }),
    breakage: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    spares: fc.integer({ min: 0, max: 50 }),
    sparesIn: fc.constantFrom('tiles', 'boxes'),
    price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    pricePer: fc.constantFrom('tile', 'box'),
  } satisfies Record<string, fc.Arbitrary<unknown>>);
  const counts = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 });

  it('pays for the larger of two areas that are equally near', () => {
    // 165 × 0.90099 m² are 148.66335, and 148.6634 × 46.6467 are 6934.657.
    const order = orderOf(kindsOf([165], 0.90099), { ...none, price: 46.6467, pricePer: 'm2', currency: 'EUR' });
    expect(order.cost).toBe(693_466n);
  });

  it('never gets smaller with more tiles, breakage or spares', () => {
    fc.assert(
      fc.property(counts, wishes, (tiles, wished) => {
        const { bought } = orderOf(kindsOf(tiles), wished);
        const more = { ...wished, breakage: wished.breakage + 1, spares: wished.spares + 1 };
        expect(orderOf(kindsOf(tiles), more).bought).toBeGreaterThanOrEqual(bought);
        const plus = tiles.map((count) => count + 1);
        expect(orderOf(kindsOf(plus), wished).bought).toBeGreaterThanOrEqual(bought);
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

describe('currencies', () => {
  it('are codes in alphabetical order with the decimals of ISO 4217', () => {
    expect(CURRENCIES).toEqual([...new Set(CURRENCIES)].toSorted());
    for (const code of CURRENCIES) expect(code).toMatch(/^[A-Z]{3}$/);
    const digits = (codes: string) => codes.split(' ').map(minorDigitsOf);
    expect(digits('JPY KRW ISK CLP VND')).toEqual([0, 0, 0, 0, 0]);
    expect(digits('EUR USD PLN HUF CNY')).toEqual([2, 2, 2, 2, 2]);
    expect(digits('KWD BHD OMR TND JOD')).toEqual([3, 3, 3, 3, 3]);
    for (const code of 'EUR USD GBP PLN CNY JPY CHF MXN'.split(' ')) expect(CURRENCIES).toContain(code);
  });
});
