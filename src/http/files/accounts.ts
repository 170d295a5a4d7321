// How many files this server keeps or makes, and how large they are, in all and for each client. One that would be too
// many is refused before anything is planned.

import { HttpError } from '../errors/http-error.ts';
import { FILE_MS } from './file-place.ts';

export interface FileBounds {
  readonly files: number;
  /** Of the files, those that are not made yet: their requests are in memory. */
  readonly unmade: number;
  readonly bytes: number;
  readonly filesOfClient: number;
  readonly bytesOfClient: number;
}

/** Files that are kept or not made yet, and their bytes. */
const MOST_FILES = 500;
const MOST_FILES_BYTES = 64 * 1024 * 1024;
const MOST_UNMADE = 64;
/** Of one client. */
const MOST_FILES_OF_CLIENT = 12;
const MOST_FILES_BYTES_OF_CLIENT = 24 * 1024 * 1024;

export const FILE_BOUNDS: FileBounds = {
  files: MOST_FILES,
  unmade: MOST_UNMADE,
  bytes: MOST_FILES_BYTES,
  filesOfClient: MOST_FILES_OF_CLIENT,
  bytesOfClient: MOST_FILES_BYTES_OF_CLIENT,
};
const MB = 1024 * 1024;
/** While a file is still being made there may be room soon. */
const SOON_SECONDS = 30;

interface Account {
  readonly client: string;
  bytes: number;
  /** When the file is gone; undefined until it is made. */
  endsAt: number | undefined;
}

export class FileAccounts {
  readonly #accounts = new Map<string, Account>();
  readonly #bounds: FileBounds;
  readonly #now: () => number;

  constructor(bounds: FileBounds, now: () => number) {
    this.#bounds = bounds;
    this.#now = now;
  }

  get files(): number {
    this.#forget();
    return this.#accounts.size;
  }

  get bytes(): number {
    this.#forget();
    return bytesOf(this.#accounts.values());
  }

  /** Opens the account of a new file, or throws status 429 or 503. `times` is how much more this client may have than others. */
  open(id: string, client: string, times: number): void {
    this.#forget();
    const { files, unmade, bytes, filesOfClient, bytesOfClient } = this.#bounds;
    const all = [...this.#accounts.values()];
    const own = all.filter((account) => account.client === client);
    if (own.length >= filesOfClient * times || bytesOf(own) >= bytesOfClient * times)
      throw new TooManyFiles(own.length, bytesOf(own), this.#secondsTo(own));
    const waiting = all.filter(({ endsAt }) => endsAt === undefined);
    if (all.length >= files || waiting.length >= unmade || bytesOf(all) >= bytes)
      throw new FilesFull(this.#secondsTo(all));
    this.#accounts.set(id, { client, bytes: 0, endsAt: undefined });
  }

  /** Adds the bytes of a file that was made; false if there is no room for them, and the file is not kept. */
  fill(id: string, bytes: number): boolean {
    const account = this.#accounts.get(id);
    if (account === undefined || this.bytes + bytes > this.#bounds.bytes) return false;
    account.bytes = bytes;
    account.endsAt = this.#now() + FILE_MS;
    return true;
  }

  close(id: string): void {
    this.#accounts.delete(id);
  }

  #forget(): void {
    const now = this.#now();
    for (const [id, { endsAt }] of this.#accounts) if (endsAt !== undefined && endsAt <= now) this.#accounts.delete(id);
  }

  #secondsTo(accounts: readonly Account[]): number {
    const now = this.#now();
    const ends = accounts.map(({ endsAt }) => (endsAt === undefined ? SOON_SECONDS : (endsAt - now) / 1000));
    return Math.max(1, Math.ceil(Math.min(...ends)));
  }
}

function bytesOf(accounts: Iterable<Account>): number {
  let bytes = 0;
  for (const account of accounts) bytes += account.bytes;
  return bytes;
}

class TooManyFiles extends HttpError {
  constructor(files: number, bytes: number, seconds: number) {
    const error = `${files} files of yours wait, are being made or are kept, ${Math.ceil(bytes / MB)} MB in all, the most at a time; send this request in ${seconds} s (Retry-After), or without Prefer, and it is answered at once.`;
    super(429, { error, code: 'too-many-files' }, { 'retry-after': String(seconds) });
  }
}

class FilesFull extends HttpError {
  constructor(seconds: number) {
    super(503, { error: noRoom(seconds), code: 'files-full' }, { 'retry-after': String(seconds) });
  }
}

/** What is kept in place of a file that found no room. */
export class NoRoom extends HttpError {
  constructor() {
    super(503, { error: noRoom(SOON_SECONDS), code: 'files-full' }, { 'retry-after': String(SOON_SECONDS) });
  }
}

function noRoom(seconds: number): string {
  return `The server keeps as many files as it can; send the request in ${seconds} s (Retry-After), or without Prefer, and it is answered at once.`;
}
