// The official client of the Model Context Protocol, in both revisions, against an app without a port.

import { Client, type FetchLike, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import type { App } from '../../src/http/app.ts';

/** The revisions: a client that negotiates gets the newest, one that does not the older. */
export const REVISIONS = [
  { revision: '2026-07-28', mode: 'auto' },
  { revision: '2025-11-25', mode: 'legacy' },
] as const;

export type Mode = (typeof REVISIONS)[number]['mode'];

/** Connects a client through a transport. */
export async function connected(transport: Transport, mode: Mode): Promise<Client> {
  const client = new Client({ name: 'tilewright-tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

export interface Caller {
  /** The address that is counted. */
  readonly remoteAddress?: string;
  /** Sees every answer. */
  readonly onAnswer?: (response: Response) => void;
}

/** The transport of a client whose requests are injected into an app. */
export function injected(app: App, { remoteAddress = '192.0.2.1', onAnswer }: Caller = {}): Transport {
  const fetch: FetchLike = async (url, init) => {
    const { pathname } = new URL(url);
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST' | 'DELETE',
      url: pathname,
      headers: Object.fromEntries(new Headers(init?.headers)),
      remoteAddress,
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const hasBody = ![204, 304].includes(answer.statusCode) && answer.rawPayload.length > 0;
    const response = new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
    onAnswer?.(response);
    return response;
  };
  return new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch });
}
