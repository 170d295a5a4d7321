// The built command line as a process: exit codes, pipes, disks, signals, and the completions in their shells.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CLI } from '../services/build.ts';
import { mountSmallDisk } from '../services/small-disk.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { runHere } from './test-console.ts';

const ROOM = ['--outline', 'E400 S300 W400 N300'];
/** Half a megabyte of JSON, more than a pipe holds. */
const LONG = ['plan', ...ROOM, '--tileSize', '25', '--pieces', '--rotation', '10', '--inlineSvg'];
/** Searches for the best start in a round hall that take many seconds. */
const SLOW = ['compare', '--pattern', 'chevron', '--buyWithReuse', `--polygon=${circle(400)}`, ...searches(24)];

/** The corners of a round hall. */
function circle(corners: number): string {
  const angles = Array.from({ length: corners }, (_, index) => (2 * Math.PI * index) / corners);
  return angles.map((a) => `${(480 * Math.cos(a)).toFixed(2)},${(480 * Math.sin(a)).toFixed(2)}`).join(' ');
}

function searches(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `--variant=start=best&rotation=${index}`);
}

const { path: folder, remove } = temporaryDirectory('cli');
afterAll(remove);

function tilewright(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...argv], { cwd: folder, maxBuffer: 1e9 });
  return { code: status, out: stdout, err: stderr.toString() };
}

/** Runs a script of bash, in which `tilewright` is the built program. */
function bash(script: string) {
  const text = `tilewright() { '${process.execPath}' '${CLI}' "$@"; }\n${script}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', text], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  return { code: status, out: stdout, err: stderr };
}

const quoted = (argv: readonly string[]) => argv.map((word) => `'${word}'`).join(' ');

describe('the program', () => {
  it('is executable, begins with the line for Node, and loads nothing of the server', () => {
    expect(readFileSync(CLI, 'utf8').split('\n', 1)).toEqual(['#!/usr/bin/env node']);
    expect(spawnSync(CLI, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^tilewright \d/);
    const loaded = new Set([CLI]);
    for (const file of loaded) {
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(/^(?:import|export)\b[^'"\n]*['"]([^'"]+)['"]/gm)].map(([, name]) => name);
      for (const name of imports) {
        if (name.startsWith('.')) loaded.add(join(dirname(file), name));
        else expect(name).toMatch(/^node:/);
      }
      expect(text).not.toMatch(/\bfastify\b|\bpdfkit\b|\bprom-client\b/);
    }
    expect(loaded.size).toBeLessThan(6);
  });

  // The guide writes a PDF file, which takes longest.
  it.each(['json', 'xlsx'])('writes the same %s as in this process, to a pipe and to a file', async (format) => {
    const argv = ['plan', ...ROOM, '--pattern', 'bricks', '--start', '-1.5,0', '--format', format];
    const { out } = await runHere(argv);
    expect(tilewright(...argv)).toEqual({ code: 0, out, err: '' });
    expect(tilewright(...argv, '-o', `plan.${format}`)).toEqual({ code: 0, out: Buffer.alloc(0), err: '' });
    expect(readFileSync(join(folder, `plan.${format}`)).equals(out)).toBe(true);
  });

  it('ends with the code of what happened, and one line', () => {
    expect(bash('printf \'{"outline":"E1"}\' | tilewright plan --body -')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^tilewright: outline has only 1 wall[^\n]+\n$/),
    });
    expect(tilewright('plan', '--outlin', 'x')).toMatchObject({ code: 2 });
    expect(tilewright('plan', '--body', 'gone.json')).toMatchObject({ code: 2 });
  });

  it('does not mind a reader that has seen enough', () => {
    const { code, out, err } = bash(`set -o pipefail; tilewright ${quoted(LONG)} | head -c 10`);
    expect([code, out, err]).toEqual([0, '{"surface"', '']);
    expect(bash(`tilewright plan --outlin 2>&1 >&- | true; echo "\${PIPESTATUS[0]}"`).out).toBe('2\n');
  });

  it('writes everything to a slow reader', async () => {
    const { out } = await runHere(LONG);
    expect(out.length).toBeGreaterThan(5e5);
    expect(bash(`tilewright ${quoted(LONG)} | (sleep 0.5; wc -c)`).out.trim()).toBe(String(out.length));
  });
});

describe('a full disk', () => {
  it.each(['-o /dev/full', '> /dev/full', '--format pdf > /dev/full'])('is reported for %s', (output) => {
    const { code, err } = bash(`tilewright plan ${quoted(ROOM)} ${output}`);
    expect([code, err]).toEqual([
      74,
      expect.stringMatching(/^tilewright: cannot write to [^\n]+: no space left on device\.\n$/),
    ]);
  });

  it('leaves the file that was there, and no part of a new one', () => {
    const disk = mountSmallDisk(1);
    try {
      // Room for a part of the answer.
      writeFileSync(join(disk.path, 'ballast'), Buffer.alloc(700_000));
      writeFileSync(join(disk.path, 'plan.json'), 'before');
      for (const output of ['-o plan.json', '-o new.json', '> redirected.json']) {
        const { code, err } = bash(`cd '${disk.path}' && tilewright ${quoted(LONG)} ${output}`);
        expect([code, err]).toEqual([74, expect.stringContaining('no space left on device')]);
        // A redirection is made by the shell.
        bash(`rm -f '${disk.path}/redirected.json'`);
        expect(readdirSync(disk.path).sort()).toEqual(['ballast', 'plan.json']);
      }
      expect(readFileSync(join(disk.path, 'plan.json'), 'utf8')).toBe('before');
    } finally {
      disk.remove();
    }
  });
});

describe('Ctrl-C', () => {
  it.each([
    ['while it waits for a body', ['plan', '--body', '-']],
    ['while it searches', SLOW],
  ])('ends it %s with 130, and leaves no file', async (_, argv) => {
    const inside = join(folder, 'interrupted');
    mkdirSync(inside, { recursive: true });
    // With a trap the shell itself survives, and reports how the program ended.
    const script = `trap : INT; '${process.execPath}' '${CLI}' "$@" -o plan.json; exit $?`;
    const child = spawn('bash', ['-c', script, 'bash', ...argv], {
      cwd: inside,
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const ended = once(child, 'close');
    // The group, as a terminal does. If it comes before the work has begun, the end is the same.
    setTimeout(() => process.kill(-(child.pid as number), 'SIGINT'), 700);
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(inside)).toEqual([]);
  });
});

describe('serve', () => {
  it('runs the server with the settings of the environment until it is stopped', async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), PLANNING_THREADS: '1' };
    const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output).toContain('listening');
    const [, base] = /(http:\/\/127\.0\.0\.1:[0-9]+)/.exec(output) ?? [];
    expect((await fetch(`${base}/api/plan?outline=E180+S240+W180+N240&link=false`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

describe('mcp', () => {
  it('answers a client over standard input and output, and ends with it', () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const input = `${JSON.stringify(hello)}\n`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'mcp'], { input, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'tilewright' } } });
  });
});

describe('completions', () => {
  /** What stands in bash after `tilewright`, the last word being typed, and what it completes. */
  const COMPLETED: readonly (readonly [words: readonly string[], replies: readonly string[]])[] = [
    [['p'], ['patterns', 'plan']],
    [
      ['plan', '--tile'],
      ['--tileHeight', '--tileSize', '--tileWidth', '--tilesPerBox'],
    ],
    [
      ['plan', '--pattern', 'herring'],
      ['herringbone', 'herringbone-pattern'],
    ],
    [['plan', '--lang', '=', 'p'], ['pl']],
    [
      ['plan', '--walls', '='],
      ['false', 'true'],
    ],
    [['plan', '--start', 'b'], ['best']],
    [['plan', '--joint', ''], []],
    [['plan', '-o', 'my pla'], ['my plan.json']],
    [
      ['completion', ''],
      ['--help', 'bash', 'fish', 'zsh'],
    ],
  ];

  it('of bash are commands, flags, values and files', () => {
    writeFileSync(join(folder, 'my plan.json'), '');
    const tries = COMPLETED.map(
      ([words]) => `COMP_WORDS=(${quoted(['tilewright', ...words])}); COMP_CWORD=${words.length}; _tilewright
(( \${#COMPREPLY[@]} == 0 )) || printf '%s\\n' "\${COMPREPLY[@]}"; echo --`,
    );
    const { out, err } = bash(`source <(tilewright completion bash)\n${tries.join('\n')}`);
    expect(err).toBe('');
    const replies = out
      .split('--\n')
      .slice(0, -1)
      .map((part) => part.split('\n').slice(0, -1).sort());
    expect(replies).toEqual(COMPLETED.map(([, expected]) => expected));
  });

  it.each(['zsh', 'fish'])('of %s are a script that it reads, if it is installed', (shell) => {
    const { out } = tilewright('completion', shell);
    expect(out.toString()).toContain('herringbone');
    const file = join(folder, `completion.${shell}`);
    writeFileSync(file, out);
    const { error, status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  });

  it('of fish are the flags and values, if it is installed', () => {
    const script = "tilewright completion fish | source; complete -C 'tilewright plan --pattern herring'";
    const text = `function tilewright; '${process.execPath}' '${CLI}' $argv; end; ${script}`;
    const { error, stdout } = spawnSync('fish', ['-c', text], { encoding: 'utf8' });
    if (error === undefined) expect(stdout.split('\n').map((line) => line.split('\t')[0])).toContain('herringbone');
  });
});

describe('the man page', () => {
  it('is read without a warning, if groff is installed', () => {
    const page = fileURLToPath(new URL('../../dist/cli/tilewright.1', import.meta.url));
    const { error, stderr, stdout } = spawnSync('groff', ['-man', '-Tutf8', '-ww', page], { encoding: 'utf8' });
    if (error === undefined) expect([stderr, stdout.includes('Stopped with')]).toEqual(['', true]);
  });
});
