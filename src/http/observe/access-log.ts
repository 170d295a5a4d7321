// The access log: one line and one metric observation per request. It contains no text that a person wrote, and only a
// hash of the client, with a random salt that is lost on restart.

import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { loggedUrl } from './logged-url.ts';
import type { Metrics } from './metrics.ts';

const HASH_CHARACTERS = 10;
/** Hashing costs more than the rest of the line, and most requests come from few clients. */
const KNOWN_HASHES = 1000;

export class AccessLog {
  readonly #log: FastifyBaseLogger;
  readonly #metrics: Metrics;
  readonly #run = randomBytes(6).toString('base64url');
  readonly #salt = randomBytes(32);
  readonly #hashes = new LRUCache<string, string>({
    max: KNOWN_HASHES,
    memoMethod: (client) =>
      createHmac('sha256', this.#salt).update(client).digest('base64url').slice(0, HASH_CHARACTERS),
  });
  #requests = 0;

  constructor(metrics: Metrics, log: FastifyBaseLogger) {
    this.#metrics = metrics;
    this.#log = log;
  }

  /** A request id that is unique across servers and restarts. */
  nextId(): string {
    this.#requests++;
    return `${this.#run}-${this.#requests.toString(36)}`;
  }

  write(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const { id, method, client, partner, routeOptions } = request;
    // The names of assets change with their content, and each would stay in the metrics for good.
    const route = routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? 'none';
    this.#metrics.observeRequest(route, method, statusCode, elapsedTime / 1000);
    if (partner !== undefined) this.#metrics.partnerRequests.inc({ partner: partner.name, status: statusCode });
    const ms = Math.round(100 * elapsedTime) / 100;
    const line = { reqId: id, method, url: loggedUrl(request), status: statusCode, ms };
    const caller = partner === undefined ? { client: this.#hashes.memo(client) } : { partner: partner.name };
    this.#log.info({ ...line, ...caller });
  }
}
