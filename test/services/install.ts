// Installs the packages that tests need and this machine lacks: Debian's own, by root alone.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isHere, locate, PACKAGES, type Package } from './programs.ts';

/** How long to wait for another apt-get, such as that of a second test run. */
const LOCK_SECONDS = 600;
const LOCK_PAUSE_MS = 3_000;

/** Gets what is missing of some packages, or of all; returns why not for each that is missing still. */
export async function installMissing(
  packages: readonly Package[] = Object.keys(PACKAGES) as Package[],
): Promise<Partial<Record<Package, string>>> {
  const isMissing = (name: Package) => !isHere(name);
  const missing = packages.filter(isMissing);
  if (missing.length === 0) return {};
  const why = await install(missing);
  return Object.fromEntries(missing.filter(isMissing).map((name) => [name, why]));
}

async function install(packages: readonly string[]): Promise<string> {
  const byHand = `install it with "apt-get install ${packages.join(' ')}" or in your system's way`;
  if (locate('apt-get') === undefined) return `there is no apt-get to install it; ${byHand}`;
  if (process.getuid?.() !== 0) return `only root can install it; ${byHand}`;
  process.stdout.write(`Installing ${packages.join(' and ')} for the tests…\n`);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  if ((await aptGet(args)).code === 0) return 'apt-get installed something else under that name';
  // The lists of packages may be missing or older than what the archive still has.
  const update = await aptGet(['update']);
  const { code, errors } = await aptGet(args);
  const words = `${update.errors}\n${errors}`.split('\n').filter((line) => line.startsWith('E: '));
  return code === 0 ? 'apt-get installed something else under that name' : `apt-get failed: ${words.join(' ')}`;
}

async function aptGet(args: readonly string[]): Promise<{ code: number; errors: string }> {
  const deadline = Date.now() + LOCK_SECONDS * 1_000;
  for (;;) {
    const result = await runAptGet(args);
    // The option below waits for dpkg's lock; that of the lists has no option.
    const isLocked = result.code !== 0 && /could not get lock|unable to lock/i.test(result.errors);
    if (!isLocked || Date.now() > deadline) return result;
    await pause(LOCK_PAUSE_MS);
  }
}

async function runAptGet(args: readonly string[]): Promise<{ code: number; errors: string }> {
  const child = spawn('apt-get', ['-q', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // RUNLEVEL=1 keeps Debian's scripts from starting servers of their own where nothing else forbids it; if some do
    // start, they are not in the way: tests have ports of their own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C', RUNLEVEL: '1' },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, errors };
}
