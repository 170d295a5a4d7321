// The client of a worker thread: queues calls, sends all waiting calls as one message when the thread is free, and
// replaces a thread that crashed.

import type { Worker } from 'node:worker_threads';
import type { Answer, Call, Message } from './sqlite-protocol.ts';

/** Limits of one message, so that it fits into the thread's small heap. */
const MOST_CALLS = 1_000;
const MOST_BYTES = 2_000_000;

/** A call without its number. */
type Request = Call extends infer C ? (C extends Call ? Omit<C, 'number'> : never) : never;

/** `ask` rejects with the failure of the call; `close` resolves when the thread has exited. */
export interface ThreadClient {
  ask(request: Request): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a client. The thread starts with the first call, and again with the first call after a crash. */
export function openThreadClient(startWorker: () => Worker): ThreadClient {
  const handedOver = new Map<number, Waiting>();
  let queue: Waiting[] = [];
  let worker: Worker | undefined;
  let ended: Promise<void> = Promise.resolve();
  let calls = 0;

  function handOver(): void {
    if (handedOver.size > 0 || queue.length === 0) return;
    const batch = firstOf(queue);
    queue = queue.slice(batch.length);
    for (const waiting of batch) handedOver.set(waiting.call.number, waiting);
    try {
      worker ??= startThread();
      worker.postMessage(batch.map(({ call }) => call) satisfies Message);
    } catch (error) {
      failHandedOver(error as Error);
    }
  }

  function startThread(): Worker {
    const started = startWorker();
    let reason = new Error('The thread of the store ended.');
    started.on('message', settle);
    started.on('error', (error) => {
      reason = new Error(`The thread of the store died: ${error.message}`, { cause: error });
    });
    ended = new Promise((resolve) => {
      started.on('exit', () => {
        worker = undefined;
        resolve();
        failHandedOver(reason);
      });
    });
    return started;
  }

  function settle(answers: readonly Answer[]): void {
    for (const { number, value, failure } of answers) {
      const waiting = handedOver.get(number);
      handedOver.delete(number);
      if (failure) waiting?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
      else waiting?.resolve(value);
    }
    handOver();
  }

  function failHandedOver(error: Error): void {
    for (const { reject } of handedOver.values()) reject(error);
    handedOver.clear();
    handOver();
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        calls += 1;
        queue.push({ call: { ...request, number: calls }, resolve, reject });
        handOver();
      }),
    close: () => {
      worker?.postMessage('close' satisfies Message);
      return ended;
    },
  };
}

/** The first waiting calls that fit into one message, at least one. */
function firstOf(queue: readonly Waiting[]): Waiting[] {
  let bytes = 0;
  const end = queue.findIndex(({ call }, place) => {
    bytes += call.what === 'insert' ? call.args[0].packed.length : 0;
    return place > 0 && (place >= MOST_CALLS || bytes > MOST_BYTES);
  });
  return queue.slice(0, end < 0 ? queue.length : end);
}
