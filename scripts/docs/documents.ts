// The documents of the project as they are on disk.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Surroundings } from './checks.ts';
import { projectAt } from './references.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROOT_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
const READMES = [
  'packages/engine/README.md',
  ...['agent', 'compare-patterns', 'web-shop'].map((name) => `examples/${name}/README.md`),
];

function read(path: string): string | undefined {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
}

/** All documents, and the project that they are about. */
export function surroundings(): Surroundings {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).sort();
  const paths = docs.map((name) => `docs/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.md'));
  const documents = [...ROOT_DOCUMENTS, ...READMES, ...paths].map((path) => ({ path, text: read(path) ?? '' }));
  return { documents, project: projectAt(ROOT), read };
}
