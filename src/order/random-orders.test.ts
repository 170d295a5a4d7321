// Random orders against exact arithmetic: never short, and never more than the fewest boxes or sets that are enough.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { tileInBoxes } from './boxes.ts';
import { type KindToBuy, type Offer, type OrderWishes, offerFor, orderOf } from './order.ts';

const CASES = casesOf(300, 3000);

/** A tile whose nominal sides are whole decimetres, so that the area on its boxes is exact. */
interface Tile {
  readonly widthDm: number;
  readonly heightDm: number;
  readonly joint: number;
  readonly tiles: number;
}

const tile = fc.record({
  widthDm: fc.integer({ min: 1, max: 12 }),
  heightDm: fc.integer({ min: 1, max: 6 }),
  joint: fc.integer({ min: 0, max: 4 }),
  tiles: fc.integer({ min: 0, max: 20_000 }),
});
const kindNames = ['large', 'small', 'dot', 'strip'];
const cents = fc.integer({ min: 0, max: 99_999 });

/** What a kind is sold in: tiles per box, sent as such or as the area of that many, and a price in cents. */
const offer = fc.record({
  perBox: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  byArea: fc.boolean(),
  price: fc.option(cents, { nil: undefined }),
  pricePer: fc.constantFrom('tile' as const, 'box' as const),
});
type RandomOffer = typeof offer extends fc.Arbitrary<infer Value> ? Value : never;

function kindOf(name: string, { widthDm, heightDm, joint, tiles }: Tile): KindToBuy {
  const [width, height] = [100 * widthDm - joint, 100 * heightDm - joint];
  return { kind: name, tiles, ...tileInBoxes({ width, height, areaMm2: width * height }, joint) };
}

function offerOf({ perBox, byArea, price, pricePer }: RandomOffer, { widthDm, heightDm }: Tile): Offer {
  return {
    ...(perBox !== undefined &&
      (byArea ? { boxAreaM2: (perBox * widthDm * heightDm) / 100 } : { tilesPerBox: perBox })),
    ...(price !== undefined && { price: price / 100, pricePer }),
  };
}

/** Tiles of a kind with breakage and spares; the percent is in thousandths. */
function neededOf(tiles: number, breakage: number, spares: number): bigint {
  if (tiles === 0) return 0n;
  const broken = BigInt(tiles) * BigInt(breakage);
  return BigInt(tiles) + (broken + 99_999n) / 100_000n + BigInt(spares);
}

const orders = fc.record({
  tiles: fc.array(tile, { minLength: 1, maxLength: 4 }),
  own: fc.array(fc.option(offer, { nil: undefined }), { minLength: 4, maxLength: 4 }),
  perBox: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  breakage: fc.integer({ min: 0, max: 50_000 }),
  spares: fc.integer({ min: 0, max: 40 }),
  setOf: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 }),
  setPrice: cents,
});

describe('random orders', () => {
  it('in boxes are enough of every kind, with no box too many, and cost what these do', () => {
    fc.assert(
      fc.property(orders, ({ tiles, own, perBox, breakage, spares }) => {
        const kinds = tiles.map((one, i) => kindOf(kindNames[i], one));
        const offers = tiles.flatMap((one, i) => {
          const sold = own[i];
          return sold ? [[kindNames[i], offerOf(sold, one)] as const] : [];
        });
        const wishes: OrderWishes = {
          breakage: breakage / 1000,
          spares,
          currency: 'EUR',
          ...(perBox !== undefined && { tilesPerBox: perBox }),
          kinds: Object.fromEntries(offers),
        };
        const order = orderOf(kinds, wishes);
        kinds.forEach(({ kind, tiles: planned }, i) => {
          const line = order.lines[i];
          const needed = neededOf(planned, breakage, spares);
          const inBox = own[i]?.perBox ?? perBox;
          expect(BigInt(line.needed)).toBe(needed);
          if (inBox === undefined) expect([line.boxes, BigInt(line.bought)]).toEqual([null, needed]);
          else {
            // As many as the box really holds, whichever way that was said.
            expect(line.tilesPerBox).toBe(inBox);
            const boxes = BigInt(line.boxes ?? -1);
            expect(boxes * BigInt(inBox)).toBe(BigInt(line.bought));
            expect(boxes * BigInt(inBox) >= needed && (boxes - 1n) * BigInt(inBox) < needed).toBe(true);
          }
          expect(line.leftOver).toBe(line.bought - line.needed);
          const { price, pricePer } = offerFor(kind, wishes);
          const amount = pricePer === 'box' ? line.boxes : line.bought;
          const cost = price === undefined || amount === null ? null : BigInt(Math.round(price * 100)) * BigInt(amount);
          expect(line.cost).toBe(cost);
        });
        const laid = order.lines.filter(({ planned }) => planned > 0);
        if (laid.length > 0 && laid.every(({ cost }) => cost !== null)) {
          expect(order.cost).toBe(order.lines.reduce((sum, { cost }) => sum + (cost ?? 0n), 0n));
        }
      }),
      { numRuns: CASES },
    );
  });

  it('in sets are enough of every kind, with no set too many', () => {
    fc.assert(
      fc.property(orders, ({ tiles, breakage, spares, setOf, setPrice }) => {
        const kinds = tiles.map((one, i) => kindOf(kindNames[i], one));
        const order = orderOf(kinds, {
          breakage: breakage / 1000,
          spares,
          setOf: Object.fromEntries(kindNames.map((kind, i) => [kind, setOf[i]])),
          price: setPrice / 100,
          pricePer: 'set',
          currency: 'EUR',
        });
        const sets = BigInt(order.sets ?? -1);
        const needs = kinds.map(({ tiles: planned }) => neededOf(planned, breakage, spares));
        expect(needs.every((needed, i) => sets * BigInt(setOf[i]) >= needed)).toBe(true);
        expect(sets === 0n || needs.some((needed, i) => (sets - 1n) * BigInt(setOf[i]) < needed)).toBe(true);
        order.lines.forEach((line, i) => {
          expect([BigInt(line.needed), BigInt(line.bought)]).toEqual([needs[i], sets * BigInt(setOf[i])]);
        });
        expect(order.cost).toBe(sets * BigInt(setPrice));
      }),
      { numRuns: CASES },
    );
  });
});
