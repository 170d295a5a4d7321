// The processes of the benchmark: servers with their memory, and the load generator.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstAnswer, freePort, OURS, RECOMMENDED } from '../http/servers.ts';
import type { Order, Result } from './orders.ts';

const PAGE_BYTES = 4096;

export interface LoadedServer {
  readonly base: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedInMs: number;
  /** Resident bytes of the process and its children. */
  residentBytes(): number;
  /** Open files and sockets of the process. */
  openFiles(): number;
  threads(): number;
  /** Processor time of the process so far. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** Starts the server of a built checkout. */
export async function startLoadedServer(checkout: string, environment: Record<string, string>): Promise<LoadedServer> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  // All requests come from one address.
  const ours = { LINKS_PER_DAY: '0', PORT: String(port), HOST: '127.0.0.1' };
  const env = { ...RECOMMENDED, ...process.env, ...ours, ...environment };
  const began = performance.now();
  const child = fork(join(checkout, OURS), [], { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await firstAnswer(child, `${base}/api/plan?outline=E400+S300+W400+N300&link=false`);
  const startedInMs = performance.now() - began;
  const pid = child.pid ?? 0;
  return {
    base,
    startedInMs,
    residentBytes: () => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentOf(each), 0),
    openFiles: () => readdirSync(`/proc/${pid}/fd`).length,
    threads: () => readdirSync(`/proc/${pid}/task`).length,
    processorMs: () => processorMsOf(pid),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

/** User and system time, which Linux counts in ticks of 10 ms. */
function processorMsOf(pid: number): number {
  // The name of the program is in parentheses and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

function residentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
}

export interface Generator {
  run(order: Order): Promise<Result>;
  stop(): void;
}

export function startGenerator(): Generator {
  const child: ChildProcess = fork(fileURLToPath(new URL('./generator.js', import.meta.url)), [], { execArgv: [] });
  return {
    run: async (order) => {
      child.send(order);
      const [result] = await once(child, 'message');
      return result as Result;
    },
    stop: () => void child.kill(),
  };
}
