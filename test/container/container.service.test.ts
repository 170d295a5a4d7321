// The container, as far as it can be tested without Docker: the files that the Dockerfile copies are enough to build
// and run, as an unprivileged user, with production packages only; and the other files agree with it.

import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/server/environment.ts';
import { type Child, startChild } from '../services/child.ts';
import { freePort } from '../services/ports.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { commandIn, stagesOf, theStep } from './dockerfile.ts';
import { walkThrough } from './walk.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOBODY = 65_534;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const stages = stagesOf(read('Dockerfile'));
const last = stages[stages.length - 1];

describe('the image', () => {
  const home = temporaryDirectory('container');
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  let app: string;
  let server: Child | undefined;
  beforeAll(() => {
    // The user who runs the server needs access, and may only write to its data.
    chmodSync(home.path, 0o755);
    app = walkThrough(stages, ROOT, home.path);
    mkdirSync(join(home.path, 'data'));
    if (user.uid !== undefined) chownSync(join(home.path, 'data'), user.uid, user.gid);
  });
  afterAll(async () => {
    server?.kill('SIGKILL');
    await server?.ended;
    home.remove();
  });

  it('has production packages only, and no source', () => {
    const has = (path: string) => existsSync(join(app, path));
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const { packages } = JSON.parse(read('package-lock.json'));
    // Some development packages are also dependencies of production packages.
    const left = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`].dev);
    expect(Object.keys(dependencies).filter((name) => !has(`node_modules/${name}`))).toEqual([]);
    expect(left.filter((name) => has(`node_modules/${name}`))).toEqual([]);
    expect(['src', 'test', 'scripts', 'vite.config.ts', '.npmrc'].filter(has)).toEqual([]);
  });

  it('starts as an unprivileged user, is healthy, stores a project, and is unhealthy once stopped', async () => {
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: join(home.path, 'data'),
      PORT: String(port),
    };
    const start = (command: string[]) => startChild(process.execPath, command.slice(1), { cwd: app, env, ...user });
    const healthCheck = commandIn(theStep(last, 'HEALTHCHECK'));
    const command = commandIn(theStep(last, 'CMD'));
    expect([command[0], healthCheck[0]]).toEqual(['node', 'node']);
    expect(await start(healthCheck).ended).toBe(1);
    server = start(command);
    await server.says(/listening/);
    expect(await start(healthCheck).ended).toBe(0);
    const answer = await fetch(`http://127.0.0.1:${port}/api/plan?outline=E180+S240+W180+N240`);
    const { plannerUrl } = (await answer.json()) as { plannerUrl: string };
    const page = await fetch(plannerUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/src="\/assets\/[\w-]+\.js"/)]);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
    expect(await start(healthCheck).ended).toBe(1);
  });

  it('runs what npm start runs, as an ordinary user, on the exposed port', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(commandIn(theStep(last, 'CMD')).join(' ')).toBe(scripts.start);
    // docs/operating.md says why.
    expect(theStep(last, 'ENV').text).toContain('MALLOC_ARENA_MAX=1');
    expect(theStep(last, 'USER').text).toBe('node');
    expect(theStep(last, 'EXPOSE').text).toBe('3000');
    expect(theStep(last, 'ENV').text).toContain(`DATA_DIR=${theStep(last, 'VOLUME').text}`);
  });

  it('is built from files in git that .dockerignore does not exclude', () => {
    const own = stages.flatMap(({ steps }) => steps.filter(({ name, options }) => name === 'COPY' && !options.from));
    const sources = new Set(own.flatMap(({ text }) => text.split(/ +/).slice(0, -1)));
    const letIn = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(new Set(letIn)).toEqual(sources);
    for (const source of sources) {
      const known = execFileSync('git', ['ls-files', '--', source], { cwd: ROOT, encoding: 'utf8' });
      expect([source, known === '']).toEqual([source, false]);
    }
  });
});

describe('the composition', () => {
  const compose = read('compose.yaml');
  const nginx = read('deploy/nginx.conf');

  it('passes on every setting that the server reads, except those that the image decides', () => {
    const [, block = ''] = /\n {2}environment:\n((?: {4}\S.*\n)+)/.exec(compose) ?? [];
    const passed = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    const settings = new Set<string>();
    const noted = { get: (_: object, name: string) => void settings.add(name) };
    readEnvironment(new Proxy({}, noted));
    // WORKERS was replaced and is only read to say so.
    const decided = ['PORT', 'HOST', 'DATA_DIR', 'WORKERS'];
    expect(passed.sort()).toEqual([...settings].filter((name) => !decided.includes(name)).sort());
  });

  it('has a proxy that waits for the longest job, and sends none of them twice', () => {
    const [, planning] = /LONGEST_CLOCK_MS = ([\d_]+)/.exec(read('src/http/planning/threaded.ts')) ?? [];
    const longestSeconds = Number(planning.replaceAll('_', '')) / 1000;
    const seconds = (name: string) => Number(new RegExp(`^\\s*${name} (\\d+)s;`, 'm').exec(nginx)?.[1]);
    expect(seconds('proxy_read_timeout')).toBeGreaterThan(longestSeconds);
    expect(seconds('proxy_next_upstream_timeout')).toBeLessThan(seconds('proxy_read_timeout'));
  });

  it('has the servers, the port and the paths that the proxy uses', () => {
    const services = [...compose.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
    const asked = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+)/gm)].map(([, name, port]) => [name, port]);
    expect(asked).toEqual([
      ['app-1', '3000'],
      ['app-2', '3000'],
    ]);
    for (const [name] of asked) expect(services).toContain(name);
    const [, listen] = /listen (\d+);/.exec(nginx) ?? [];
    expect(compose).toContain(`:${listen}"`);
    expect(compose).toContain(`http://127.0.0.1:${listen}/healthz`);
    const [, kept] = /proxy_cache_path (\S+)/.exec(nginx) ?? [];
    expect(compose).toContain(`kept-answers:${kept}\n`);
    for (const [, path] of compose.matchAll(/- \.\/([\w./-]+):/g)) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('gives a server more time to stop than the server gives its callers', () => {
    const [, notice] = /NOTICE_MS = ([\d_]+);/.exec(read('src/server/stop.ts')) ?? [];
    const [, longest] = /LONGEST_MS = ([\d_]+);/.exec(read('src/server/stop.ts')) ?? [];
    const [, patience] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    const ms = (text: string) => Number(text.replaceAll('_', ''));
    expect(Number(patience) * 1000).toBeGreaterThan(ms(notice) + ms(longest));
  });
});
