// The exported types of @tilewright/engine as they were released: packages/engine/api-snapshot.txt. A test compares them
// with the sources; `npm run api:snapshot` writes them again, once the version is raised.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { declarationsOf } from '../packages/engine/declarations.ts';

const FOLDER = new URL('../packages/engine/', import.meta.url);
const SNAPSHOT = new URL('api-snapshot.txt', FOLDER);
/** For a version that is not released yet. */
const SAME_VERSION = '--same-version';

/** The exported types without comments and without the names of patterns, below the version of the package. */
export function currentSnapshot(): string {
  const { name, version } = JSON.parse(readFileSync(new URL('package.json', FOLDER), 'utf8'));
  const files = declarationsOf().map(({ fileName, text }) => `// ${fileName}\n${recordable(text)}`);
  return [`${name} ${version}\n`, ...files].join('\n');
}

export function recordedSnapshot(): string {
  return readFileSync(SNAPSHOT, 'utf8');
}

function recordable(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\n/gm, '')
    .replace(/(?<=PATTERN_NAMES: readonly \[).*(?=\])/, '…')
    .replaceAll('\t', '  ')
    .trimEnd()
    .concat('\n');
}

/** What keeps a snapshot from being replaced: other types under the same version. */
export function objectionTo(current: string, recorded: string): string | undefined {
  const [head] = recorded.split('\n', 1);
  if (current === recorded || !current.startsWith(`${head}\n`)) return undefined;
  return `The types differ from those of ${head}. Raise the version in packages/engine/package.json first, or pass ${SAME_VERSION} if it is not released.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const current = currentSnapshot();
  const objection = process.argv.includes(SAME_VERSION) ? undefined : objectionTo(current, recordedSnapshot());
  if (objection === undefined) writeFileSync(SNAPSHOT, current);
  else {
    console.error(objection);
    process.exitCode = 1;
  }
}
