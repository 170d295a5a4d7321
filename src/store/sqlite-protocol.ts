// What the server's thread and the thread of the SQLite file say to each other.

/** One call; the number comes back with its answer. */
export type Call = { readonly number: number } & (
  | { readonly what: 'save'; readonly id: string; readonly project: string }
  | { readonly what: 'find'; readonly id: string }
  | { readonly what: 'check' }
);

/** What became of a call: a value where one was asked for, or the failure. */
export interface Answer {
  readonly number: number;
  readonly value?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** An error in words; as an object it would lose its code on the way between threads. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

/** Whether an error only says that another process holds the file for now. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}

/** The system's name for a full disk, SQLite's, and SQLite's where the file of shared memory has no room. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];

/** Whether an error only says that there is no room on the disk for now. */
export function isFull(error: unknown): boolean {
  return FULL.includes(String((error as { code?: unknown }).code));
}

/** Calls to answer, or the request to close the file and end. */
export type Message = readonly Call[] | 'close';
