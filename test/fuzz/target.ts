// The server under test: the built one, in its own process, which reports its memory.

import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildIfStale, MAIN } from '../services/build.ts';
import { startChild } from '../services/child.ts';
import { onFreePort } from '../services/ports.ts';
import { temporaryDirectory } from '../services/temporary.ts';

export interface Target {
  readonly base: string;
  readonly pid: number;
  /** Collects garbage in the server and measures the remaining memory. */
  measureMemory(): Promise<Memory>;
  /** Log lines that report a fault, and other output. */
  complaints(): string;
  /** Its exit code, if it has ended. */
  readonly exitCode: number | undefined;
  stop(): Promise<number>;
  /** Ends it even if it does not respond. */
  kill(): Promise<number>;
}

/** Bytes. */
export interface Memory {
  /** Live objects. */
  readonly objects: number;
  /** Live buffers, which are outside the object heap. */
  readonly buffers: number;
  /** Resident memory of the process. */
  readonly resident: number;
}

const PROBE = pathToFileURL('test/fuzz/memory-probe.mjs').href;
const PUBLIC_URL = 'https://tiles.example';
const READY_MS = 60_000;

/** Starts the server with a limit that is never reached, so that requests are counted but not refused. */
export async function startTarget(): Promise<Target> {
  const trouble = buildIfStale();
  if (trouble !== undefined) throw new Error(trouble);
  const directory = temporaryDirectory('fuzz');
  return onFreePort((port) => startOn(port, directory));
}

async function startOn(port: number, directory: { path: string; remove(): void }): Promise<Target> {
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--import=${PROBE}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL,
    // One thread, so that its memory can be measured.
    PLANNING_THREADS: '1',
    DATA_DIR: directory.path,
    RATE_LIMIT_PER_MINUTE: '1000000000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const child = startChild(process.execPath, [MAIN], { env });
  let exitCode: number | undefined;
  const ended = child.ended.then((code) => {
    exitCode = code;
    directory.remove();
    return code;
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, () => (exitCode === undefined ? undefined : `${child.errors()}${child.output()}`));
  return {
    base,
    pid: child.pid,
    measureMemory: async () => {
      const before = memoryLines(child.errors()).length;
      child.kill('SIGUSR2');
      while (memoryLines(child.errors()).length === before) {
        if (exitCode !== undefined)
          throw new Error(`The server ended with ${exitCode}: ${child.errors().slice(-2000)}`);
        await pause(5);
      }
      return JSON.parse(memoryLines(child.errors())[before].slice('memory '.length));
    },
    complaints: () => `${child.output()}${child.errors().replace(/^memory .*\n/gm, '')}`,
    get exitCode() {
      return exitCode;
    },
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function memoryLines(text: string): string[] {
  return text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('memory '));
}

/** Polls until there is an answer; `whyEnded` returns the output of a server that has ended. */
async function untilReady(base: string, whyEnded: () => string | undefined): Promise<void> {
  for (const deadline = Date.now() + READY_MS; ; await pause(20)) {
    const why = whyEnded();
    if (why !== undefined || Date.now() > deadline) throw new Error(`The server did not start: ${why ?? 'no answer'}`);
    const isReady = await fetch(`${base}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
  }
}
