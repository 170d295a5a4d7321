// The published declarations of the package: one file for each public file of src, which import only each other.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { PATTERNS, shortNameOf } from '../../src/engine/patterns/index.ts';

const SOURCES = join(import.meta.dirname, 'src');

/** A published declaration file. */
export interface Declaration {
  /** Such as `plan.d.ts`. */
  readonly fileName: string;
  readonly text: string;
}

/** Makes the declarations of all public files, in the order of their names. Throws if one needs a type from elsewhere. */
export function declarationsOf(): Declaration[] {
  const names = readdirSync(SOURCES).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.sort().map((name) => {
    if (name === 'pattern-names.ts') return { fileName: 'pattern-names.d.ts', text: patternNames() };
    const { code, errors } = isolatedDeclarationSync(name, readFileSync(join(SOURCES, name), 'utf8'));
    if (errors.length > 0) throw new Error(`packages/engine/src/${name} needs written types: ${errors[0].message}`);
    const foreign = /from ["'](?!\.\/[\w-]+\.ts["'])([^"']+)["']/.exec(code);
    if (foreign) throw new Error(`The declarations of packages/engine/src/${name} need ${foreign[1]}.`);
    return {
      fileName: name.replace(/\.ts$/, '.d.ts'),
      text: code.replace(/(from ["']\.\/[\w-]+)\.ts(["'])/g, '$1.js$2'),
    };
  });
}

/** The list of the engine's index as literals, which the source only derives. */
function patternNames(): string {
  const [comment] = /\/\*\*.*\*\//.exec(readFileSync(join(SOURCES, 'pattern-names.ts'), 'utf8')) ?? [];
  const names = PATTERNS.map((pattern) => `"${shortNameOf(pattern)}"`).join(', ');
  return `${comment}\nexport declare const PATTERN_NAMES: readonly [${names}];\n`;
}
