// Installs both packages from their tarballs into empty projects, as users do, and uses them in the versions of Node that
// they support. Needs the package registry. Prints one line per check: npm run check:packages.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from './pack.ts';

const NODES = [20, 22, 24];
const MOST_ENGINE_BYTES = 1_000_000;
const ROOT = process.cwd();
const HOME = mkdtempSync(join(tmpdir(), 'tilewright-packages-'));

/** What the packages must do the same in every version of Node. */
const ENGINE_PROGRAM = `
import { createHash } from 'node:crypto';
import { drawSvg, findBestStart, listPatterns, listTiles, plan, reuseOffcuts, roomFromOutline } from '@tilewright/engine';
const room = roomFromOutline('E480 S260 A135:113.1371 W400 N340', { circles: [{ x: 2000, y: 1500, d: 700 }] });
const hash = createHash('sha256');
for (const { name } of listPatterns()) {
  const laid = plan({ room, pattern: name, start: findBestStart({ room, pattern: name }).start });
  hash.update(JSON.stringify([laid, listTiles(laid), reuseOffcuts(laid)])).update(drawSvg(laid));
}
console.log(hash.digest('hex').slice(0, 12));
`;
const TYPED_PROGRAM = `
import { type Plan, plan, roomFromOutline } from '@tilewright/engine';
export const laid: Plan = plan({ room: roomFromOutline('E400 S300 W400 N300'), pattern: 'bricks' });
`;

let failures = 0;

function report(check: string, ok: boolean, found: string): void {
  if (!ok) failures++;
  console.log(`${check.padEnd(44)} ${ok ? 'ok  ' : 'FAIL'} ${found}`);
}

function run(program: string, args: readonly string[], cwd: string): { readonly ok: boolean; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { ok: status === 0, text: (status === 0 ? stdout : `${stdout}${stderr}`).trim() };
}

/** Runs a step without which nothing else can be checked. */
function demand(program: string, args: readonly string[], cwd: string): string {
  const { ok, text } = run(program, args, cwd);
  if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${text}`);
  return text;
}

/** An empty project with one package from its tarball; reports its size. */
function install(name: string, tarball: string, mostBytes = Number.POSITIVE_INFINITY): string {
  const project = join(HOME, name);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  demand('npm', ['install', '--no-audit', '--no-fund', tarball], project);
  const entries = readdirSync(join(project, 'node_modules'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const packages = files.filter((file) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file)).length;
  report(`${name}: installed`, bytes < mostBytes, `${(bytes / 1e6).toFixed(2)} MB, packages: ${packages}`);
  return project;
}

/** The program of a version of Node, from the registry. */
function nodeOf(version: number): string {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(HOME, `node-${version}`);
  demand('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`], HOME);
  return join(folder, 'node_modules', name, 'bin/node');
}

/** Starts the server from node_modules and plans once. */
async function planWithServer(node: string, project: string): Promise<string> {
  const child = spawn(node, ['node_modules/tilewright/dist/server/main.js'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: mkdtempSync(join(HOME, 'data-')) },
  });
  try {
    const base = await new Promise<string>((found, failed) => {
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk;
        const [, address] = /listening.*(http:\/\/[^\s"]+)/.exec(output) ?? [];
        if (address !== undefined) found(address);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => failed(new Error(output)));
    });
    const room = `${base}/api/plan?outline=E180+S240+W180+N240`;
    const { tiles } = (await (await fetch(room)).json()) as { tiles: { total: number } };
    const pdf = await (await fetch(`${room}&format=pdf`)).arrayBuffer();
    return `${tiles.total} tiles, PDF of ${pdf.byteLength} bytes`;
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

async function main(): Promise<void> {
  const tarballs = { '@tilewright/engine': pack('packages/engine', HOME), tilewright: pack('.', HOME) };
  for (const [name, tarball] of Object.entries(tarballs)) {
    const lint = run('npx', ['publint', '--strict', tarball], ROOT);
    report(`${name}: publint`, lint.ok, lint.text.split('\n').at(-1) ?? '');
    const types = run('npx', ['attw', '--profile', 'esm-only', '--format', 'ascii', tarball], ROOT);
    report(`${name}: attw --profile esm-only`, types.ok, types.text.includes('not contain types') ? 'no types' : '');
  }
  const engine = install('engine', tarballs['@tilewright/engine'], MOST_ENGINE_BYTES);
  const service = install('tilewright', tarballs.tilewright);
  writeFileSync(join(engine, 'typed.ts'), TYPED_PROGRAM);
  writeFileSync(join(engine, 'program.js'), ENGINE_PROGRAM);
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '--strict', '--skipLibCheck', 'false', '--noEmit'];
  const strict = run(process.execPath, [...tsc, '--module', 'nodenext', '--types', '', 'typed.ts'], engine);
  report('engine: tsc --strict', strict.ok, strict.text);
  const results: string[] = [];
  for (const version of NODES) {
    const node = nodeOf(version);
    const exact = demand(node, ['--version'], HOME);
    const planned = run(node, ['program.js'], engine);
    results.push(planned.text);
    report(`engine: ten patterns in Node ${exact}`, planned.ok && planned.text === results[0], planned.text);
    const answer = await planWithServer(node, service).catch((error: Error) => error);
    report(`tilewright: server in Node ${exact}`, typeof answer === 'string', String(answer));
  }
}

try {
  await main();
} finally {
  rmSync(HOME, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = failures > 0 ? 1 : 0;
