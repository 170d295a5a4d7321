// What the servers that tests start have in common: a port and a home of their own, and ways to trouble them.

import type { Child } from './child.ts';
import { onFreePort } from './ports.ts';

/** A server that a test has for itself. */
export interface Service {
  readonly url: string;
  readonly port: number;
  pid(): number;
  /** Ends it properly; what it kept stays for `restart`. */
  halt(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Has it run anew on the same port, ending it first where it still runs. */
  restart(): Promise<void>;
  /** It takes no new connections, and answers nobody, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good and removes what it kept. */
  stop(): Promise<void>;
}

interface Plan {
  /** Removes what the server kept. */
  remove(): void;
  /** Resolves when the server answers on the port. */
  start(port: number): Promise<Child>;
  readonly urlOf: (port: number) => string;
  /** The signal that ends it at once but properly. */
  readonly endSignal: NodeJS.Signals;
}

/** Starts a server on a free port; one that does not start leaves nothing behind. */
export async function runService({ remove, start, urlOf, endSignal }: Plan): Promise<Service> {
  let { port, child } = await onFreePort(async (port) => ({ port, child: await start(port) })).catch((error) => {
    remove();
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    // One that is frozen hears nothing else.
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
