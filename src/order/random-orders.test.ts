// Random orders against exact arithmetic: with the tiles at hand never short, and never more than the fewest boxes or sets
// that are enough. Boxes are packed here, and their area is printed as makers print it. All figures are whole numbers:
// lengths in tenths of a millimetre, areas in 10⁻⁸ m², prices in ten-thousandths.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { tileInBoxes } from './boxes.ts';
import { type KindToBuy, type Offer, type OrderWishes, orderOf, type PriceUnit } from './order.ts';

const CASES = casesOf(300, 5000);

const M2 = 100_000_000n;
const CM2 = 10_000n;
/** A square foot is exactly 0.09290304 m². */
const FT2 = 9_290_304n;
const PERCENT = 1000n;
/** Decimals of the smallest unit. */
const CURRENCIES = { EUR: 2n, JPY: 0n, KWD: 3n };

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  readonly tiles: number;
  readonly stock: number;
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const side = fc
  .oneof(
    whole(10, 120),
    whole(100, 1500).map((mm) => mm / 10),
  )
  .map((cm) => Math.round(100 * cm));
const tile: fc.Arbitrary<Tile> = fc.record({
  width: side,
  height: side,
  joint: fc.constantFrom(0, 15, 20, 30, 50),
  tiles: fc.oneof(whole(0, 200), whole(0, 20_000)),
  stock: fc.oneof(fc.constant(0), whole(0, 250), whole(0, 21_000)),
});
const price = whole(0, 9_999_999);

/** What tiles are sold in and for. The area of a box may be said instead of its tiles, with so many decimals. */
const sold = fc.record({
  perBox: fc.option(whole(1, 60), { nil: undefined }),
  decimals: fc.constantFrom(undefined, 2, 3),
  price: fc.option(price, { nil: undefined }),
  pricePer: fc.constantFrom<PriceUnit>('tile', 'box', 'm2', 'ft2'),
});
type Sold = typeof sold extends fc.Arbitrary<infer Value> ? Value : never;

const kindNames = ['large', 'small', 'dot', 'strip'];
const orders = fc.record({
  tiles: fc.array(tile, { minLength: 1, maxLength: 4 }),
  // What an area holds depends on the kind, so the box for all kinds says its tiles.
  usual: sold.map((sale): Sold => ({ ...sale, decimals: undefined })),
  own: fc.array(fc.option(sold, { nil: undefined }), { minLength: 4, maxLength: 4 }),
  breakage: whole(0, 50_000),
  spares: whole(0, 40),
  sparesIn: fc.constantFrom('tiles' as const, 'boxes' as const),
  currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'KWD' as const),
  setOf: fc.array(whole(1, 12), { minLength: 4, maxLength: 4 }),
  setPrice: price,
});

const ceiling = (over: bigint, under: bigint) => (over + under - 1n) / under;
const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const realArea = ({ width, height }: Tile) => BigInt(width) * BigInt(height);

/** As boxes count it: by the nominal size, the side with its joint to a whole centimetre, or the real one if it is larger. */
function boxedArea(one: Tile): bigint {
  const nominalCm = (length: number) => halfUp(BigInt(length + one.joint), 100n);
  return most(realArea(one), nominalCm(one.width) * nominalCm(one.height) * CM2);
}

function kindOf(kind: string, { width, height, joint, tiles, stock }: Tile): KindToBuy {
  const size = { width: width / 10, height: height / 10, areaMm2: (width * height) / 100 };
  return { kind, tiles, stock, ...tileInBoxes(size, joint / 10) };
}

/** The area that is printed on a box of so many tiles; undefined if tiles are so small that several counts print alike. */
function printedArea(one: Tile, { perBox, decimals }: Sold): bigint | undefined {
  if (perBox === undefined || decimals === undefined || boxedArea(one) <= 100n * CM2) return undefined;
  const last = M2 / 10n ** BigInt(decimals);
  return halfUp(BigInt(perBox) * boxedArea(one), last) * last;
}

function offerOf(one: Tile, sale: Sold): Offer {
  const printed = printedArea(one, sale);
  const box = printed === undefined ? { tilesPerBox: sale.perBox } : { boxAreaM2: Number(printed) / Number(M2) };
  return {
    ...(sale.perBox !== undefined && box),
    ...(sale.price !== undefined && { price: sale.price / 10_000, pricePer: sale.pricePer }),
  };
}

/** Tiles of a kind with breakage and spares. */
function neededOf(tiles: number, breakage: number, spares: bigint): bigint {
  return tiles === 0 ? 0n : BigInt(tiles) + ceiling(BigInt(tiles) * BigInt(breakage), 100n * PERCENT) + spares;
}

interface Paid {
  readonly tiles: bigint;
  readonly boxes: bigint | null;
  readonly area: bigint;
}

/** The price of what is paid for, areas to a ten-thousandth, in the smallest unit of the currency. */
function costOf({ price, pricePer }: Sold, { tiles, boxes, area }: Paid, digits: bigint): bigint | null {
  const amount = {
    tile: tiles,
    box: boxes,
    m2: halfUp(10_000n * area, M2),
    ft2: halfUp(10_000n * area, FT2),
    set: null,
  }[pricePer];
  if (price === undefined || amount === null) return null;
  const parts = pricePer === 'm2' || pricePer === 'ft2' ? 10_000n : 1n;
  return halfUp(BigInt(price) * amount * 10n ** digits, 10_000n * parts);
}

describe('random orders', () => {
  it('in boxes are enough of every kind, with no box too many, and cost what these do', () => {
    fc.assert(
      fc.property(orders, ({ tiles, usual, own, breakage, spares, sparesIn, currency }) => {
        // A kind takes from the order what it does not have of its own.
        const sales = tiles.map((_, i): Sold => {
          const box = own[i]?.perBox === undefined ? usual : own[i];
          const { price, pricePer } = own[i]?.price === undefined ? usual : own[i];
          return { perBox: box.perBox, decimals: box.decimals, price, pricePer };
        });
        const kinds = tiles.map((one, i) => kindOf(kindNames[i], one));
        const order = orderOf(kinds, {
          ...offerOf(tiles[0], usual),
          breakage: breakage / Number(PERCENT),
          spares,
          sparesIn,
          currency,
          kinds: Object.fromEntries(
            tiles.flatMap((one, i) => (own[i] ? [[kindNames[i], offerOf(one, own[i])] as const] : [])),
          ),
        });
        const costs = tiles.map((one, i) => {
          const [line, sale] = [order.lines[i], sales[i]];
          const inBox = sale.perBox === undefined ? null : BigInt(sale.perBox);
          const spare = BigInt(spares) * (sparesIn === 'boxes' ? (inBox ?? 0n) : 1n);
          const needed = neededOf(one.tiles, breakage, spare);
          const missing = most(0n, needed - BigInt(one.stock));
          expect([line.needed, line.toBuy].map(BigInt)).toEqual([needed, missing]);
          expect(line.planned + line.breakage + line.spares).toBe(line.needed);
          expect([line.inStock + line.toBuy, line.inStock + line.unused]).toEqual([line.needed, one.stock]);
          expect(line.leftOver).toBe(line.bought - line.toBuy);
          const [bought, boxes] = [BigInt(line.bought), line.boxes === null ? null : BigInt(line.boxes)];
          // As many as the box really holds, whichever way that was said.
          expect(line.tilesPerBox).toBe(sale.perBox ?? null);
          if (inBox === null || boxes === null) expect([boxes, bought]).toEqual([null, missing]);
          else {
            expect(boxes * inBox).toBe(bought);
            expect(bought >= missing && (boxes === 0n || bought - inBox < missing)).toBe(true);
          }
          const printed = printedArea(one, sale);
          const area = boxes !== null && printed !== undefined ? boxes * printed : bought * realArea(one);
          const cost = costOf(sale, { tiles: bought, boxes, area }, CURRENCIES[currency]);
          expect(line.cost).toBe(cost);
          return one.tiles === 0 ? 0n : cost;
        });
        const isPriced = costs.every((cost) => cost !== null);
        if (tiles.some((one) => one.tiles > 0)) expect(order.cost).toBe(isPriced ? total(costs) : null);
        expect(order.bought).toBe(order.lines.reduce((sum, { bought }) => sum + bought, 0));
      }),
      { numRuns: CASES },
    );
  });

  it('in sets are enough of every kind, with no set too many', () => {
    fc.assert(
      fc.property(orders, ({ tiles, breakage, spares, setOf, setPrice }) => {
        const kinds = tiles.map((one, i) => kindOf(kindNames[i], one));
        const wishes: OrderWishes = {
          breakage: breakage / Number(PERCENT),
          spares,
          setOf: Object.fromEntries(kindNames.map((kind, i) => [kind, setOf[i]])),
          price: setPrice / 10_000,
          pricePer: 'set',
          currency: 'EUR',
        };
        const order = orderOf(kinds, wishes);
        const sets = BigInt(order.sets ?? -1);
        const missing = tiles.map((one) => most(0n, neededOf(one.tiles, breakage, BigInt(spares)) - BigInt(one.stock)));
        expect(missing.every((count, i) => sets * BigInt(setOf[i]) >= count)).toBe(true);
        expect(sets === 0n || missing.some((count, i) => (sets - 1n) * BigInt(setOf[i]) < count)).toBe(true);
        order.lines.forEach((line, i) => {
          expect([line.toBuy, line.bought].map(BigInt)).toEqual([missing[i], sets * BigInt(setOf[i])]);
        });
        expect(order.cost).toBe(halfUp(BigInt(setPrice) * sets, 100n));
      }),
      { numRuns: CASES },
    );
  });
});
