// tilewright from its tarball in an empty project: it has what it needs, and its server, its command line and its tools
// for models run.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../services/child.ts';
import { casesOf } from '../support/cases.ts';
import { connected, REVISIONS } from '../support/mcp-clients.ts';
import { filesIn, type Project, projectWithService, ROOT, runTool } from './project.ts';

let project: Project;
let files: readonly string[];
beforeAll(() => {
  project = projectWithService();
  files = filesIn(join(project.path, 'node_modules/tilewright'));
});
afterAll(() => project?.remove());

describe('the tarball', () => {
  it('passes publint', () => {
    expect(runTool('publint/src/cli.js', [project.tarball, '--strict'], ROOT)).toContain('All good!');
  });

  it('has the licences of what is bundled, and neither sources nor maps', () => {
    expect(files).toEqual(
      expect.arrayContaining(['dist/server/main.js', 'dist/server/LICENSES.md', 'dist/planner/LICENSES.md', 'LICENSE']),
    );
    expect(
      files.filter((file) => /\.(?:map|tsx?)$|^(?:src|test|scripts|bench|packages|examples)\//.test(file)),
    ).toEqual([]);
  });

  it('has the manual, in a list, which is how npm installs one', () => {
    const { man } = JSON.parse(readFileSync(join(project.path, 'node_modules/tilewright/package.json'), 'utf8'));
    expect(man).toEqual(['dist/cli/tilewright.1']);
    expect(files).toEqual(expect.arrayContaining(man));
  });

  it('depends on what the bundles leave outside, and has the version of the library', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
    const { dependencies, version, license } = read('package.json');
    const { external } =
      /external: \[(?<external>'[^\]]*)\]/.exec(readFileSync('vite.server.config.ts', 'utf8'))?.groups ?? {};
    expect(Object.keys(dependencies).sort()).toEqual(
      [...external.matchAll(/'([^']+)'/g)].map(([, name]) => name).sort(),
    );
    expect(read('packages/engine/package.json')).toMatchObject({ version, license });
  });
});

describe('the server', () => {
  const LISTENING = /listening.*(http:\/\/[^\s"]+)/;
  let server: Child | undefined;
  afterAll(async () => {
    server?.kill('SIGTERM');
    await server?.ended;
  });

  it('runs from node_modules, plans, writes every format and shows the documents', async () => {
    server = startChild(process.execPath, ['node_modules/tilewright/dist/server/main.js'], {
      cwd: project.path,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        PLANNING_THREADS: '1',
        DATA_DIR: join(project.path, 'data'),
      },
    });
    await server.says(LISTENING);
    const [, base] = LISTENING.exec(server.output()) ?? [];
    const room = `${base}/api/plan?outline=E180+S240+W180+N240`;
    const plan = (await (await fetch(room)).json()) as { tiles: { total: number }; plannerUrl: string | null };
    // Six columns and eight rows of 303 mm.
    expect(plan).toMatchObject({ tiles: { total: 48 }, plannerUrl: expect.stringContaining('/planner/') });
    const addresses = ['svg', 'png', 'pdf', 'dxf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf'].map(
      (format) => `${room}&format=${format}`,
    );
    for (const address of [...addresses, `${base}/docs/library`, `${plan.plannerUrl}`]) {
      const { status } = await fetch(address);
      expect([address, status]).toEqual([address, 200]);
    }
  });
});

describe('the command line', () => {
  /** The program that npx runs. */
  const program = () => {
    const { bin } = JSON.parse(readFileSync(join(project.path, 'node_modules/tilewright/package.json'), 'utf8'));
    return join('node_modules/tilewright', bin.tilewright);
  };

  it('plans', () => {
    const room = ['plan', '--outline', 'E180 S240 W180 N240'];
    const text = execFileSync(process.execPath, [program(), ...room], { cwd: project.path, encoding: 'utf8' });
    expect(JSON.parse(text)).toMatchObject({ tiles: { total: 48 } });
  });

  // The tests of the tools have a process for each revision.
  it.each(REVISIONS.slice(0, casesOf(1, 2)))(
    'serves the tools as the configuration of agents starts them, in $revision',
    async ({ mode }) => {
      const { mcpServers } = JSON.parse(readFileSync('examples/agent/project.mcp.json', 'utf8'));
      const [, name, ...words] = mcpServers.tilewright.args;
      expect(name).toBe('tilewright');
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [program(), ...words],
        cwd: project.path,
      });
      const client = await connected(transport, mode);
      const room = { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] };
      const planned = await client.callTool({ name: 'plan_layout', arguments: { ...room, start: 'best' } });
      expect(planned.structuredContent).toMatchObject({ tiles: { sliverCount: 0 } });
      await client.close();
    },
  );
});
