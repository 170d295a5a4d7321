// Stands between an agent and the service on loopback: passes requests on, counts the calls and the refused ones, and ends a task
// that makes too many.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Counts {
  /** Plans, comparisons, jobs, files and opened plans. Reading documents, lists of tools and of patterns is free. */
  readonly calls: number;
  /** Those of them that were refused. */
  readonly refusals: number;
}

const COUNTED = /^\/api\/(plan|plans|compare|job|job\/compare|projects\/.*)$/;
const FREE_TOOL = 'list_patterns';

/** Whether a request is a call: one to the API, or a call of a tool. */
export function isCall(path: string, body: string): boolean {
  const [address] = path.split('?', 1);
  if (address !== '/mcp') return COUNTED.test(address);
  const { method, params } = JSON.parse(body || '{}') as { method?: string; params?: { name?: string } };
  return method === 'tools/call' && params?.name !== FREE_TOOL;
}

/** Whether a call was refused. A refused call of a tool has status 200 and says so in its result, as JSON or as an event. */
export function isRefusal(status: number, body: string): boolean {
  return status >= 400 || /"isError":\s*true/.test(body);
}

/** A recorder; its counts are those since `begin`. */
export class Recorder {
  readonly #server: Server = createServer((request, response) => {
    this.#pass(request).then(
      async (answer) => {
        response.writeHead(answer.status, passedOn(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  #target = '';
  #most = 0;
  #counts = { calls: 0, refusals: 0 };

  /** Listens on a free port of loopback and returns its address. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Begins to count anew; calls go to `target` until there were `most`. */
  begin(target: string, most: number): void {
    this.#target = target;
    this.#most = most;
    this.#counts = { calls: 0, refusals: 0 };
  }

  get counts(): Counts {
    return { ...this.#counts };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(request: IncomingMessage): Promise<Response> {
    const body = await textOf(request);
    const { url = '/', method = 'GET' } = request;
    // A late request of a task must not be counted for the next one.
    const counts = this.#counts;
    const counted = isCallOf(url, body);
    if (counted) counts.calls++;
    if (counted && counts.calls > this.#most) {
      counts.refusals++;
      return Response.json(
        { error: `This task allows ${this.#most} calls. Answer with what you know.` },
        { status: 429 },
      );
    }
    const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED.has(name));
    const answer = await fetch(this.#target + url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
      ...(body !== '' && { body }),
    });
    const bytes = await answer.arrayBuffer();
    if (counted && isRefusal(answer.status, new TextDecoder().decode(bytes))) counts.refusals++;
    return new Response(NO_BODY.has(answer.status) ? null : bytes, { status: answer.status, headers: answer.headers });
  }
}

const NO_BODY = new Set([204, 304]);
/** Headers of one connection, and those about an encoding: `fetch` asks for one and decodes it. */
const NOT_PASSED = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'accept-encoding',
  'expect',
]);

function passedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !NOT_PASSED.has(name)));
}

/** What is no JSON is for the service to refuse. */
function isCallOf(path: string, body: string): boolean {
  try {
    return isCall(path, body);
  } catch {
    return true;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
