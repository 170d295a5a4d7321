// The messages between the server's thread and the SQLite thread.

/** A call; its answer has the same number. */
export type Call = { readonly number: number } & (
  | { readonly what: 'save'; readonly id: string; readonly project: string }
  | { readonly what: 'find'; readonly id: string }
  | { readonly what: 'check' }
);

/** The result of a call: a value for `find`, or the failure. */
export interface Answer {
  readonly number: number;
  readonly value?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** An error as plain data, because an Error object loses its code between threads. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

/** Whether the file is locked by another process. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}

/** A full disk, as reported by the system, by SQLite, and by SQLite for its shared memory file. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];

/** Whether the disk is full. */
export function isFull(error: unknown): boolean {
  return FULL.includes(String((error as { code?: unknown }).code));
}

/** Calls to answer, or the request to close the file and exit. */
export type Message = readonly Call[] | 'close';
