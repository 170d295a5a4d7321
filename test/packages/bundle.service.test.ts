// The built server: V8 keeps a file with a single character beyond Latin-1 in two bytes per character, in every thread.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'dist/server';

it('has no character beyond Latin-1', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  expect(scripts).toContain('main.js');
  const wide = scripts.flatMap(
    (name) => readFileSync(join(FOLDER, name), 'utf8').match(/.{0,40}[^\0-\xff].{0,20}/g) ?? [],
  );
  expect(wide).toEqual([]);
});
