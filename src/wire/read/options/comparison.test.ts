import { describe, expect, it } from 'vitest';
import { readBody } from '../body.ts';
import { readComparison, readComparisonText } from './comparison.ts';

const ROOM = { outline: 'E400 S300 W400 N300' };

/** The request of each variant. */
function requestsOf(body: object) {
  const read = readComparison(body);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  return read.variants.map((variant) => variant.read);
}

/** The only mistake of a comparison. */
function mistakeIn(body: unknown) {
  const read = readComparison(body);
  if (read.ok) expect.fail('The comparison is read.');
  expect(read.mistakes).toHaveLength(1);
  return read.mistakes[0];
}

describe('a variant stands for a body', () => {
  const tiles = { pattern: 'squares', parameters: { tileSize: 250, rotation: 10 }, gapMm: 4, start: { x: 1, y: 2 } };

  it.each([
    ['that it leaves as it is', {}, tiles],
    ['with another start', { start: 'best' }, { ...tiles, start: 'best' }],
    ['with another joint', { gapMm: 6 }, { ...tiles, gapMm: 6 }],
    ['with another joint by its other name', { joint: 6 }, { ...tiles, gapMm: undefined, joint: 6 }],
    [
      'with one more parameter',
      { parameters: { tileSize: 300 } },
      { ...tiles, parameters: { tileSize: 300, rotation: 10 } },
    ],
    ['with the same pattern by its other name', { pattern: 'squares-pattern' }, tiles],
    [
      'with another pattern, which has parameters of its own',
      { pattern: 'bricks', parameters: { offset: 33 } },
      { ...tiles, pattern: 'bricks', parameters: { offset: 33 } },
    ],
  ])('%s', (_, variant, body) => {
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    expect(requestsOf({ ...ROOM, ...tiles, lang: 'pl', variants: [{}, variant] })[1]).toEqual(
      readBody({ ...ROOM, lang: 'pl', ...sent }),
    );
  });

  it('keeps the parameters of squares where no pattern is named', () => {
    const [one] = requestsOf({ ...ROOM, parameters: { tileSize: 200 }, variants: [{ pattern: 'squares' }] });
    expect(one.request.parameters).toEqual({ tileSize: 200 });
  });
});

describe('mistakes', () => {
  it.each([
    ['a missing list', {}, 'variants', /^variants must be a list of 1 to 24 objects, and is missing/],
    ['an empty list', { variants: [] }, 'variants', /not of 0; send for example "variants": \[/],
    ['a list that is too long', { variants: Array(25).fill({}) }, 'variants', /not of 25/],
    ['no list', { variants: { pattern: 'bricks' } }, 'variants', /not \{"pattern":"bricks"\}/],
    ['an item that is no object', { variants: [{}, 'bricks'] }, 'variants[1]', /^variants\[1\] must be an object/],
    ['a field that all share', { variants: [{ lang: 'pl' }] }, 'variants[0].lang', /belongs beside variants/],
    ['another room', { variants: [{ outline: 'E1' }] }, 'variants[0].outline', /no field of a variant/],
    ['a misspelt field that all share', { variants: [{ links: true }] }, 'variants[0].links', /no field of a variant/],
    ['another format', { format: 'svg', variants: [{}] }, 'format', /takes no format; leave it out/],
    ['choices', { choices: true, variants: [{}] }, 'choices', /takes no choices/],
    ['pieces', { pieces: true, variants: [{}] }, 'pieces', /takes no pieces/],
    ['a wrong field of the room', { lang: 'xx', variants: [{}] }, 'lang', /^lang must be one of/],
    ['a wrong field', { variants: [{}, { start: 'bset' }] }, 'variants[1].start', /^variants\[1\]: start must be/],
  ])('%s is refused', (_, fields, param, message) => {
    const found = mistakeIn({ ...ROOM, ...fields });
    expect(found.param).toBe(param);
    expect(found.message).toMatch(message);
  });

  it('of several variants are all named', () => {
    const read = readComparison({ ...ROOM, variants: [{ gapMm: -1 }, {}, { pattern: 'subway' }] });
    expect(!read.ok && read.mistakes.map(({ param, example }) => [param, example])).toEqual([
      ['variants[0].gapMm', null],
      ['variants[2].pattern', 'bricks'],
    ]);
  });

  it('have repairs that name their place', () => {
    expect(mistakeIn({ ...ROOM, variants: [{ tileSize: 300 }] })).toMatchObject({
      code: 'parameter-unknown',
      param: 'variants[0].tileSize',
      example: 'variants[0].parameters.tileSize',
    });
    const sides = readComparison({ ...ROOM, variants: [{ parameters: { tileWidth: 300, tileHeight: 600 } }] });
    expect(!sides.ok && sides.mistakes[0].changes).toEqual({
      'variants[0].pattern': 'bricks',
      'variants[0].parameters.offset': '0',
    });
  });

  it('have no repair that no variant would use', () => {
    const [own, other] = [{ parameters: { rotation: 5 } }, { pattern: 'hexagons' }];
    const repairOf = (variants: object[]) => mistakeIn({ ...ROOM, tileSize: 150, variants }).example;
    expect(repairOf([other, own])).toBe('parameters.tileSize');
    expect(repairOf([other, { pattern: 'diamonds' }])).toBeNull();
  });

  it('of the whole body are those of a plan', () => {
    for (const body of [null, 5, 'x', []]) expect(mistakeIn(body).code).toBe('body-not-object');
    expect(readComparisonText('{"variants":[{"gapMm":1,"gapMm":2}]}')).toMatchObject({
      ok: false,
      mistakes: [{ code: 'name-repeated' }],
    });
  });
});
