// Writes the references of @tilewright/engine, by TypeDoc: docs/library/README.md with the README of the package, and a page for
// its other entry. TypeDoc needs a TypeScript of its own and comes from the registry: it is not among the packages of the project.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS = ['typedoc@0.28.20', 'typedoc-plugin-markdown@4.14.1', 'typescript@6.0.3'];
const OPTIONS = '--options packages/engine/typedoc.json';

/** The reference of an entry, and the options that differ from those of the package. */
const REFERENCES = [
  { file: 'docs/library/README.md', options: '' },
  {
    file: 'docs/library-import.md',
    options:
      '--entryPoints packages/engine/src/import.ts --name @tilewright/engine/import --readme none --mergeReadme false --validation.notExported false',
  },
];

/** TypeDoc looks for plugins in the project; this one is beside it. */
const PLUGIN = '--plugin "$(dirname "$(command -v typedoc)")/../typedoc-plugin-markdown/dist/index.js"';

const packages = TOOLS.flatMap((tool) => ['--package', tool]);
for (const { file, options } of REFERENCES) {
  // TypeDoc empties the folder that it writes to.
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-reference-'));
  const command = `typedoc ${OPTIONS} ${options} --out ${folder} ${PLUGIN}`;
  execFileSync('npm', ['exec', '--yes', ...packages, '--call', command], { stdio: 'inherit' });
  // Anchors of single properties are HTML, which the site shows as text, and nothing links to them.
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  writeFileSync(file, text.replaceAll(/<a id="[^"]*"><\/a> /g, '').replaceAll(/[ \t]+$/gm, ''));
  rmSync(folder, { recursive: true });
}
