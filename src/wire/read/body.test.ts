import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';
import { readQuery } from './query.ts';

const ROOM = { outline: 'E400 S300 W400 N300' };

function mistakes(body: unknown) {
  const read = readBody(body);
  return read.ok ? [] : read.mistakes;
}

const codes = (body: unknown) => mistakes(body).map(({ code, param }) => `${code} ${param}`);

describe('a body', () => {
  it('means the same as the query', () => {
    const body = readBody({
      polygon: [
        [0, 0],
        [400, 0],
        [400, 300],
      ],
      holes: [
        [
          [1, 1],
          [2, 1],
          [2, 2],
        ],
      ],
      subtract: [{ x: 5, y: 5, w: 6, h: 7 }],
      pattern: 'herringbone-pattern',
      parameters: { tileWidth: 70.5, direction: 'diagonal-up' },
      gapMm: 2.5,
      color: '#fa0',
      start: { x: -1, y: 2.5 },
      width: 640,
      walls: false,
      lang: 'es',
    });
    const query = readQuery(
      'polygon=0,0+400,0+400,300&holes=1,1+2,1+2,2&subtract=5,5,6,7&pattern=herringbone&tileWidth=70.5&direction=diagonal-up&joint=2.5&color=fa0&start=-1,2.5&width=640&walls=false&lang=es',
    );
    expect(body.ok).toBe(true);
    expect(body).toEqual(query);
  });

  it('accepts the fields of the query too', () => {
    expect(
      readBody({ ...ROOM, joint: 3, gapMm: 3, format: 'svg', inlineSvg: true, credit: false, link: false }),
    ).toMatchObject({
      ok: true,
      request: { joint: 3 },
      options: { format: 'svg', inlineSvg: true, credit: false, link: false },
    });
  });
});

describe('unknown names', () => {
  it('are refused inside parameters with the list of valid ones', () => {
    const found = mistakes({ ...ROOM, parameters: { tilesize: 100, foo: 2, joint: 3 } });
    expect(found.map(({ param, example }) => [param, example])).toEqual([
      ['parameters.tilesize', 'parameters.tileSize'],
      ['parameters.foo', null],
      ['parameters.joint', 'joint'],
    ]);
    expect(found[1].message).toBe(
      'squares has no parameter "foo"; its parameters are tileSize, rotation. Send what it means by one of these names, or leave it out if it says nothing about the plan.',
    );
    expect(found[2].message).toContain('joint belongs beside parameters, not inside.');
  });

  it('are not checked if the pattern is unknown', () => {
    expect(codes({ ...ROOM, pattern: 'parquet', parameters: { foo: 1 }, tileWidth: 4 })).toEqual([
      'pattern-unknown pattern',
    ]);
  });
});
