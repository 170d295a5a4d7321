// @tilewright/engine from its tarball in an empty project: it is small, compiles, plans in Node and in a browser, and its
// documented examples do what the documents say.

import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as imports from '../../packages/engine/src/import.ts';
import * as library from '../../packages/engine/src/index.ts';
import { blocksOf } from '../../scripts/docs/markdown.ts';
import { browserOfFile } from '../browser/chromium.ts';
import { filesIn, type Project, projectWithEngine, ROOT, run, runTool } from './project.ts';

const MOST_BYTES = 1_000_000;
const README = 'packages/engine/README.md';
const blocks = blocksOf({ path: README, text: readFileSync(README, 'utf8') });
const browser = browserOfFile();

let project: Project;
beforeAll(() => {
  project = projectWithEngine();
});

describe('the tarball', () => {
  it('passes publint', () => {
    expect(runTool('publint/src/cli.js', [project.tarball, '--strict'], ROOT)).toContain('All good!');
  });

  it('is found with its types by every way of resolving modules, old ones too', () => {
    // Programs in CommonJS need import() for it; that is no mistake.
    const options = [project.tarball, '--format', 'ascii', '--ignore-rules', 'cjs-resolves-to-esm'];
    expect(runTool('@arethetypeswrong/cli/dist/index.js', options, ROOT)).toContain('No problems found');
  });

  it('installs one package of less than 1 MB', () => {
    const installed = join(project.path, 'node_modules');
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@tilewright']);
    const bytes = filesIn(installed).reduce((sum, file) => sum + statSync(join(installed, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    const files = filesIn(join(installed, '@tilewright/engine'));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']));
    expect(
      files.filter(
        (file) =>
          !/^(?:LICENSE|README\.md|package\.json|dist\/(?:(?:index|import|shared)\.js|[\w-]+\.d\.ts))$/.test(file),
      ),
    ).toEqual([]);
  });
});

describe('a program', () => {
  it('compiles under --strict with the declarations checked', () => {
    const program = [
      "import { findBestStart, type Plan, PlanError, type PlanRequest, plan, roomFromOutline } from '@tilewright/engine';",
      "const request: PlanRequest = { room: roomFromOutline('E400 S300 W400 N300'), pattern: 'bricks' };",
      'export const best: Plan = plan({ ...request, start: findBestStart(request).start });',
      "export const codeOf = (error: unknown): string => (error instanceof PlanError ? error.code : 'none');",
      '// @ts-expect-error There is no such pattern.',
      "plan({ ...request, pattern: 'brick' });",
    ];
    writeFileSync(join(project.path, 'program.ts'), program.join('\n'));
    const strict = '--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck false --noEmit';
    const without = '--target es2022 --lib es2022 --types';
    for (const resolution of ['--module nodenext', '--module esnext --moduleResolution bundler']) {
      const options = `${strict} ${resolution} ${without}`.split(' ');
      runTool('typescript/bin/tsc', [...options, '', 'program.ts'], project.path);
    }
  });
});

describe('documented examples', () => {
  it.each(blocks.flatMap((block, i) => (block.language === 'js' ? [[block.line, i] as const] : [])))(
    'line %i of the README prints what is below it',
    (_line, i) => {
      expect(blocks[i + 1].language).toBe('text');
      writeFileSync(join(project.path, 'example.js'), blocks[i].body);
      expect(run(process.execPath, ['example.js'], project.path).trimEnd()).toBe(blocks[i + 1].body);
    },
  );

  it('of the reference run', () => {
    const sources = filesIn(join(ROOT, 'packages/engine/src')).filter((name) => /^[\w-]+\.ts$/.test(name));
    const examples = sources.flatMap((name) => {
      const text = readFileSync(join(ROOT, 'packages/engine/src', name), 'utf8');
      return [...text.matchAll(/@example\n \* ```ts\n([\s\S]*?) \* ```/g)].map(([, code]) =>
        code.replaceAll(/^ \* ?/gm, ''),
      );
    });
    expect(examples.length).toBeGreaterThanOrEqual(7);
    const head = [
      `import { ${Object.keys(library).join(', ')} } from '@tilewright/engine';`,
      `import { ${Object.keys(imports).join(', ')} } from '@tilewright/engine/import';`,
      "const request = { room: roomFromOutline('E180 S240 W180 N240'), pattern: 'squares' };",
    ];
    const program = [...head, ...examples.map((code) => `{\n${code}}`)].join('\n');
    writeFileSync(join(project.path, 'examples.js'), program);
    run(process.execPath, ['examples.js'], project.path);
  });

  it('of a browser draws a plan with an import map', async () => {
    const html = blocks.find(({ language }) => language === 'html')?.body ?? '';
    writeFileSync(
      join(project.path, 'index.html'),
      `<!DOCTYPE html><link rel="icon" href="data:,"><body>${html}</body>`,
    );
    const server = await serve(project.path);
    const page = await browser().newPage();
    try {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`);
      await page.locator('svg .title').waitFor();
      expect(troubles).toEqual([]);
      expect(await page.locator('svg').getAttribute('width')).toBe('800');
    } finally {
      await page.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });
});

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Serves the files of a folder. */
async function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const file = join(folder, url);
    response.statusCode = existsSync(file) ? 200 : 404;
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
