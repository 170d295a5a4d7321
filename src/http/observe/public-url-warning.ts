// A warning for operators who have left out PUBLIC_URL: links in answers then lead to localhost.

import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** The names of this machine for itself, with any port. */
const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?::[0-9]*)?$/i;

/** Returns the check that warns once, when a request was sent to another name than a loopback one. */
export function warnWithoutPublicUrl(log: FastifyBaseLogger, publicUrl: () => string) {
  let isDone = false;
  return ({ headers: { host } }: FastifyRequest): void => {
    if (isDone || host === undefined || LOOPBACK.test(host)) return;
    isDone = true;
    log.warn(
      `addresses in answers begin with ${publicUrl()}, but callers use another host: set PUBLIC_URL to the address that they use`,
    );
  };
}
