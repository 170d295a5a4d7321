// `npm run man` writes man/tilewright.1; a test fails when it is stale.

import { mkdirSync, writeFileSync } from 'node:fs';
import { manPage } from '../src/cli/describe/man.ts';
import { readVersion } from '../src/cli/version.ts';

mkdirSync(new URL('../man/', import.meta.url), { recursive: true });
writeFileSync(new URL('../man/tilewright.1', import.meta.url), manPage(readVersion()));
