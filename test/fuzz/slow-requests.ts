// The slowest requests. Under load a request also waits for others, so the candidates are timed again alone.

import { Connection } from './connection.ts';
import { type FuzzRequest, replayOf } from './request.ts';

export interface Slow {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly ms: number;
}

const SUSPECTS = 25;
const REPORTED = 5;
/** The best of a few tries counts, to exclude delays of a busy machine. */
const TIMES = 3;

export class SlowRequests {
  #suspects: Slow[] = [];

  add(slow: Slow): void {
    // Bytes that announce more than they contain wait by design.
    if (slow.request.kind === 'bytes') return;
    const fastest = this.#suspects.at(-1);
    if (this.#suspects.length >= SUSPECTS && fastest !== undefined && slow.ms <= fastest.ms) return;
    this.#suspects = [...this.#suspects, slow].sort((a, b) => b.ms - a.ms).slice(0, SUSPECTS);
  }

  /** The slowest when sent alone, slowest first. */
  async timeAlone(base: string): Promise<Slow[]> {
    const connection = new Connection(base);
    const timed: Slow[] = [];
    for (const slow of this.#suspects) {
      let ms = Number.POSITIVE_INFINITY;
      for (let times = 0; times < TIMES; times += 1) {
        const request = respelled(slow.request, times);
        const began = performance.now();
        await connection.send(request);
        ms = Math.min(ms, performance.now() - began);
      }
      timed.push({ ...slow, ms });
    }
    connection.close();
    return timed.sort((a, b) => b.ms - a.ms).slice(0, REPORTED);
  }
}

/** The same request with one letter of a name escaped, because the server caches good answers by query text. */
function respelled(request: FuzzRequest, letter: number): FuzzRequest {
  if (request.kind === 'bytes') return request;
  const target = request.target.replace(/(?<=\?)[A-Za-z]{4,}/, (name) => {
    const escaped = `%${name.charCodeAt(letter).toString(16)}`;
    return name.slice(0, letter) + escaped + name.slice(letter + 1);
  });
  return { ...request, target };
}

/** One line for a slow request. */
export function slowLine({ number, status, ms, request }: Slow, base: string): string {
  const replay = replayOf(request, base);
  return `${ms.toFixed(1)} ms (${status}), request ${number}: ${replay.length > 300 ? `${replay.slice(0, 300)}…` : replay}`;
}
