// The golden drawings as data: geometry and style fail separately. `npm run golden:write` rewrites them; check the
// changes in the gallery before committing them.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnCases, goldenFile } from '../support/golden.ts';
import { goldenDrawing, type Shape, shapesOf, shapesText, styleOf, styleText } from './golden-drawing.ts';

function written(name: string, file: 'drawing-shapes.json' | 'drawing-style.json') {
  return JSON.parse(readFileSync(goldenFile(name, file), 'utf8'));
}

describe.each(drawnCases())('%s', (name) => {
  const drawn = goldenDrawing(name);

  test('geometry is unchanged, to a tenth of a millimetre', () => {
    expect(shapesOf(drawn)).toEqual(written(name, 'drawing-shapes.json'));
  });

  test('style is unchanged: classes, colours, strokes and texts', () => {
    expect(styleOf(drawn)).toEqual(written(name, 'drawing-style.json'));
  });

  test('is written without loss', () => {
    expect(JSON.parse(shapesText(shapesOf(drawn)))).toEqual(shapesOf(drawn));
    expect(JSON.parse(styleText(styleOf(drawn)))).toEqual(styleOf(drawn));
  });

  // So that a wrong drawing cannot become golden.
  test('the written drawing has as many tiles as the plan', () => {
    const shapes: Record<string, Shape[]> = written(name, 'drawing-shapes.json');
    const { tiles } = JSON.parse(readFileSync(goldenFile(name, 'plan.json'), 'utf8'));
    const count = (role: string) => shapes[role]?.length ?? 0;
    expect(count('tile whole')).toBe(tiles.whole);
    expect(count('tile cut') + count('tile sliver')).toBe(tiles.cut);
    expect(count('tile sliver')).toBe(tiles.sliverCount);
  });
});
