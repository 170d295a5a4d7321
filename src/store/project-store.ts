// What a store of projects is, whatever it keeps them in.

/** Projects by their content: immutable, inserted if absent. */
export interface ProjectStore {
  /** Keeps a project, as JSON text; resolves once it would survive a crash or power cut. The same id again changes nothing. */
  save(id: string, project: string): Promise<void>;
  /** The project's text, or undefined when there is none. */
  find(id: string): Promise<string | undefined>;
  /** Resolves when the store can be used right now; rejects with the reason otherwise. */
  check(): Promise<void>;
  /** Lets what was asked before finish and gives up files and connections; everything asked later rejects. */
  close(): Promise<void>;
}

/** Takes a sentence for the operator, and the error behind it. */
export type Log = (message: string, error?: unknown) => void;

/** Where the projects are kept, and what is called about trouble that concerns no call. */
export interface StoreOptions {
  /** Directory of the embedded database; created if missing. */
  readonly dataDir: string;
  /** `postgres://user:password@host:5432/database` to keep them in PostgreSQL instead. */
  readonly databaseUrl?: string | undefined;
  readonly log?: Log | undefined;
  /** Milliseconds after which a call is rejected; 2,500 when left out. */
  readonly timeoutMs?: number | undefined;
}
