// A connection to the server that sends any bytes, and waits for whole answers.

import { connect, type Socket } from 'node:net';
import { type Answer, takeAnswer } from './answers.ts';
import { type FuzzRequest, serialize } from './request.ts';

/** Far longer than any answer takes, so that only one that never comes is meant. */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Bytes may promise more than they bring, and then the server rightly waits. After this time it learns that nothing more
 * comes. That is no way to end a request that is still being answered, so a second try leaves far more time before it.
 */
const MORE_TO_COME_MS = [250, 4_000];

/** Sends one request after the other, on one connection for as long as the server keeps it. */
export class Connection {
  readonly #port: number;
  readonly #host: string;
  readonly #isPatient: boolean;
  #socket: Socket | undefined;

  /** A patient connection tries a request once more where the server had hung up on an idle connection meanwhile. */
  constructor(base: string, isPatient = true) {
    const { hostname, port } = new URL(base);
    this.#host = hostname;
    this.#port = Number(port);
    this.#isPatient = isPatient;
  }

  /** The answers to a request: one, or for bytes as many as there are. Rejects where one is missing or cut short. */
  async send(request: FuzzRequest): Promise<Answer[]> {
    if (request.kind === 'bytes') return this.#sendAlone(request.bytes);
    const mayRetry = this.#isPatient && this.isOpen;
    try {
      return [await this.#sendNext(request)];
    } catch (error) {
      if (!mayRetry || !(error instanceof HungUp)) throw error;
      return [await this.#sendNext(request)];
    }
  }

  /** Whether the next request would go over the connection that is there already. */
  get isOpen(): boolean {
    return this.#socket !== undefined && !this.#socket.destroyed;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  async #sendNext(request: FuzzRequest): Promise<Answer> {
    const isHead = request.kind === 'http' && request.method === 'HEAD';
    const socket = this.#open();
    const { answers, isOpen } = await converse(socket, serialize(request), isHead, (found) => found.length > 0);
    const [answer] = answers;
    if (!isOpen || answer.headers.get('connection') === 'close' || asksForUpgrade(request)) this.close();
    return answer;
  }

  #open(): Socket {
    if (this.#socket === undefined || this.#socket.destroyed) this.#socket = this.#dial();
    return this.#socket;
  }

  #dial(allowHalfOpen = false): Socket {
    const socket = connect({ port: this.#port, host: this.#host, noDelay: true, allowHalfOpen });
    // Errors that come when nobody waits any more are no news.
    return socket.on('error', () => {});
  }

  async #sendAlone(bytes: Buffer): Promise<Answer[]> {
    // Line breaks before a request are skipped, so nothing but line breaks asks for nothing.
    const isBlank = /^[\r\n]*$/.test(bytes.toString('latin1'));
    for (const [tries, pauseMs] of MORE_TO_COME_MS.entries()) {
      const socket = this.#dial(true);
      const timer = setTimeout(() => socket.end(), pauseMs);
      try {
        return (await converse(socket, bytes, false, () => false)).answers;
      } catch (error) {
        if (!(error instanceof HungUp)) throw error;
        if (isBlank) return [];
        if (tries === MORE_TO_COME_MS.length - 1) throw error;
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    }
    return [];
  }
}

/** Node emits no event for what it cannot read on a connection whose wish for another protocol it declined. */
function asksForUpgrade(request: FuzzRequest): boolean {
  return request.kind === 'http' && request.headers.some(([name]) => name.toLowerCase() === 'upgrade');
}

/** The connection ended before anything was answered. */
class HungUp extends Error {}

interface Heard {
  readonly answers: Answer[];
  readonly isOpen: boolean;
}

/** Writes, and gives the answers once there are enough or the server has ended the connection between two of them. */
function converse(
  socket: Socket,
  bytes: Buffer,
  isHead: boolean,
  isEnough: (answers: readonly Answer[]) => boolean,
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    let unread: Buffer = Buffer.alloc(0);
    const timer = setTimeout(
      () => settle(new Error(`There was no answer within ${ANSWER_TIMEOUT_MS} ms.`)),
      ANSWER_TIMEOUT_MS,
    );
    const settle = (outcome: Error | boolean) => {
      clearTimeout(timer);
      socket.off('data', hear).off('end', end).off('close', end).off('error', fail);
      if (typeof outcome === 'boolean') resolve({ answers, isOpen: outcome });
      else {
        socket.destroy();
        reject(outcome);
      }
    };
    const hear = (chunk: Buffer) => {
      unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
      try {
        for (let taken = takeAnswer(unread, isHead); taken; taken = takeAnswer(unread, isHead)) {
          answers.push(taken.answer);
          unread = taken.rest;
        }
      } catch (error) {
        settle(error as Error);
        return;
      }
      // A HEAD that could not be read as a request is refused like all that cannot, with a body, and for good.
      const isOver = isHead && answers[0]?.headers.get('connection') === 'close';
      if (isEnough(answers)) {
        settle(unread.length === 0 || isOver ? !isOver : new Error('There is more than one answer.'));
      }
    };
    const end = () => {
      if (unread.length > 0)
        settle(new Error(`The connection ended in the middle of an answer (${unread.length} bytes).`));
      else if (answers.length === 0) settle(new HungUp('The connection ended without an answer.'));
      else settle(false);
    };
    // A reset after whole answers comes from a server that has said all it had to say to the rest of the bytes.
    const fail = (error: Error) => (answers.length > 0 ? end() : settle(new HungUp(`No answer: ${error.message}`)));
    socket.on('data', hear).on('end', end).on('close', end).on('error', fail);
    socket.write(bytes);
  });
}
