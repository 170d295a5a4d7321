// A representation: the bytes of an answer, its headers, and compressed copies of the bytes.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, pickEncoding } from './encoding.ts';
import { matchOf, tagFor } from './entity-tag.ts';

interface RepresentationParts {
  readonly contentType: string;
  readonly body: Uint8Array;
  readonly cacheControl: string;
  /** Entity tag without quotes; null for answers that must not be cached. */
  readonly tag: string | null;
  /** Additional headers, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The request headers that it depends on; its encoding by default. */
  readonly vary?: string;
}

const BY_ENCODING = 'Accept-Encoding';

/** Header names and values, alternating. */
type HeaderList = readonly string[];

interface Copy {
  readonly body: Buffer;
  readonly headers: HeaderList;
}

export interface Representation {
  readonly parts: RepresentationParts;
  /** By encoding. The plain copy, with the key undefined, always exists. */
  readonly copies: Map<Encoding | undefined, Copy>;
}

/** An answer that was just made, and the value of its Server-Timing if it has one. */
export interface MadeAnswer {
  readonly representation: Representation;
  readonly timing?: string;
}

/** Bytes below which compression does not save a packet. */
const WORTH_COMPRESSING = 1024;

export function representationOf(parts: RepresentationParts): Representation {
  return { parts, copies: new Map([[undefined, copyOf(parts, undefined, viewOf(parts.body))]]) };
}

/** The same bytes as a buffer of Node. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

function copyOf(parts: RepresentationParts, encoding: Encoding | undefined, body: Buffer): Copy {
  const { contentType, cacheControl, tag, headers = {}, vary = BY_ENCODING } = parts;
  const list = ['content-type', contentType, 'content-length', String(body.length)];
  list.push('cache-control', cacheControl, 'vary', vary);
  if (tag !== null) list.push('etag', tagFor(tag, encoding));
  if (encoding !== undefined) list.push('content-encoding', encoding);
  for (const [name, value] of Object.entries(headers)) list.push(name, value);
  return { body, headers: list };
}

/** Media types whose bytes are compressed already. */
const COMPRESSED = [
  'image/png',
  'image/webp',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
];

function encodingFor({ parts, copies }: Representation, acceptEncoding: string | undefined): Encoding | undefined {
  if (COMPRESSED.includes(parts.contentType)) return undefined;
  const plain = copies.get(undefined);
  return plain === undefined || plain.body.length < WORTH_COMPRESSING ? undefined : pickEncoding(acceptEncoding);
}

/**
 * Sends a representation: status 304 if the caller already has it, otherwise compressed if the caller accepts that.
 * `timing` is the value of Server-Timing.
 */
export async function serve(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  timing?: string,
): Promise<FastifyReply> {
  const { tag, cacheControl, vary } = representation.parts;
  const encoding = encodingFor(representation, headers['accept-encoding']);
  const match = tag === null ? undefined : matchOfExisting(headers['if-none-match'], tag, encoding);
  if (match !== undefined) return serveUnchanged(reply, cacheControl, match, vary);
  if (timing !== undefined) reply.header('server-timing', timing);
  const copy = representation.copies.get(encoding) ?? (await addCopy(representation, encoding));
  return setHeaders(reply, copy.headers).send(copy.body);
}

/** Like `matchOf`, but of an answer that exists, which `*` matches too. */
function matchOfExisting(
  ifNoneMatch: string | undefined,
  tag: string,
  encoding: Encoding | undefined,
): string | undefined {
  return ifNoneMatch?.trim() === '*' ? tagFor(tag, encoding) : matchOf(ifNoneMatch, tag);
}

async function addCopy({ parts, copies }: Representation, encoding: Encoding | undefined): Promise<Copy> {
  const plain = viewOf(parts.body);
  const body = encoding === undefined ? plain : await encode(encoding, plain);
  const copy = copyOf(parts, encoding, body);
  copies.set(encoding, copy);
  return copy;
}

/** Sends status 304; `match` is the tag as the caller sent it. */
export function serveUnchanged(
  reply: FastifyReply,
  cacheControl: string,
  match: string,
  vary = BY_ENCODING,
): FastifyReply {
  const headers = ['cache-control', cacheControl, 'vary', vary, 'etag', match];
  return setHeaders(reply.code(304), headers).send();
}

/** Sets headers from an alternating list of names and values. */
export function setHeaders(reply: FastifyReply, headers: HeaderList): FastifyReply {
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i], headers[i + 1]);
  return reply;
}
