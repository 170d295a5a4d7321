// Directories that are removed with the process that created them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by the setup of a test run: the parent of all such directories, removed at the end with everything in it. */
export const RUN_DIRECTORY = 'TILEWRIGHT_TESTS_DIR';

/** Cleanups to run when this process ends, the newest first. */
const left: (() => void)[] = [];
process.on('exit', () => {
  for (const tidy of [...left].reverse()) tidy();
});

/** Returns a function that runs a cleanup once; otherwise it runs when this process ends. */
export function beforeExit(tidy: () => void): () => void {
  const once = () => {
    const place = left.indexOf(once);
    if (place >= 0) left.splice(place, 1);
    tidy();
  };
  left.push(once);
  return once;
}

/** Creates an empty directory; it is removed at the latest when this process or the test run ends. */
export function temporaryDirectory(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(process.env[RUN_DIRECTORY] ?? tmpdir(), `tilewright-${purpose}-`));
  const remove = beforeExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return { path, remove };
}
