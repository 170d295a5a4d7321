// Answers that take longer than a plan. Each has its own worker, which ends with it: planning continues meanwhile, and
// an obsolete search is stopped at once.

import type { AnswerOutcome } from '../../service/index.ts';
import type { Mistake } from '../../wire/index.ts';
import { getContext } from '../state/context.ts';
import type { Envelope, JobOrder, Reply } from '../state/messages.ts';

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
  const order = { task, choice, body, lang: session.lang.value, publicUrl };
  return new Promise<Answered>((resolve, reject) => {
    const worker = new Worker(workerAddress, { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data: { content } }: MessageEvent<Envelope<Reply<AnswerOutcome>>>) =>
      end(() => {
        if ('fault' in content) reject(new Error(content.fault));
        else if (content.result.ok) resolve(content.result);
        else reject(new Refusal(content.result.mistakes[0]));
      });
    worker.onerror = ({ message }) => end(() => reject(new Error(message || 'the worker could not be started')));
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage({ number: 1, content: order } satisfies Envelope<object>);
  });
}
