// A console for tests of the command line: keeps what is written, and reads from a map of files.

import type { Console } from '../../src/cli/console.ts';
import { run } from '../../src/cli/run.ts';

interface Setting {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether both streams are terminals. */
  readonly isTerminal?: boolean;
  /** The texts of files by path; `-` is standard input. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface Ran {
  readonly code: number;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function runHere(
  argv: readonly string[],
  { env = {}, isTerminal = false, files = {} }: Setting = {},
): Promise<Ran> {
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  const stream = (kept: Uint8Array[]) => ({
    isTerminal,
    hasColors: isTerminal && !env.NO_COLOR,
    write: async (content: string | Uint8Array) => void kept.push(Buffer.from(content)),
  });
  const console: Console = {
    out: stream(out),
    err: stream(err),
    env,
    read: async (path) => {
      if (!Object.hasOwn(files, path)) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return Buffer.from(files[path]);
    },
  };
  const code = await run(argv, console);
  return { code, out: Buffer.concat(out), err: Buffer.concat(err).toString() };
}
