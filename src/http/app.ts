// The server without its port: routes, and what every answer has in common. Tests inject requests into it.

import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { plan } from '../engine/index.ts';
import { errorAnswer, listPatterns, readListingQuery } from '../wire/index.ts';
import { LONGEST_QUERY, pathOf, queryOf } from './address.ts';
import { answerPlan, type Planner } from './plan-route.ts';

export interface AppOptions {
  readonly logger?: FastifyServerOptions['logger'];
  /** Plans a request; the engine, unless a test wants to see it fail. */
  readonly planner?: Planner;
}

const PLAN = '/api/plan';
const PATTERNS = '/api/plan/patterns';
const ALLOWED = 'GET, HEAD, OPTIONS';
/** Node would drop a longer request line without a word; ours is answered with one. */
const LONGEST_HEADER = 64 * 1024;

/** Builds the server; `listen` on it or `inject` into it. */
export function buildApp({ logger = false, planner = plan }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    logger,
    http: { maxHeaderSize: LONGEST_HEADER },
    routerOptions: { querystringParser: () => ({}) },
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply as unknown as FastifyReply),
  });
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(reply);
    // Before any body is parsed, so that what comes with a wrong method cannot change the answer.
    if (request.is404) return answerElsewhere(request, reply);
    if (queryOf(request).length > LONGEST_QUERY) return answerTooLong(reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler(answerFault);
  app.get(PLAN, answerPlan(planner));
  app.get(PATTERNS, answerListing);
  return app;
}

async function answerListing(request: FastifyRequest, reply: FastifyReply) {
  const lang = readListingQuery(queryOf(request));
  return lang.ok ? reply.send(listPatterns(lang.value)) : reply.code(400).send(errorAnswer(lang.mistakes));
}

function setCommonHeaders(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
}

/** A known address by another method, or an address that there is not. */
function answerElsewhere(request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request);
  if (path !== PLAN && path !== PATTERNS) {
    return reply
      .code(404)
      .send({ error: `There is nothing here; plans are at ${PLAN} and the patterns at ${PATTERNS}.` });
  }
  reply.header('allow', ALLOWED);
  if (request.method === 'OPTIONS') {
    return reply
      .code(204)
      .header('access-control-allow-methods', ALLOWED)
      .header('access-control-allow-headers', '*')
      .send();
  }
  return reply.code(405).send({ error: `${path} is not served by ${request.method}; send a GET request.` });
}

/** Such an address never reaches the hooks, so it is answered in full here. */
function answerBadAddress(reply: FastifyReply): void {
  setCommonHeaders(reply);
  const error = 'The path is not well encoded: every % must be followed by two hex digits.';
  reply.code(400).header('cache-control', 'no-store').send({ error });
}

function answerTooLong(reply: FastifyReply) {
  const error = `The query is longer than ${LONGEST_QUERY} characters; send a room with fewer corners, or plan it in parts.`;
  return reply.code(414).send({ error });
}

/** A fault of ours is logged with all it knows and answered with nothing of it. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  request.log.error(error);
  const message = 'The service failed to answer, though the request may be fine; please try again later.';
  return reply.code(500).send({ error: message });
}
