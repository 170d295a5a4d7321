// Parses answers from the bytes of a connection, so that any bytes can be sent and every answer checked.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** As text, decompressed. */
  readonly body: string;
}

/** The first answer in the bytes and the rest; undefined while it is incomplete. */
export function takeAnswer(bytes: Buffer, isHead: boolean): { answer: Answer; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line, ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const [, code] = /^HTTP\/1\.1 ([1-5][0-9]{2}) /.exec(line) ?? [];
  if (code === undefined) throw new Error(`This is no answer: ${JSON.stringify(line.slice(0, 80))}`);
  const status = Number(code);
  const headers = new Map(lines.map((header) => splitHeader(header)));
  const start = end + 4;
  // An interim answer precedes the real one.
  if (status < 200) return takeAnswer(bytes.subarray(start), isHead);
  const length = isHead || status === 204 || status === 304 ? 0 : lengthOf(headers);
  if (bytes.length < start + length) return undefined;
  const body = decoded(bytes.subarray(start, start + length), headers);
  return { answer: { status, headers, body }, rest: bytes.subarray(start + length) };
}

function splitHeader(header: string): [string, string] {
  const colon = header.indexOf(':');
  return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
}

function lengthOf(headers: ReadonlyMap<string, string>): number {
  const length = headers.get('content-length');
  if (length === undefined) throw new Error('The answer does not say how long it is.');
  return Number(length);
}

function decoded(body: Buffer, headers: ReadonlyMap<string, string>): string {
  if (body.length === 0) return '';
  switch (headers.get('content-encoding')) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}
