// POST /mcp: the tools for models. Checks where a message comes from and what it is; handler.ts answers it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonFromText, MCP_ADDRESS } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../errors/http-error.ts';
import { clientAbortSignal } from '../../request/caller.ts';
import { JSON_TYPE, representationOf, serve } from '../../responses/index.ts';
import { isAllowedOrigin } from './origin.ts';

/** The headers that a page of a client sends. */
const ALLOWED_HEADERS = 'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name';

export function addMcpRoutes(app: FastifyInstance, context: AppContext): void {
  const checkOrigin = ({ headers }: FastifyRequest) => {
    if (!isAllowedOrigin(headers.origin, context.publicUrl)) throw foreignOrigin(context.publicUrl);
  };
  // Clients send several messages before their first call; the calls are counted, by the plans that they make.
  const config = { window: 'none', takesKeys: true } as const;
  // Before the body is read.
  app.post(MCP_ADDRESS, { config, onRequest: async (request) => checkOrigin(request) }, (request, reply) =>
    answer(context, request, reply),
  );
  app.options(MCP_ADDRESS, { config }, (request, reply) => {
    checkOrigin(request);
    return reply
      .code(204)
      .headers({ allow: 'POST, OPTIONS', 'access-control-allow-methods': 'POST, OPTIONS' })
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .send();
  });
}

function foreignOrigin(publicUrl: string): HttpError {
  const error = `Web pages of other sites may not call the tools; send the request without the Origin header, or from a page of ${new URL(publicUrl).origin} or of localhost.`;
  return new HttpError(403, { error, code: 'origin-forbidden' });
}

async function answer(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const message = readMessage(request.body);
  if ('refusal' in message) return send(request, reply.code(400), Buffer.from(JSON.stringify(message.refusal)));
  const [{ answerMessage }, { backendFor }] = await Promise.all([import('./handler.ts'), import('./backend.ts')]);
  const backend = backendFor(context, request, reply);
  const answered = await answerMessage({
    body: message.value,
    headers: request.headers,
    backend,
    gone: clientAbortSignal(reply),
  });
  return send(request, reply.code(answered.status), answered.body, answered.contentType ?? JSON_TYPE);
}

function send(request: FastifyRequest, reply: FastifyReply, body: Buffer, contentType = JSON_TYPE) {
  return serve(request, reply, representationOf({ contentType, body, cacheControl: 'private, no-cache', tag: null }));
}

/** Codes of JSON-RPC. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

const MESSAGE_EXAMPLE = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

/** Reads the JSON of a message; a refusal is an error of JSON-RPC. */
function readMessage(body: unknown): { readonly value: unknown } | { readonly refusal: object } {
  const json = jsonFromText(Buffer.isBuffer(body) ? body.toString() : '');
  if (!json.ok) return { refusal: rpcError(PARSE_ERROR, json.mistakes[0].message) };
  // Older revisions had batches, in which one request could make a server work for minutes.
  if (!Array.isArray(json.value)) return { value: json.value };
  return {
    refusal: rpcError(
      INVALID_REQUEST,
      `A list of messages is not read; send each in a request of its own, such as ${MESSAGE_EXAMPLE}.`,
    ),
  };
}

function rpcError(code: number, message: string): object {
  return { jsonrpc: '2.0', error: { code, message }, id: null };
}
