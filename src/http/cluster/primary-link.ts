// A worker's line to its primary process: what it asks, what it is asked, and what it says when it cannot start.

import type { ToPrimary, ToWorker } from './messages.ts';

/** A primary that does not answer in this time is not there. */
const PATIENCE_MS = 5000;

export interface PrimaryLink {
  /** What all workers of this start have in common, to make the same names of the same clients. */
  readonly salt: Promise<Buffer>;
  /** Has requests counted, one for each client in the list, and gives the counts in the same order. */
  count(clients: readonly string[]): Promise<readonly { readonly used: number; readonly leftMs: number }[]>;
  /** The figures of all workers, each as it told them. */
  askFigures(): Promise<readonly unknown[]>;
  /** Answers whenever the figures of this worker are asked for. */
  tellFigures(figures: () => Promise<unknown>): void;
  /** Has the primary say why, and ends this process. */
  fail(reason: string): void;
}

type Answer = Extract<ToWorker, { readonly number: number }>;

/** Opens the line; only a process that was started by a primary has one. */
export function linkToPrimary(): PrimaryLink {
  const asked = new Map<number, (answer: Answer) => void>();
  let questions = 0;
  let tell: (number: number) => void = () => {};
  let welcome: (salt: Buffer) => void = () => {};
  const salt = new Promise<Buffer>((resolve) => {
    welcome = resolve;
  });

  process.on('message', (message: ToWorker) => {
    switch (message.what) {
      case 'welcome':
        return welcome(Buffer.from(message.salt, 'base64'));
      case 'tell-figures':
        return tell(message.number);
      default:
        asked.get(message.number)?.(message);
        asked.delete(message.number);
    }
  });

  send({ what: 'hello' });

  /** Sends a question; its answer, or a rejection when there is none in time. */
  function ask<What extends Answer['what']>(question: (number: number) => ToPrimary, _what: What) {
    questions += 1;
    const number = questions;
    return new Promise<Extract<Answer, { readonly what: What }>>((resolve, reject) => {
      const late = setTimeout(() => {
        asked.delete(number);
        reject(new Error(`The primary process did not answer in ${PATIENCE_MS} ms.`));
      }, PATIENCE_MS).unref();
      asked.set(number, (answer) => {
        clearTimeout(late);
        resolve(answer as Extract<Answer, { readonly what: What }>);
      });
      send(question(number));
    });
  }

  return {
    salt,
    count: async (clients) => {
      const { counts } = await ask((number) => ({ what: 'count', number, clients }), 'counted');
      return clients.map((_, place) => ({ used: counts[2 * place], leftMs: counts[2 * place + 1] }));
    },
    askFigures: async () => (await ask((number) => ({ what: 'ask-figures', number }), 'all-figures')).figures,
    tellFigures: (figures) => {
      tell = async (number) => send({ what: 'figures', number, figures: await figures() });
    },
    fail: (reason) => {
      send({ what: 'cannot-start', reason }, () => process.exit(1));
    },
  };
}

/** Says something to the primary. One that is gone has ended this process as well, so nobody waits for a failure. */
function send(message: ToPrimary, sent: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, sent);
  else sent();
}
