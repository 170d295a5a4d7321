import { describe, expect, it } from 'vitest';
import type { Mistake, Reading } from './mistakes.ts';
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
    ['140,0,40', 'rectangle-invalid', '140,0,40,60'],
    ['140,0,40,60,5', 'rectangle-invalid', '140,0,40,60'],
    ['140,0,4e1,60', 'rectangle-invalid', '140,0,40,60'],
    ['1, 2, 3, 4', 'rectangle-invalid', '1,2,3,4'],
    ['1 2 3x4', 'rectangle-invalid', '1,2,3,4'],
    ['[1,2,3,4]', 'rectangle-invalid', '1,2,3,4'],
    ['1, 2, 0, 4', 'rectangle-invalid', '140,0,40,60'],
    ['140,0,0,60', 'cutout-size', '140,0,40,60'],
    ['140,0,40,-60', 'cutout-size', '140,0,40,60'],
    ['1000001,0,40,60', 'coordinate-range', '140,0,40,60'],
    ['0,999999,40,60', 'coordinate-range', '140,0,40,60'],
  ])('%s is refused', (text, code, example) => {
    const [only, ...more] = mistakesOf(rectanglesFromText(text));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code, param: 'subtract', received: text, example });
    expect(only.message).toContain(`Rectangle 1 of subtract, "${text}", `);
    expect(rectanglesFromText(example).ok).toBe(true);
  });

  it.each(['', '1,2,3,4;', '1,2,3,4;;1,2,3,4'])('%j has an empty rectangle', (text) => {
    expect(mistakesOf(rectanglesFromText(text))[0].message).toContain('is empty; leave out the ;');
  });

  it.each([
    [{ x: 1, y: 2, w: 3 }],
    [{ x: 1, y: 2, w: 3, height: 4 }],
    [{ x: 1, y: 2, w: 3, h: '4' }],
    [[1, 2, 3, 4]],
    ['1,2,3,4'],
    [null],
  ])('%j is not a JSON rectangle', (value) => {
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, value]))).toMatchObject([
      { code: 'rectangle-invalid', example: '{"x":140,"y":0,"w":40,"h":60}' },
    ]);
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, value]))[0].message).toContain('Rectangle 2 of');
  });

  it('shows the whole list if the rectangle is too long to quote', () => {
    const long = { x: 1, y: 2, w: 3, h: 4, depth: 5 };
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, long]))).toMatchObject([
      { code: 'rectangle-invalid', example: '[{"x":140,"y":0,"w":40,"h":60}]' },
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

  it.each(['1,2,3,4', { x: 1 }, null])('%j is not a JSON list', (value) => {
    expect(mistakesOf(rectanglesFromJson(value))).toMatchObject([{ code: 'subtract-not-rectangles' }]);
  });
});
