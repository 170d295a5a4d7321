// A Vite plugin of the planner's build that moves texts from script to data. The words and the planner's own phrases of
// each language become one JSON file, which the page loads. In the sources, phrases in four languages are next to the components that use
// them; in the built script each phrase is an index into the list of its language.

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, parseAst } from 'vite';
import { LANGUAGES, wordsFor } from '../src/words/index.ts';

/** As Vite names modules, with slashes on Windows too. */
const SOURCES = normalizePath(fileURLToPath(new URL('../src/', import.meta.url)));
const PLANNER = `${SOURCES}planner/`;
/** The build fills in the list of addresses in this file. */
const ADDRESSES = `${PLANNER}speech/addresses.ts`;
/** The tables of all languages. A page speaks one at a time, so the build has a file in their place that loads one. */
const ALL_TABLES = `${SOURCES}words/tables.ts`;
const LOADED_TABLES = `${PLANNER}speech/tables.ts`;
/** Prefix of the virtual module of a phrase table; its file and name follow. */
const TABLE = '\0phrases:';

/** `const words = phrases({ … })` in a source. */
interface Table {
  readonly name: string;
  readonly isExported: boolean;
  readonly start: number;
  readonly end: number;
  /** Texts by phrase name, in the order of the languages. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

export function plannerTexts(): Plugin {
  const phrases: (readonly string[])[] = [];
  /** The module source of each table, with the indexes of its phrases. */
  const modules = new Map<string, string>();
  return {
    name: 'planner-texts',
    buildStart() {
      for (const name of readdirSync(PLANNER, { recursive: true, encoding: 'utf8' }).sort()) {
        if (!/\.tsx?$/.test(name) || name.endsWith('.test.ts')) continue;
        const file = PLANNER + normalizePath(name);
        for (const table of tablesIn(readFileSync(file, 'utf8'), file)) {
          // Each name is an export, so that the bundler inlines its index and drops unused names.
          const names = [...table.phrases].map(([name, texts], i) => {
            return `const p${i} = ${phrases.push(texts) - 1}; export { p${i} as ${JSON.stringify(name)} };`;
          });
          modules.set(`${TABLE}${file}:${table.name}`, names.join('\n'));
        }
      }
    },
    resolveId: {
      // Before Vite resolves relative imports itself.
      order: 'pre',
      handler(id, importer = '') {
        if (id.startsWith(TABLE)) return id;
        return posix.join(posix.dirname(importer), id) === ALL_TABLES ? LOADED_TABLES : undefined;
      },
    },
    load(id) {
      if (id !== ADDRESSES) return modules.get(id);
      const addresses = LANGUAGES.map((lang, i) => {
        const source = JSON.stringify({ words: wordsFor(lang), phrases: phrases.map((texts) => texts[i]) });
        const originalFileName = `src/words/${lang}.ts`;
        const file = this.emitFile({ type: 'asset', name: `${lang}.json`, originalFileName, source });
        return `${lang}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const ADDRESSES = { ${addresses.join(', ')} };`;
    },
    transform(code, id) {
      if (!id.startsWith(PLANNER)) return undefined;
      let changed = code;
      for (const { name, isExported, start, end } of tablesIn(code, id).reverse()) {
        const table = JSON.stringify(`${TABLE}${id}:${name}`);
        const reference = `import * as ${name} from ${table};${isExported ? ` export { ${name} };` : ''}`;
        changed = changed.slice(0, start) + reference + changed.slice(end);
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

/** The parts of an AST node that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: Node | string;
  readonly key?: Node;
  readonly properties?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: Node; readonly init: Node | null }[];
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
}

function tablesIn(code: string, file: string): Table[] {
  if (!/= phrases\(/.test(code)) return [];
  const { body } = parseAst(code, { lang: 'tsx' }) as unknown as { readonly body: readonly Node[] };
  return body.flatMap((statement) => {
    const [declared] = (statement.declaration ?? statement).declarations ?? [];
    if (declared?.init?.callee?.name !== 'phrases') return [];
    const { start, end, type } = statement;
    const [table] = declared.init.arguments ?? [];
    const phrases = new Map(table.properties?.map((property) => phraseOf(property, file)));
    return [{ name: declared.id.name ?? '', isExported: type === 'ExportNamedDeclaration', start, end, phrases }];
  });
}

/** A phrase must be plain texts, one per language; anything else cannot be moved. */
function phraseOf({ key, value }: Node, file: string): [name: string, texts: readonly string[]] {
  const name = nameOf(key);
  const parts = typeof value === 'object' ? value.properties : undefined;
  const texts = LANGUAGES.map((lang) => {
    const text = parts?.find((part) => nameOf(part.key) === lang)?.value;
    if (typeof text === 'object' && typeof text.value === 'string') return text.value;
    throw new Error(`${file}: the phrase ${name} has no plain text in ${lang}`);
  });
  return [name, texts];
}

function nameOf(key: Node | undefined): string {
  return key?.name ?? String(key?.value);
}
