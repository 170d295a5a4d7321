// Answers that are ready are handed out at the door: what is kept in memory needs no router, no hooks and no reading.
// Whatever the desk does not have goes on into the house, which would have answered the same.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAN } from './address.ts';
import { COMMON_HEADERS, HEADERS_WITHOUT_BODY } from './common-headers.ts';
import type { Gate, Passage } from './gate.ts';
import type { Ledger } from './ledger.ts';
import { clientOf } from './limit/index.ts';
import { encodingFor, type HeaderList, matchOf, type Representation, unchangedHeaders } from './serve/index.ts';
import type { Service } from './service.ts';

const ASKED = `${PLAN}?`;
const TIMING: HeaderList = ['server-timing', 'plan;desc="kept";dur=0.00'];

export interface DeskOptions {
  readonly service: Service;
  readonly ledger: Ledger;
  readonly gate: Gate | undefined;
  readonly trustProxy: number;
}

interface Ready {
  readonly status: 200 | 304;
  readonly headers: HeaderList;
  readonly body: string | Buffer | undefined;
}

/** Answers a request where that can be done at once; whether it was. */
export function answerAtDesk({ service, ledger, gate, trustProxy }: DeskOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', headers } = request;
    if (request.method !== 'GET' || !url.startsWith(ASKED) || headers.host === undefined) return false;
    // Requests that other servers must be asked about, and the last ones of a server that stops, take the long way.
    if (service.isStopping || gate?.isImmediate === false) return false;
    const kept = service.answers.find(url.slice(ASKED.length));
    const ready = kept && readyAnswer(kept, request);
    if (ready === undefined) return false;
    const began = performance.now();
    const client = clientOf(request.socket.remoteAddress, forwardedFor(request), trustProxy);
    const passage = gate?.pass(client) as Passage | undefined;
    // The house says so in its own words; that it counts the request once more changes nothing in a full window.
    if (passage?.refusal !== undefined) return false;
    const id = ledger.nextId();
    response.writeHead(ready.status, [
      ...(ready.body === undefined ? HEADERS_WITHOUT_BODY : COMMON_HEADERS),
      'x-request-id',
      id,
      ...(passage?.headers ?? []),
      ...ready.headers,
    ]);
    response.end(ready.body);
    service.metrics.keptAnswers.inc();
    const ms = performance.now() - began;
    ledger.enter({ id, method: 'GET', url, route: PLAN, status: ready.status, ms, client });
    return true;
  };
}

/** The answer as this caller gets it; undefined where it is yet to be compressed. */
function readyAnswer(kept: Representation, { headers }: IncomingMessage): Ready | undefined {
  const { tag, cacheControl } = kept.parts;
  const match = tag === null ? undefined : matchOf(headers['if-none-match'], tag);
  if (match !== undefined) return { status: 304, headers: unchangedHeaders(cacheControl, match), body: undefined };
  const copy = kept.copies.get(encodingFor(kept, headers['accept-encoding'] as string | undefined));
  return copy && { status: 200, headers: [...copy.headers, ...TIMING], body: copy.body };
}

/** X-Forwarded-For as one text. */
export function forwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
