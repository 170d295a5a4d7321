// The page's side of the planning worker: one promise per order.

import type { Envelope, PlanOrder, PlanOutcome, PlanWorker, Reply } from '../state/messages.ts';

interface Waiting {
  readonly resolve: (result: PlanOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a worker that plans. */
export function openPlanWorker(address: string): PlanWorker {
  const worker = new Worker(address, { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data: { number, content } }: MessageEvent<Envelope<Reply<PlanOutcome>>>) => {
    const waiter = waiting.get(number);
    waiting.delete(number);
    if ('result' in content) waiter?.resolve(content.result);
    else waiter?.reject(new Error(content.fault));
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the worker could not be started'));
    waiting.clear();
  };
  return {
    order: (order) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, content: order } satisfies Envelope<PlanOrder>);
      }),
  };
}
