// Follows the tutorial on adding a pattern: its blocks are applied to a copy of the project, which must then compile,
// lint and pass the tests named in the tutorial.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf } from '../scripts/docs/markdown.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATH = 'docs/adding-a-pattern.md';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tutorial-'));
  const configurations = readdirSync(ROOT).filter((name) => /\.(json|config\.ts)$/.test(name));
  for (const name of [...configurations, 'src', 'packages', 'examples', 'test', 'bench', 'scripts']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const blocks = blocksOf({ path: PATH, text: readFileSync(join(ROOT, PATH), 'utf8') });
  for (const block of blocks.filter(({ labels }) => labels.file)) follow(block);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Writes the file of a block, or applies its diff. */
function follow({ language, labels: { file }, body }: Block): void {
  const path = join(copy, file);
  const isWhole = language !== 'diff';
  let text = isWhole ? `${body}\n` : readFileSync(path, 'utf8');
  for (const hunk of isWhole ? [] : body.split(/^@@$\n?/m)) {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const side = (not: string) =>
      lines
        .filter((line) => !line.startsWith(not))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const [before, after] = [side('+'), side('-')];
    if (text.split(before).length !== 2) throw new Error(`${file} has not exactly one place for:\n${hunk}`);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
}

/** Runs a tool in the copy; its output is shown when it fails. */
function expectToPass(tool: string, ...args: string[]): void {
  const bin = join(ROOT, 'node_modules', '.bin', tool);
  // With one worker each module is loaded once, and other tests need the processor too.
  const env = { ...process.env, VITEST: undefined, VITEST_MAX_WORKERS: '1', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8', env });
  expect(status, stdout + stderr).toBe(0);
}

describe('a pattern added as the tutorial says', () => {
  it('compiles', () => {
    expectToPass('tsc', '-p', 'tsconfig.json', '--singleThreaded');
  });

  it('is formatted and keeps the import rule', () => {
    expectToPass('biome', 'check', 'src/engine/patterns', 'src/words', 'test/support/measured-figures.ts');
  });

  it('passes the tests that the tutorial names', () => {
    const tutorial = readFileSync(join(ROOT, PATH), 'utf8');
    const [, ...args] = /^npx (vitest run .+)$/m.exec(tutorial)?.[1].split(' ') ?? [];
    expect(args).toContain('src/engine/patterns');
    expectToPass('vitest', ...args);
  });
});
