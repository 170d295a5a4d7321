// Rewrites the answers and drawings of all golden cases. Review the diff before you commit it: callers will see it.

import { writeFileSync } from 'node:fs';
import { goldenDrawing, shapesOf, shapesText, styleOf, styleText } from '../test/drawing/golden-drawing.ts';
import { goldenAnswer, goldenCases, goldenFile } from '../test/support/golden.ts';

for (const name of goldenCases()) {
  const drawn = goldenDrawing(name);
  writeFileSync(goldenFile(name, 'plan.json'), goldenAnswer(name));
  writeFileSync(goldenFile(name, 'drawing-shapes.json'), shapesText(shapesOf(drawn)));
  writeFileSync(goldenFile(name, 'drawing-style.json'), styleText(styleOf(drawn)));
  console.log(`written: ${name}`);
}
