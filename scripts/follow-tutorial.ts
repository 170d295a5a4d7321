// Follows the tutorials: the blocks of each are applied to a copy of the project, and its commands are run there. Part of
// `npm run check:docs`; a path such as `docs/adding-a-field.md` follows one of them.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Block, blocksOf } from './docs/markdown.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Neither sources nor needed by the checks. */
const NOT_COPIED = ['node_modules', '.git', 'data', 'coverage', 'dist-bench', 'test-results', 'gallery'];

interface Tutorial {
  /** The tests that look at what it adds; the randomised rest takes minutes. */
  readonly tests: readonly string[];
  /** How many files of src it may touch. */
  readonly mostSources?: number;
}

const TUTORIALS: Readonly<Record<string, Tutorial>> = {
  'docs/adding-a-pattern.md': {
    tests: [
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
    ],
  },
  'docs/adding-a-field.md': {
    tests: [
      'src/wire/fields',
      'src/wire/read',
      'src/wire/write',
      'src/service/documents/llms.test.ts',
      'src/service/documents/openapi.test.ts',
      'src/pages/docs',
      'src/cli/flags',
      'test/caption.test.ts',
      'test/identity',
      'test/mcp/tools.test.ts',
    ],
    mostSources: 3,
  },
};

/** What is run instead of a command of the tutorial, if that would take too long or lead back here. */
const INSTEAD: Readonly<Record<string, (tutorial: Tutorial) => readonly string[]>> = {
  'npm run test:unit': ({ tests }) => [`npm run test:unit -- ${tests.join(' ')}`],
  'npm run check:docs': () => ['npx tsx scripts/check-docs.ts', 'npm run readme:pictures -- --check'],
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

/** Follows a tutorial in a copy of the project; says what fails. */
function failuresOf(path: string, tutorial: Tutorial): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'tutorial-'));
  try {
    copyProject(copy);
    const blocks = blocksOf({ path, text: readFileSync(join(ROOT, path), 'utf8') });
    const changes = blocks.filter(({ labels }) => labels.file);
    for (const block of changes) follow(copy, block);
    const sources = new Set(changes.map(({ labels }) => labels.file).filter((file) => file.startsWith('src/')));
    const { mostSources = sources.size } = tutorial;
    const shell = blocks.filter(({ language }) => language === 'sh').flatMap(({ body }) => body.split('\n'));
    const commands = shell.flatMap((command) => INSTEAD[command]?.(tutorial) ?? [command]);
    return [
      ...(sources.size > mostSources ? [`It changes ${sources.size} files of src, more than ${mostSources}.`] : []),
      ...commands.flatMap((command) => failureOf(copy, command) ?? []),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const [only] = process.argv.slice(2);
for (const [path, tutorial] of Object.entries(TUTORIALS).filter(([path]) => only === undefined || path === only)) {
  const failures = failuresOf(path, tutorial);
  for (const failure of failures) console.error(`${path}: after its steps, this fails: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  else console.log(`The steps of ${path} succeed.`);
}
