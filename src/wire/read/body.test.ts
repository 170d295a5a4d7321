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

  it('refuses joints that differ', () => {
    expect(codes({ ...ROOM, joint: 3, gapMm: 4 })).toEqual(['joint-twice gapMm']);
    expect(mistakes({ ...ROOM, joint: 3, gapMm: 4 })[0].message).toContain('joint is 3 and gapMm is 4');
  });

  it.each([null, [], 'x', 5, true, undefined])('%j is not an object', (body) => {
    expect(codes(body)).toEqual(['body-not-object null']);
  });

  it('needs a room, and the refusal shows one', () => {
    expect(mistakes({})[0].message).toContain('"outline": "E400 S300 W400 N300"');
    expect(
      codes({
        ...ROOM,
        polygon: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      }),
    ).toEqual(['room-twice polygon']);
  });

  it.each([
    ['walls', 'true', 'boolean-invalid'],
    ['link', 1, 'boolean-invalid'],
    ['gapMm', '3', 'gapMm-range'],
    ['width', 100.5, 'width-range'],
    ['start', '0,0', 'start-invalid'],
    ['parameters', [], 'parameters-invalid'],
    ['parameters', null, 'parameters-invalid'],
    ['lang', null, 'lang-unknown'],
    ['pattern', {}, 'pattern-unknown'],
  ])('%s: %j is %s', (name, value, code) => {
    expect(codes({ ...ROOM, [name]: value })).toEqual([`${code} ${name}`]);
  });
});

describe('unknown names', () => {
  it.each([
    ['tileSize', 'parameters.tileSize'],
    ['tilesize', 'parameters.tileSize'],
    ['rotation', 'parameters.rotation'],
    ['colour', 'color', '#fff'],
    ['gapmm', 'gapMm'],
  ])('%s at the top means %s', (name, meant, value: unknown = 50) => {
    const found = mistakes({ ...ROOM, [name]: value });
    expect(found).toMatchObject([{ code: 'parameter-unknown', param: name, example: meant }]);
    expect(found[0].message).toContain(`Did you mean ${meant}?`);
  });

  it('are refused with the list of fields if none is similar', () => {
    expect(mistakes({ ...ROOM, furniture: 5 })[0].message).toContain('its fields are outline, polygon, holes');
  });

  it('are refused together if there are too many', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`n${i}`, i]));
    expect(codes({ ...ROOM, ...many })).toEqual(['too-many-names null']);
    expect(codes({ ...ROOM, parameters: many })).toEqual(['too-many-names parameters']);
  });

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

  it.each(['__proto__', 'constructor', 'toString'])('%s is one of them', (name) => {
    const body = JSON.parse(`{"outline": "E400 S300 W400 N300", "${name}": {"tileSize": 5}}`);
    expect(codes(body)).toEqual([`parameter-unknown ${name}`]);
    const inside = JSON.parse(`{"outline": "E400 S300 W400 N300", "parameters": {"${name}": 5}}`);
    expect(codes(inside)).toEqual([`parameter-unknown parameters.${name}`]);
  });

  it('are not checked if the pattern is unknown', () => {
    expect(codes({ ...ROOM, pattern: 'parquet', parameters: { foo: 1 }, tileWidth: 4 })).toEqual([
      'pattern-unknown pattern',
    ]);
  });

  it('report the path of a parameter with an invalid value', () => {
    expect(mistakes({ ...ROOM, parameters: { tileSize: '300' } })).toMatchObject([
      { code: 'parameter-invalid', param: 'parameters.tileSize', received: '300' },
    ]);
    expect(codes({ ...ROOM, parameters: { tileSize: [300], rotation: Number.POSITIVE_INFINITY } })).toEqual([
      'parameter-invalid parameters.tileSize',
      'parameter-invalid parameters.rotation',
    ]);
    expect(codes({ ...ROOM, pattern: 'chevron', parameters: { direction: 5 } })).toEqual([
      'parameter-invalid parameters.direction',
    ]);
  });
});
