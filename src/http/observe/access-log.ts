// What is written down of each request: one line of log and one observation. What was asked, how it was answered, how
// long it took; who asked stands there only as a hash with a salt that nobody has, not even us after a restart.

import { createHmac, randomBytes } from 'node:crypto';
import type { Metrics } from './metrics.ts';

const URL_CHARACTERS = 300;
const HASH_CHARACTERS = 10;
/** Hashes remembered, since most requests come from few addresses. */
const MOST_HASHES = 1000;

export interface LedgerEntry {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** The route that took it, for the metrics. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly client: string;
}

/** Takes a line of log, its end included. */
export type LineWriter = (line: string) => void;

export class Ledger {
  readonly #write: LineWriter | undefined;
  readonly #metrics: Metrics;
  readonly #run = randomBytes(6).toString('base64url');
  readonly #names: ClientNames;
  #requests = 0;

  /** `salt` goes into the names of clients; processes of one server have it in common. */
  constructor(metrics: Metrics, write: LineWriter | undefined, salt: Buffer = randomBytes(32)) {
    this.#metrics = metrics;
    this.#write = write;
    this.#names = new ClientNames(salt);
  }

  /** An id for a request, unlike that of any other, also of other servers and other runs. */
  nextId(): string {
    this.#requests++;
    return `${this.#run}-${this.#requests.toString(36)}`;
  }

  /** Writes down an answered request. */
  enter(entry: LedgerEntry): void {
    this.#metrics.observeRequest(entry.route, entry.method, entry.status, entry.ms / 1000);
    this.#write?.(this.#line(entry));
  }

  /** In the form of the other lines. It is put together by hand: half the cost of a kept answer was writing its line. */
  #line({ id, method, url, status, ms, client }: LedgerEntry): string {
    const shown = JSON.stringify(url.length > URL_CHARACTERS ? `${url.slice(0, URL_CHARACTERS)}…` : url);
    return `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"${method}","url":${shown},"status":${status},"ms":${ms.toFixed(2)},"client":"${this.#names.of(client)}"}\n`;
  }
}

/** Turns addresses into names that can be compared within one run and traced back to nobody. */
class ClientNames {
  readonly #salt: Buffer;
  readonly #names = new Map<string, string>();

  constructor(salt: Buffer) {
    this.#salt = salt;
  }

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
