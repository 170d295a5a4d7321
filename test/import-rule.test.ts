// Arrows between folders only run down: http, planner -> store, pages, drawing, wire -> words -> engine. The lint rule, the compiler's
// configuration for the pure folders and a walk over every import of the tree each keep it so; here it is proved that
// they do.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Doors beside the engine's own: what only some plans need, and what a page that only plans need not load. */
const ENGINE_SIDE_DOORS = ['src/engine/offcuts.ts', 'src/engine/starts.ts'];

/** What each folder of src may import from outside itself; a folder that has no row here is refused. */
const ARROWS: Readonly<Record<string, Row>> = {
  engine: { doors: [], packages: {}, node: false },
  words: { doors: ['engine'], packages: {}, node: false },
  wire: { doors: ['engine', 'words'], sideDoors: ENGINE_SIDE_DOORS, packages: {}, node: false },
  drawing: { doors: ['engine', 'words'], packages: {}, node: false },
  pages: { doors: ['engine', 'words', 'wire'], packages: {}, node: false },
  planner: {
    doors: ['engine', 'words', 'wire', 'drawing'],
    sideDoors: ENGINE_SIDE_DOORS,
    packages: { preact: 'anywhere', 'preact/hooks': 'anywhere', '@preact/signals': 'anywhere' },
    node: false,
  },
  store: {
    doors: [], // Tests alone run the thread of the store from TypeScript.
    packages: { libsql: 'anywhere', pg: 'anywhere', 'tsx/esm/api': ['src/store/sqlite.ts'] },
    node: true,
  },
  http: {
    doors: ['engine', 'words', 'wire', 'drawing', 'pages', 'store'],
    sideDoors: ENGINE_SIDE_DOORS,
    packages: { fastify: 'anywhere', 'prom-client': 'anywhere', ioredis: 'anywhere', pino: 'anywhere' },
    node: true,
  },
};

interface Row {
  /** Folders whose index.ts may be imported. */
  readonly doors: readonly string[];
  /** Files that are doors beside those. */
  readonly sideDoors?: readonly string[];
  readonly packages: Readonly<Record<string, 'anywhere' | readonly string[]>>;
  readonly node: boolean;
}

/** What tests may import besides: they may look behind doors, but not up. */
const TEST_PACKAGES = ['vitest', 'fast-check', '@xmldom/xmldom'];

/** Why a file must not import something, or undefined where it may. */
function objection(file: string, specifier: string): string | undefined {
  const folder = file.split('/')[1];
  const row = ARROWS[folder];
  const isTest = file.endsWith('.test.ts');
  if (!row) return `src/${folder} has no row in the table of arrows`;
  if (!specifier.startsWith('.')) return objectionToPackage(row, file, specifier, isTest);
  const target = posix.join(posix.dirname(file), specifier);
  if (target.startsWith(`src/${folder}/`)) return undefined;
  if (isTest && target.startsWith('test/')) return undefined;
  if (row.sideDoors?.includes(target)) return undefined;
  const door = row.doors.find((name) => target.startsWith(`src/${name}/`));
  if (!door) return `no arrow leads from src/${folder} to ${target}`;
  return isTest || target === `src/${door}/index.ts` ? undefined : `${target} lies behind the door of src/${door}`;
}

function objectionToPackage(row: Row, file: string, specifier: string, isTest: boolean): string | undefined {
  if (isTest && (specifier.startsWith('node:') || TEST_PACKAGES.includes(specifier))) return undefined;
  if (specifier.startsWith('node:')) return row.node ? undefined : 'this folder knows no Node';
  const users = Object.hasOwn(row.packages, specifier) ? row.packages[specifier] : [];
  return users === 'anywhere' || users.includes(file) ? undefined : 'this package is not for this file';
}

/** Whatever a text imports: statements, re-exports, types in place, import() and require(). */
function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const forms = [
    /\bfrom\s*(['"`])(.+?)\1/g,
    /\bimport\s+(['"`])(.+?)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])(.+?)\1/g,
  ];
  return forms.flatMap((form) => [...code.matchAll(form)].map(([, , specifier]) => specifier));
}

function sourceFiles(): string[] {
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name.replaceAll('\\', '/')}`);
}

describe('the tree as it is', () => {
  const files = sourceFiles();

  it('has files in every folder of the table, and no folder besides', () => {
    const folders = new Set(files.map((file) => file.split('/')[1]));
    expect([...folders].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  it('imports nothing that the table of arrows does not allow', () => {
    const breaches = files.flatMap((file) =>
      importsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((specifier) => {
        const why = objection(file, specifier);
        return why === undefined ? [] : [`${file} imports ${specifier}: ${why}`];
      }),
    );
    expect(breaches).toEqual([]);
  });

  it('is read by a walk that sees every form of import', () => {
    const text = `import a from 'a'; import 'b'; export * from "c"; type D = import('d').D; await import(\`e\`);
      import f = require('f'); const g = require('g'); import type {
        H,
      } from 'h';`;
    expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});

/** Imports by file, `no` for those that must fail and `yes` for those that must pass; the walk and the lint agree on all. */
const CASES: readonly (readonly ['yes' | 'no', string, string])[] = [
  ['yes', 'src/engine/case.ts', './units.ts'],
  ['yes', 'src/engine/case.ts', './patterns/index.ts'],
  ['no', 'src/engine/case.ts', '../wire/index.ts'],
  ['no', 'src/engine/case.ts', '../words/index.ts'],
  ['no', 'src/engine/case.ts', './../words/index.ts'],
  ['no', 'src/engine/case.ts', './layout/../../http/app.ts'],
  ['no', 'src/engine/case.ts', 'polygon-clipping'],
  ['no', 'src/engine/case.ts', 'fastify'],
  ['no', 'src/engine/case.ts', 'node:fs'],
  ['no', 'src/engine/case.ts', 'fs'],
  ['no', 'src/engine/case.ts', 'fs/promises'],
  ['yes', 'src/engine/layout/case.ts', '../geometry/point.ts'],
  ['yes', 'src/engine/layout/case.ts', './frame.ts'],
  ['no', 'src/engine/layout/case.ts', '../../wire/index.ts'],
  ['no', 'src/engine/layout/case.ts', '../geometry/../../words/index.ts'],
  ['no', 'src/engine/layout/case.ts', 'polygon-clipping'],
  ['no', 'src/engine/patterns/case.ts', 'node:path'],
  ['no', 'src/engine/geometry/case.ts', 'polygon-clipping'],
  ['yes', 'src/words/case.ts', './en.ts'],
  ['yes', 'src/words/case.ts', '../engine/index.ts'],
  ['no', 'src/words/case.ts', '../engine/patterns/index.ts'],
  ['no', 'src/words/case.ts', '../engine/offcuts.ts'],
  ['no', 'src/words/case.ts', '../wire/index.ts'],
  ['no', 'src/words/case.ts', 'node:util'],
  ['yes', 'src/wire/case.ts', './walk.ts'],
  ['yes', 'src/wire/case.ts', '../engine/index.ts'],
  ['yes', 'src/wire/case.ts', '../words/index.ts'],
  ['yes', 'src/wire/case.ts', '../engine/starts.ts'],
  ['yes', 'src/wire/case.ts', '../engine/offcuts.ts'],
  ['no', 'src/wire/case.ts', '../engine/starts/search.ts'],
  ['no', 'src/wire/case.ts', '../engine/limits.ts'],
  ['no', 'src/wire/case.ts', '../words/en.ts'],
  ['no', 'src/wire/case.ts', '../http/app.ts'],
  ['no', 'src/wire/case.ts', 'node:querystring'],
  ['no', 'src/wire/case.ts', 'url'],
  ['yes', 'src/drawing/case.ts', './scene.ts'],
  ['yes', 'src/drawing/case.ts', '../engine/index.ts'],
  ['yes', 'src/drawing/case.ts', '../words/index.ts'],
  ['no', 'src/drawing/case.ts', '../engine/room.ts'],
  ['no', 'src/drawing/case.ts', '../engine/starts.ts'],
  ['no', 'src/drawing/case.ts', '../words/en.ts'],
  ['no', 'src/drawing/case.ts', '../wire/index.ts'],
  ['no', 'src/drawing/case.ts', '../http/app.ts'],
  ['no', 'src/drawing/case.ts', 'node:crypto'],
  ['no', 'src/drawing/case.ts', 'zlib'],
  ['no', 'src/wire/case.ts', '../drawing/index.ts'],
  ['yes', 'src/pages/case.ts', './page.ts'],
  ['yes', 'src/pages/case.ts', '../engine/index.ts'],
  ['yes', 'src/pages/case.ts', '../words/index.ts'],
  ['yes', 'src/pages/case.ts', '../wire/index.ts'],
  ['no', 'src/pages/case.ts', '../engine/starts.ts'],
  ['no', 'src/pages/case.ts', '../wire/fields.ts'],
  ['no', 'src/pages/case.ts', '../drawing/index.ts'],
  ['no', 'src/pages/case.ts', '../http/app.ts'],
  ['no', 'src/pages/case.ts', 'node:crypto'],
  ['no', 'src/wire/case.ts', '../pages/index.ts'],
  ['yes', 'src/http/case.ts', '../pages/index.ts'],
  ['no', 'src/http/case.ts', '../pages/home.ts'],
  ['yes', 'src/planner/case.ts', './words.ts'],
  ['yes', 'src/planner/case.ts', './state/desk.ts'],
  ['yes', 'src/planner/case.ts', '../words/index.ts'],
  ['no', 'src/planner/case.ts', '../words/en.ts'],
  ['no', 'src/planner/case.ts', '../http/app.ts'],
  ['yes', 'src/planner/stage/case.ts', '../state/desk.ts'],
  ['yes', 'src/planner/stage/case.ts', '../../engine/index.ts'],
  ['yes', 'src/planner/stage/case.ts', 'preact/hooks'],
  ['yes', 'src/planner/stage/case.ts', '@preact/signals'],
  ['yes', 'src/planner/stage/case.ts', '../../engine/starts.ts'],
  ['yes', 'src/planner/stage/case.ts', '../../engine/offcuts.ts'],
  ['no', 'src/planner/stage/case.ts', '../../engine/plan.ts'],
  ['yes', 'src/planner/case.ts', '../engine/starts.ts'],
  ['no', 'src/planner/stage/case.ts', '../../pages/index.ts'],
  ['no', 'src/planner/stage/case.ts', '../../store/index.ts'],
  ['no', 'src/planner/stage/case.ts', 'node:fs'],
  ['no', 'src/planner/stage/case.ts', 'fastify'],
  ['no', 'src/http/case.ts', '../planner/main.tsx'],
  ['no', 'src/wire/case.ts', '../planner/words.ts'],
  ['yes', 'src/store/case.ts', './index.ts'],
  ['yes', 'src/store/case.ts', 'libsql'],
  ['yes', 'src/store/case.ts', 'pg'],
  ['yes', 'src/store/case.ts', 'node:crypto'],
  ['no', 'src/store/case.ts', '../wire/index.ts'],
  ['no', 'src/store/case.ts', '../engine/index.ts'],
  ['no', 'src/store/case.ts', '../http/app.ts'],
  ['yes', 'src/http/case.ts', '../drawing/index.ts'],
  ['yes', 'src/http/case.ts', '../store/index.ts'],
  ['yes', 'src/http/case.ts', 'prom-client'],
  ['yes', 'src/http/case.ts', 'ioredis'],
  ['no', 'src/http/case.ts', '../drawing/scene.ts'],
  ['no', 'src/http/case.ts', '../store/sqlite.ts'],
  ['yes', 'src/http/case.ts', '../wire/index.ts'],
  ['yes', 'src/http/case.ts', '../words/index.ts'],
  ['yes', 'src/http/case.ts', '../engine/index.ts'],
  ['yes', 'src/http/case.ts', 'node:http'],
  ['yes', 'src/http/case.ts', 'fastify'],
  ['yes', 'src/http/case.ts', '../engine/starts.ts'],
  ['yes', 'src/http/case.ts', '../engine/offcuts.ts'],
  ['no', 'src/http/case.ts', '../engine/plan.ts'],
  ['no', 'src/http/case.ts', '../engine/layout/index.ts'],
  ['no', 'src/http/case.ts', '../wire/walk.ts'],
  ['yes', 'src/wire/case.test.ts', 'node:fs'],
  ['yes', 'src/wire/case.test.ts', '../engine/limits.ts'],
];

describe('the walk', () => {
  it.each(CASES)('%s: %s imports %s', (verdict, file, specifier) => {
    expect(objection(file, specifier) === undefined ? 'yes' : 'no').toBe(verdict);
  });

  it('refuses a folder that nobody has thought about', () => {
    expect(objection('src/utils/x.ts', './y.ts')).toContain('src/utils has no row');
  });
});

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'import-rule-'));
  for (const name of ['biome.json', 'package.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'src']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool of the project in the copy of the tree. */
function run(tool: string, ...args: string[]): { status: number | null; output: string } {
  const bin = join(ROOT, 'node_modules', '.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('the lint rule', { timeout: 60_000 }, () => {
  const refused = new Set<string>();

  /** Files of one import a line are linted all at once; `refused` holds file and line of each complaint. */
  beforeAll(() => {
    const files = new Set(CASES.map(([, file]) => file));
    for (const file of files) {
      const lines = casesOf(file).map(([, , specifier]) => `export * from '${specifier}';\n`);
      writeInCopy(file, lines.join(''));
    }
    const { output } = lint(...files);
    for (const [, file, line] of output.matchAll(
      /file=[^,]*?(src\/[^,]+),line=([0-9]+),\S*::.*docs\/conventions\.md/g,
    )) {
      refused.add(`${file}:${line}`);
    }
    for (const file of files) restore(file);
  });

  const casesOf = (file: string) => CASES.filter(([, other]) => other === file);
  const lint = (...files: string[]) =>
    run('biome', 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github', ...files);

  it.each(CASES)('%s: %s imports %s', (verdict, file, specifier) => {
    const line = 1 + casesOf(file).findIndex(([, , other]) => other === specifier);
    expect(refused.has(`${file}:${line}`) ? 'no' : 'yes').toBe(verdict);
  });

  it.each([
    ['a type', `export type { Lang } from '../words/index.ts';`],
    ['everything', `export * from '../words/index.ts';`],
    ['a side effect', `import '../words/index.ts';`],
    ['a late import', `export const words = () => import('../words/index.ts');`],
  ])('sees %s', (_, statement) => {
    writeInCopy('src/engine/case.ts', `${statement}\n`);
    const { status, output } = lint('src/engine/case.ts');
    restore('src/engine/case.ts');
    expect(status, output).toBe(1);
  });

  it('is part of npm run lint', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.lint).toMatch(/^biome check .*\.$/);
  });
});

describe('the compiler, without the types of Node and of browsers', { timeout: 60_000 }, () => {
  const FORBIDDEN: Readonly<Record<string, string>> = {
    'src/engine/uses-process.ts': 'export const variables = process.env;',
    'src/engine/uses-buffer.ts': "export const bytes = Buffer.from('');",
    'src/engine/layout/uses-document.ts': 'export const title = document.title;',
    'src/engine/uses-fetch.ts': "export const answer = fetch('/');",
    'src/words/uses-window.ts': 'export const language = window.navigator.language;',
    'src/drawing/uses-canvas.ts': "export const surface = document.createElement('canvas');",
    'src/pages/uses-window.ts': 'export const address = window.location.href;',
    'src/wire/uses-node-fs.ts': "export { readFileSync } from 'node:fs';",
    'src/wire/uses-require.ts': "export const files = require('fs');",
  };

  it('takes the tree as it is', () => {
    const { status, output } = run('tsc', '-p', 'tsconfig.pure.json');
    expect(status, output).toBe(0);
  });

  it('refuses each of them in the folders that must run anywhere', () => {
    for (const [file, text] of Object.entries(FORBIDDEN)) writeInCopy(file, `${text}\n`);
    const { status, output } = run('tsc', '-p', 'tsconfig.pure.json', '--pretty', 'false');
    for (const file of Object.keys(FORBIDDEN)) restore(file);
    expect(status).not.toBe(0);
    const refused = new Set([...output.matchAll(/^(src\/\S+?)\(/gm)].map(([, file]) => file));
    expect([...refused].sort()).toEqual(Object.keys(FORBIDDEN).sort());
  });

  it('allows a test there to use Node', () => {
    writeInCopy('src/engine/uses-process.test.ts', 'export const variables = process.env;\n');
    const { status, output } = run('tsc', '-p', 'tsconfig.pure.json');
    restore('src/engine/uses-process.test.ts');
    expect(status, output).toBe(0);
  });
});

function writeInCopy(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Makes a file of the copy what it is in the tree: the same text, or not there. */
function restore(file: string): void {
  if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  else rmSync(join(copy, file));
}
