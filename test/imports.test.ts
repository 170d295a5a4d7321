// The import rule (docs/conventions.md): imports between the folders of src, and from the packages made of them, only
// point down, through a folder's index.ts, and there are no circular imports. Only this test enforces it.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Entries beside a folder's index.ts: code that only some need has its own, so that others do not load it. */
const MORE_ENTRIES = [
  'src/engine/comparison.ts',
  'src/engine/offcuts.ts',
  'src/engine/setting-out.ts',
  'src/engine/starts.ts',
  'src/drawing/dxf.ts',
  'src/drawing/materials.ts',
  'src/drawing/png.ts',
  'src/drawing/preview.ts',
  'src/paper/pdf.ts',
  'src/cutlist/xlsx.ts',
  'src/service/cut-list-files.ts',
  'src/service/job/cut-list-files.ts',
  'src/service/job/paper-subject.ts',
  'src/service/exports.ts',
  'src/service/file-names.ts',
  'src/mcp/stdio.ts',
  'src/server/environment.ts',
  'src/words/drawings/en.ts',
  'src/words/drawings/load.ts',
  'src/words/planner/load.ts',
  'src/words/service.ts',
];

interface Row {
  /** Folders that may be imported through their index.ts. */
  readonly folders: readonly string[];
  /** Packages, and the files that may import them if not the whole folder may. */
  readonly packages?: Readonly<Record<string, 'anywhere' | readonly string[]>>;
  readonly node?: true;
}

/** What each folder of src, and each package, may import from outside itself. */
const RULE: Readonly<Record<string, Row>> = {
  engine: { folders: [] },
  words: { folders: ['engine'] },
  order: { folders: [] },
  import: { folders: ['engine', 'words'] },
  cutlist: { folders: ['engine', 'words'], packages: { fflate: ['src/cutlist/spreadsheet.ts'] } },
  drawing: {
    folders: ['engine', 'words'],
    packages: { '@tarikjabiri/dxf': ['src/drawing/dxf.ts'], '@resvg/resvg-js': ['src/drawing/png.ts'] },
  },
  paper: {
    folders: ['engine', 'words', 'cutlist', 'drawing'],
    packages: {
      pdfkit: ['src/paper/pdf.ts'],
      fontkit: ['src/paper/pdf/font-book.ts'],
      qr: ['src/paper/title/code.ts'],
    },
  },
  export: {
    folders: ['engine', 'words', 'cutlist', 'drawing'],
    packages: { earcut: ['src/export/gltf/mesh.ts'], fflate: ['src/export/saw/cut-files.ts'] },
    // Identifiers are hashes.
    node: true,
  },
  wire: { folders: ['engine', 'words', 'order'] },
  fonts: { folders: [], node: true },
  service: { folders: ['engine', 'words', 'order', 'cutlist', 'drawing', 'export', 'paper', 'wire', 'fonts'] },
  pages: {
    folders: ['engine', 'words', 'drawing', 'wire', 'service'],
    packages: { marked: ['src/pages/docs/markdown.ts'] },
  },
  planner: {
    folders: ['engine', 'words', 'order', 'import', 'cutlist', 'drawing', 'paper', 'wire', 'service'],
    packages: { preact: 'anywhere', 'preact/hooks': 'anywhere', '@preact/signals': 'anywhere' },
  },
  store: {
    folders: [],
    // Only tests run the thread of the store from TypeScript.
    packages: { libsql: 'anywhere', pg: 'anywhere', 'tsx/cjs/api': ['src/store/sqlite.ts'] },
    node: true,
  },
  mcp: {
    folders: ['wire', 'service'],
    packages: {
      '@modelcontextprotocol/server': 'anywhere',
      '@modelcontextprotocol/server/stdio': ['src/mcp/stdio.ts'],
    },
    node: true,
  },
  http: {
    folders: ['engine', 'words', 'drawing', 'wire', 'service', 'pages', 'store', 'mcp'],
    packages: {
      '@modelcontextprotocol/server': ['src/http/routes/mcp/handler.ts'],
      fastify: 'anywhere',
      'prom-client': 'anywhere',
      ioredis: 'anywhere',
      piscina: 'anywhere',
      'lru-cache': 'anywhere',
      'ipaddr.js': 'anywhere',
      // Only a test reads the log; the server makes it.
      pino: [
        'src/http/app.test.ts',
        'src/http/observe/access-log.test.ts',
        'src/http/partners/identify.test.ts',
        'src/http/routes/projects/project-deletion.test.ts',
      ],
    },
    node: true,
  },
  server: { folders: ['wire', 'store', 'http'], packages: { pino: 'anywhere' }, node: true },
  cli: { folders: ['words', 'import', 'wire', 'service', 'mcp', 'server'], node: true },
  'packages/engine': { folders: ['engine', 'words', 'order', 'import', 'drawing', 'wire'] },
};

/** Tests may import internal files, but nothing from folders above. */
const TEST_PACKAGES = [
  'vitest',
  'fast-check',
  '@xmldom/xmldom',
  'fflate',
  'gltf-validator',
  '@modelcontextprotocol/client',
  'jsqr',
];

/** Why a file must not import something, or undefined if it may. */
function objection(file: string, specifier: string): string | undefined {
  const folder = folderOf(file);
  const row = RULE[nameOf(folder)];
  const isTest = file.endsWith('.test.ts');
  if (!row) return `${folder} has no row in the rule`;
  if (!specifier.startsWith('.')) return objectionToPackage(row, file, specifier, isTest);
  const target = posix.join(posix.dirname(file), specifier);
  if (target.startsWith(`${folder}/`) || (isTest && target.startsWith('test/'))) return undefined;
  const allowed = row.folders.find((name) => target.startsWith(`src/${name}/`));
  if (!allowed) return `${folder} may import ${list(row.folders)}, not ${target}`;
  const entries = [`src/${allowed}/index.ts`, ...MORE_ENTRIES.filter((entry) => entry.startsWith(`src/${allowed}/`))];
  return isTest || entries.includes(target)
    ? undefined
    : `src/${allowed} is imported through ${list(entries)}, not ${target}`;
}

/** The folder that a rule is about: `src/engine`, `packages/engine`. */
function folderOf(file: string): string {
  return file.split('/', 2).join('/');
}

/** A folder's name in the rule. */
function nameOf(folder: string): string {
  return folder.replace(/^src\//, '');
}

function objectionToPackage(row: Row, file: string, specifier: string, isTest: boolean): string | undefined {
  if (isTest && (specifier.startsWith('node:') || TEST_PACKAGES.includes(specifier))) return undefined;
  if (specifier.startsWith('node:')) return row.node ? undefined : 'this folder also runs in browsers, without Node';
  const users = Object.hasOwn(row.packages ?? {}, specifier) ? row.packages?.[specifier] : undefined;
  if (users === 'anywhere' || users?.includes(file)) return undefined;
  return users ? `only ${list(users)} may import it` : 'this folder may not import that package';
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'no other folder' : names.join(', ');
}

/** Everything that a text imports: statements, re-exports, inline types, import() and require(). */
function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const forms = [
    /\bfrom\s*(['"`])(.+?)\1/g,
    /\bimport\s+(['"`])(.+?)\1/g,
    /\b(?:import|require)\s*\(\s*(['"`])(.+?)\1/g,
  ];
  return forms.flatMap((form) => [...code.matchAll(form)].map(([, , specifier]) => specifier));
}

type Imports = ReadonlyMap<string, readonly string[]>;

/** The imports of every file of src and of the packages' sources. */
function importsOfTree(): Imports {
  const files = ['src', 'packages/engine/src'].flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
  return new Map(files.map((file) => [file, importsOf(readFileSync(join(ROOT, file), 'utf8'))]));
}

/** The files of the first circular import, if any; type imports count. */
function circleIn(tree: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const specifier of tree.get(file) ?? []) {
      if (!specifier.startsWith('.')) continue;
      const circle = visit(posix.join(posix.dirname(file), specifier), [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of tree.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The folders of two files below the last folder that they share; undefined if one is directly in it. */
function siblingsOf(file: string, target: string): { parent: string; from: string; to: string } | undefined {
  const [a, b] = [file.split('/').slice(0, -1), target.split('/').slice(0, -1)];
  const shared = a.findIndex((name, i) => name !== b[i]);
  if (shared < 0 || shared >= b.length) return undefined;
  return { parent: a.slice(0, shared).join('/'), from: a[shared], to: b[shared] };
}

/** The imports between the direct sub-folders of each folder; tests may import anything below their folder. */
function siblingImportsIn(tree: Imports): { parent: string; from: string; to: string; file: string }[] {
  const files = [...tree].filter(([file]) => !file.endsWith('.test.ts'));
  return files.flatMap(([file, specifiers]) =>
    specifiers.flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const siblings = siblingsOf(file, posix.join(posix.dirname(file), specifier));
      return siblings ? [{ ...siblings, file }] : [];
    }),
  );
}

/** The pairs of sub-folders that import each other, such as `src/planner: room, stage`. */
function mutualPairsIn(tree: Imports): string[] {
  const imports = siblingImportsIn(tree);
  const ways = new Set(imports.map(({ parent, from, to }) => `${parent}: ${from}, ${to}`));
  const pairs = imports.filter(({ parent, from, to }) => from < to && ways.has(`${parent}: ${to}, ${from}`));
  return [...new Set(pairs.map(({ parent, from, to }) => `${parent}: ${from}, ${to}`))].sort();
}

/** The folders of the planner from the lowest up: the rows of its table of folders. */
function plannerLayers(): string[] {
  const text = readFileSync(join(ROOT, 'docs/planner.md'), 'utf8');
  return [...text.matchAll(/^\| `src\/planner\/([\w-]+)` \|/gm)].map(([, name]) => name);
}

const tree = importsOfTree();

describe('the files of src and of packages', () => {
  it('are in the folders of the rule', () => {
    const folders = new Set([...tree.keys()].map((file) => nameOf(folderOf(file))));
    expect([...folders].sort()).toEqual(Object.keys(RULE).sort());
  });

  it('import only what the rule allows', () => {
    const breaches = [...tree].flatMap(([file, specifiers]) =>
      specifiers.flatMap((specifier) => {
        const why = objection(file, specifier);
        return why === undefined ? [] : [`${file} imports ${specifier}: ${why}`];
      }),
    );
    expect(breaches).toEqual([]);
  });

  it('have no circular imports', () => {
    expect(circleIn(tree)).toBeUndefined();
  });
});

describe('sub-folders', () => {
  it('do not import each other, two by two', () => {
    expect(mutualPairsIn(tree)).toEqual([]);
  });

  it('of the planner import only those above them in its table', () => {
    const layers = plannerLayers();
    const imports = siblingImportsIn(tree).filter(({ parent }) => parent === 'src/planner');
    expect(imports.filter(({ from, to }) => !layers.includes(from) || !layers.includes(to))).toEqual([]);
    expect(imports.filter(({ from, to }) => layers.indexOf(to) > layers.indexOf(from))).toEqual([]);
  });
});

describe('the walk', () => {
  it('finds every form of import', () => {
    const text = `import a from 'a'; import 'b'; export * from "c"; type D = import('d').D; await import(\`e\`);
      import f = require('f'); const g = require('g'); import type {
        H,
      } from 'h';`;
    expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it.each([
    ['src/engine/x.ts', '../wire/index.ts', 'src/engine may import no other folder'],
    ['src/engine/x.ts', 'node:fs', 'this folder also runs in browsers, without Node'],
    ['src/drawing/svg.ts', '@resvg/resvg-js', 'only src/drawing/png.ts may import it'],
    ['packages/engine/src/x.ts', '../../../src/service/index.ts', 'packages/engine may import'],
    ['packages/engine/src/x.ts', '../../../src/engine/plan.ts', 'src/engine is imported through'],
    ['packages/engine/src/x.ts', 'node:fs', 'this folder also runs in browsers, without Node'],
    ['src/wire/read/x.ts', '../../service/index.ts', 'src/wire may import engine, words'],
    ['src/service/x.ts', '../http/app.ts', 'src/service may import'],
    ['src/service/x.ts', 'fastify', 'this folder may not import that package'],
    ['src/http/x.ts', '../wire/values/walk.ts', 'src/wire is imported through src/wire/index.ts'],
    ['src/planner/x.ts', '../http/app.ts', 'src/planner may import'],
    ['src/http/x.ts', '../server/environment.ts', 'src/http may import'],
    ['src/utils/x.ts', './y.ts', 'src/utils has no row in the rule'],
  ])('refuses that %s imports %s', (file, specifier, why) => {
    expect(objection(file, specifier)).toContain(why);
  });

  it.each([
    ['src/wire/x.ts', '../engine/starts.ts'],
    ['src/service/x.ts', '../wire/index.ts'],
    ['src/drawing/png.ts', '@resvg/resvg-js'],
    ['packages/engine/src/internal/x.ts', '../../../../src/engine/starts.ts'],
    ['src/wire/x.test.ts', '../engine/limits.ts'],
    ['src/http/x.ts', 'node:http'],
  ])('allows that %s imports %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeUndefined();
  });

  it('finds two sub-folders that import each other', () => {
    const mutual = new Map([
      ['src/p/a/x.ts', ['../b/y.ts', '../z.ts', './w.ts']],
      ['src/p/b/deep/y.ts', ['../../a/x.ts', '../v.ts']],
      ['src/p/b/y.test.ts', ['../c/u.ts']],
      ['src/p/c/u.ts', ['../b/y.ts']],
      ['src/p/z.ts', ['./a/x.ts']],
    ]);
    expect(mutualPairsIn(mutual)).toEqual(['src/p: a, b']);
  });

  it('finds a circular import, also of types', () => {
    const circle = new Map([
      ['src/a.ts', ['./b.ts']],
      ['src/b.ts', ['./c/d.ts']],
      ['src/c/d.ts', ['../a.ts']],
    ]);
    expect(circleIn(circle)).toEqual(['src/a.ts', 'src/b.ts', 'src/c/d.ts', 'src/a.ts']);
  });
});
