// Rewrites the answers of all golden cases, and the drawings of those that record one. Review the diff before you commit
// it: callers will see it.

import { writeFileSync } from 'node:fs';
import { goldenDrawing, shapesOf, shapesText, styleOf, styleText } from '../test/drawing/golden-drawing.ts';
import { drawnCases, goldenAnswer, goldenCases, goldenFile } from '../test/support/golden.ts';

for (const name of goldenCases()) {
  writeFileSync(goldenFile(name, 'plan.json'), goldenAnswer(name));
  console.log(`written: ${name}`);
}
for (const name of drawnCases()) {
  const drawn = goldenDrawing(name);
  writeFileSync(goldenFile(name, 'drawing-shapes.json'), shapesText(shapesOf(drawn)));
  writeFileSync(goldenFile(name, 'drawing-style.json'), styleText(styleOf(drawn)));
}
