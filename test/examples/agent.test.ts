// The configurations of agents: they parse, and name the package, its command and the address of this project.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'examples/agent';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface Entry {
  readonly type?: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
}

it.each(files)('%s starts the command or names the address', (name) => {
  const { mcpServers, servers = mcpServers } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
  const { tilewright, ...others }: Record<string, Entry> = servers;
  expect(others).toEqual({});
  const isHttp = name.includes('.http.');
  const { name: packageName } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(tilewright).toMatchObject(
    isHttp ? { type: 'http', url: 'http://localhost:3000/mcp' } : { command: 'npx', args: ['-y', packageName, 'mcp'] },
  );
});

it('are all listed in the README', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  expect(files).toHaveLength(4);
  expect(files.filter((name) => !readme.includes(`](${name})`))).toEqual([]);
});
