// One thing that can be served: its bytes, what they are, how long they may be kept, and the same bytes compressed.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, pickEncoding } from './encoding.ts';
import { matchOf, tagFor } from './entity-tag.ts';

export interface Representation {
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly cacheControl: string;
  /** What identifies the content, without quotes; null for answers that are not to be kept. */
  readonly tag: string | null;
  /** Headers of its own, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Compressed once, then kept with it. */
  readonly encoded: Map<Encoding, Buffer>;
}

export type RepresentationParts = Omit<Representation, 'encoded'>;

/** Large texts are kept as bytes, so that they are not turned into bytes at each request. */
const KEPT_AS_TEXT = 8 * 1024;
/** Below this, compressing saves no packet. */
const WORTH_COMPRESSING = 1024;

export function representationOf(parts: RepresentationParts): Representation {
  const { body } = parts;
  const kept = typeof body === 'string' && body.length > KEPT_AS_TEXT ? Buffer.from(body) : body;
  return { ...parts, body: kept, encoded: new Map() };
}

/**
 * Answers with a representation: 304 where the caller has it already, compressed where the caller understands it.
 * `timing` tells what making it took.
 */
export function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  timing?: string,
): FastifyReply {
  const { body, tag } = representation;
  const match = tag === null ? undefined : matchOf(request.headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, representation.cacheControl, match);
  const encoding = body.length < WORTH_COMPRESSING ? undefined : pickEncoding(request.headers['accept-encoding']);
  if (timing !== undefined) reply.header('server-timing', timing);
  setHeaders(reply, representation, encoding);
  reply.header('content-type', representation.contentType);
  if (encoding === undefined) return reply.send(body);
  reply.header('content-encoding', encoding);
  const kept = representation.encoded.get(encoding);
  if (kept !== undefined) return reply.send(kept);
  encode(encoding, body).then(
    (bytes) => {
      representation.encoded.set(encoding, bytes);
      reply.send(bytes);
    },
    (error) => reply.send(error),
  );
  return reply;
}

/** Answers that the caller's copy is still good; `match` is its tag as the caller sent it. */
export function serveUnchanged(reply: FastifyReply, cacheControl: string, match: string): FastifyReply {
  return reply
    .code(304)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('etag', match)
    .send();
}

function setHeaders(reply: FastifyReply, representation: Representation, encoding: Encoding | undefined): void {
  const { cacheControl, tag, headers } = representation;
  reply.header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
  if (tag !== null) reply.header('etag', tagFor(tag, encoding));
  if (headers !== undefined) reply.headers(headers);
}
