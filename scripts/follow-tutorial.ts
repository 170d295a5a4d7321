// Follows the tutorial on adding a pattern: its blocks are applied to a copy of the project, which must then compile,
// lint and pass the tests named in the tutorial. Part of `npm run check:docs`.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, blocksOf } from './docs/markdown.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATH = 'docs/adding-a-pattern.md';
const COPIED = ['src', 'packages', 'examples', 'test', 'bench', 'scripts'];

/** Copies what the tools need into a folder. */
function copyProject(copy: string): void {
  const configurations = readdirSync(ROOT).filter((name) => /\.(json|config\.ts)$/.test(name));
  for (const name of [...configurations, ...COPIED]) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Writes the file of a block, or applies its diff. */
function follow(copy: string, { language, labels: { file }, body }: Block): void {
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

/** The tools to run in the copy: the compiler, the linter, and the tests that the tutorial names. */
function commandsOf(tutorial: string): string[][] {
  const tests = /^npx (vitest run .+)$/m.exec(tutorial)?.[1].split(' ');
  if (!tests) throw new Error('The tutorial names no tests.');
  return [
    ['tsc', '-p', 'tsconfig.json'],
    ['biome', 'check', 'src/engine/patterns', 'src/words', 'test/support/measured-figures.ts'],
    tests,
  ];
}

/** Runs a tool in the copy; returns its output if it fails. */
function failureOf(copy: string, [tool, ...args]: readonly string[]): string | undefined {
  const bin = join(ROOT, 'node_modules', '.bin', tool);
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr, error } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8', env });
  return status === 0 ? undefined : `${[tool, ...args].join(' ')}\n${stdout}${stderr}${error?.message ?? ''}`;
}

const copy = mkdtempSync(join(tmpdir(), 'tutorial-'));
try {
  copyProject(copy);
  const text = readFileSync(join(ROOT, PATH), 'utf8');
  for (const block of blocksOf({ path: PATH, text }).filter(({ labels }) => labels.file)) follow(copy, block);
  const failures = commandsOf(text).flatMap((command) => failureOf(copy, command) ?? []);
  for (const failure of failures) console.error(`${PATH}: after its steps, this fails: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  else console.log(`The steps of ${PATH} lead to a pattern that compiles and passes its tests.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
