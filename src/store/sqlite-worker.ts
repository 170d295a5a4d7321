// The SQLite thread: all saves of a message form one transaction, and each is answered after the commit.

import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { type Answer, type Call, type Failure, isBusy, type Message } from './sqlite-protocol.ts';

const port = parentPort;
if (!port) throw new Error('The thread of the SQLite file was started as a program.');
const { path } = workerData as { path: string };
let open: SqliteFile | undefined;

port.on('message', (message: Message) => {
  if (message === 'close') {
    open?.close();
    port.close();
    return;
  }
  // Reads need no lock, so they are answered before the writes.
  const reading = message.filter(({ what }) => what === 'find');
  const writing = message.filter(({ what }) => what !== 'find');
  if (reading.length > 0) port.postMessage(reading.map(find));
  if (writing.length > 0) port.postMessage(write(writing));
});

function find(call: Call): Answer {
  const { number } = call;
  if (call.what !== 'find') return { number };
  let value: string | undefined;
  const failure = failureOf((file) => {
    value = file.find(call.id);
  });
  return { number, value, failure };
}

function write(calls: readonly Call[]): Answer[] {
  const saves = calls.filter((call) => call.what === 'save');
  const failure = failureOf((file) => (saves.length > 0 ? file.saveAll(saves) : file.check()));
  return calls.map(({ number }) => ({ number, failure }));
}

/** Runs `work` on the open file. Unless the file was locked, a failure closes it and the next call reopens it. */
function failureOf(work: (file: SqliteFile) => void): Failure | undefined {
  try {
    if (open && !open.isInPlace()) giveUp();
    open ??= openSqliteFile(path);
    work(open);
    return undefined;
  } catch (error) {
    if (!isBusy(error)) giveUp();
    const { message, code } = error as Error & { code?: string };
    return { message, code };
  }
}

function giveUp(): void {
  const file = open;
  open = undefined;
  file?.close();
}
