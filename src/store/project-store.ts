// The interface of a project store, independent of the database.

/** Content-addressed projects: immutable, inserted if absent. */
export interface ProjectStore {
  /** Stores JSON text; resolves once it would survive a power failure. Saving the same id again changes nothing. */
  save(id: string, project: string): Promise<void>;
  /** Returns the text of the project, or undefined if it does not exist. */
  find(id: string): Promise<string | undefined>;
  /** Resolves if the store works right now; rejects with the reason otherwise. */
  check(): Promise<void>;
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
}
