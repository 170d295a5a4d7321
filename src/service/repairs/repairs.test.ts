import { describe, expect, it } from 'vitest';
import { LIMITS, PATTERNS, PlanError, plan, shortNameOf } from '../../engine/index.ts';
import { readBody } from '../../wire/read/body.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { Where } from '../../wire/read/raw-fields.ts';
import type { ReadRequest } from '../../wire/read/request.ts';
import type { Mistake } from '../../wire/values/mistakes.ts';
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
  expect(mistakeOf(new PlanError('start-range', 'm', { param: 'start', example: '0,0' }))).toMatchObject({
    param: 'start',
    received: null,
    example: '0,0',
  });
});

describe('a room that the engine refuses', () => {
  it.each([
    ['in mm', 'outline=E40000+S30000+W40000+N30000', 'room-too-large', 'outline', 'E4000 S3000 W4000 N3000'],
    [
      'far too long',
      'outline=E900000+E900000+S90000+W900000+W900000+N90000',
      'coordinate-range',
      'outline',
      'E9000 E9000 S900 W9000 W9000 N900',
    ],
    ['in mm, by its corners', 'polygon=0,0+40000,0+0,25', 'room-too-large', 'polygon', '0,0 4000,0 0,2.5'],
    ['in m', 'outline=E0.4+S0.3+W0.4+N0.3', 'floor-too-small', 'outline', 'E40 S30 W40 N30'],
    ['with crossed corners', 'polygon=0,0+400,300+400,0+0,300', 'walls-cross', 'polygon', '0,0 400,0 400,300 0,300'],
    ['with a spike', 'polygon=0,0+500,0+400,0+400,300', 'walls-overlap', 'polygon', '0,0 400,0 400,300'],
    [
      'that is walked across itself',
      'outline=E400+S300+W200+N400+W200+S100',
      'walls-cross',
      'outline',
      'E400 S400 W400 N400',
    ],
    ['walked there and back', 'outline=E400+E1+W400+W1', 'walls-overlap', 'outline', 'E400 S300 W400 N300'],
  ])('%s gets a proposal that can be planned', (_, query, code, param, example) => {
    const mistake = refusedQuery(query);
    expect(mistake).toMatchObject({ code, param });
    expect(mistake.example).toBe(example);
    const again = readQuery(`${param}=${mistake.example}`);
    expect(again.ok && plan(again.request).tiles.total).toBeGreaterThan(0);
  });

  it('gets a proposal in JSON if it was sent as JSON', () => {
    expect(
      refusedBody({
        polygon: [
          [0, 0],
          [400, 300],
          [400, 0],
          [0, 300],
        ],
      }),
    ).toMatchObject({
      received: '[[0,0],[400,300],[400,0],[0,300]]',
      example: '[[0,0],[400,0],[400,300],[0,300]]',
    });
  });

  it('gets its bounding box if its corners cannot be untangled', () => {
    // All corners of a grid, in an order with too many crossings to untangle.
    const corners = Array.from({ length: 300 }, (_, i) => [((i * 37) % 300) * 2, ((i * 101) % 300) * 3]);
    const { example } = refusedBody({ polygon: corners });
    expect(example).toBe('[[0,0],[598,0],[598,897],[0,897]]');
  });
});

describe('cutouts that the engine refuses', () => {
  it.each([
    ['rectangles', `${ROOM}&subtract=-1,-1,500,500`, 'subtract'],
    ['holes', `${ROOM}&holes=-1,-1+500,-1+500,500+-1,500`, 'holes'],
    ['holes alone', `${ROOM}&holes=-1,-1+500,-1+500,500+-1,500&subtract=1,1,2,2`, 'holes'],
    ['rectangles alone', `${ROOM}&subtract=-1,-1,500,500&holes=1,1+2,1+2,2`, 'subtract'],
    ['both', `${ROOM}&subtract=-1,-1,500,500&holes=-1,-1+500,-1+500,500+-1,500`, 'subtract'],
  ])('are to be removed if %s leave no floor', (_, query, param) => {
    expect(refusedQuery(query)).toMatchObject({ code: 'floor-empty', param, received: null, example: null });
  });

  it('that leave too little floor are to be removed', () => {
    expect(refusedQuery(`${ROOM}&subtract=-1,-1,500,300.999`)).toMatchObject({
      code: 'floor-too-small',
      param: 'subtract',
      example: null,
    });
  });

  it('that are too tangled are to be removed', () => {
    const comb = (turned: boolean) =>
      Array.from({ length: 400 }, (_, i) => [i, i % 2 ? 0 : 400])
        .concat([
          [399, -1],
          [0, -1],
        ])
        .map(([x, y]) => (turned ? [y, x] : [x, y]));
    const read = { outline: 'E900 S900 W900 N900', holes: [comb(false), comb(true)] };
    expect(refusedBody(read)).toMatchObject({ code: 'cutouts-too-tangled', param: 'holes', example: null });
  });

  it('with a hole that meets itself get that hole repaired', () => {
    const holes = '10,10+50,50+50,10+10,50;60,60+70,60+70,70';
    expect(refusedQuery(`${ROOM}&holes=${holes}`)).toMatchObject({
      code: 'walls-cross',
      param: 'holes',
      received: holes.replaceAll('+', ' '),
      example: '10,10 50,10 50,50 10,50;60,60 70,60 70,70',
    });
    const flat = [
      [1, 1],
      [5, 1],
      [3, 1],
    ];
    const { example } = refusedBody({
      outline: 'E400 S300 W400 N300',
      holes: [
        flat,
        [
          [7, 7],
          [9, 7],
          [9, 9],
        ],
      ],
    });
    expect(example).toBe('[[[7,7],[9,7],[9,9]]]');
    expect(refusedBody({ outline: 'E400 S300 W400 N300', holes: [flat] })).toMatchObject({
      param: 'holes',
      example: null,
    });
  });
});

describe('too many tiles', () => {
  it.each(PATTERNS.map(shortNameOf))('of %s get a larger size that can be planned', (pattern) => {
    const room = `outline=E9000+S9000+W9000+N9000&pattern=${pattern}`;
    const mistake = refusedQuery(room);
    expect(mistake).toMatchObject({ code: 'too-many-tiles', received: null });
    expect(mistake.message).toContain(`For example ${mistake.param}=${mistake.example}.`);
    const again = readQuery(`${room}&${mistake.param}=${mistake.example}`);
    expect(again.ok && plan(again.request).tiles.total).toBeLessThanOrEqual(LIMITS.tiles);
  });

  it('of a body are named by their path in it', () => {
    const mistake = refusedBody({ outline: 'E900 S900 W900 N900', parameters: { tileSize: 20 } });
    expect(mistake).toMatchObject({ param: 'parameters.tileSize', received: '20' });
    expect(mistake.message).toContain(`For example parameters.tileSize: ${mistake.example}.`);
  });

  it('crossed by walls too often get a larger size, too', () => {
    const teeth = Array.from({ length: 498 }, (_, i) => [i / 10, i % 2 ? 0 : 1000]);
    const polygon = [...teeth, [49.7, -1], [0, -1]];
    const mistake = refusedBody({ polygon, parameters: { tileSize: 10 } });
    expect(mistake).toMatchObject({ code: 'too-much-work', param: 'parameters.tileSize', received: '10' });
    const again = readBody({ polygon, parameters: { tileSize: Number(mistake.example) } });
    expect(again.ok && plan(again.request).tiles.total).toBeGreaterThan(0);
  });

  it('have no example if no single side helps', () => {
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
  const far = new PlanError('coordinate-range', 'm', { param: 'subtract' });
  const read = readQuery(ROOM);
  expect(mistakeOf(far, read.ok ? read : undefined)).toMatchObject({ param: 'subtract', example: null });
  expect(mistakeOf(new PlanError('walls-cross', 'm', { param: 'polygon' }))).toMatchObject({
    param: 'polygon',
    example: null,
  });
  expect(
    mistakeOf(new PlanError('joint-range', 'm', { param: 'joint', example: '3' }), read.ok ? read : undefined),
  ).toMatchObject({
    param: 'joint',
    example: '3',
  });
});
