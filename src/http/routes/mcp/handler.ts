// The Model Context Protocol over HTTP, without sessions: a message in, an answer out. Loaded by the first request, since
// the SDK takes longer to load than the rest of the server.

import { createMcpHandler } from '@modelcontextprotocol/server';
import { type PlanningBackend, toolServer } from '../../../mcp/index.ts';

export interface Message {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly backend: PlanningBackend;
  /** Aborts when the caller leaves. */
  readonly gone: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Buffer;
}

/** The headers that the protocol reads. */
const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];
/** The protocol reads no address, but a request must have one. */
const ADDRESS = 'http://localhost/mcp';
const FAULT = 500;

/**
 * Answers a message of the protocol. No tool sends anything before its result, so the answer is JSON, or a single event
 * for older clients.
 */
export async function answerMessage({ body, headers, backend, gone }: Message): Promise<Reply> {
  const sent = READ.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as const]));
  const request = new Request(ADDRESS, { method: 'POST', headers: Object.fromEntries(sent), signal: gone });
  const errors: Error[] = [];
  const handler = createMcpHandler(() => toolServer(backend), { onerror: (error) => errors.push(error) });
  const response = await handler.fetch(request, { parsedBody: body });
  // The list of tools never changes, so a subscription is acknowledged and ends, and holds no connection.
  if (isSubscription(body)) await handler.close();
  // Others are about messages that the protocol does not allow, and the answer says so.
  if (response.status >= FAULT) errors.forEach(backend.report);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, contentType: response.headers.get('content-type'), body: bytes };
}

function isSubscription(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';
}
