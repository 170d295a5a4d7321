// Servers as separate processes, with their CPU time, memory and event loop pauses.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  readonly longestPauseMs: number;
}

export interface Server {
  readonly base: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number;
  usage(question?: 'usage' | 'watch'): Promise<Usage>;
  stop(): Promise<void>;
}

/** What a server should be started with, as in the Dockerfile. */
export const RECOMMENDED = { MALLOC_ARENA_MAX: '1' };
const PROBE = new URL('./probe.js', import.meta.url).href;
/** The file that `npm start` runs. */
export const OURS = 'dist/server/main.js';
export const CONSTANT = fileURLToPath(new URL('./constant.js', import.meta.url));

/** Starts a server and waits for its first answer at a path. */
export async function startServer(file: string, path: string, environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...RECOMMENDED, ...process.env, PORT: String(port), HOST: '127.0.0.1', ...environment };
  const began = performance.now();
  const child = fork(file, [], {
    execArgv: ['--import', PROBE],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await firstAnswer(child, base + path);
  return {
    base,
    startedInMs: performance.now() - began,
    usage: async (question = 'usage') => {
      child.send(question);
      const [usage] = await once(child, 'message');
      return usage as Usage;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

/** Waits for the first answer at a URL; throws if its status is an error. */
export async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) return;
      throw new Error(`${url} answers ${answer.status}`);
    } catch (error) {
      // Not listening yet.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
