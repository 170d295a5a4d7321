// Visitors of the proxy: each has its own loopback address, and sends any request.

import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Visit {
  readonly method?: string;
  /** Several values are sent as several headers. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
  /** The visitor's address, any of 127.0.0.0/8. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

let visitors = 0;

/** A new address. */
export function newVisitor(): string {
  visitors += 1;
  return `127.1.${visitors >> 8}.${visitors & 255}`;
}

/** Sends a request and returns the complete answer; rejects if there is none. */
export function visit(base: string, path: string, { method = 'GET', headers = {}, body, from }: Visit = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = {
      method,
      headers: headers as OutgoingHttpHeaders,
      agent,
      ...(from !== undefined && { localAddress: from }),
    };
    const asked = request(base + path, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
