// What is said where there is too much to do: a refusal that costs hardly anything, and tells when to come back.

import type { FastifyReply } from 'fastify';
import type { Service } from '../context.ts';
import { type Refusal, sendRefusal } from '../errors/refusals.ts';
import { type HeaderList, setHeaders } from '../responses/index.ts';

const RETRY_SECONDS = '1';

export const BUSY: Refusal = {
  error: `Too many plans are waiting for their turn; send the request again in ${RETRY_SECONDS} s.`,
  code: 'busy',
};
export const BUSY_HEADERS: HeaderList = ['retry-after', RETRY_SECONDS];

/** Refuses a request because there is too much to do. */
export function shed({ metrics }: Service, reply: FastifyReply): void {
  metrics.shed.inc();
  sendRefusal(setHeaders(reply, BUSY_HEADERS), 503, BUSY);
}
