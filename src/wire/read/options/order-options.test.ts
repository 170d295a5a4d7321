import { describe, expect, it } from 'vitest';
import { projectText, readProject } from '../../write/projects.ts';
import { readBody } from '../body.ts';
import { readQuery } from '../query.ts';

const ROOM = 'outline=E400+S300+W400+N300';
const codesOf = (read: ReturnType<typeof readQuery>) => (read.ok ? [] : read.mistakes.map(({ code }) => code));

describe('the order of a request', () => {
  it.each([
    ['', null],
    ['buyWithReuse=true', null],
    ['tilesPerBox=6', { tilesPerBox: 6 }],
    ['spares=0', { breakage: 3 }],
    ['breakage=0', { breakage: 0 }],
    ['breakage=50&spares=10000', { breakage: 50, spares: 10_000 }],
    ['currency=JPY&pricePerM2=0', { pricePerM2: 0, currency: 'JPY' }],
    ['pricePerTile=0.0001&currency=USD', { pricePerTile: 0.0001, currency: 'USD' }],
  ])('of "%s" is %j', (query, order) => {
    const read = readQuery(`${ROOM}&${query}`);
    expect(read.ok && read.options.order).toEqual(order);
    const { outline, ...fields } = Object.fromEntries(new URLSearchParams(`${ROOM}&${query}`));
    const values = Object.entries(fields).map(([name, text]) => [name, name === 'currency' ? text : JSON.parse(text)]);
    const body = readBody({ outline, ...Object.fromEntries(values) });
    expect(body.ok && body.options).toEqual(read.ok && read.options);
  });

  it.each([
    ['tilesPerBox=6&boxAreaM2=1.44', 'box-twice'],
    ['pricePerTile=1&pricePerM2=2&currency=EUR', 'price-twice'],
    ['pricePerBox=42&currency=EUR', 'box-missing'],
    ['pricePerTile=2.5', 'currency-missing'],
    ['currency=EUR', 'price-missing'],
    ['currency=EUR&tilesPerBox=6', 'price-missing'],
    ['tilesPerBox=0', 'tilesPerBox-range'],
    ['tilesPerBox=10001', 'tilesPerBox-range'],
    ['tilesPerBox=6.5', 'tilesPerBox-range'],
    ['boxAreaM2=0', 'boxAreaM2-range'],
    ['breakage=-1', 'breakage-range'],
    ['breakage=50.1', 'breakage-range'],
    ['spares=10001', 'spares-range'],
    ['pricePerTile=-0.01&currency=EUR', 'pricePerTile-range'],
    ['pricePerTile=0.00001&currency=EUR', 'pricePerTile-range'],
    ['pricePerM2=1000001&currency=EUR', 'pricePerM2-range'],
    ['pricePerTile=abc&currency=EUR', 'pricePerTile-range'],
    ['pricePerTile=1&currency=DEM', 'currency-unknown'],
  ])('is refused for "%s" as %s alone', (query, code) => {
    expect(codesOf(readQuery(`${ROOM}&${query}`))).toEqual([code]);
  });

  it.each([
    ['breakage=5%25', '5'],
    ['boxAreaM2=1.44%20m%C2%B2', '1.44'],
    ['currency=pln&pricePerTile=1', 'PLN'],
    ['currency=%E2%82%AC&pricePerTile=1', 'EUR'],
    // Dollars of many countries.
    ['currency=%24&pricePerTile=1', null],
    ['tilesPerBx=6', 'tilesPerBox'],
  ])('"%s" is restated as %s', (query, example) => {
    const read = readQuery(`${ROOM}&${query}`);
    expect(read.ok ? [] : read.mistakes.map((mistake) => mistake.example)).toEqual([example]);
  });

  it('is stored with the plan, and so is buying with reuse', () => {
    const textOf = (query: string) => {
      const read = readQuery(`${ROOM}&${query}`);
      return read.ok ? projectText(read) : '';
    };
    expect(textOf('buyWithReuse=true')).toBe('{"outline":"E400 S300 W400 N300","buyWithReuse":true}');
    const text = textOf('spares=2&buyWithReuse=true&pricePerTile=2.50&currency=EUR');
    expect(text).toBe(
      '{"outline":"E400 S300 W400 N300","spares":2,"pricePerTile":2.5,"currency":"EUR","buyWithReuse":true}',
    );
    const opened = readProject(text);
    expect(opened.ok && opened.options.order).toEqual({ spares: 2, pricePerTile: 2.5, currency: 'EUR' });
  });
});
