// Servers that tests start, each with its own port and directory, and ways to disturb them.

import type { Child } from './child.ts';
import { onFreePort } from './ports.ts';

/** A server for one test. */
export interface Service {
  readonly url: string;
  readonly port: number;
  pid(): number;
  /** Ends it properly; its data stays for `restart`. */
  halt(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it again on the same port, after ending it if it still runs. */
  restart(): Promise<void>;
  /** Makes it accept no connections and send no answers until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

interface Plan {
  /** Removes the server's data. */
  remove(): void;
  /** Resolves when the server answers on the port. */
  start(port: number): Promise<Child>;
  readonly urlOf: (port: number) => string;
  /** The signal for a fast but clean shutdown. */
  readonly endSignal: NodeJS.Signals;
}

/** Starts a server on a free port; if that fails, nothing is left behind. */
export async function runService({ remove, start, urlOf, endSignal }: Plan): Promise<Service> {
  let { port, child } = await onFreePort(async (port) => ({ port, child: await start(port) })).catch((error) => {
    remove();
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    // A frozen process handles no other signal.
    child.kill('SIGCONT');
    child.kill(signal);
    await child.ended;
  };
  return {
    url: urlOf(port),
    port,
    pid: () => child.pid,
    halt: () => end(endSignal),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end(endSignal);
      child = await start(port);
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop: async () => {
      await end(endSignal);
      remove();
    },
  };
}
