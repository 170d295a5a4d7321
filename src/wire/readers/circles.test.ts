import { describe, expect, it } from 'vitest';
import type { Mistake, Reading } from '../values/mistakes.ts';
import { circlesFromJson, circlesFromText } from './circles.ts';

function mistakesOf(reading: Reading<unknown>): readonly Mistake[] {
  return reading.ok ? [] : reading.mistakes;
}

describe('circles', () => {
  const column = { x: 900, y: 1200, diameter: 400 };

  it('are read alike from text and JSON', () => {
    expect(circlesFromText('90,120,40; 0.9m,120cm,400mm')).toEqual({ ok: true, value: [column, column] });
    expect(circlesFromJson([{ x: 90, y: 120, d: 40 }])).toEqual({ ok: true, value: [column] });
    expect(circlesFromJson([{ x: '0.9m', y: 120, d: '400mm' }])).toEqual({ ok: true, value: [column] });
    expect(circlesFromJson([])).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['90,120', 'circle-invalid', null],
    ['90,120,40,40', 'circle-invalid', null],
    ['1, 2, 3', 'circle-invalid', '1,2,3'],
    ['90,120,0', 'cutout-size', null],
    ['90,120,-4', 'cutout-size', null],
    ['90,120,0.09', 'cutout-size', null],
    ['999990,0,30', 'coordinate-range', null],
  ])('%s is refused', (text, code, example) => {
    const [only, ...more] = mistakesOf(circlesFromText(`1,1,1;${text}`));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code, param: 'circles', received: text, example });
    expect(only.message).toContain(`Circle 2 of circles, "${text}", `);
  });

  it('are at most 32', () => {
    const many = Array.from({ length: 33 }, () => ({ x: 1, y: 1, d: 1 }));
    expect(circlesFromJson(many.slice(1)).ok).toBe(true);
    expect(mistakesOf(circlesFromJson(many))[0].message).toContain('has 33 circles and may have at most 32');
  });

  it.each([
    [{ x: 80, y: 120, d: 40 }, '[{"x":80,"y":120,"d":40}]'],
    ['80,120,40', '[{"x":80,"y":120,"d":40}]'],
    [null, null],
  ])('%j is not a JSON list', (value, example) => {
    expect(mistakesOf(circlesFromJson(value))[0]).toMatchObject({ code: 'circles-not-circles', example });
  });
});
