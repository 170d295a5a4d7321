// A plugin of the planner's build: text is data and not script. The words of a language, and the planner's own phrases in it,
// become one JSON file a language. Phrases stand in four languages beside the parts that say them; in the built script each
// is a number in the list of its language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import { LANGUAGES, wordsFor } from '../src/words/index.ts';

const PLANNER = fileURLToPath(new URL('../src/planner/', import.meta.url));
/** The file whose list of addresses the build fills in. */
const ADDRESSES = join(PLANNER, 'speech/addresses.ts');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Found {
  readonly start: number;
  readonly end: number;
  /** In the order of the languages. */
  readonly texts: readonly string[];
}

export function plannerTexts(): Plugin {
  const numbers = new Map<string, number>();
  const phrases: (readonly string[])[] = [];
  const keyOf = (texts: readonly string[]) => JSON.stringify(texts);
  return {
    name: 'planner-texts',
    buildStart() {
      for (const name of readdirSync(PLANNER, { recursive: true, encoding: 'utf8' })) {
        if (!/\.tsx?$/.test(name) || name.endsWith('.test.ts')) continue;
        for (const { texts } of phrasesIn(readFileSync(join(PLANNER, name), 'utf8'), 'tsx')) {
          if (numbers.has(keyOf(texts))) continue;
          numbers.set(keyOf(texts), phrases.length);
          phrases.push(texts);
        }
      }
    },
    load(id) {
      if (id !== ADDRESSES) return undefined;
      const addresses = LANGUAGES.map((lang, i) => {
        const source = JSON.stringify({ words: wordsFor(lang), phrases: phrases.map((texts) => texts[i]) });
        const originalFileName = `src/words/${lang}.ts`;
        return `${lang}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${lang}.json`, originalFileName, source })}`;
      });
      return `export const ADDRESSES = { ${addresses.join(', ')} };`;
    },
    transform(code, id) {
      if (!id.startsWith(PLANNER) || !/\.tsx?$/.test(id)) return undefined;
      let changed = code;
      for (const { start, end, texts } of phrasesIn(code, 'tsx').reverse()) {
        changed = changed.slice(0, start) + numbers.get(keyOf(texts)) + changed.slice(end);
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

/** The phrases of a source: whatever is handed to a call of `phrases` as an object of four plain texts, one a language. */
function phrasesIn(code: string, lang: 'tsx'): Found[] {
  const found: Found[] = [];
  if (!code.includes('phrases(')) return found;
  visit(parseAst(code, { lang }) as unknown as Node, (call) => {
    if (call.type !== 'CallExpression' || (call.callee as { readonly name?: string }).name !== 'phrases') return;
    for (const table of call.arguments as readonly Node[]) {
      visit(table, (node) => {
        const texts = textsOf(node);
        if (texts) found.push({ start: node.start, end: node.end, texts });
      });
    }
  });
  return found;
}

function textsOf({ type, properties }: Node): string[] | undefined {
  if (type !== 'ObjectExpression') return undefined;
  const parts = properties as readonly {
    readonly key?: { readonly name?: string };
    readonly value?: { readonly value?: unknown };
  }[];
  if (parts.length !== LANGUAGES.length) return undefined;
  const texts = LANGUAGES.map((lang) => parts.find(({ key }) => key?.name === lang)?.value?.value);
  return texts.every((text) => typeof text === 'string') ? texts : undefined;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see);
    }
  }
}
