// Rewrites the answers of all golden cases. Look at the difference before you commit it: it is what callers will see.

import { writeFileSync } from 'node:fs';
import { goldenAnswer, goldenCases, goldenFile } from '../test/support/golden.ts';

for (const name of goldenCases()) {
  writeFileSync(goldenFile(name, 'plan.json'), goldenAnswer(name));
  console.log(`written: ${name}`);
}
