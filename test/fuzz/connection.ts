// A connection to the server that sends any bytes, and waits for whole answers.

import { connect, type Socket } from 'node:net';
import { type Answer, takeAnswer } from './answers.ts';
import { type FuzzRequest, serialize } from './request.ts';

/** Far longer than any answer takes, so only a missing answer reaches it. */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Bytes may announce more than they contain, and then the server rightly waits. After this time the connection is
 * half-closed. That may interrupt a request that is still being answered, so a second try waits far longer.
 */
const MORE_TO_COME_MS = [250, 4_000];

/** Sends requests one after the other, on one connection while the server keeps it open. */
export class Connection {
  readonly #port: number;
  readonly #host: string;
  readonly #isPatient: boolean;
  #socket: Socket | undefined;

  /** A patient connection retries a request if the server has closed the idle connection meanwhile. */
  constructor(base: string, isPatient = true) {
    const { hostname, port } = new URL(base);
    this.#host = hostname;
    this.#port = Number(port);
    this.#isPatient = isPatient;
  }

  /** The answers to a request: one, or any number for bytes. Rejects if one is missing or incomplete. */
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

  /** Whether the next request would reuse the connection. */
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
    // Errors after the last answer do not matter.
    return socket.on('error', () => {});
  }

  async #sendAlone(bytes: Buffer): Promise<Answer[]> {
    // Line breaks before a request are skipped, so line breaks alone are not a request.
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

/** Node emits no event for unreadable bytes on a connection whose upgrade it declined. */
function asksForUpgrade(request: FuzzRequest): boolean {
  return request.kind === 'http' && request.headers.some(([name]) => name.toLowerCase() === 'upgrade');
}

/** The connection ended before any answer. */
class HungUp extends Error {}

interface Heard {
  readonly answers: Answer[];
  readonly isOpen: boolean;
}

/** Writes bytes; resolves once there are enough answers or the server ends the connection between two of them. */
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
      // An invalid HEAD request is refused like any other, with a body, and the connection closes.
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
    // A reset after complete answers is fine: the server has refused the rest of the bytes.
    const fail = (error: Error) => (answers.length > 0 ? end() : settle(new HungUp(`No answer: ${error.message}`)));
    socket.on('data', hear).on('end', end).on('close', end).on('error', fail);
    socket.write(bytes);
  });
}
