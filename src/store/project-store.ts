// The interface of a project store, independent of the database.

/**
 * What became of a project: it is new or was already there, or it was not stored because it is too large or because the
 * store may not grow any more.
 */
export type Saved = 'new' | 'known' | 'too-large' | 'full';

export interface StoreFigures {
  /** Stored projects; PostgreSQL estimates them. */
  readonly projects: number;
  /** Bytes that they occupy in the database. */
  readonly bytes: number;
}

/** A project that was found. */
export interface FoundProject {
  /** Its JSON text. */
  readonly project: string;
  /** What it showed when it was stored; null if it was stored by a version that did not keep it. */
  readonly figures: string | null;
}

/** Content-addressed projects: immutable, inserted if absent, kept until they expire or are removed. */
export interface ProjectStore {
  /**
   * Stores JSON text, with the figures that it shows; resolves once it would survive a power failure. Saving the same id
   * again changes nothing.
   */
  save(id: string, project: string, figures?: string): Promise<Saved>;
  /** Returns the project, or undefined if it does not exist. What is found expires later. */
  find(id: string): Promise<FoundProject | undefined>;
  /** Removes a project; returns whether it existed. */
  remove(id: string): Promise<boolean>;
  figures(): Promise<StoreFigures>;
  /** Resolves if the store works right now, with whether it may grow; rejects with the reason otherwise. */
  check(): Promise<'ready' | 'full'>;
  /** Waits for pending calls, then closes files and connections; later calls reject. */
  close(): Promise<void>;
}

/** Logs a message for the operator, with its error. */
export type Log = (message: string, error?: unknown) => void;

export interface StoreOptions {
  /** Directory of the embedded database; created if missing. */
  readonly dataDir: string;
  /** `postgres://user:password@host:5432/database`, to use PostgreSQL instead. */
  readonly databaseUrl?: string | undefined;
  readonly log?: Log | undefined;
  /** Milliseconds after which a call is rejected; default 2,500. */
  readonly timeoutMs?: number | undefined;
  /** Bytes above which no new project is stored; by default there is no such limit. */
  readonly mostBytes?: number | undefined;
  /** Days after which a project expires that nobody opened; by default none expires. */
  readonly ttlDays?: number | undefined;
  /** The time in ms since 1970, for tests. */
  readonly now?: (() => number) | undefined;
}
