// Load from autocannon: a number of requests over a few connections, and what one of them cost the server.

import autocannon from 'autocannon';
import type { Server } from './servers.ts';

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** No more than a server that has no moment of rest lets wait: it would refuse the others. */
const CONNECTIONS = 10;

/** Sends so many requests, each connection its own share of them in turn; throws where one is answered by a 5xx or not at all. */
export async function send(
  { base }: Pick<Server, 'base'>,
  requests: readonly Request[],
  amount: number,
  connections = CONNECTIONS,
): Promise<void> {
  let client = 0;
  const result = await autocannon({
    url: base,
    connections,
    amount,
    timeout: 30,
    // Every connection walks through its list from the beginning, so each gets another list.
    setupClient: (connection) => {
      const share = client++;
      connection.setRequests(requests.filter((_, i) => requests.length < connections || i % connections === share));
    },
  });
  if (result.errors > 0 || result.timeouts > 0 || result['5xx'] > 0) {
    throw new Error(`${result.errors} errors, ${result.timeouts} timeouts, ${result['5xx']} answers of 500 and above`);
  }
}

/** Microseconds of processor time that the server spends on one request. */
export async function costOf(server: Server, requests: readonly Request[], amount: number): Promise<number> {
  const before = await server.usage();
  await send(server, requests, amount);
  const after = await server.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / amount;
}
