// Follows the tutorial on adding a pattern: its blocks are applied to a copy of the project, and its commands are run
// there. Part of `npm run check:docs`.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, blocksOf } from './docs/markdown.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATH = 'docs/adding-a-pattern.md';
/** Neither sources nor needed by the checks. */
const NOT_COPIED = ['node_modules', '.git', 'data', 'coverage', 'dist-bench', 'test-results', 'gallery'];

/** The tests that look at all patterns or at texts made of them; the randomised rest takes minutes. */
const TESTS = [
  'src/engine/patterns',
  'src/engine/plan.test.ts',
  'src/words',
  'src/wire/describe',
  'src/service/documents',
  'src/pages',
  'src/cli/describe',
  'packages/engine',
  'test/golden.test.ts',
  'test/contract',
  'test/mcp/tools.test.ts',
  'test/packages/interface.test.ts',
];

/** What is run instead of a command of the tutorial, if that would take too long or lead back here. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'npm run test:unit': [`npm run test:unit -- ${TESTS.join(' ')}`],
  'npm run check:docs': ['npx tsx scripts/check-docs.ts', 'npm run readme:pictures -- --check'],
};

/** Copies the project into a folder; the packages are shared. */
function copyProject(copy: string): void {
  const names = readdirSync(ROOT).filter((name) => !NOT_COPIED.includes(name));
  for (const name of names) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // On Windows, a junction needs no privilege.
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
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
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Runs a command in the copy, as a contributor would; returns its output if it fails. */
function failureOf(copy: string, command: string): string | undefined {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr, error } = spawnSync(command, { cwd: copy, encoding: 'utf8', env, shell: true });
  return status === 0 ? undefined : `${command}\n${stdout}${stderr}${error?.message ?? ''}`;
}

const copy = mkdtempSync(join(tmpdir(), 'tutorial-'));
try {
  copyProject(copy);
  const blocks = blocksOf({ path: PATH, text: readFileSync(join(ROOT, PATH), 'utf8') });
  for (const block of blocks.filter(({ labels }) => labels.file)) follow(copy, block);
  const told = blocks.filter(({ language }) => language === 'sh').flatMap(({ body }) => body.split('\n'));
  const commands = told.flatMap((command) => INSTEAD[command] ?? [command]);
  const failures = commands.flatMap((command) => failureOf(copy, command) ?? []);
  for (const failure of failures) console.error(`${PATH}: after its steps, this fails: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  else console.log(`The steps of ${PATH} lead to a pattern with which ${commands.length} commands succeed.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
