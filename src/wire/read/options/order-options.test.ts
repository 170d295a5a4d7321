import { describe, expect, it } from 'vitest';
import { projectText, readProject } from '../../write/projects.ts';
import { readBody } from '../body.ts';
import { readQuery } from '../query.ts';

const ROOM = 'outline=E400+S300+W400+N300';

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
