// Servers as separate processes, with their CPU time, memory and event loop pauses.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
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

/** What the `npm start` of a checkout passes to Node: flags, and variables of its environment. */
export function startLine(checkout = '.'): { flags: string[]; variables: Record<string, string> } {
  const words: string[] = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).scripts.start.split(' ');
  const flags = words.filter((word) => word.startsWith('--'));
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='));
  return { flags, variables: Object.fromEntries(variables) };
}
const PROBE = new URL('./probe.js', import.meta.url).href;
/** The file that `npm start` runs. */
export const OURS = 'dist/server/main.js';
export const CONSTANT = fileURLToPath(new URL('./constant.js', import.meta.url));

/** Starts a server and waits for its first answer at a path. */
export async function startServer(file: string, path: string, environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { flags, variables } = startLine();
  const env = { ...process.env, ...variables, PORT: String(port), HOST: '127.0.0.1', ...environment };
  const began = performance.now();
  const child = fork(file, [], {
    execArgv: ['--import', PROBE, ...flags],
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
