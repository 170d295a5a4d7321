// The messages between the server's thread and the SQLite thread.

import type { NewRow } from './database.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** The calls that are passed to the file as they are, one by one. */
type Single = 'find' | 'renew' | 'remove' | 'sweep' | 'figures' | 'check';

/** A call; its answer has the same number. All inserts of a message form one transaction. */
export type Call = { readonly number: number } & (
  | { readonly what: 'insert'; readonly args: readonly [NewRow] }
  | { [What in Single]: { readonly what: What; readonly args: Parameters<SqliteFile[What]> } }[Single]
);

/** The result of a call: its value, or the failure. */
export interface Answer {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: Failure | undefined;
}

/** An error as plain data, because an Error object loses its code between threads. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
}

/** Calls to answer, or the request to close the file and exit. */
export type Message = readonly Call[] | 'close';
