// The built server as a child process, as it runs in production.

import { MAIN } from './build.ts';
import { startChild } from './child.ts';
import { whyMissing } from './programs.ts';
import { temporaryDirectory } from './temporary.ts';

/** A running server. */
export interface ServerProcess {
  /** Its address, such as `http://127.0.0.1:43210`. */
  readonly base: string;
  readonly pid: number;
  /** Stops it and returns its exit code. */
  stop(): Promise<number>;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code once it has ended; 137 if it was killed. */
  readonly ended: Promise<number>;
  output(): string;
  errors(): string;
}

const LISTENING = /^.*listening.*(https?:\/\/[^\s"]+).*$/m;

/**
 * Starts `node dist/server/main.js` on a free loopback port and waits until it listens. Its environment has only the
 * given variables. Without DATA_DIR it gets a fresh directory, removed when it has ended. Without PLANNING_THREADS it
 * has one planning thread, and without LINKS_PER_DAY it stores any number of projects.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const why = whyMissing('build');
  if (why !== undefined) throw new Error(`This test needs the built server: ${why}`);
  const ownDirectory = env.DATA_DIR === undefined ? temporaryDirectory('data') : undefined;
  const defaults = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    PLANNING_THREADS: '1',
    // All tests come from one address.
    LINKS_PER_DAY: '0',
    ...(ownDirectory && { DATA_DIR: ownDirectory.path }),
  };
  const child = startChild(process.execPath, [MAIN], { env: { ...defaults, ...env } });
  const ended = child.ended.finally(() => ownDirectory?.remove());
  await child.says(LISTENING);
  const { pid, kill, output, errors } = child;
  const [, base = ''] = LISTENING.exec(output()) ?? LISTENING.exec(errors()) ?? [];
  const stop = () => {
    kill('SIGTERM');
    return ended;
  };
  return { base, pid, stop, kill, ended, output, errors };
}
