// Writes docs/library/README.md: the README of @tilewright/engine and the reference of its interface, by TypeDoc. TypeDoc needs a
// TypeScript of its own and comes from the registry: it is not among the packages of the project.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const TOOLS = ['typedoc@0.28.20', 'typedoc-plugin-markdown@4.14.1', 'typescript@6.0.3'];
const REFERENCE = 'docs/library/README.md';

/** TypeDoc looks for plugins in the project; this one is beside it. */
const COMMAND =
  'typedoc --options packages/engine/typedoc.json --plugin "$(dirname "$(command -v typedoc)")/../typedoc-plugin-markdown/dist/index.js"';

const packages = TOOLS.flatMap((tool) => ['--package', tool]);
execFileSync('npm', ['exec', '--yes', ...packages, '--call', COMMAND], { stdio: 'inherit' });

// Anchors of single properties are HTML, which the site shows as text, and nothing links to them.
const text = readFileSync(REFERENCE, 'utf8');
writeFileSync(REFERENCE, text.replaceAll(/<a id="[^"]*"><\/a> /g, '').replaceAll(/[ \t]+$/gm, ''));
