// Generates load with autocannon: a number of requests over a few connections, and the server's cost per request.

import autocannon from 'autocannon';
import type { Server } from './servers.ts';

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Few enough that a busy server does not refuse requests. */
const CONNECTIONS = 10;

/** Sends `amount` requests; each connection repeats its share. Throws on missing answers and 5xx statuses. */
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
    // Every connection starts at the beginning of its list, so each gets a different list.
    setupClient: (connection) => {
      const share = client++;
      connection.setRequests(requests.filter((_, i) => requests.length < connections || i % connections === share));
    },
  });
  if (result.errors > 0 || result.timeouts > 0 || result['5xx'] > 0) {
    throw new Error(`${result.errors} errors, ${result.timeouts} timeouts, ${result['5xx']} answers of 500 and above`);
  }
}

/** Microseconds of CPU time that the server spends per request. */
export async function costOf(server: Server, requests: readonly Request[], amount: number): Promise<number> {
  const before = await server.usage();
  await send(server, requests, amount);
  const after = await server.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / amount;
}
