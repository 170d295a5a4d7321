// One line of log for each request: what was asked, how it was answered, how long it took. Who asked stands there only
// as a hash with a salt that nobody has, not even us after a restart.

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const URL_CHARACTERS = 300;
const HASH_CHARACTERS = 10;
/** Hashes remembered, since most requests come from few addresses. */
const MOST_HASHES = 1000;

/** Turns addresses into names that can be compared within one run and traced back to nobody. */
export class ClientNames {
  readonly #salt = randomBytes(32);
  readonly #names = new Map<string, string>();

  of(client: string): string {
    let name = this.#names.get(client);
    if (name === undefined) {
      if (this.#names.size >= MOST_HASHES) this.#names.clear();
      name = createHmac('sha256', this.#salt).update(client).digest('base64url').slice(0, HASH_CHARACTERS);
      this.#names.set(client, name);
    }
    return name;
  }
}

/** Writes the line of an answered request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, client: string): void {
  const { url } = request;
  request.log.info({
    reqId: request.id,
    method: request.method,
    url: url.length > URL_CHARACTERS ? `${url.slice(0, URL_CHARACTERS)}…` : url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 100) / 100,
    client,
  });
}
