// Directories that last no longer than the process that made them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by the setup of a test run: a directory for all others, which it removes at the end whatever tests left in it. */
export const RUN_DIRECTORY = 'TILEWRIGHT_TESTS_DIR';

/** Makes an empty directory; it is gone when this process or the test run ends, also when a test could not tidy up. */
export function temporaryDirectory(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(process.env[RUN_DIRECTORY] ?? tmpdir(), `tilewright-${purpose}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', remove);
  return { path, remove };
}
