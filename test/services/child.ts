// Child processes of tests: their output is recorded, they end on request, and they never outlive the process that
// started them.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Signals the child when its parent dies, even by SIGKILL; systems without it rely on the exit handler. */
export const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));

/** A running program. */
export interface Child {
  readonly pid: number;
  output(): string;
  errors(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code; 128 plus the signal number if it was killed, as in shells. */
  readonly ended: Promise<number>;
  /** Resolves when one of its two outputs matches; rejects with its output if it ends before. */
  says(pattern: RegExp): Promise<void>;
}

export interface ChildOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** User and group to run as; needs root. */
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
}

const SIGNAL_NUMBERS: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program tied to this process. */
export function startChild(program: string, args: readonly string[], options: ChildOptions = {}): Child {
  const { uid, gid, ...rest } = options;
  const identity = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // setpriv becomes the program, with the same pid. The tie is made after changing the user, which would undo it.
  const process_ = SETPRIV
    ? spawn(SETPRIV, [...identity, '--pdeathsig=KILL', program, ...args], { ...rest, stdio: 'pipe' })
    : spawn(program, args, { ...options, stdio: 'pipe' });
  return watch(program, process_);
}

function watch(program: string, child: ChildProcess): Child {
  const said = { output: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said.output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said.errors += text;
  });
  running.add(child);
  const ended = once(child, 'close')
    .then(([code, signal]) => code ?? 128 + (SIGNAL_NUMBERS[signal as NodeJS.Signals] ?? 0))
    .finally(() => running.delete(child));
  // Without a waiting caller, a program that cannot be started would be an unhandled rejection.
  ended.catch(() => {});

  async function says(pattern: RegExp): Promise<void> {
    const streams = [child.stdout, child.stderr];
    let look = () => {};
    const seen = new Promise<void>((resolve) => {
      look = () => {
        if (pattern.test(said.output) || pattern.test(said.errors)) resolve();
      };
    });
    for (const stream of streams) stream?.on('data', look);
    look();
    const tooEarly = ended.then((code) => {
      const words = `${said.errors}${said.output}`.trim().split('\n').slice(-12).join(' | ');
      throw new Error(`${program} ended with ${code} before it was ready: ${words}`);
    });
    try {
      await Promise.race([seen, tooEarly]);
    } finally {
      for (const stream of streams) stream?.off('data', look);
      tooEarly.catch(() => {});
    }
  }

  return {
    pid: child.pid ?? 0,
    output: () => said.output,
    errors: () => said.errors,
    kill: (signal) => void child.kill(signal),
    ended,
    says,
  };
}
