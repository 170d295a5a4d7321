// Makes files in the background: a queue in front of the planning threads, which lets a few through at a time, so that
// those who wait for an answer find the threads free. It is fair to clients like that of the threads.

import { setTimeout as pause } from 'node:timers/promises';
import { SERVICE_REFUSALS } from '../../wire/index.ts';
import { HttpError } from '../errors/http-error.ts';
import { FairQueue, Overloaded, type Queued } from '../planning/index.ts';
import { FILE_BOUNDS, FileAccounts, type FileBounds, NoRoom } from './accounts.ts';
import { newFileId } from './file-id.ts';
import { FILE_MS, type FilePlace, RENEW_EVERY_MS, type Unmade } from './file-place.ts';
import { type MadeFile, packFile, unpackFile } from './made-file.ts';

/** Threads for one file at a time. */
const THREADS_PER_FILE = 4;
/** A file for which the threads have no time is tried again this often. */
const RETRY_MS = 1000;

export interface BackgroundOptions {
  readonly place: FilePlace;
  /** Threads that plan. */
  readonly threads: number;
  readonly log: (message: string, error: unknown) => void;
  readonly bounds?: FileBounds | undefined;
  /** The time in ms, for tests. */
  readonly now?: (() => number) | undefined;
}

/** A file that a client asks for. */
export interface AskedFile {
  readonly client: string;
  readonly costMs: number;
  /** How many times as many files as others the client may have. */
  readonly times: number;
  /** Lets the client pay; the file is not made if it throws. */
  readonly pay: () => Promise<void>;
  readonly make: () => Promise<MadeFile>;
}

interface Job extends Queued, Pick<AskedFile, 'make'> {
  readonly id: string;
}

export class BackgroundFiles {
  readonly #place: FilePlace;
  readonly #log: BackgroundOptions['log'];
  readonly #now: () => number;
  readonly #accounts: FileAccounts;
  readonly #queue = new FairQueue<Job>();
  readonly #atOnce: number;
  /** The files that wait or are being made. */
  readonly #unmade = new Map<string, Unmade>();
  readonly #stopped = new AbortController();
  #running = 0;
  #renewing: NodeJS.Timeout | undefined;

  constructor({ place, threads, log, bounds = FILE_BOUNDS, now = () => performance.now() }: BackgroundOptions) {
    this.#place = place;
    this.#log = log;
    this.#now = now;
    this.#accounts = new FileAccounts(bounds, now);
    this.#atOnce = Math.max(1, Math.floor(threads / THREADS_PER_FILE));
  }

  get figures(): { readonly files: number; readonly bytes: number; readonly unmade: number } {
    return { files: this.#accounts.files, bytes: this.#accounts.bytes, unmade: this.#unmade.size };
  }

  /**
   * Accepts a file and returns its id; undefined while the place for files cannot be reached. Throws if the client has too
   * many files, or may not send the request.
   */
  async accept({ client, costMs, times, pay, make }: AskedFile): Promise<string | undefined> {
    if (this.#stopped.signal.aborted) return undefined;
    const id = newFileId();
    this.#accounts.open(id, client, times);
    let isAccepted = false;
    try {
      if (!(await this.#canMark(id))) return undefined;
      await pay();
      isAccepted = true;
    } finally {
      if (!isAccepted) this.#giveUp(id);
    }
    this.#queue.add({ id, client, costMs, make, queuedAt: this.#now() });
    this.#startNext();
    return id;
  }

  /** The state of a file, what became of it, or undefined if it is gone. Rejects while the place cannot be reached. */
  async find(id: string): Promise<Unmade | MadeFile | HttpError | undefined> {
    const found = await this.#place.find(id);
    return Buffer.isBuffer(found) ? unpackFile(found) : found;
  }

  /** Makes no more files. Those that are not made yet are lost, and say so at once. Others can still be found. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    clearInterval(this.#renewing);
    await Promise.allSettled([...this.#unmade.keys()].map((id) => this.#place.drop(id)));
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#place.close();
  }

  async #canMark(id: string): Promise<boolean> {
    try {
      await this.#place.mark(id, 'waiting');
      this.#unmade.set(id, 'waiting');
      this.#renewing ??= setInterval(() => this.#renew(), RENEW_EVERY_MS).unref();
      return true;
    } catch (error) {
      this.#log('a file cannot be made in the background, so it is made at once', error);
      return false;
    }
  }

  #giveUp(id: string): void {
    this.#accounts.close(id);
    // If the place cannot be reached, it forgets the file after a while.
    if (this.#unmade.delete(id)) void this.#place.drop(id).catch(() => {});
  }

  #startNext(): void {
    while (this.#running < this.#atOnce && !this.#stopped.signal.aborted) {
      const job = this.#queue.take();
      if (job === undefined) return;
      this.#running++;
      void this.#run(job).finally(() => {
        this.#running--;
        this.#startNext();
      });
    }
  }

  /** Makes a file and keeps it, or its refusal. Never rejects. */
  async #run(job: Job): Promise<void> {
    const { id } = job;
    try {
      this.#unmade.set(id, 'making');
      this.#mark(id, 'making');
      const bytes = await this.#made(job);
      const fits = this.#accounts.fill(id, bytes.length);
      if (!fits) this.#accounts.fill(id, 0);
      this.#unmade.delete(id);
      await this.#place.keep(id, fits ? bytes : packFile(new NoRoom()));
    } catch (error) {
      if (!this.#stopped.signal.aborted) this.#log('a file that was made in the background is lost', error);
      this.#giveUp(id);
    }
  }

  async #made({ make, queuedAt }: Job): Promise<Buffer> {
    const { signal } = this.#stopped;
    for (;;) {
      try {
        return packFile(await make());
      } catch (error) {
        if (signal.aborted) throw error;
        const mayWait = error instanceof Overloaded && this.#now() - queuedAt < FILE_MS;
        if (!mayWait) return packFile(this.#refusalOf(error));
      }
      await pause(RETRY_MS, undefined, { signal, ref: false });
    }
  }

  #refusalOf(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    this.#log('a file could not be made in the background', error);
    const { status, code, error: sentence } = SERVICE_REFUSALS.fault;
    return new HttpError(status, { error: sentence, code });
  }

  /** Says that the files are not lost, for other servers and for those who ask them. */
  #renew(): void {
    for (const [id, state] of this.#unmade) this.#mark(id, state);
  }

  #mark(id: string, state: Unmade): void {
    this.#place.mark(id, state).catch((error) => this.#log('a file that is being made may seem lost', error));
  }
}
