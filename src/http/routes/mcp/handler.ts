// The Model Context Protocol over HTTP, without sessions: a message in, an answer out. Loaded by the first request, since
// the SDK takes longer to load than the rest of the server.

import { createMcpHandler } from '@modelcontextprotocol/server';
import { type PlanningDesk, toolServer } from '../../../mcp/index.ts';

export interface Message {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly desk: PlanningDesk;
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

const desks = new WeakMap<object, PlanningDesk>();

// No tool sends anything before its result, so answers are JSON, or a single event for older clients. A list of tools
// that never changes needs no subscriptions.
const handler = createMcpHandler(({ requestInfo }) => toolServer(deskOf(requestInfo)), { maxSubscriptions: 0 });

function deskOf(request: object | undefined): PlanningDesk {
  const desk = request && desks.get(request);
  if (desk === undefined) throw new Error('A request of the protocol has no desk.');
  return desk;
}

/** Answers a message of the protocol. */
export async function answerMessage({ body, headers, desk, gone }: Message): Promise<Reply> {
  const sent = READ.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as const]));
  const request = new Request(ADDRESS, { method: 'POST', headers: Object.fromEntries(sent), signal: gone });
  desks.set(request, desk);
  const response = await handler.fetch(request, { parsedBody: body });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, contentType: response.headers.get('content-type'), body: bytes };
}
