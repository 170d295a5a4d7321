// The entry point of a planning thread: Piscina loads this file and calls its functions by name. Bytes are transferred
// to the HTTP thread, not copied.

import { setImmediate as turn } from 'node:timers/promises';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { loadServiceWords } from '../../words/service.ts';
import { JOBS, type JobName } from './jobs.ts';
import { freePictures } from './picture-memory.ts';
import { ownSystemThread } from './processor-time.ts';

loadServiceWords();

/** When it returns, the thread has started; its name in the system is then known. */
export const ready = ownSystemThread;

/** Runs jobs of one name, and returns the list of their results. */
export async function run({ name, tasks }: { readonly name: JobName; readonly tasks: readonly never[] }) {
  const { run, bytesIn, formatOf } = JOBS[name];
  const results = await Promise.all(tasks.map((task) => run(task, {})));
  const formats = tasks.map(formatOf);
  if (formats.includes('png')) await freePictures();
  // The document of a PDF file is a stream, which is kept until its events are over. Between two tasks Piscina waits
  // without a turn of the event loop, so documents would fill the heap.
  else if (formats.includes('pdf')) await turn();
  const buffers = results.flatMap((result) => bytesIn(result as never)).map(({ buffer }) => buffer);
  return move({ [transferableSymbol]: buffers, [valueSymbol]: results } as never);
}
