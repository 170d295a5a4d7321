// Directories that last no longer than the process that made them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by the setup of a test run: a directory for all others, which it removes at the end whatever tests left in it. */
export const RUN_DIRECTORY = 'TILEWRIGHT_TESTS_DIR';

/** What is left to do when this process ends, the newest first. */
const left: (() => void)[] = [];
process.on('exit', () => {
  for (const tidy of [...left].reverse()) tidy();
});

/** Does something now or, should nobody have asked for it by then, when this process ends. */
export function beforeExit(tidy: () => void): () => void {
  const once = () => {
    const place = left.indexOf(once);
    if (place >= 0) left.splice(place, 1);
    tidy();
  };
  left.push(once);
  return once;
}

/** Makes an empty directory; it is gone when this process or the test run ends, also when a test could not tidy up. */
export function temporaryDirectory(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(process.env[RUN_DIRECTORY] ?? tmpdir(), `tilewright-${purpose}-`));
  const remove = beforeExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}
