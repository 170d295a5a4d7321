import { describe, expect, it } from 'vitest';
import type { Mistake, Reading } from '../values/mistakes.ts';
import { holesFromJson, holesFromText, polygonFromJson, polygonFromText } from './polygon.ts';

const square = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 3000 },
  { x: 0, y: 3000 },
];

function ringsOf<Value>(reading: Reading<Value>): Value {
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading.value;
}

function mistakesOf(reading: Reading<unknown>): readonly Mistake[] {
  return reading.ok ? [] : reading.mistakes;
}

const circle = (corners: number) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [Math.round(Math.cos(angle) * 1e6) / 1e4, Math.round(Math.sin(angle) * 1e6) / 1e4] as [number, number];
  });
const inText = (corners: [number, number][]) => corners.map(([x, y]) => `${x},${y}`).join(' ');

describe('polygon', () => {
  it.each([
    '0,0 400,0 400,300 0,300',
    ' 0,0  400,0\t400,300\n0,300 ',
    '0,0 400,0 400,300 0,300 0,0',
    '-0,0 400.0,0 400,300 0,300',
  ])('reads %j', (text) => {
    expect(ringsOf(polygonFromText(text))).toEqual(square);
  });

  it('reads the same ring from JSON', () => {
    expect(
      ringsOf(
        polygonFromJson([
          [0, 0],
          [400, 0],
          [400, 300],
          [0, 300],
        ]),
      ),
    ).toEqual(square);
    expect(
      ringsOf(
        polygonFromJson([
          [0, 0],
          [400, 0],
          [400, 300],
          [0, 300],
          [0, 0],
        ]),
      ),
    ).toEqual(square);
  });

  it('is exact 10 km away', () => {
    const text = '999999.1234,-999999.9999 999999.2234,-999999.9999 999999.1234,-999998';
    expect(ringsOf(polygonFromText(text))[0]).toEqual({ x: 9999991.234, y: -9999999.999 });
  });

  it('has 3 to 500 corners, not counting the repeated first one', () => {
    expect(ringsOf(polygonFromText(inText(circle(500))))).toHaveLength(500);
    expect(ringsOf(polygonFromText(inText([...circle(500), circle(500)[0]])))).toHaveLength(500);
    for (const reading of [
      polygonFromText(inText(circle(501))),
      polygonFromJson(circle(501)),
      polygonFromText('1,1 '.repeat(2000)),
    ]) {
      expect(mistakesOf(reading)).toMatchObject([{ code: 'ring-too-many-corners', param: 'polygon' }]);
    }
    expect(mistakesOf(polygonFromJson(circle(600)))[0].message).toContain('has 600 corners and may have at most 500');
    expect(mistakesOf(polygonFromText('0,0 1,1'))[0].message).toContain(
      'polygon has 2 different corners and needs at least 3',
    );
    expect(mistakesOf(polygonFromText('0,0 0,0'))[0].message).toContain('has 1 different corner and');
    expect(mistakesOf(polygonFromText('5,5'))[0].code).toBe('ring-too-small');
    expect(mistakesOf(polygonFromJson([]))[0].code).toBe('ring-too-small');
  });

  it.each([
    ['0,0 400 400,300 0,300', 2, '400'],
    ['0,0 400,0,1 400,300 0,300', 2, '400,0,1'],
    ['0,0 400,0 400,3e2 0,300', 3, '400,3e2'],
    ['0,0 400,0 400,300 0,', 4, '0,'],
    ['a,b 400,0 400,300 0,300', 1, 'a,b'],
  ])('%s names the corner', (text, number, received) => {
    expect(mistakesOf(polygonFromText(text))).toMatchObject([
      { code: 'corner-invalid', param: 'polygon', received, example: null },
    ]);
    expect(mistakesOf(polygonFromText(text))[0].message).toContain(`Corner ${number} of polygon, "${received}"`);
  });

  it.each(['(400,300)', '400;300', '400x300'])('%s is a corner in other words', (corner) => {
    expect(mistakesOf(polygonFromText(`0,0 400,0 ${corner} 0,300`))).toMatchObject([
      { code: 'corner-invalid', received: corner, example: '400,300' },
    ]);
  });

  it('names every invalid corner of a JSON ring', () => {
    const found = mistakesOf(
      polygonFromJson([
        [0, 0],
        [400],
        '400,300',
        [0, 300, 1],
        [0, null],
        [0, Number.POSITIVE_INFINITY],
        null,
        { x: 0, y: 1 },
      ]),
    );
    expect(found.map(({ received }) => received)).toEqual([
      '[400]',
      '400,300',
      '[0,300,1]',
      '[0,null]',
      // This value does not exist in JSON, so the item cannot be found in the request.
      '[[0,0],[400],"400,300",[0,300,1],…]',
      'null',
      '{"x":0,"y":1}',
    ]);
    expect(found[0].message).toContain('Corner 2 of polygon, [400], is not [x, y] with two numbers in cm');
    expect(found.map(({ example }) => example)).toEqual([null, '[400,300]', null, null, null, null, '[0,1]']);
  });

  it.each([
    '0, 0 400, 0 400, 300 0, 300',
    '0,0;400,0;400,300;0,300',
    '0,0,400,0,400,300,0,300',
    '0 0 400 0 400 300 0 300',
    '[[0,0],[400,0],[400,300],[0,300]]',
    '(0,0)(400,0)(400,300)(0,300)',
    '[{"x":0,"y":0},{"x":400,"y":0},{"x":400,"y":300},{"x":0,"y":300}]',
  ])('%s is repaired as a whole ring', (text) => {
    const [only, ...more] = mistakesOf(polygonFromText(text));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: 'ring-not-corners', example: '0,0 400,0 400,300 0,300' });
    expect(polygonFromText(only.example ?? '').ok).toBe(true);
  });

  it('does not guess from an odd count, too few numbers or words, and omits a long proposal from the message', () => {
    expect(mistakesOf(polygonFromText('0 0 400'))).toHaveLength(3);
    expect(mistakesOf(polygonFromText('0 0 400 0'))).toHaveLength(4);
    expect(mistakesOf(polygonFromText('left right'))).toHaveLength(2);
    expect(mistakesOf(polygonFromText('()'))).toHaveLength(1);
    const [only] = mistakesOf(polygonFromText(inText(circle(60)).replaceAll(',', ' ')));
    expect(only.message).toContain('its corners like 0,0 400,0 400,300');
    expect(polygonFromText(only.example ?? '').ok).toBe(true);
  });

  it('must lie within 10 km', () => {
    const [only] = mistakesOf(polygonFromText('0,0 1000000.1,0 0,5'));
    expect(only).toMatchObject({ code: 'coordinate-range', received: '1000000.1,0' });
    expect(only.message).toContain('-1,000,000 to 1,000,000 cm');
    expect(polygonFromText('0,0 1000000,0 0,-1000000').ok).toBe(true);
  });

  it.each([
    ['0,0 400,0 400,0 0,300', 'Wall 2 of polygon has no length: corners 2 and 3 are both "400,0"'],
    ['0,0 400,0 400,300 0,0 0,0', 'Wall 4 of polygon has no length: corners 4 and 1 are both "0,0"'],
  ])('%s has a wall without length', (text, message) => {
    expect(mistakesOf(polygonFromText(text))[0]).toMatchObject({ code: 'wall-no-length' });
    expect(mistakesOf(polygonFromText(text))[0].message).toContain(message);
  });

  it.each([5, null, { x: 1 }, 'E400 S300'])('%j is not a JSON ring', (value) => {
    expect(mistakesOf(polygonFromJson(value))).toMatchObject([{ code: 'ring-not-corners', example: null }]);
  });

  it.each([
    '0,0 400.5,0 400.5,300',
    '[[0,0],[400.5,0],[400.5,300]]',
    [
      { x: 0, y: 0 },
      { x: 400.5, y: 0 },
      { x: 400.5, y: 300 },
    ],
    ['0,0', '400.5,0', '400.5,300'],
  ])('%j is a JSON ring in other words', (value) => {
    const example = '[[0,0],[400.5,0],[400.5,300]]';
    expect(mistakesOf(polygonFromJson(value))).toMatchObject([{ code: 'ring-not-corners', example }]);
  });

  it.each(['', '  '])('%j is empty', (text) => {
    expect(mistakesOf(polygonFromText(text))).toMatchObject([{ code: 'ring-empty', param: 'polygon' }]);
  });
});

describe('holes', () => {
  const ring = '10,10 20,10 20,20';

  it('reads several rings', () => {
    expect(ringsOf(holesFromText(`${ring}; ${ring}`))).toHaveLength(2);
    expect(
      ringsOf(
        holesFromJson([
          [
            [10, 10],
            [20, 10],
            [20, 20],
          ],
        ]),
      ),
    ).toEqual(ringsOf(holesFromText(ring)));
    expect(ringsOf(holesFromJson([]))).toEqual([]);
  });

  it.each([
    ['', 1],
    [`${ring};`, 2],
    [`;${ring}`, 1],
    [`${ring};;${ring}`, 2],
    [`${ring}; ;${ring}`, 2],
  ])('%j has an empty ring', (text, number) => {
    const [only, ...more] = mistakesOf(holesFromText(text));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: 'ring-empty', param: 'holes' });
    expect(only.message).toContain(`Ring ${number} of holes is empty; leave out the ;`);
    const rings = text.split(';').filter((part) => part.trim() !== '');
    expect(only.example).toBe(rings.length > 0 ? rings.join(';') : null);
  });

  it('names ring and corner', () => {
    const found = mistakesOf(holesFromText(`${ring};10,10 20 20,20;0,0 1,1`));
    expect(found[0].message).toContain('Corner 2 of ring 2 of holes, "20"');
    expect(found[1].message).toContain('Ring 3 of holes has 2 different corners');
    expect(mistakesOf(holesFromJson([5]))[0].message).toContain('Ring 1 of holes must be an array of corners');
  });

  it('has at most 32 rings', () => {
    const rings = (count: number) => Array.from({ length: count }, () => ring).join(';');
    expect(ringsOf(holesFromText(rings(32)))).toHaveLength(32);
    expect(mistakesOf(holesFromText(rings(33)))).toMatchObject([{ code: 'cutouts-too-many', param: 'holes' }]);
    expect(mistakesOf(holesFromJson(Array.from({ length: 33 }, () => [])))).toMatchObject([
      { code: 'cutouts-too-many' },
    ]);
  });

  it.each(['x', null, {}])('%j are not JSON rings', (value) => {
    expect(mistakesOf(holesFromJson(value))).toMatchObject([{ code: 'holes-not-rings', example: null }]);
  });

  it.each([
    ring,
    [ring],
    JSON.parse('[[10,10],[20,10],[20,20]]'),
    JSON.parse('[[{"x":10,"y":10},{"x":20,"y":10},{"x":20,"y":20}]]'),
  ])('%j are JSON rings in other words', (value) => {
    const example = '[[[10,10],[20,10],[20,20]]]';
    expect(mistakesOf(holesFromJson(value))).toMatchObject([{ code: 'holes-not-rings', example }]);
  });

  it('may be JSON in a query by mistake', () => {
    const json = '[[[10,10],[20,10],[20,20]],[[1,1],[2,1],[2,2]]]';
    expect(mistakesOf(holesFromText(json))).toMatchObject([{ example: `${ring};1,1 2,1 2,2` }]);
  });
});
