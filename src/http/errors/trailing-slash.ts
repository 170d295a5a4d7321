// Redirects an address with a slash too many, as people and generated clients write them.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../request/address.ts';
import type { RouteTable } from '../request/route-table.ts';
import { sendRefusal } from './http-error.ts';

/** For programs that do not follow redirects. */
const REFUSAL = {
  error: 'The address has a slash too many at its end; send the same request to the address in the header Location.',
  code: 'trailing-slash',
};

/** Returns the check that redirects `/docs/?lang=pl` to `/docs?lang=pl`, whatever the method, if a route is there. */
export function redirectSlash(routes: RouteTable) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathOf(request);
    if (!path.endsWith('/')) return;
    // A path of ours, so it never begins with two slashes, which a browser would take for another host.
    const shorter = path.slice(0, -1);
    if (routes.methodsAt(shorter) === undefined) return;
    const query = queryOf(request);
    sendRefusal(reply.header('location', query === '' ? shorter : `${shorter}?${query}`), 308, REFUSAL);
  };
}
