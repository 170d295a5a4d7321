import { describe, expect, it } from 'vitest';
import type { OrderWishes } from '../../order/index.ts';
import { draftText, readBody } from '../../wire/index.ts';
import { runOrder } from '../work/orders.ts';
import { orderFields } from './fields.ts';
import type { Wishes } from './wishes.ts';

const DRAFT = { outline: 'E400 S300 W400 N300' };
/** Squares of 300. */
const { result: planned } = await runOrder({ task: 'plan', draft: DRAFT, lang: 'en' });
const fieldsFor = (order?: Wishes) => {
  if (!planned.ok) throw new Error(planned.mistakes[0].message);
  return orderFields({ ...planned, draft: { ...DRAFT, ...(order && { page: { order } }) } }, 'EUR');
};

describe('the order of a draft in a link', () => {
  it.each<[OrderWishes | undefined, object]>([
    [undefined, {}],
    [{ tilesPerBox: 11 }, { tilesPerBox: 11 }],
    [
      { boxAreaM2: 0.99, spares: 2, sparesIn: 'boxes' },
      { boxAreaM2: 0.99, spares: 22 },
    ],
    [{ boxAreaM2: 0.01, spares: 2, sparesIn: 'boxes' }, { spares: 0 }],
    [
      { price: 2.5, pricePer: 'tile', currency: 'PLN' },
      { pricePerTile: 2.5, currency: 'PLN' },
    ],
    [
      { price: 10, currency: 'USD', reuse: true },
      { pricePerM2: 10, currency: 'USD', buyWithReuse: true },
    ],
    // 10 / 0.09290304
    [
      { price: 10, pricePer: 'ft2', currency: 'USD' },
      { pricePerM2: 107.6391, currency: 'USD' },
    ],
    [{ breakage: 5, price: 10, pricePer: 'box', currency: 'USD' }, { breakage: 5 }],
    [
      { tilesPerBox: 6, price: 10, pricePer: 'box', currency: 'USD' },
      { tilesPerBox: 6, pricePerBox: 10, currency: 'USD' },
    ],
  ])('of %j is %j', (wishes, fields) => {
    expect(fieldsFor(wishes)).toEqual(fields);
    expect(readBody({ ...DRAFT, ...fields })).toMatchObject({ ok: true });
  });

  it('has grout and adhesive as they were wished for, with an order or without', () => {
    for (const [order, fields] of [
      [{ quantities: true }, { quantities: true }],
      [
        { groutDepth: 10, adhesiveBagKg: 25, spares: 2 },
        { groutDepth: 10, adhesiveBagKg: 25, spares: 2 },
      ],
    ] as const) {
      expect(fieldsFor(order)).toEqual(fields);
      expect(readBody({ ...DRAFT, ...fields })).toMatchObject({ ok: true });
      const opened = JSON.parse(draftText(JSON.stringify({ ...DRAFT, kerf: 2, minCut: 80, ...fields })));
      expect(opened).toEqual({ ...DRAFT, kerf: 2, minCut: 80, page: { order } });
    }
  });

  it('is found again when the link is opened', () => {
    const order: OrderWishes = {
      tilesPerBox: 6,
      spares: 4,
      currency: 'EUR',
      price: 42.5,
      pricePer: 'box',
      reuse: true,
    };
    const opened = JSON.parse(draftText(JSON.stringify({ ...DRAFT, joint: 2, ...fieldsFor(order) })));
    expect(opened).toEqual({ ...DRAFT, joint: 2, page: { order } });
    expect(draftText(JSON.stringify(DRAFT))).toBe(JSON.stringify(DRAFT));
    const reused = { ...DRAFT, page: { order: { reuse: true } } };
    expect(JSON.parse(draftText(JSON.stringify({ ...DRAFT, ...fieldsFor(reused.page.order) })))).toEqual(reused);
  });
});
