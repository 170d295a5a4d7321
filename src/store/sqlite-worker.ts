// The SQLite thread: all inserts of a message form one transaction, and each is answered after the commit.

import { parentPort, workerData } from 'node:worker_threads';
import { isBusy } from './sqlite-errors.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import type { Answer, Call, Failure, Message } from './sqlite-protocol.ts';

const port = parentPort;
if (!port) throw new Error('The thread of the SQLite file was started as a program.');
const { path, mostBytes } = workerData as { path: string; mostBytes: number | undefined };
let open: SqliteFile | undefined;

port.on('message', (message: Message) => {
  if (message === 'close') {
    open?.close();
    port.close();
    return;
  }
  const others = message.filter((call) => call.what !== 'insert');
  // Reads need no lock, so they are answered before the writes.
  answerAll(others.filter(isRead));
  const inserts = message.filter((call) => call.what === 'insert');
  if (inserts.length > 0) port.postMessage(insertAll(inserts));
  answerAll(others.filter((call) => !isRead(call)));
});

type Insert = Extract<Call, { what: 'insert' }>;
type Other = Exclude<Call, Insert>;

function isRead({ what }: Other): boolean {
  return what === 'find' || what === 'figures';
}

function answerAll(calls: readonly Other[]): void {
  const answerOf = ({ number, what, args }: Other): Answer => {
    return { number, ...attempt((file) => (file[what] as (...args: readonly unknown[]) => unknown)(...args)) };
  };
  if (calls.length > 0) port?.postMessage(calls.map(answerOf));
}

function insertAll(calls: readonly Insert[]): Answer[] {
  const { value, failure } = attempt((file) => file.insertAll(calls.map(({ args: [row] }) => row)));
  return calls.map(({ number }, place) => ({ number, value: value?.[place], failure }));
}

/** Runs `work` on the open file. Unless the file was locked, a failure closes it and the next call reopens it. */
function attempt<T>(work: (file: SqliteFile) => T): { value?: T; failure?: Failure } {
  try {
    if (open && !open.isInPlace()) giveUp();
    open ??= openSqliteFile(path, mostBytes);
    return { value: work(open) };
  } catch (error) {
    if (!isBusy(error)) giveUp();
    const { message, code } = error as Error & { code?: string };
    return { failure: { message, code } };
  }
}

function giveUp(): void {
  const file = open;
  open = undefined;
  file?.close();
}
