// Identifies the running code. Servers with the same code have the same id, so they accept each other's entity tags,
// and a new version invalidates all cached copies.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Built files that contain the names of all others, which include content hashes. */
const LISTS = ['main.js', 'planning-thread.js', '../planner/manifest.json'];
const PACKAGES = ['package.json', 'package-lock.json'];

/** Hashes the running code and its package list. */
export function readBuildId(): string {
  const here = (path: string) => new URL(path, import.meta.url);
  const isSource = import.meta.url.endsWith('.ts');
  const files = isSource ? sourcesBelow(here('..')) : LISTS.map(here);
  const packages = PACKAGES.map((name) => here(`../../${name}`)).filter((list) => existsSync(list));
  const hash = createHash('sha256');
  for (const file of [...files, ...packages]) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

function sourcesBelow(folder: URL): URL[] {
  const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .sort()
    .map((name) => new URL(name, folder));
}
