// Free ports of this machine.

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A free loopback port; another process may take it before it is used, so be ready to retry. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts something on a free port, or on another one if that fails. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      const isTaken = /in use|could not bind|failed listening|could not create any TCP/i.test((error as Error).message);
      if (!isTaken || tries === 5) throw error;
    }
  }
}
