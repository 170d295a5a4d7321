// The golden drawings, as data: geometry and style fail apart. `npm run golden:write` rewrites them, on purpose only; look
// at what changed in the gallery before you commit it.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenCases, goldenFile } from '../support/golden.ts';
import { goldenDrawing, type Shape, shapesOf, shapesText, styleOf, styleText } from './golden-drawing.ts';

function written(name: string, file: 'drawing-shapes.json' | 'drawing-style.json') {
  return JSON.parse(readFileSync(goldenFile(name, file), 'utf8'));
}

describe.each(goldenCases())('%s', (name) => {
  const drawn = goldenDrawing(name);

  test('geometry: what is drawn to scale is where it was, to a tenth of a millimetre', () => {
    expect(shapesOf(drawn)).toEqual(written(name, 'drawing-shapes.json'));
  });

  test('style: classes, colours, strokes and texts are as they were', () => {
    expect(styleOf(drawn)).toEqual(written(name, 'drawing-style.json'));
  });

  test('is written down without loss', () => {
    expect(JSON.parse(shapesText(shapesOf(drawn)))).toEqual(shapesOf(drawn));
    expect(JSON.parse(styleText(styleOf(drawn)))).toEqual(styleOf(drawn));
  });

  // So that a wrong drawing cannot be written down and then defended.
  test('what is written down has as many tiles as the plan', () => {
    const shapes: Record<string, Shape[]> = written(name, 'drawing-shapes.json');
    const { tiles } = JSON.parse(readFileSync(goldenFile(name, 'plan.json'), 'utf8'));
    const count = (role: string) => shapes[role]?.length ?? 0;
    expect(count('tile whole')).toBe(tiles.whole);
    expect(count('tile cut') + count('tile sliver')).toBe(tiles.cut);
    expect(count('tile sliver')).toBe(tiles.sliverCount);
  });
});
