// Clients generated from /openapi.json compile under `tsc --strict` and plan a room with sizes of its own, by GET and by
// POST. The examples of clients are generated, compiled and run as their READMEs say. The first run installs the generators with `npm ci`, so it needs the package registry, like `npm ci` of the
// project; later runs find them in test-results.

import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanAnswer } from '../../src/wire/index.ts';
import { installLocked, run } from '../services/locked-packages.ts';
import { demand } from '../services/programs.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';

/** The programs, each named like its client. */
const CLIENTS = ['openapi-fetch', 'hey-api'] as const;
const EXAMPLES = ['typescript', 'python'] as const;
const { path: folder, remove } = temporaryDirectory('clients');

interface Program {
  planBothWays(baseUrl: string): Promise<readonly object[]>;
}

let server: ServerProcess;

beforeAll(async () => {
  const installed = join(await installLocked(import.meta.dirname), 'node_modules');
  symlinkSync(installed, join(folder, 'node_modules'));
  cpSync(join(import.meta.dirname, 'programs'), folder, { recursive: true });
  cpSync(join(process.cwd(), 'examples/clients'), folder, { recursive: true });
  server = await startServer();
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${server.base}/openapi.json`)).text());
  const generate = (generator: string, ...args: string[]) =>
    run(process.execPath, [`node_modules/.bin/${generator}`, ...args], folder);
  await Promise.all([
    generate('openapi-typescript', 'openapi.json', '--output', 'typescript/src/api.d.ts'),
    generate('openapi-ts', '--input', 'openapi.json', '--output', 'hey-api', '--no-log-file'),
    run(process.execPath, ['generate.mjs', server.base], join(folder, 'python')),
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

const packageOf = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('the examples name the versions that are tested, and generate with the command that is', () => {
  const tested = packageOf('test/clients/package.json').dependencies;
  const examples = EXAMPLES.map((name) => packageOf(`examples/clients/${name}/package.json`));
  for (const { dependencies, devDependencies } of examples)
    expect(tested).toMatchObject({ ...dependencies, ...devDependencies });
  expect(examples.map(({ scripts }) => scripts.generate)).toEqual([
    'openapi-typescript http://localhost:3000/openapi.json --output src/api.d.ts',
    'node generate.mjs',
  ]);
});

describe.each(EXAMPLES)('the example in %s', (language) => {
  const program = async (...args: string[]) => {
    const at = join(folder, language);
    return language === 'python'
      ? run(demand('python3', 'python3'), ['plan_a_room.py', ...args, server.base], at)
      : run(process.execPath, ['dist/plan-a-room.js', ...args, server.base], at);
  };
  beforeAll(async () => {
    if (language === 'typescript')
      await run(process.execPath, [`${folder}/node_modules/typescript/bin/tsc`], join(folder, language));
  });

  it('prints what to buy for a room', async () => {
    const query = 'outline=E4m+S3m+W4m+N3m&tileSize=600&start=best&tilesPerBox=4&link=false';
    const { tiles, order } = (await (await fetch(`${server.base}/api/plan?${query}`)).json()) as PlanAnswer;
    expect(await program('E4m S3m W4m N3m')).toBe(
      `Tiles: ${tiles.total}, of which cut: ${tiles.cut}\nBoxes: ${order?.boxes}\n`,
    );
  });

  it('says in one line what is wrong with a room', async () => {
    await expect(program('E400 S300 W390 N300')).rejects.toThrow(/failed: The outline does not close: .*\n$/);
  });
});
