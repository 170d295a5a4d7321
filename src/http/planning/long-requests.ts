// Bounds how many long requests of one client are worked on or wait at a time, so that the others find a thread free
// soon. A further one is refused before it is queued.

import { HttpError } from '../errors/http-error.ts';

/** Long requests of one client at a time; a partner has as many more as its limit is wider than that of an address. */
export const MOST_LONG_REQUESTS = 4;
const RETRY_SECONDS = 2;

export class LongRequests {
  readonly #clients = new Map<string, number>();

  /** Lets a long request begin, or throws status 429; call the result when it has ended. */
  enter(client: string, most = MOST_LONG_REQUESTS): () => void {
    const running = this.#clients.get(client) ?? 0;
    if (running >= most) throw new TooManyAtOnce(most);
    this.#clients.set(client, running + 1);
    return () => {
      const left = (this.#clients.get(client) ?? 1) - 1;
      if (left > 0) this.#clients.set(client, left);
      else this.#clients.delete(client);
    };
  }
}

class TooManyAtOnce extends HttpError {
  constructor(most: number) {
    const error = `The server is working on ${most} long requests of yours, the most at a time; send this one when one of them is answered, or in ${RETRY_SECONDS} s (Retry-After).`;
    super(429, { error, code: 'rate-limited' }, { 'retry-after': String(RETRY_SECONDS) });
  }
}
