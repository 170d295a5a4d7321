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

  it('shows the whole list if the rectangle is too long to quote', () => {
    const long = { x: 1, y: 2, w: 3, h: 4, depth: 5 };
    expect(mistakesOf(rectanglesFromJson([{ x: 1, y: 2, w: 3, h: 4 }, long]))).toMatchObject([
      { code: 'rectangle-invalid', example: null },
    ]);
  });

  it('has at most 32 rectangles', () => {
    const many = (count: number) => Array.from({ length: count }, () => '1,2,3,4').join(';');
    expect(rectanglesFromText(many(32)).ok).toBe(true);
  });
});
