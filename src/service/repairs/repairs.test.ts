import { describe, expect, it } from 'vitest';
import { LIMITS, PATTERNS, PlanError, plan, shortNameOf } from '../../engine/index.ts';
import { readBody } from '../../wire/read/body.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { ReadRequest } from '../../wire/read/request.ts';
import type { Mistake } from '../../wire/values/mistakes.ts';
import type { Where } from '../../wire/values/raw-fields.ts';
import { mistakeOf } from './repairs.ts';

function refusal(read: ReadRequest, where: Where): Mistake {
  if (!read.ok) throw new Error(read.mistakes[0].message);
  try {
    plan(read.request);
  } catch (error) {
    if (error instanceof PlanError) return mistakeOf(error, read, where);
    throw error;
  }
  throw new Error('It was planned.');
}

const refusedQuery = (query: string) => refusal(readQuery(query), 'query');
const refusedBody = (body: unknown) => refusal(readBody(body), 'body');
const ROOM = 'outline=E400+S300+W400+N300';

it('turns a refusal of the engine into a mistake', () => {
  const error = new PlanError('too-many-tiles', 'Too many.', { received: '20001' });
  expect(mistakeOf(error)).toEqual({
    code: 'too-many-tiles',
    param: null,
    received: '20001',
    message: 'Too many.',
    example: null,
  });
  expect(mistakeOf(new PlanError('start-range', 'm', { param: 'start' }))).toMatchObject({ param: 'start' });
});

describe('sizes that do not go together', () => {
  it('name the parameter where it was sent, and have no repair', () => {
    const refused = { code: 'sizes-misfit', received: '70', example: null };
    const query = refusedQuery(`${ROOM}&pattern=octagon-dot&tileSize=70&dotSize=60`);
    expect(query).toMatchObject({ ...refused, param: 'tileSize' });
    const parameters = { tileSize: 70, dotSize: 60 };
    const body = refusedBody({ outline: 'E400 S300 W400 N300', pattern: 'octagon-dot', parameters });
    expect(body).toMatchObject({ ...refused, param: 'parameters.tileSize' });
  });

  it('show no value as received that was not sent', () => {
    const mistake = refusedQuery(`${ROOM}&pattern=octagon-dot&dotSize=300`);
    expect(mistake).toMatchObject({ code: 'sizes-misfit', param: 'tileSize', received: null });
  });
});

describe('too many tiles', () => {
  it.each(PATTERNS.map(shortNameOf))('of %s get a sentence with a larger size, which is no repair', (pattern) => {
    const room = `outline=E9000+S9000+W9000+N9000&pattern=${pattern}`;
    const mistake = refusedQuery(room);
    expect(mistake).toMatchObject({ code: 'too-many-tiles', received: null, example: null });
    const [, part] = /For example (\w+=[0-9]+)\.$/.exec(mistake.message) ?? [];
    const again = readQuery(`${room}&${part}`);
    expect(again.ok && plan(again.request).tiles.total).toBeLessThanOrEqual(LIMITS.tiles);
  });

  it('of a body are named by their path in it', () => {
    const mistake = refusedBody({ outline: 'E900 S900 W900 N900', parameters: { tileSize: 20 } });
    expect(mistake).toMatchObject({ param: 'parameters.tileSize', received: '20' });
    expect(mistake.message).toMatch(/For example parameters\.tileSize: [0-9]+\.$/);
  });

  it('of small tiles without a unit get a sentence with their size in cm, and in inches where those are certain', () => {
    expect(refusedQuery(`${ROOM}&tileSize=20`)).toMatchObject({
      message: expect.stringMatching(/if centimetres were meant, send tileSize=20cm\. For example tileSize=[0-9]+\.$/),
      example: null,
    });
    expect(refusedQuery(`${ROOM}&tileSize=12&units=imperial`)).toMatchObject({
      message: expect.stringMatching(/if inches were meant, send tileSize=12in\.$/),
      example: '12in',
    });
    const bricks = { pattern: 'bricks', parameters: { tileWidth: 12, tileHeight: 10 }, units: 'imperial' };
    expect(refusedBody({ outline: 'E400 S300 W400 N300', ...bricks }).changes).toEqual({
      'parameters.tileWidth': '12in',
      'parameters.tileHeight': '10in',
    });
    expect(refusedQuery(`${ROOM}&tileSize=12mm&units=imperial`)).toMatchObject({ example: null });
  });

  it('crossed by walls too often get a larger size, too', () => {
    const teeth = Array.from({ length: 498 }, (_, i) => [i / 10, i % 2 ? 0 : 1000]);
    const polygon = [...teeth, [49.7, -1], [0, -1]];
    const mistake = refusedBody({ polygon, parameters: { tileSize: 10 } });
    expect(mistake).toMatchObject({ code: 'too-much-work', param: 'parameters.tileSize', received: '10' });
    const [, size] = /tileSize: ([0-9]+)\.$/.exec(mistake.message) ?? [];
    const again = readBody({ polygon, parameters: { tileSize: Number(size) } });
    expect(again.ok && plan(again.request).tiles.total).toBeGreaterThan(0);
  });

  it('have no larger size if no single side helps', () => {
    const tiny = 'pattern=bricks&tileWidth=10&tileHeight=10';
    expect(refusedQuery(`outline=E20000+S20000+W20000+N20000&${tiny}`)).toMatchObject({ param: null, example: null });
  });

  it('are not tried if cutouts make every trial expensive', () => {
    const wheel = Array.from({ length: 450 }, (_, i) => [2000 + 900 * Math.cos(i / 72), 2000 + 900 * Math.sin(i / 72)]);
    const many = (count: number) => ({
      outline: 'E9000 S9000 W9000 N9000',
      holes: Array.from({ length: count }, () => wheel),
    });
    expect(refusedBody(many(1))).toMatchObject({ code: 'too-many-tiles', param: 'parameters.tileSize' });
    const apart = Array.from({ length: 6 }, (_, k) => wheel.map(([x, y]) => [x / 3 + k * 1000, y / 3]));
    expect(refusedBody({ ...many(0), holes: apart })).toMatchObject({ code: 'too-many-tiles', param: null });
  });
});

it('has no repair without the request', () => {
  expect(mistakeOf(new PlanError('walls-cross', 'm', { param: 'polygon' }))).toMatchObject({
    param: 'polygon',
    example: null,
  });
});
