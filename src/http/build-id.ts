// What the running code is, as a short text: the hash of all its files and of the list of its packages. Servers with the same code agree on it, so a
// copy that one of them gave out is recognised by the others, and none outlives the code that made it.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function readBuildId(): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const hash = createHash('sha256');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.d)\.(?:[jt]sx?|css)$/.test(name),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(root, name)));
  for (const list of ['package.json', 'package-lock.json']) {
    const path = join(root, '..', list);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest('base64url').slice(0, 12);
}
