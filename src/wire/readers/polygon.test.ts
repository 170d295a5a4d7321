import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../repair/index.ts';
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
    expect(ringsOf(polygonFromText(text, MEANINGS))).toEqual(square);
  });

  it('reads the same ring from JSON', () => {
    const corners = square.map(({ x, y }) => [x / 10, y / 10]);
    expect(ringsOf(polygonFromJson(corners, MEANINGS))).toEqual(square);
    expect(ringsOf(polygonFromJson([...corners, corners[0]], MEANINGS))).toEqual(square);
  });

  it('is exact 10 km away', () => {
    const text = '999999.1234,-999999.9999 999999.2234,-999999.9999 999999.1234,-999998';
    expect(ringsOf(polygonFromText(text, MEANINGS))[0]).toEqual({ x: 9999991.234, y: -9999999.999 });
  });

  it('has 3 to 500 corners, not counting the repeated first one', () => {
    expect(ringsOf(polygonFromText(inText(circle(500)), MEANINGS))).toHaveLength(500);
    expect(ringsOf(polygonFromText(inText([...circle(500), circle(500)[0]]), MEANINGS))).toHaveLength(500);
    expect(mistakesOf(polygonFromText('0,0 0,0', MEANINGS))[0].message).toContain('has 1 different corner and');
  });

  it('names every invalid corner of a JSON ring', () => {
    const found = mistakesOf(
      polygonFromJson(
        [[0, 0], [400], '400,300', [0, 300, 1], [0, null], [0, Number.POSITIVE_INFINITY], null, { x: 0, y: 1 }],
        MEANINGS,
      ),
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

  it('does not guess from an odd count, too few numbers or words, and omits a long proposal from the message', () => {
    expect(mistakesOf(polygonFromText('0 0 400', MEANINGS))).toHaveLength(3);
    expect(mistakesOf(polygonFromText('0 0 400 0', MEANINGS))).toHaveLength(4);
    expect(mistakesOf(polygonFromText('left right', MEANINGS))).toHaveLength(2);
    expect(mistakesOf(polygonFromText('()', MEANINGS))).toHaveLength(1);
    const [only] = mistakesOf(polygonFromText(inText(circle(60)).replaceAll(',', ' '), MEANINGS));
    expect(only.message).toContain('its corners like 0,0 400,0 400,300');
    expect(polygonFromText(only.example ?? '', MEANINGS).ok).toBe(true);
  });

  it('may reach 10 km', () => {
    expect(polygonFromText('0,0 1000000,0 0,-1000000', MEANINGS).ok).toBe(true);
  });
});

describe('holes', () => {
  const ring = '10,10 20,10 20,20';

  it('reads several rings', () => {
    expect(ringsOf(holesFromText(`${ring}; ${ring}`, MEANINGS))).toHaveLength(2);
    expect(ringsOf(holesFromJson(JSON.parse('[[[10,10],[20,10],[20,20]]]'), MEANINGS))).toEqual(
      ringsOf(holesFromText(ring, MEANINGS)),
    );
    expect(ringsOf(holesFromJson([], MEANINGS))).toEqual([]);
  });

  it('names ring and corner', () => {
    const found = mistakesOf(holesFromText(`${ring};10,10 20 20,20;0,0 1,1`, MEANINGS));
    expect(found[0].message).toContain('Corner 2 of ring 2 of holes, "20"');
    expect(found[1].message).toContain('Ring 3 of holes has 2 different corners');
    expect(mistakesOf(holesFromJson([5], MEANINGS))[0].message).toContain(
      'Ring 1 of holes must be an array of corners',
    );
  });

  it('has at most 32 rings', () => {
    const rings = (count: number) => Array.from({ length: count }, () => ring).join(';');
    expect(ringsOf(holesFromText(rings(32), MEANINGS))).toHaveLength(32);
  });
});
