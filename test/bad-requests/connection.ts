// A raw connection to a server: bytes are sent unchanged, and an answer is returned once it is complete.

import { connect, type Socket } from 'node:net';
import type { Arrived } from './refusal-faults.ts';
import type { BadRequest } from './row.ts';

/** A request as bytes. */
export interface Sent {
  readonly bytes: string | Buffer;
  /** Whether the sender ends the connection afterwards. */
  readonly ends?: true | undefined;
  /** Whether the answer has no body, whatever its Content-Length. */
  readonly isHead?: true | undefined;
}

type Line = Pick<BadRequest, 'method' | 'url' | 'headers' | 'body'>;

/** The bytes of a request, whose target is sent as it is. */
export function bytesOf({ method = 'GET', url, headers = {}, body }: Line): Buffer {
  const fields = { host: 'tiles.example', ...headers };
  const payload = Buffer.from(body ?? '');
  const head = Object.entries(body === undefined ? fields : { ...fields, 'content-length': String(payload.length) });
  const lines = [`${method} ${url} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), payload]);
}

/** One connection for successive requests. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #look: () => void = () => {};
  #end: string | undefined;

  constructor(base: string) {
    const { hostname, port } = new URL(base);
    this.#socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.#socket.setNoDelay();
    this.#socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#look();
    });
    const end = (how: string) => {
      this.#end ??= how;
      this.#look();
    };
    this.#socket.on('end', () => end('the connection ended'));
    this.#socket.on('error', ({ message }) => end(message));
    this.#socket.on('close', () => end('the connection was closed'));
  }

  /** Whether another request may be sent. */
  get isOpen(): boolean {
    return this.#end === undefined;
  }

  /** Sends a request and waits for its complete answer; rejects if the connection ends before. */
  ask({ bytes, ends, isHead }: Sent): Promise<Arrived> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        const found = takeAnswer(this.#received, isHead === true);
        if (found !== undefined) {
          this.#received = found.rest;
          this.#look = () => {};
          if (found.answer.headers.connection === 'close') this.#end ??= 'the answer said so';
          resolve(found.answer);
        } else if (this.#end !== undefined) {
          reject(new Error(`no whole answer: ${this.#end} after ${JSON.stringify(this.#received.toString('latin1'))}`));
        }
      };
      this.#socket.write(bytes);
      if (ends) this.#socket.end();
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The first complete answer in the bytes; interim ones before it are skipped. */
function takeAnswer(bytes: Buffer, isHead: boolean): { answer: Arrived; rest: Buffer } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [line, ...fields] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const [, code] = /^HTTP\/1\.1 ([0-9]{3}) /.exec(line) ?? [];
  if (code === undefined) throw new Error(`no status line: ${line}`);
  const status = Number(code);
  const begin = headEnd + 4;
  if (status < 200) return takeAnswer(bytes.subarray(begin), isHead);
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    }),
  );
  const length = isHead || status === 204 || status === 304 ? 0 : Number(headers['content-length']);
  if (!Number.isInteger(length)) throw new Error(`an answer without a length: ${line}`);
  if (bytes.length < begin + length) return undefined;
  const body = bytes.subarray(begin, begin + length).toString('utf8');
  return { answer: { status, headers, body }, rest: bytes.subarray(begin + length) };
}
