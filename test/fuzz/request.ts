// A request that the fuzzer makes, sends, shrinks and prints.

/** A request, or bytes that may be one. */
export type FuzzRequest = HttpRequest | Bytes;

/** Valid HTTP: there must be one answer, and the connection may stay open. */
export interface HttpRequest {
  readonly kind: 'http';
  readonly method: string;
  /** The request target, without blanks and control characters. */
  readonly target: string;
  readonly headers: readonly Header[];
  readonly body: Buffer | null;
}

export type Header = readonly [name: string, value: string];

/** Any bytes, sent on a connection of their own, which is then half-closed. */
export interface Bytes {
  readonly kind: 'bytes';
  readonly bytes: Buffer;
}

/** The bytes on the wire. */
export function serialize(request: FuzzRequest): Buffer {
  if (request.kind === 'bytes') return request.bytes;
  const { method, target, headers, body } = request;
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: tiles.example'];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (body !== null) lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8');
  return body === null ? head : Buffer.concat([head, body]);
}

/** A path and query for a request line, with forbidden characters percent-encoded. */
export function targetOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a request line cannot contain them.
  return text.replace(/[\u0000-\u0020\u007f]/g, (character) => encodeURIComponent(character));
}

/** A value for a header line, without line breaks and other control characters. */
export function headerValueOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header line cannot contain them.
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '').trim();
}

/** The path of a request; empty for bytes. */
export function pathOf(request: FuzzRequest): string {
  return request.kind === 'bytes' ? '' : request.target.split('?', 1)[0];
}

/** A shell command that sends the request to the server at `base`. */
export function replayOf(request: FuzzRequest, base: string): string {
  const { hostname, port } = new URL(base);
  if (request.kind === 'bytes' || /[^ -~]/.test(request.target)) {
    return `echo ${serialize(request).toString('base64')} | base64 -d | nc -N ${hostname} ${port}`;
  }
  const { method, target, headers, body } = request;
  const parts = ['curl', '-i', '-g', '--path-as-is', method === 'HEAD' ? '-I' : `-X ${quoted(method)}`];
  for (const [name, value] of headers) parts.push('-H', quoted(`${name}: ${value}`));
  const sent = quoted(`${base}${target}`);
  if (body === null) return [...parts, sent].join(' ');
  return [`echo ${body.toString('base64')} | base64 -d |`, ...parts, '--data-binary @-', sent].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
