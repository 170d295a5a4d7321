// Installs missing Debian packages for tests; needs root.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isHere, locate, PACKAGES, type Package } from './programs.ts';

/** How long to wait for another apt-get, such as that of a second test run. */
const LOCK_SECONDS = 600;
const LOCK_PAUSE_MS = 3_000;

/** Installs missing packages; returns the reason for each that is still missing. */
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
  // The package lists may be missing or outdated.
  const update = await aptGet(['update']);
  const { code, errors } = await aptGet(args);
  const words = `${update.errors}\n${errors}`.split('\n').filter((line) => line.startsWith('E: '));
  return code === 0 ? 'apt-get installed something else under that name' : `apt-get failed: ${words.join(' ')}`;
}

async function aptGet(args: readonly string[]): Promise<{ code: number; errors: string }> {
  const deadline = Date.now() + LOCK_SECONDS * 1_000;
  for (;;) {
    const result = await runAptGet(args);
    // The option below waits for dpkg's lock; there is none for the lock of the lists.
    const isLocked = result.code !== 0 && /could not get lock|unable to lock/i.test(result.errors);
    if (!isLocked || Date.now() > deadline) return result;
    await pause(LOCK_PAUSE_MS);
  }
}

async function runAptGet(args: readonly string[]): Promise<{ code: number; errors: string }> {
  const child = spawn('apt-get', ['-q', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // RUNLEVEL=1 keeps Debian's scripts from starting servers; if some start anyway, they do not disturb: tests use
    // their own ports.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C', RUNLEVEL: '1' },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, errors };
}
