// The processes of the benchmark: servers with their workers, what they cost the machine, and the generator of load.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FLAGS, firstAnswer, freePort, OURS } from '../http/servers.ts';
import type { Order, Result } from './orders.ts';

/** Ticks of the system's clock for processor time in a second, on every Linux there is. */
const TICKS = 100;
const PAGE_BYTES = 4096;

export interface LoadedServer {
  readonly base: string;
  /** Milliseconds from starting the process to its first answer. */
  readonly startedInMs: number;
  /** Seconds of processor time so far: the primary process's and that of all workers. */
  processorSeconds(): { readonly primary: number; readonly workers: number };
  /** Resident bytes of each process, the primary first. */
  residentBytes(): number[];
  stop(): Promise<void>;
}

/** Starts a server and waits until all of its workers answer; the time told is that of the first answer. */
export async function startLoadedServer(workers: number, environment: Record<string, string>): Promise<LoadedServer> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1', WORKERS: String(workers) };
  const began = performance.now();
  const child = fork(OURS, [], { execArgv: FLAGS, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await firstAnswer(child, `${base}/api/plan?outline=E400+S300+W400+N300&link=false`);
  const startedInMs = performance.now() - began;
  await allAnswering(base, workers);
  const pid = child.pid ?? 0;
  return {
    base,
    startedInMs,
    processorSeconds: () => {
      const [primary, ...rest] = [pid, ...childrenOf(pid)].map(secondsOf);
      return { primary, workers: rest.reduce((sum, seconds) => sum + seconds, 0) };
    },
    residentBytes: () => [pid, ...childrenOf(pid)].map(residentOf),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

async function allAnswering(base: string, workers: number): Promise<void> {
  for (;;) {
    const text = await (await fetch(`${base}/metrics`)).text();
    const [, answering] = /^tilewright_workers ([0-9]+)$/m.exec(text) ?? [];
    if (Number(answering) === workers) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

function secondsOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS;
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
