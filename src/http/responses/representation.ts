// One thing that can be served: its bytes, what they are, how long they may be kept, and the same bytes compressed.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, pickEncoding } from './encoding.ts';
import { matchOf, tagFor } from './entity-tag.ts';

export interface RepresentationParts {
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly cacheControl: string;
  /** What identifies the content, without quotes; null for answers that are not to be kept. */
  readonly tag: string | null;
  /** Headers of its own, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Names and values of headers in turn. */
export type HeaderList = readonly string[];

/** The bytes as they are sent, and what the headers say of them. */
export interface Copy {
  readonly body: string | Buffer;
  readonly headers: HeaderList;
}

export interface Representation {
  readonly parts: RepresentationParts;
  /** The copies made so far, by encoding; undefined is the plain one, which is always there. */
  readonly copies: Map<Encoding | undefined, Copy>;
}

/** Large texts are kept as bytes, so that they are not turned into bytes at each request. */
const KEPT_AS_TEXT = 8 * 1024;
/** Below this, compressing saves no packet. */
const WORTH_COMPRESSING = 1024;

export function representationOf(parts: RepresentationParts): Representation {
  const { body } = parts;
  const kept = typeof body === 'string' && body.length > KEPT_AS_TEXT ? Buffer.from(body) : body;
  const held = { ...parts, body: kept };
  return { parts: held, copies: new Map([[undefined, copyOf(held, undefined, kept)]]) };
}

/** Stands for an answer of which only the tag is known, enough to say that a caller's copy is still good. */
export function tagAlone(tag: string, cacheControl: string): Representation {
  return { parts: { contentType: '', body: '', tag, cacheControl }, copies: new Map() };
}

/** Whether a caller who sends this If-None-Match can be answered with it. */
export function isServable({ parts: { tag }, copies }: Representation, ifNoneMatch: string | undefined): boolean {
  return copies.size > 0 || (tag !== null && matchOf(ifNoneMatch, tag) !== undefined);
}

function copyOf(parts: RepresentationParts, encoding: Encoding | undefined, body: string | Buffer): Copy {
  const { contentType, cacheControl, tag, headers = {} } = parts;
  const list = ['content-type', contentType, 'content-length', String(Buffer.byteLength(body))];
  list.push('cache-control', cacheControl, 'vary', 'Accept-Encoding');
  if (tag !== null) list.push('etag', tagFor(tag, encoding));
  if (encoding !== undefined) list.push('content-encoding', encoding);
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  return { body, headers: list };
}

/** The encoding in which a caller gets it. */
export function encodingFor({ copies }: Representation, acceptEncoding: string | undefined): Encoding | undefined {
  const plain = copies.get(undefined);
  return plain === undefined || plain.body.length < WORTH_COMPRESSING ? undefined : pickEncoding(acceptEncoding);
}

/** The headers of an answer that the caller's copy, named by its tag, is still good. */
export function unchangedHeaders(cacheControl: string, match: string): HeaderList {
  return ['cache-control', cacheControl, 'vary', 'Accept-Encoding', 'etag', match];
}

/**
 * Answers with a representation: 304 where the caller has it already, compressed where the caller understands it.
 * `timing` tells what making it took.
 */
export function serve(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  timing?: string,
): FastifyReply {
  const { tag, cacheControl } = representation.parts;
  const match = tag === null ? undefined : matchOf(headers['if-none-match'], tag);
  if (match !== undefined) return serveUnchanged(reply, cacheControl, match);
  if (timing !== undefined) reply.header('server-timing', timing);
  const encoding = encodingFor(representation, headers['accept-encoding']);
  const copy = representation.copies.get(encoding) ?? addCopy(representation, encoding);
  if (!(copy instanceof Promise)) return setHeaders(reply, copy.headers).send(copy.body);
  copy.then(
    (made) => setHeaders(reply, made.headers).send(made.body),
    (error) => reply.send(error),
  );
  return reply;
}

/** Makes a compressed copy; the plain one where that would take too long. */
function addCopy({ parts, copies }: Representation, encoding: Encoding | undefined): Copy | Promise<Copy> {
  const encoded = encoding === undefined ? undefined : encode(encoding, parts.body);
  if (encoded === undefined) return copies.get(undefined) ?? copyOf(parts, undefined, parts.body);
  return encoded.then((body) => {
    const copy = copyOf(parts, encoding, body);
    copies.set(encoding, copy);
    return copy;
  });
}

/** Answers that the caller's copy is still good; `match` is its tag as the caller sent it. */
export function serveUnchanged(reply: FastifyReply, cacheControl: string, match: string): FastifyReply {
  reply.removeHeader('access-control-expose-headers').removeHeader('x-content-type-options');
  return setHeaders(reply.code(304), unchangedHeaders(cacheControl, match)).send();
}

/** Sets headers from a list of them. */
export function setHeaders(reply: FastifyReply, headers: HeaderList): FastifyReply {
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i], headers[i + 1]);
  return reply;
}
