// Runs the commands of docs/operating.md that have a label, as an operator would.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { blocksOf } from '../../scripts/docs/markdown.ts';
import { demand } from './programs.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GUIDE = 'docs/operating.md';
const blocks = blocksOf({ path: GUIDE, text: readFileSync(join(ROOT, GUIDE), 'utf8') });

/** Runs the block with this label in a folder, and returns what it prints. The cache of nginx is elsewhere in tests. */
export async function follow(
  label: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  cache = '/var/cache/tilewright',
): Promise<string> {
  const found = blocks.filter(({ language, labels }) => language === 'sh' && labels.run === label);
  expect([label, found.length]).toEqual([label, 1]);
  const PATH = [dirname(demand('postgresql', 'initdb')), dirname(process.execPath), process.env.PATH].join(delimiter);
  const command = `set -euo pipefail\n${found[0].body.replaceAll('/var/cache/tilewright', cache)}`;
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { cwd, env: { PATH, ...env } });
  return stdout;
}
