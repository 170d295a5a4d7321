// Answers that cost nothing are handed out at the door: what is kept in memory needs no router, no hooks and no reading,
// nor does a refusal when there is too much to do. Whatever else there is goes on into the house, which would have
// answered the same.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from './context.ts';
import type { Refusal } from './errors/refusals.ts';
import type { Ledger } from './observe/access-log.ts';
import { BUSY, BUSY_HEADERS } from './planning/admission.ts';
import type { Gate, Passage } from './rate-limit/hook.ts';
import { clientOf } from './rate-limit/index.ts';
import { COMMON_HEADERS, HEADERS_WITHOUT_BODY } from './responses/common-headers.ts';
import { encodingFor, type HeaderList, matchOf, type Representation, unchangedHeaders } from './responses/index.ts';
import { JSON_TYPE } from './responses/media-types.ts';
import { PLAN } from './routes/address.ts';

const ASKED = `${PLAN}?`;
const TIMING: HeaderList = ['server-timing', 'plan;desc="kept";dur=0.00'];

export interface DeskOptions {
  readonly service: Service;
  readonly ledger: Ledger;
  readonly gate: Gate | undefined;
  readonly trustProxy: number;
}

interface Ready {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: string | Buffer | undefined;
}

/** Answers a request where that can be done at once; whether it was, or will be when the gate has judged. */
export function answerAtDesk({ service, ledger, gate, trustProxy }: DeskOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', headers } = request;
    if (request.method !== 'GET' || !url.startsWith(ASKED) || headers.host === undefined) return false;
    // The last requests of a server that stops take the long way.
    if (service.isStopping) return false;
    const kept = service.answers.find(url.slice(ASKED.length));
    const ready = (kept && readyAnswer(kept, request)) ?? shedAnswer(service, request);
    if (ready === undefined) return false;
    const began = performance.now();
    const client = clientOf(request.socket.remoteAddress, forwardedFor(request), trustProxy);
    const answer = (passage?: Passage) => {
      const { refusal } = passage ?? {};
      const { status, headers, body } = refusal === undefined ? ready : refusalAnswer(429, refusal);
      const id = ledger.nextId();
      response.writeHead(status, [
        ...(body === undefined ? HEADERS_WITHOUT_BODY : COMMON_HEADERS),
        'x-request-id',
        id,
        ...(passage?.headers ?? []),
        ...headers,
        ...(service.isStopping ? ['connection', 'close'] : []),
      ]);
      response.end(body);
      countAnswer(service, status);
      ledger.enter({ id, method: 'GET', url, route: PLAN, status, ms: performance.now() - began, client });
    };
    const passage = gate?.pass(client);
    if (passage instanceof Promise) passage.then(answer).catch((error) => response.destroy(error));
    else answer(passage);
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

/** The refusal where there is too much to do. Who may have a good copy is still told so, which takes no planning. */
function shedAnswer({ turns }: Service, { headers }: IncomingMessage): Ready | undefined {
  return turns.isFull() && headers['if-none-match'] === undefined ? BUSY_ANSWER : undefined;
}

function refusalAnswer(status: number, refusal: Refusal, headers: HeaderList = []): Ready {
  const body = JSON.stringify(refusal);
  const length = String(Buffer.byteLength(body));
  const about = ['cache-control', 'no-store', 'content-type', JSON_TYPE, 'content-length', length];
  return { status, headers: [...headers, ...about], body };
}

const BUSY_ANSWER = refusalAnswer(503, BUSY, BUSY_HEADERS);

function countAnswer({ metrics }: Service, status: number): void {
  if (status === 429) metrics.rateLimited.inc();
  else if (status === 503) metrics.shed.inc();
  else metrics.keptAnswers.inc();
}

/** X-Forwarded-For as one text. */
export function forwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
