import { describe, expect, it } from 'vitest';
import type { Mistake, Reading } from '../values/mistakes.ts';
import { rectanglesFromJson, rectanglesFromText } from './rectangles.ts';

function mistakesOf(reading: Reading<unknown>): readonly Mistake[] {
  return reading.ok ? [] : reading.mistakes;
}

describe('subtract', () => {
  const shaft = { x: 1400, y: 0, width: 400, height: 600 };

  it('reads the same rectangles from text and JSON', () => {
    expect(rectanglesFromText('140,0,40,60')).toEqual({ ok: true, value: [shaft] });
    expect(rectanglesFromText('140,0,40,60; 140,0,40,60')).toEqual({ ok: true, value: [shaft, shaft] });
    expect(rectanglesFromJson([{ x: 140, y: 0, w: 40, h: 60 }])).toEqual({ ok: true, value: [shaft] });
    expect(rectanglesFromJson([])).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['140,0,40', 'rectangle-invalid', null],
    ['140,0,40,60,5', 'rectangle-invalid', null],
    ['140,0,4e1,60', 'rectangle-invalid', null],
    ['140,0 180,60', 'rectangle-invalid', null],
    ['1, 2, 3, 4', 'rectangle-invalid', '1,2,3,4'],
    ['1 2 3x4', 'rectangle-invalid', '1,2,3,4'],
    ['[1,2,3,4]', 'rectangle-invalid', '1,2,3,4'],
    ['1, 2, 0, 4', 'rectangle-invalid', null],
    ['140,0,0,60', 'cutout-size', null],
    ['140,0,40,-60', 'cutout-size', null],
    ['1000001,0,40,60', 'coordinate-range', null],
    ['0,999999,40,60', 'coordinate-range', null],
  ])('%s is refused', (text, code, example) => {
    const [only, ...more] = mistakesOf(rectanglesFromText(text));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code, param: 'subtract', received: text, example });
    expect(only.message).toContain(`Rectangle 1 of subtract, "${text}", `);
  });

  it.each(['', '1,2,3,4;', '1,2,3,4;;1,2,3,4'])('%j has an empty rectangle', (text) => {
    const [only] = mistakesOf(rectanglesFromText(text));
    expect(only.message).toContain('is empty; leave out the ;');
    expect(only.example).toBe(text === '' ? null : text.split(';').filter(Boolean).join(';'));
  });

  it.each([
    [{ x: 5, y: 6, w: 7 }, null],
    [{ x: 5, y: 6, w: 7, height: 8 }, null],
    [null, null],
    [{ x: 5, y: 6, w: 7, h: '8' }, '{"x":5,"y":6,"w":7,"h":8}'],
    [{ x: 5, y: 6, width: 7, height: 8 }, '{"x":5,"y":6,"w":7,"h":8}'],
    [[5, 6, 7, 8], '{"x":5,"y":6,"w":7,"h":8}'],
    ['5,6,7,8', '{"x":5,"y":6,"w":7,"h":8}'],
  ])('%j is not a JSON rectangle', (value, example) => {
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, value]))).toMatchObject([
      { code: 'rectangle-invalid', example },
    ]);
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, value]))[0].message).toContain('Rectangle 2 of');
  });

  it('shows the whole list if the rectangle is too long to quote', () => {
    const long = { x: 1, y: 2, w: 3, h: 4, depth: 5 };
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, long]))).toMatchObject([
      { code: 'rectangle-invalid', example: null },
    ]);
  });

  it('has at most 32 rectangles', () => {
    const many = (count: number) => Array.from({ length: count }, () => '1,2,3,4').join(';');
    expect(rectanglesFromText(many(32)).ok).toBe(true);
    expect(mistakesOf(rectanglesFromText(many(33)))).toMatchObject([{ code: 'cutouts-too-many' }]);
    expect(mistakesOf(rectanglesFromJson(Array.from({ length: 500 }, () => 0)))).toMatchObject([
      { code: 'cutouts-too-many', param: 'subtract' },
    ]);
  });

  it.each([{ x: 1 }, null, 'x'])('%j is not a JSON list', (value) => {
    expect(mistakesOf(rectanglesFromJson(value))).toMatchObject([{ code: 'subtract-not-rectangles', example: null }]);
  });

  it('may be JSON in a query by mistake', () => {
    const json = '[{"x":1,"y":2,"w":3,"h":4},{"x":5,"y":6,"w":7,"h":8}]';
    expect(mistakesOf(rectanglesFromText(json))).toMatchObject([{ example: '1,2,3,4;5,6,7,8' }]);
  });

  it.each(['1,2,3,4', { x: 1, y: 2, w: 3, h: 4 }])('%j is a JSON list in other words', (value) => {
    const example = '[{"x":1,"y":2,"w":3,"h":4}]';
    expect(mistakesOf(rectanglesFromJson(value))).toMatchObject([{ code: 'subtract-not-rectangles', example }]);
  });
});
