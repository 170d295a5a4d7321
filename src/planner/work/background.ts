// Answers that take longer than a plan. Each has its own worker, which ends with it: planning continues meanwhile, and
// an obsolete search is stopped at once.

import type { Unit } from '../../import/index.ts';
import type { AnswerOutcome } from '../../service/index.ts';
import type { Mistake } from '../../wire/index.ts';
import { getContext } from '../state/context.ts';
import type { AnswerOrder, DrawingOrder, DrawingOutcome, Envelope, JobOrder, Order, Reply } from '../state/messages.ts';

/** The body cannot be answered. */
export class Refusal extends Error {
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

type Answered = Extract<AnswerOutcome, { ok: true }>;

/** The text of the answer to a body. Rejects with a refusal, a fault, or the reason of an abort. */
export async function answerInBackground(body: object, signal?: AbortSignal): Promise<string> {
  // The answers that are read here are texts.
  return (await outcomeInBackground(body, signal)).content as string;
}

/** The answer to the body of a plan or a job, whose format is one that a page makes. Rejects as above. */
export function outcomeInBackground(
  body: object,
  signal?: AbortSignal,
  task: 'answer' | JobOrder['task'] = 'answer',
  choice?: JobOrder['choice'],
): Promise<Answered> {
  const {
    session,
    page: { workerAddress, publicUrl },
  } = getContext();
  const order = { task, choice, body, lang: session.lang.value, publicUrl } as AnswerOrder | JobOrder;
  return runInBackground<AnswerOutcome>(order, workerAddress, signal).then((outcome) => {
    if (outcome.ok) return outcome;
    throw new Refusal(outcome.mistakes[0]);
  });
}

/** What is in a drawing or a scan. Rejects with a fault, or the reason of an abort. */
export function readInBackground(file: File, unit: Unit | undefined, signal: AbortSignal): Promise<DrawingOutcome> {
  const { session, page } = getContext();
  const order: DrawingOrder = { task: 'drawing', file, unit, lang: session.lang.value };
  return runInBackground<DrawingOutcome>(order, page.workerAddress, signal);
}

/** The result of an order in a worker of its own, which ends with it. */
function runInBackground<Result>(order: Order, address: string, signal?: AbortSignal): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data: { content } }: MessageEvent<Envelope<Reply<Result>>>) =>
      end(() => ('fault' in content ? reject(new Error(content.fault)) : resolve(content.result)));
    worker.onerror = ({ message }) => end(() => reject(new Error(message || 'the worker could not be started')));
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage({ number: 1, content: order } satisfies Envelope<Order>);
  });
}
