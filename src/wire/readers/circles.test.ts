import { describe, expect, it } from 'vitest';
import { circlesFromJson, circlesFromText } from './circles.ts';

describe('circles', () => {
  const column = { x: 900, y: 1200, diameter: 400 };

  it('are read alike from text and JSON', () => {
    expect(circlesFromText('90,120,40; 0.9m,120cm,400mm')).toEqual({ ok: true, value: [column, column] });
    expect(circlesFromJson([{ x: 90, y: 120, d: 40 }])).toEqual({ ok: true, value: [column] });
    expect(circlesFromJson([{ x: '0.9m', y: 120, d: '400mm' }])).toEqual({ ok: true, value: [column] });
    expect(circlesFromJson([])).toEqual({ ok: true, value: [] });
  });

  it('are at most 32', () => {
    expect(circlesFromJson(Array(32).fill({ x: 1, y: 1, d: 1 })).ok).toBe(true);
  });
});
