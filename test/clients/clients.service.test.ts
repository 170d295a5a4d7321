// Clients generated from /openapi.json compile under `tsc --strict` and plan a room with sizes of its own, by GET and by
// POST. The first run installs the generators with `npm ci`, so it needs the package registry, like `npm ci` of the
// project; later runs find them in test-results.

import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlanAnswer } from '../../src/wire/index.ts';
import { installLocked, run } from '../services/locked-packages.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';

/** The programs, each named like its client. */
const CLIENTS = ['openapi-fetch', 'hey-api'] as const;
const { path: folder, remove } = temporaryDirectory('clients');

interface Program {
  planBothWays(baseUrl: string): Promise<readonly object[]>;
}

let server: ServerProcess;

beforeAll(async () => {
  const installed = join(await installLocked(import.meta.dirname), 'node_modules');
  symlinkSync(installed, join(folder, 'node_modules'));
  cpSync(join(import.meta.dirname, 'programs'), folder, { recursive: true });
  server = await startServer();
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${server.base}/openapi.json`)).text());
  const generate = (generator: string, ...args: string[]) =>
    run(process.execPath, [`node_modules/.bin/${generator}`, ...args], folder);
  await Promise.all([
    generate('openapi-typescript', 'openapi.json', '--output', 'openapi-typescript.d.ts'),
    generate('openapi-ts', '--input', 'openapi.json', '--output', 'hey-api', '--no-log-file'),
  ]);
});

afterAll(async () => {
  await server?.stop();
  remove();
});

it('compile under tsc --strict', async () => {
  const options = '--module preserve --moduleResolution bundler --target es2022 --strict --skipLibCheck --noEmit';
  const programs = CLIENTS.map((client) => `${client}.ts`);
  // The compiler of this project, which is much faster than the one that the generators need.
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, ...options.split(' '), ...programs], folder);
});

it.each(CLIENTS)('%s plans as a plain request does', async (client) => {
  const query = 'outline=E520+S380+W520+N380&pattern=herringbone&tileWidth=90&tileHeight=450&link=false';
  const { tiles } = (await (await fetch(`${server.base}/api/plan?${query}`)).json()) as PlanAnswer;
  const { total, whole, cut } = tiles;
  const { planBothWays }: Program = await import(pathToFileURL(join(folder, `${client}.ts`)).href);
  expect(await planBothWays(server.base)).toEqual([
    { total, whole, cut },
    { total, whole, cut },
  ]);
});
